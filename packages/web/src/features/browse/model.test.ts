import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../api/database.ts'
import { distributionOf, filterNamed, iconOfField, questionOf, wordOfType } from './model.ts'

const field = (more: Partial<Field>): Field => ({
  id: 1,
  name: 'F',
  display_name: 'F',
  base_type: 'type/Text',
  semantic_type: null,
  table_id: 1,
  ...more,
})

test('icons say the meaning, else the type', () => {
  assert.equal(iconOfField(field({ base_type: 'type/Integer', semantic_type: 'type/FK' })), 'foreign-key')
  assert.equal(iconOfField(field({ base_type: 'type/BigInteger' })), 'number')
  const types = ['type/DateTimeWithLocalTZ', 'type/BigInteger', 'type/TimeWithTZ', 'type/UUID']
  assert.deepEqual(
    types.map((base_type) => wordOfType(field({ base_type }))),
    ['Date and time', 'Whole number', 'Time', 'UUID'],
  )
  assert.equal(iconOfField(field({ base_type: 'type/DateTimeWithLocalTZ' })), 'date')
  assert.equal(iconOfField(field({ base_type: 'type/Time' })), 'time')
  assert.equal(iconOfField(field({ base_type: 'type/Text', effective_type: 'type/Instant' })), 'date')
  assert.equal(iconOfField(field({})), 'text')
})

test('distributions in words', () => {
  const fingerprint = {
    global: { 'distinct-count': 1500, 'nil%': 0.125 },
    type: { 'type/Number': { min: 1, max: 99.456 } },
  }
  assert.deepEqual(distributionOf(field({ fingerprint })), ['1 to 99.46', '1,500 values', '12.5% empty'])
  const dates = { type: { 'type/DateTime': { earliest: '2024-01-31T23:59:00Z', latest: '2024-02-01' } } }
  assert.deepEqual(distributionOf(field({ fingerprint: dates })), ['Jan 31, 2024 to Feb 1, 2024'])
  assert.deepEqual(distributionOf(field({ fingerprint: null })), [])
})

test('every word must be in one of the names', () => {
  const tables = [{ name: 'ORDER_ITEMS', display_name: 'Order Items' }, { name: 'ORDERS' }]
  assert.deepEqual(filterNamed(tables, 'item ord'), [tables[0]])
  assert.equal(filterNamed(tables, '').length, 2)
})

test('a table is a question', () => {
  assert.deepEqual(questionOf({ id: 5, db_id: 1 }).dataset_query, {
    type: 'query',
    database: 1,
    query: { 'source-table': 5 },
  })
})
