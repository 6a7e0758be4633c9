import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { decimalText, multiply, readDecimal, round, type FormatSettings } from '@querent/viz/format/index.ts'
import { numberText } from './numbers.ts'

function shown(
  value: number | bigint | string,
  settings: FormatSettings = {},
  semanticType: string | null = null,
): string {
  return numberText({ semanticType, unit: null, settings }, 'en').plain(value)
}

test('numbers have thousands separators and up to 2 decimals', () => {
  assert.equal(shown(0), '0')
  assert.equal(shown(999), '999')
  assert.equal(shown(1000), '1,000')
  assert.equal(shown(-1234567.891), '-1,234,567.89')
  assert.equal(shown(1.005), '1.01')
  assert.equal(shown('12.50'), '12.5')
  assert.equal(shown('99999.999'), '100,000')
  assert.equal(shown(9007199254740993n), '9,007,199,254,740,993')
  assert.equal(shown('-0.0'), '0')
  assert.equal(shown(1e21), '1,000,000,000,000,000,000,000')
})

test('small numbers keep two significant digits instead of reading 0', () => {
  assert.equal(shown(0.05678), '0.06')
  assert.equal(shown(0.001234), '0.0012')
  assert.equal(shown(-1.5e-7), '-0.00000015')
  assert.equal(shown(0.001, { decimals: 2 }), '0.00')
  assert.equal(shown(-0.001, { decimals: 2 }), '0.00')
})

test('what is no number is shown as it is', () => {
  assert.equal(shown(NaN), 'NaN')
  assert.equal(shown(Infinity), 'Infinity')
  assert.equal(shown('n/a'), 'n/a')
})

test('separators, decimals, prefix, suffix and scale', () => {
  assert.equal(shown(1234.5, { number_separators: ',.' }), '1.234,5')
  assert.equal(shown(1234.5, { number_separators: '.' }), '1234.5')
  assert.equal(shown(1234.5, { number_separators: ', ' }), '1 234,5')
  assert.equal(shown(1234567.5, { number_separators: '.’' }), '1’234’567.5')
  assert.equal(shown(1, { decimals: 3 }), '1.000')
  assert.equal(shown(1.2345, { minimumFractionDigits: 1 }), '1.23')
  assert.equal(shown(1, { minimumFractionDigits: 1 }), '1.0')
  assert.equal(shown(5, { prefix: '~', suffix: ' km' }), '~5 km')
  assert.equal(shown(0.07, { scale: 100 }), '7')
  assert.equal(shown('12345678901234567890.5', { scale: 2 }), '24,691,357,802,469,135,781')
  assert.equal(shown(1500, { scale: 0.001 }), '1.5')
})

test('percent multiplies by 100, by style or semantic type', () => {
  assert.equal(shown(0.1234, {}, 'type/Percentage'), '12.34%')
  assert.equal(shown(0.5, { number_style: 'percent', decimals: 1 }), '50.0%')
  assert.equal(shown(12, { number_style: 'percent' }), '1,200%')
  assert.equal(shown(0.5, { number_style: 'decimal' }, 'type/Percentage'), '0.5')
})

test('scientific', () => {
  assert.equal(shown(12345, { number_style: 'scientific' }), '1.23e+4')
  assert.equal(shown(-0.00012345, { number_style: 'scientific', decimals: 3 }), '-1.235e-4')
  assert.equal(shown(9.999, { number_style: 'scientific', decimals: 1 }), '1.0e+1')
  assert.equal(shown(0, { number_style: 'scientific' }), '0e+0')
})

test('currency: digits by custom, unit in the header unless asked for in the cells', () => {
  const inCells: FormatSettings = { currency_in_header: false }
  assert.equal(shown(1234.5, {}, 'type/Price'), '1,234.50')
  assert.equal(shown(1234.5, inCells, 'type/Currency'), '$1,234.50')
  assert.equal(shown(-5, inCells, 'type/Currency'), '-$5.00')
  assert.equal(shown(5, { ...inCells, number_style: 'currency', currency: 'EUR' }), '€5.00')
  assert.equal(shown(1234.5, { ...inCells, number_style: 'currency', currency: 'JPY' }), '¥1,235')
  assert.equal(shown(5, { ...inCells, currency: 'CAD' }, 'type/Cost'), 'CA$5.00')
  assert.equal(shown(5, { ...inCells, currency: 'CAD', currency_style: 'narrowSymbol' }, 'type/Cost'), '$5.00')
  assert.equal(shown(5, { ...inCells, currency_style: 'code' }, 'type/Cost'), 'USD 5.00')
  assert.equal(shown(5, { ...inCells, currency_style: 'name' }, 'type/Cost'), '5.00 US dollars')
  assert.equal(shown(5, { ...inCells, decimals: 0 }, 'type/Cost'), '$5')
})

test('keys and coordinates are not grouped nor rounded', () => {
  assert.equal(shown(1234567, {}, 'type/PK'), '1234567')
  assert.equal(shown(1234567, { number_separators: '.,' }, 'type/FK'), '1,234,567')
  assert.equal(shown(48.8583701, {}, 'type/Latitude'), '48.8583701')
})

test('decimal arithmetic agrees with integers', () => {
  const scaled = fc.tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 12 }))
  const text = ([digits, places]: [bigint, number]) => {
    const padded = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0')
    const point = padded.length - places
    return `${digits < 0n ? '-' : ''}${padded.slice(0, point)}${places ? `.${padded.slice(point)}` : ''}`
  }
  fc.assert(
    fc.property(scaled, scaled, (a, b) => {
      const product = decimalText(multiply(readDecimal(text(a))!, readDecimal(text(b))!))
      const expected = text([a[0] * b[0], a[1] + b[1]]).replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')
      assert.equal(product.replace(/^-(?=0$)/, ''), expected.replace(/^-(?=0$)/, ''))
    }),
  )
  fc.assert(
    fc.property(scaled, fc.integer({ min: 0, max: 12 }), (a, places) => {
      const rounded = round(readDecimal(text(a))!, places)
      const cut = 10n ** BigInt(Math.max(a[1] - places, 0))
      const size = a[0] < 0n ? -a[0] : a[0]
      const whole = cut === 1n ? size : (size + cut / 2n) / cut
      assert.equal(BigInt(rounded.whole + rounded.fraction), whole)
    }),
  )
})
