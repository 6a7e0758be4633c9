import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellConverter, plainDecimal } from './cells.ts'

test('integers are numbers while these are exact', () => {
  const convert = cellConverter('type/Integer')
  assert.equal(convert(42n), 42)
  assert.equal(convert(9007199254740991n), 9007199254740991)
  assert.equal(convert(9007199254740993n), 9007199254740993n)
  assert.equal(convert(-9223372036854775808n), -9223372036854775808n)
})

test('binary values are base64', () => {
  assert.equal(cellConverter('type/*')(new Uint8Array([1, 2, 255])), 'AQL/')
})

test('decimals are digits without an exponent', () => {
  const convert = cellConverter('type/Decimal')
  assert.equal(convert(12.5), '12.5')
  assert.equal(convert(1200n), '1200')
  assert.equal(convert('12.50'), '12.50')
  assert.equal(plainDecimal(1e21), '1000000000000000000000')
  assert.equal(plainDecimal(-1.25e-7), '-0.000000125')
  assert.equal(plainDecimal(1.5e22), '15000000000000000000000')
})

test('timestamps take the canonical form', () => {
  const convert = cellConverter('type/DateTime')
  const cases: [string, string][] = [
    ['2024-03-05 10:20:30', '2024-03-05T10:20:30'],
    ['2024-03-05T10:20:30.120', '2024-03-05T10:20:30.12'],
    ['2024-03-05 10:20:30.000', '2024-03-05T10:20:30'],
    ['2024-03-05 10:20', '2024-03-05T10:20:00'],
    ['2024-03-05', '2024-03-05T00:00:00'],
    ['2024-03-05T10:20:30Z', '2024-03-05T10:20:30Z'],
    ['2024-03-05 10:20:30+0130', '2024-03-05T10:20:30+01:30'],
    ['2024-03-05 10:20:30 -05', '2024-03-05T10:20:30-05:00'],
    ['2024-03-05 10:20:30+00:00', '2024-03-05T10:20:30Z'],
    ['yesterday', 'yesterday'],
  ]
  for (const [stored, cell] of cases) assert.equal(convert(stored), cell)
})

test('numbers in timestamp columns are instants in UTC', () => {
  const convert = cellConverter('type/DateTime')
  assert.equal(convert(1709634030n), '2024-03-05T10:20:30')
  assert.equal(convert(1709634030120n), '2024-03-05T10:20:30.12')
  assert.equal(convert(1709634030120456n), '2024-03-05T10:20:30.120456')
  assert.equal(convert(-1n), '1969-12-31T23:59:59')
  assert.equal(convert(-1500000000001n), '1922-06-20T21:19:59.999')
  assert.equal(convert(2440587.5), '1970-01-01T00:00:00')
  assert.equal(convert(1709634030.25), '2024-03-05T10:20:30.25')
  assert.equal(convert(9223372036854775807n), '9223372036854775807')
})

test('dates are cut to the day', () => {
  const convert = cellConverter('type/Date')
  assert.equal(convert('2024-03-05'), '2024-03-05')
  assert.equal(convert('2024-03-05 00:00:00.000'), '2024-03-05')
  assert.equal(convert(1709596800000n), '2024-03-05')
  assert.equal(convert('05.03.2024'), '05.03.2024')
})

test('times have seconds', () => {
  const convert = cellConverter('type/Time')
  assert.equal(convert('10:20'), '10:20:00')
  assert.equal(convert('10:20:30.500'), '10:20:30.5')
  assert.equal(convert(1020n), 1020)
})

test('null stays null', () => {
  for (const type of ['type/*', 'type/Decimal', 'type/Date', 'type/Time'] as const)
    assert.equal(cellConverter(type)(null), null)
})
