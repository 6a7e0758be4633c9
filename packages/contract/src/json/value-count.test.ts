import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countValues } from './value-count.ts'

test('values are counted on all levels, long texts as several, and no further than asked for', () => {
  assert.equal(countValues(null, 10), 1)
  assert.equal(countValues([1, { a: 'x', b: [true, null] }], 10), 7)
  assert.equal(countValues({ text: 'x'.repeat(5_000) }, 100), 12)
  const shared = { a: 1 }
  assert.equal(countValues([shared, shared], 100), 5)
  assert.equal(
    countValues(
      Array.from({ length: 1_000_000 }, () => 0),
      100,
    ),
    101,
  )
})
