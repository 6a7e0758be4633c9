import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormat } from '../format/index.ts'
import { readData } from './data.ts'

function shown(name: string, more: object = {}): [title: string, text: string] {
  const { columns } = readData({ cols: [{ name, base_type: 'type/Decimal', ...more }], rows: [] })
  const [column] = columns
  assert.ok(column)
  const { title, text } = createFormat().of(column)
  return [title, text('195.6')]
}

test('a name that ends with a currency, and the type of money, make amounts of money', () => {
  assert.deepEqual(shown('Preis €'), ['Preis €', '195.60'])
  assert.deepEqual(shown('Price (USD)'), ['Price (USD)', '195.60'])
  assert.deepEqual(shown('amount_jpy'), ['amount_jpy', '196'])
  assert.deepEqual(shown('Cost', { database_type: 'money' }), ['Cost ($)', '195.60'])
  assert.deepEqual(shown('Cost', { semantic_type: 'type/Cost' }), ['Cost ($)', '195.60'])
})

test('other names say nothing, and types and settings count over names', () => {
  assert.deepEqual(shown('Column'), ['Column', '195.6'])
  assert.deepEqual(shown('Usd'), ['Usd', '195.6'])
  assert.deepEqual(shown('Share of EUR', { semantic_type: 'type/Percentage' })[1], '19,560%')
  assert.deepEqual(
    shown('Preis €', { settings: { decimals: 1, currency: 'CHF', currency_in_header: false } })[1],
    'CHF 195.6',
  )
})
