import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exactNumber } from './exact-json.ts'

test('digits that a number would lose stay a text', () => {
  for (const text of ['12345678901234.5678', '9007199254740993', '0.10000000000000001'])
    assert.equal(exactNumber(text), text)
  for (const text of ['0.5', '-12', '1.50', '9007199254740991', '0.30000000000000004', '1.5e3']) {
    assert.equal(exactNumber(text), Number(text))
  }
})
