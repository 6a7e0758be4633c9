import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cell, Column } from '../grid/index.ts'
import { pivotLines, readPivot } from './model.ts'

const column = (name: string): Column => ({ name, display_name: name, base_type: 'type/Text' })
const cols = ['state', 'city', 'year', 'pivot-grouping', 'count'].map(column)
const rows: Cell[][] = [
  ['CA', 'LA', 1, 0, 1],
  ['CA', null, 1, 0, 2],
  ['NY', 'NYC', 2, 0, 4],
  ['CA', null, 1, 2, 3],
  ['NY', null, 2, 2, 4],
  [null, null, 1, 3, 3],
  [null, null, 2, 3, 4],
  ['CA', 'LA', null, 4, 1],
  ['CA', null, null, 4, 2],
  ['NY', 'NYC', null, 4, 4],
  ['NY', null, null, 6, 4],
  ['CA', null, null, 6, 3],
  [null, null, null, 7, 7],
]
const settings = { 'pivot_table.column_split': { rows: ['state', 'city'], columns: ['year'], values: ['count'] } }
const read = (more = {}) => {
  const pivot = readPivot({ cols, rows }, { ...settings, ...more })
  assert(pivot !== undefined)
  return pivot
}
const shape = (more = {}, collapsed = new Set<string>()) =>
  pivotLines(read(more), { ...settings, ...more }, collapsed).map(({ kind, node }) => `${kind} ${node.path.join('/')}`)

test('lines come in the order of each level, with totals; an empty value is not a total', () => {
  assert.deepEqual(shape(), ['values NY/NYC', 'subtotal NY', 'values CA/LA', 'values CA/', 'subtotal CA', 'total '])
})

test('a level whose column names an order has it; repeats and totals can be left out', () => {
  const ascending = { column_settings: { '["name","state"]': { 'pivot_table.column_sort_order': 'ascending' } } }
  assert.equal(shape(ascending)[0], 'values CA/LA')
  assert.equal(shape({ 'pivot.condense_duplicate_totals': true }).includes('subtotal NY'), false)
  assert.equal(
    shape({ 'pivot.show_column_totals': false }).some((line) => line.includes('total')),
    false,
  )
})

test('closed groups and levels show one line', () => {
  assert.deepEqual(shape({}, new Set(['["CA"]'])), ['values NY/NYC', 'subtotal NY', 'collapsed CA', 'total '])
  assert.deepEqual(shape({}, new Set(['1'])), ['collapsed NY', 'collapsed CA', 'total '])
})

test('every line finds its values under every column and under the total', () => {
  const pivot = read()
  const valuesOf = (line: ReturnType<typeof pivotLines>[number] | undefined) =>
    pivot.leaves.map((leaf) => line && rows[pivot.rowAt(line.node, leaf) ?? -1]?.[pivot.valueIndex(0)])
  const lines = pivotLines(pivot, settings, new Set())
  assert.deepEqual(valuesOf(lines[3]), [2, undefined, 2])
  assert.deepEqual(valuesOf(lines[4]), [3, undefined, 3])
  assert.deepEqual(valuesOf(lines.at(-1)), [3, 4, 7])
})
