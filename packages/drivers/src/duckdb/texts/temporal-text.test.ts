import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { dateText, dateTimeText, splitSeconds, timeText } from './temporal-text.ts'

test('dates agree with the runtime over its whole range', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (days) => {
      assert.equal(dateText(days), new Date(days * 86_400_000).toISOString().replace(/T.*$/, ''))
    }),
  )
})

test('dates beyond the range of the runtime', () => {
  assert.equal(dateText(2_147_483_646 - 1), '+5881580-07-09')
})

test('instants split exactly, also before 1970 and beyond 2^53', () => {
  const seconds = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 })
  fc.assert(
    fc.property(seconds, fc.nat(999_999_999), fc.constantFrom(0, 3, 6, 9), (whole, nanos, digits) => {
      const fraction = Math.floor(nanos / 10 ** (9 - digits))
      assert.deepEqual(splitSeconds(BigInt(whole) * 10n ** BigInt(digits) + BigInt(fraction), digits), [
        whole,
        fraction,
      ])
    }),
  )
})

test('fractions without trailing zeros', () => {
  assert.equal(dateTimeText(0, 120_000, 6), '1970-01-01T00:00:00.12')
  assert.equal(dateTimeText(-1, 1, 9), '1969-12-31T23:59:59.000000001')
  assert.equal(timeText(86_400, 0, 6), '24:00:00')
})
