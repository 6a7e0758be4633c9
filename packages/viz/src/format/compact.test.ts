import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readData } from '../data/index.ts'
import { createFormat } from './values.ts'

function shortOf(value: number, settings: object = {}): string {
  const { columns } = readData({ cols: [{ name: 'N', base_type: 'type/Float' }], rows: [] })
  const [column] = columns
  assert.ok(column)
  return createFormat({ visualizationSettings: { column_settings: { '["name","N"]': settings } } })
    .of(column)
    .compact(value)
}

test('short numbers have the digits that are set', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((decimals) => shortOf(1_234_567, { decimals })),
    ['1M', '1.2M', '1.23M', '1.235M'],
  )
  assert.equal(shortOf(12.3456, { decimals: 3 }), '12.346')
  assert.equal(shortOf(999_500, { decimals: 0 }), '1M')
})

test('short numbers have one digit where none are set, two below a thousand', () => {
  assert.equal(shortOf(1_234_567), '1.2M')
  assert.equal(shortOf(999_950), '1M')
  assert.equal(shortOf(12.3456), '12.35')
  assert.equal(shortOf(0.00123), '0.0012')
  assert.equal(shortOf(1_234_567, { number_style: 'currency', currency_in_header: false }), '$1.2M')
})
