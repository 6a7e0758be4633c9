import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainNumber, readNumber, typedNumber } from './typed-number.ts'

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

test('a number keeps all its digits, and is typed as the reader writes it', () => {
  assert.equal(plainNumber('9.007.199.254.740.993', 'de'), '9007199254740993')
  assert.equal(plainNumber('1,50', 'de'), '1.50')
  assert.equal(plainNumber('twelve', 'en'), null)
  assert.equal(typedNumber('1.5', 'de'), '1,5')
})
