import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldRow, TableRow } from '../../../store/index.ts'
import { isReadByQuery, type MappedCard } from './mapped-columns.ts'

function isRead(dataset_query: Record<string, unknown>, fieldId: number, tableId: number): boolean {
  const card: Pick<MappedCard, 'dataset_query'> = { dataset_query }
  const field: Pick<FieldRow, 'id'> = { id: fieldId }
  const table: Pick<TableRow, 'id'> = { id: tableId }
  return isReadByQuery(card, { field, table })
}

const OF_TABLE = { database: 1, type: 'query', query: { 'source-table': 3, filter: ['=', ['field', 71, null], 1] } }
const WITH_TAG = {
  database: 1,
  type: 'native',
  native: {
    query: 'select * from orders where {{status}}',
    'template-tags': { status: { id: 's', name: 'status', type: 'dimension', dimension: ['field', 31, null] } },
  },
}

test('a card shares the values of the tables and fields that its query names, and no others', () => {
  assert.equal(isRead(OF_TABLE, 30, 3), true)
  assert.equal(isRead(OF_TABLE, 71, 7), true)
  assert.equal(isRead(OF_TABLE, 72, 7), false)
  assert.equal(isRead(WITH_TAG, 31, 3), true)
  assert.equal(isRead(WITH_TAG, 32, 3), false)
})
