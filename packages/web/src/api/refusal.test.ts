import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, errorOf, sayAnswersBy } from './errors.ts'
import { refusalOf } from './refusal.ts'

const INPUTS = ['email', 'password']
const refused = (fields: Record<string, string | Record<string, string>>) =>
  new ApiError({ status: 400, message: 'refused', fields })

test('reasons stand at their inputs, however deep the answer names them', () => {
  assert.deepEqual(refusalOf(refused({ user: { password: 'too common' } }), INPUTS), {
    fields: { password: 'too common' },
  })
  assert.deepEqual(refusalOf(refused({ email: 'no address' }), INPUTS), { fields: { email: 'no address' } })
})

test('a reason without an input is said above the form', () => {
  assert.deepEqual(refusalOf(refused({ token: 'does not match' }), INPUTS), { fields: {}, general: 'does not match' })
  const disabled = errorOf(401, { errors: { _error: 'Your account is disabled.' } })
  assert.deepEqual(refusalOf(disabled, INPUTS), { fields: {}, general: 'Your account is disabled.' })
  assert.deepEqual(refusalOf(errorOf(401, 'no'), INPUTS), { fields: {}, general: 'no' })
  assert.deepEqual(refusalOf(new Error('away'), INPUTS), { fields: {}, general: 'away' })
  assert.deepEqual(refusalOf(null, INPUTS), { fields: {} })
})

test('texts of the server are said in the language of the reader, at inputs as well', (t) => {
  const byKey = ({ text }: { text: string }) => `{${text}}`
  sayAnswersBy((text) => `[${text}]`, byKey)
  t.after(() => sayAnswersBy((text) => text, byKey))
  const said = { text: 'Table {id} does not exist.', values: { id: 7 } }
  assert.equal(errorOf(400, { message: 'Table 7 does not exist.', said }).message, '{Table {id} does not exist.}')
  assert.equal(
    errorOf(403, "You don't have permissions to do that.").message,
    "[You don't have permissions to do that.]",
  )
  const { message, fields } = errorOf(400, { errors: { user: { email: 'in use' } } })
  assert.deepEqual([message, fields], ['[in use]', { user: { email: '[in use]' } }])
})
