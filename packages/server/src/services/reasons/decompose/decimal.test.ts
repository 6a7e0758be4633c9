import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Decimal } from './decimal.ts'

test('numbers keep their digits', () => {
  for (const [cell, text] of [
    ['12345678901234567890.0001', '12345678901234567890.0001'],
    [9007199254740993n, '9007199254740993'],
    [-0.1, '-0.1'],
    ['-0.050', '-0.05'],
    [1e-7, '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    [null, '0'],
    [JSON.rawJSON('12345678901234.5678'), '12345678901234.5678'],
    ['.5', '0.5'],
  ] as const)
    assert.equal(Decimal.of(cell).toString(), text)
  assert.equal(Decimal.of('0.1').plus(Decimal.of('0.2')).toString(), '0.3')
  assert.equal(Decimal.of('1').minus(Decimal.of('1.00')).isZero, true)
})

test('what is no number is refused', () => {
  for (const cell of ['', '-', 'a', NaN, Infinity, {}]) assert.throws(() => Decimal.of(cell), RangeError)
})
