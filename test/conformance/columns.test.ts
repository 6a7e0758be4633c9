/**
 * What is told of result columns (contract: query-language, sections 16 to 19; results, section 2). Each case is a
 * query and what must be known of its columns, in order; keys that a case does not name are not looked at, and `null`
 * also stands for a key that is absent.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { completeColumns, prepareQuery, resultMetadata, type ResultColumn } from '@querent/query'
import { sqliteDriver } from '../../packages/drivers/src/sqlite/index.ts'
import { AGGREGATED } from './columns/aggregated.ts'
import type { ColumnCase } from './columns/case.ts'
import { columnMetadata } from './columns/metadata.ts'
import { NESTED } from './columns/nested.ts'
import { PLAIN } from './columns/plain.ts'
import { withIds } from './data-set.ts'
import { contextOf } from './run-query.ts'

async function columnsOf({ query, native, middleware }: Pick<ColumnCase, 'query' | 'native' | 'middleware'>) {
  const body = native === undefined ? { type: 'query', query } : { type: 'native', native }
  const prepared = await prepareQuery(
    { query: { database: 1, ...body, ...(middleware === undefined ? {} : { middleware }) } },
    contextOf({ name: 'sqlite', dialect: sqliteDriver.dialect }, { metadata: columnMetadata }),
  )
  return prepared.columns ?? []
}

function chosen(column: ResultColumn, keys: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = { ...column }
  return Object.fromEntries(keys.map((key) => [key, all[key] ?? null]))
}

for (const [group, cases] of Object.entries({ PLAIN, NESTED, AGGREGATED })) {
  describe(`columns: ${group.toLowerCase()}`, () => {
    for (const one of cases) {
      test(one.name, async () => {
        // The cases are ours: ids stand in place of names, all else stays.
        const { cols, ...query } = withIds(JSON.stringify(one)) as ColumnCase
        const columns = await columnsOf(query)
        assert.deepEqual(
          columns.map((column, index) => chosen(column, Object.keys(cols[index] ?? { name: '' }))),
          cols,
        )
      })
    }
  })
}

test('a reference in the answer leads back to its column', async () => {
  for (const { name, query } of [...PLAIN, ...NESTED, ...AGGREGATED]) {
    if (query === undefined) continue
    const nested = { 'source-query': withIds(JSON.stringify(query)) }
    const shown = (await columnsOf({ query: nested })).filter(({ remapped_from }) => remapped_from === undefined)
    const fields = shown.map(({ field_ref }) => field_ref)
    assert.equal(new Set(fields.map((ref) => JSON.stringify(ref))).size, fields.length, `${name}: one reference each`)
    const again = await columnsOf({ query: { ...nested, fields }, middleware: { 'disable-remaps?': true } })
    assert.deepEqual(
      again.map((column) => [column.name, column.id, column.display_name]),
      shown.map((column) => [column.name, column.id, column.display_name]),
      name,
    )
  }
})

test('SQL tells its own columns, and names are unique', () => {
  const columns = completeColumns(
    { columns: null },
    [
      { name: 'id', databaseType: 'int8', baseType: 'type/BigInteger' },
      { name: 'ID', databaseType: 'int8', baseType: 'type/BigInteger' },
      { name: 'id', databaseType: '', baseType: 'type/*' },
      { name: 'at', databaseType: 'timestamptz', baseType: 'type/DateTimeWithLocalTZ' },
      { name: '?column?', databaseType: 'interval', baseType: 'type/Interval' },
    ],
    [[1, 2, 'a', '2024-01-01T00:00:00Z', '1 day']],
  )
  assert.deepEqual(columns.slice(0, 4), [
    sqlColumn('id', 'id', 'type/BigInteger', { database_type: 'int8' }),
    sqlColumn('ID', 'ID', 'type/BigInteger', { database_type: 'int8' }),
    sqlColumn('id_2', 'id', 'type/Text', {}),
    sqlColumn('at', 'at', 'type/DateTimeWithLocalTZ', { database_type: 'timestamptz', unit: 'default' }),
  ])
})

function sqlColumn(name: string, display_name: string, type: string, more: Record<string, unknown>) {
  const field_ref = ['field', name, { 'base-type': type }]
  const types = { base_type: type, effective_type: type, semantic_type: null }
  return { name, display_name, ...types, source: 'native', field_ref, ...more }
}

test('the columns of the metadata have the keys that a card can be saved with', async () => {
  const [total] = await columnsOf({ query: { 'source-table': 3, fields: [['field', 304, null]] } })
  assert.deepEqual(Object.keys(resultMetadata([total!])[0]!).toSorted(), [
    'base_type',
    'coercion_strategy',
    'database_type',
    'description',
    'display_name',
    'effective_type',
    'field_ref',
    'fingerprint',
    'fk_target_field_id',
    'id',
    'name',
    'semantic_type',
    'settings',
    'table_id',
    'visibility_type',
  ])
})
