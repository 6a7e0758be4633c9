import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedTable, ManagedField } from '../../../../api/table.ts'
import { bySchema, findTables, idOfTable, tableOf } from '../tree/model.ts'
import { castsOf } from './casts.ts'
import { byFormer, differenceOf, moved } from './changes.ts'
import { mayHaveWords, pairsOf, shownAs } from './display.ts'

const field = (edit: Partial<ManagedField> = {}): ManagedField => ({
  id: 1,
  table_id: 1,
  name: 'STATUS',
  display_name: 'Status',
  description: null,
  database_type: 'integer',
  base_type: 'type/Integer',
  effective_type: 'type/Integer',
  semantic_type: null,
  fk_target_field_id: null,
  visibility_type: 'normal',
  has_field_values: 'list',
  coercion_strategy: null,
  active: true,
  preview_display: true,
  position: 0,
  fingerprint: null,
  settings: null,
  json_unfolding: false,
  dimensions: [],
  target: null,
  ...edit,
})

const table = (id: number, display_name: string, schema: string | null = null): ListedTable => ({
  id,
  name: display_name.toUpperCase(),
  display_name,
  schema,
  db_id: 1,
  visibility_type: null,
})

test('only what differs is sent', () => {
  const key = field({ semantic_type: 'type/FK', fk_target_field_id: 7 })
  const external = { type: 'external', name: 'Status', human_readable_field_id: 9 } as const
  assert.deepEqual(differenceOf(field(), field()), { changes: {}, dimension: undefined })
  assert.deepEqual(differenceOf(key, field({ dimensions: [] })), {
    changes: { semantic_type: null, fk_target_field_id: null },
    dimension: undefined,
  })
  assert.deepEqual(differenceOf(key, { ...key, dimensions: [external] }), { changes: {}, dimension: external })
  assert.equal(differenceOf({ ...key, dimensions: [external] }, key).dimension, null)
})

test('one of a list is moved, never beyond its ends', () => {
  assert.deepEqual(moved([1, 2, 3], 0, 2), [2, 3, 1])
  assert.deepEqual(moved([1, 2, 3], 2, 9), [1, 2, 3])
  assert.deepEqual(moved([1, 2, 3], 1, -1), [2, 1, 3])
})

test('tables that were hidden in several ways are so again', () => {
  const tables = [
    { id: 1, was: 'cruft' },
    { id: 2, was: null },
    { id: 3, was: 'cruft' },
  ]
  assert.deepEqual(
    byFormer(tables, ({ was }) => was),
    [
      ['cruft', [1, 3]],
      [null, [2]],
    ],
  )
})

test('values are read as another type where there is a way', () => {
  assert.equal(castsOf('type/Integer').length, 5)
  assert.deepEqual(castsOf('type/Boolean'), [])
})

test('numbers and truths that stand for something have words', () => {
  assert.equal(mayHaveWords(field()), true)
  assert.equal(mayHaveWords(field({ base_type: 'type/Boolean' })), true)
  assert.equal(mayHaveWords(field({ semantic_type: 'type/FK' })), false)
  assert.equal(mayHaveWords(field({ base_type: 'type/Text' })), false)
  assert.equal(shownAs(field()), 'original')
  assert.deepEqual(pairsOf([[1, 'One'], [2], [null]]), [
    [1, 'One'],
    [2, '2'],
    [null, ''],
  ])
})

test('tables are found by any of their names, and stand by schema', () => {
  const tables = [table(1, 'Orders', 'shop'), table(2, 'People', 'crm')]
  assert.deepEqual(
    findTables(tables, 'shop ord').map(({ id }) => id),
    [1],
  )
  assert.deepEqual(
    bySchema(tables).map(({ schema }) => schema),
    ['crm', 'shop'],
  )
  assert.equal(tableOf(idOfTable(12)), 12)
  assert.equal(tableOf('schema:1:shop'), undefined)
})
