import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNumber } from './read-number.ts'

test('numbers are read as their reader writes them', () => {
  assert.deepEqual(
    ['1,234.5', '-7', '.5', '1.', '12a', '', '-'].map((text) => readNumber(text, 'en')),
    [1234.5, -7, 0.5, 1, null, null, null],
  )
  assert.deepEqual(
    ['1.234,5', '−0,25', '3'].map((text) => readNumber(text, 'de')),
    [1234.5, -0.25, 3],
  )
})
