import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoted } from './quote.ts'

test('names are quoted where an engine would read them otherwise', () => {
  assert.equal(quoted('sqlite', 'ORDERS', null), 'ORDERS')
  assert.equal(quoted('postgres', 'ORDERS', 'public'), '"ORDERS"')
  assert.equal(quoted('postgres', 'orders', 'shop'), 'shop.orders')
  assert.equal(quoted('mysql', 'two words'), '`two words`')
  assert.equal(quoted('duckdb', 'a"b'), '"a""b"')
})
