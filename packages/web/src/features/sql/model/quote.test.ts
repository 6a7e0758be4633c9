import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoted } from './quote.ts'

test('names are quoted where an engine would read them otherwise', () => {
  assert.equal(quoted('sqlite', 'ORDERS', null), 'ORDERS')
  assert.equal(quoted('postgres', 'ORDERS', 'public'), '"ORDERS"')
  assert.equal(quoted('postgres', 'orders', 'shop'), 'shop.orders')
  assert.equal(quoted('mysql', 'two words'), '`two words`')
  assert.equal(quoted('duckdb', 'a"b'), '"a""b"')
  assert.equal(quoted('sqlite', 'Bestell Nr'), '"Bestell Nr"')
  assert.equal(quoted('postgres', 'order'), '"order"')
  assert.equal(quoted('mariadb', 'key'), '`key`')
  assert.equal(quoted('postgres', 'Größe'), '"Größe"')
  assert.equal(quoted('duckdb', 'orders', 'main'), 'orders')
})
