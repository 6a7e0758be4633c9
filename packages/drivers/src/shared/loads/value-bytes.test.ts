/** Values that are read from bytes are those that their texts are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayAt, decimalAt, secondAt, wholeAt } from './value-bytes.ts'
import { dayNumber, momentMs, readDate, readDecimal, readMoment, readWhole } from './value-forms.ts'

const numbers = fc.stringMatching(/^-?[0-9]{0,17}[.x-]?[0-9]{0,17}$/)
const days = fc.stringMatching(/^(?:0000|0004|1900|1969|2000|2023|2024|9999)-(?:0[0-9]|1[0-3])-[0-3][0-9]$/)
const moments = fc.tuple(days, fc.stringMatching(/^[T ][0-2][0-9]:[0-6][0-9](?::[0-6][0-9])?(?:\.5)?$/))

type ReadBytes = (bytes: Buffer, start: number, end: number) => number

/** Reads a text with other bytes around it. */
function readWithin(read: ReadBytes, text: string): number {
  const bytes = Buffer.from(`9${text}9`)
  return read(bytes, 1, bytes.length - 1)
}

test('whole numbers', () => {
  fc.assert(
    fc.property(numbers, (text) => {
      const value = readWithin(wholeAt, text)
      if (!Number.isNaN(value)) assert.equal(BigInt(value), readWhole(text))
    }),
    { numRuns: 2_000 },
  )
  assert.equal(readWithin(wholeAt, '-123456789012345'), -123456789012345)
})

test('decimal numbers', () => {
  fc.assert(
    fc.property(numbers, (text) => {
      const value = readWithin(decimalAt, text)
      if (!Number.isNaN(value)) assert.equal(value, readDecimal(text))
    }),
    { numRuns: 5_000 },
  )
  assert.equal(readWithin(decimalAt, '-1234567.1234567'), -1234567.1234567)
})

test('days', () => {
  fc.assert(
    fc.property(days, (text) => {
      const value = readWithin(dayAt, text)
      if (!Number.isNaN(value)) assert.equal(value, dayNumber(readDate(text)!))
    }),
    { numRuns: 2_000 },
  )
  assert.equal(readWithin(dayAt, '2024-12-31'), Date.UTC(2024, 11, 31) / 86_400_000)
})

test('moments', () => {
  fc.assert(
    fc.property(moments, (parts) => {
      const text = parts.join('')
      const value = readWithin(secondAt, text)
      if (!Number.isNaN(value)) assert.equal(value * 1000, momentMs(readMoment(text, '')!))
    }),
    { numRuns: 2_000 },
  )
  assert.equal(readWithin(secondAt, '1969-12-31T23:59:59'), -1)
})
