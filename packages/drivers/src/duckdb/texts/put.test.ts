import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { putDecimal, putDouble, putInteger, putPadded } from './put.ts'

const bytes = Buffer.alloc(40)
const written = (end: number) => bytes.toString('latin1', 0, end)

test('every safe integer', () => {
  const edges = [0, 9, 10, 99, 100, 999_999_999, 1_000_000_000, 10_000_000_000, Number.MAX_SAFE_INTEGER]
  for (const value of edges.flatMap((edge) => [edge, -edge])) {
    assert.equal(written(putInteger(bytes, 0, value)), String(value))
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => assert.equal(written(putInteger(bytes, 0, value)), String(value))),
  )
})

test('with zeros in front', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.nat(4), (value, zeros) => {
      const text = String(value).padStart(String(value).length + zeros, '0')
      assert.equal(written(putPadded(bytes, 0, value, text.length)), text)
    }),
  )
})

test('doubles', () => {
  const edges = [
    0,
    -0,
    0.1,
    1.005,
    1e-6,
    1e-7,
    1e15,
    1e15 - 0.125,
    1e21,
    1e22,
    2 ** 53,
    5e-324,
    NaN,
    Infinity,
    -Infinity,
  ]
  const sums = [0.1 + 0.2, 1.1 * 3, 4.35 * 100, 1.15 + 2.3, 100.1 * 3, 999_999_999_999_999.9, 123_456_789.123_457]
  for (const value of [...edges, ...sums].flatMap((edge) => [edge, -edge])) {
    assert.equal(written(putDouble(bytes, 0, value)), String(value))
  }
  const short = fc.tuple(fc.maxSafeInteger(), fc.nat(8)).map(([whole, scale]) => whole / 10 ** scale)
  fc.assert(
    fc.property(fc.oneof(fc.double(), short), (value) =>
      assert.equal(written(putDouble(bytes, 0, value)), String(value)),
    ),
    { numRuns: 5000 },
  )
})

test('decimals', () => {
  assert.deepEqual(
    [-5, 5, 0, 1234, -1234].map((value) => written(putDecimal(bytes, 0, value, 2))),
    ['-0.05', '0.05', '0.00', '12.34', '-12.34'],
  )
  assert.equal(written(putDecimal(bytes, 0, 12_345, 18)), '0.000000000000012345')
})
