import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../../api/errors.ts'
import { errorsOf } from './model.ts'

const refused = (fields: Record<string, string | Record<string, string>>) =>
  new ApiError({ status: 400, message: 'refused', fields })

test('reasons stand at their inputs, however deep the answer names them', () => {
  assert.deepEqual(errorsOf(refused({ user: { password: 'too common' } })), { fields: { password: 'too common' } })
  assert.deepEqual(errorsOf(refused({ email: 'no address' })), { fields: { email: 'no address' } })
})

test('a reason without an input is said above the form', () => {
  assert.deepEqual(errorsOf(refused({ token: 'does not match' })), { fields: {}, general: 'does not match' })
  assert.deepEqual(errorsOf(new Error('away')), { fields: {}, general: 'away' })
  assert.deepEqual(errorsOf(null), { fields: {} })
})
