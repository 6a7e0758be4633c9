import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsText } from './answer-size.ts'

test('rows whose JSON is longer than a text can be are refused as too large', () => {
  assert.equal(rowsText([[1, 'a']]), '[[1,"a"]]')
  assert.throws(() => rowsText([['\u0001'.repeat(100_000_000)]]), {
    name: 'QueryError',
    message: /too large to be shown/,
  })
})
