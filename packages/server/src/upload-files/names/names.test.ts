import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameColumns } from './columns.ts'
import { modelNameOf, tableNameOf } from './table-name.ts'
import type { FileOptions } from '../types.ts'

const options: FileOptions = { fileName: 'x.csv', numberSeparators: '.', maxNameLength: 254 }
const namesOf = (header: string[], more: Partial<FileOptions> = {}) =>
  nameColumns(header, { ...options, ...more }).map(({ name }) => name)
const SECONDS = /_\d{14}$/

test('headers become slugs', () => {
  const header = ['Total (€)', ' Größe ', 'ÆØÅ', 'Łódź', 'имя', '東京', 'ﬁn', 'a-b.c']
  assert.deepEqual(namesOf(header), ['total____', 'grosse', 'aeoa', 'lodz', 'имя', '東京', 'fin', 'a_b_c'])
})

test('repeated and blank headers are numbered', () => {
  assert.deepEqual(namesOf(['a', '', 'A', ' ', 'a', 'a_2']), [
    'a',
    'unnamed_column',
    'a_2',
    'unnamed_column_2',
    'a_3',
    'a_2_2',
  ])
  const displayNames = nameColumns(['user_id', '', 'User ID', ''], options).map(({ displayName }) => displayName)
  assert.deepEqual(displayNames, ['User ID', 'unnamed column', 'User ID 2', 'unnamed column 2'])
})

test('names are cut to the bytes of the engine, numbers included', () => {
  assert.deepEqual(namesOf(['x'.repeat(300), 'x'.repeat(301)], { maxNameLength: 63 }), [
    'x'.repeat(63),
    `${'x'.repeat(61)}_2`,
  ])
  assert.deepEqual(namesOf(['я'.repeat(40)], { maxNameLength: 63 }), ['я'.repeat(31)])
  assert.equal(namesOf(['x'.repeat(300)], { maxNameLength: 1_000 })[0]?.length, 254)
})

test('a column named like the key of uploaded tables is left out', () => {
  assert.deepEqual(namesOf(['_mb_row_id', '_MB-row id', 'x']), ['x'])
})

test('chosen names replace those of the header, and must differ', () => {
  assert.deepEqual(namesOf(['a', 'b'], { names: { a: 'first' } }), ['first', 'b'])
  assert.deepEqual(namesOf(['constructor', '__proto__'], { names: {} }), ['constructor', '__proto__'])
  assert.throws(() => namesOf(['a', 'b'], { names: { a: 'b' } }), /Two columns have the name b/)
})

test('a table is named after its file and the second', () => {
  const now = Date.UTC(2034, 0, 30, 10, 20, 30)
  const names = [1, 2].map(() => tableNameOf('Sales & Costs (Größe).csv', { prefix: 'up_', maxLength: 63, now }))
  assert.deepEqual(names, ['up_sales_costs_grosse__20340130102030', 'up_sales_costs_grosse__20340130102031'])
  assert.match(tableNameOf('🙂.csv', { prefix: '', maxLength: 63, now }), /^blank_\d{14}$/)
  const long = tableNameOf(`${'a'.repeat(200)}.csv`, { prefix: '', maxLength: 63, now })
  assert.equal(long.length, 63)
  assert.match(long, SECONDS)
})

test('a model is named after its file', () => {
  assert.equal(modelNameOf('sales_2024.csv'), 'Sales 2024')
  assert.equal(modelNameOf('sales.old.tsv'), 'Sales.old')
  assert.equal(modelNameOf('notes.txt'), 'Notes.txt')
  assert.equal(modelNameOf('.csv'), '.csv')
})
