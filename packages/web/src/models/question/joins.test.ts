import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessOf, guessPairs, lacksCondition } from './joins.ts'
import type { Column, StagedQuery } from './types.ts'

function column(id: number, name: string, base_type: string, semantic_type: string | null = null): Column {
  const rest = { display_name: name, effective_type: base_type, table_id: 1, join_alias: null }
  return { id, name, base_type, semantic_type, ...rest, ref: ['field', {}, id] }
}

const id = column(1, 'ID', 'type/Integer', 'type/PK')
const number = column(2, 'Bestell Nr', 'type/Integer')
const status = column(3, 'Status', 'type/Text')

test('columns that nothing connects are not joined', () => {
  const movies = [column(11, 'ID', 'type/Integer', 'type/PK'), column(12, 'Title', 'type/Text')]
  assert.deepEqual(guessPairs([id, number, status], movies), [])
  const made = column(4, 'Created At', 'type/DateTime')
  assert.deepEqual(guessPairs([id, made], [column(13, 'Created At', 'type/DateTime')]), [])
})

test('a foreign key goes before a name, and a name counts where the values fit', () => {
  const other = column(21, 'bestell nr', 'type/BigInteger')
  const text = column(22, 'Bestell Nr', 'type/Text')
  const key = { ...column(23, 'Kunde', 'type/Integer', 'type/FK'), fk_target_field_id: 1 }
  assert.deepEqual(guessPairs([id, number], [text]), [])
  assert.deepEqual(guessPairs([id, number], [text, other]), [[number.ref, other.ref]])
  assert.deepEqual(guessPairs([id, number], [other, key]), [[id.ref, key.ref]])
  assert.deepEqual([guessOf(number, other), guessOf(id, key), guessOf(status, other)], ['name', 'key', null])
})

test('a foreign key is said of the key that it holds alone', () => {
  const key = { ...column(23, 'Kunde', 'type/Integer', 'type/FK'), fk_target_field_id: 99 }
  assert.equal(guessOf(key, id), null)
  assert.equal(guessOf(column(24, 'Kunde', 'type/Integer', 'type/FK'), id), null)
})

test('a join without a condition is known', () => {
  const join = { 'lib/type': 'mbql/join', alias: 'M', stages: [], conditions: [] }
  const query = (joins: unknown[]) =>
    ({
      'lib/type': 'mbql/query',
      database: 1,
      stages: [{ 'lib/type': 'mbql.stage/mbql', joins }],
    }) as unknown as StagedQuery
  assert.equal(lacksCondition(query([join])), true)
  assert.equal(lacksCondition(query([{ ...join, conditions: [['=', {}, id.ref, number.ref]] }])), false)
  assert.equal(lacksCondition(query([])), false)
})
