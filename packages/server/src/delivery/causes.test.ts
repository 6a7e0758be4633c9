import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cause, causeOfText, causesInEnglish, codeOfSentence } from './causes.ts'

test('what another side says is one line, of a length that people read', () => {
  const hostile = '550\r\n\r\nSee what happened: \u202ehttps://evil.example\u0000\u001b[31m <b>{reason}</b> {code} $&'
  const said = causesInEnglish([cause('mail-sign-in', { reason: [causeOfText(hostile)] })])
  assert.equal(
    said,
    'The mail server refuses this sign-in: 550 See what happened: https://evil.example [31m <b>{reason}</b> {code} $&',
  )
  const long = cause('slack-refused', { code: '😀'.repeat(4_000_000) })
  const text = causesInEnglish([long])
  assert.ok(text.length < 2_100 && text.isWellFormed(), `${text.length}`)
  assert.deepEqual(cause('rows', { n: 3 }).values, { n: 3 })
})

test('a sentence that is kept in English has its code, with or without values', () => {
  for (const one of [cause('dashboard-archived'), cause('filter-gone', { name: 'City "x"' }), cause('goal-gone')])
    assert.equal(codeOfSentence(causesInEnglish([one])), one.code)
  assert.equal(codeOfSentence('550 No such user'), undefined)
})
