import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitOf, type Cell, type Column } from '../grid/index.ts'
import { pivotLines, readPivot } from './model.ts'

const column = (name: string): Column => ({
  name,
  display_name: name,
  base_type: 'type/Text',
  source: name === 'count' ? 'aggregation' : 'breakout',
})
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

test('a second group goes across unless settings say otherwise; the column of group numbers is not offered', () => {
  const names = (stored?: object) => {
    const split = splitOf(cols, stored === undefined ? {} : { 'pivot_table.column_split': stored })
    return [split.rows, split.columns, split.values].map((columns) => columns.map(({ name }) => name).join())
  }
  assert.deepEqual(names(), ['state,year', 'city', 'count'])
  assert.deepEqual(names({ rows: ['gone'], columns: [] }), ['state,year', 'city', 'count'])
  assert.deepEqual(names({ rows: ['year'], columns: [] }), ['year,state,city', '', 'count'])
  assert.deepEqual(names({ rows: [], columns: ['state'] }), ['city,year', 'state', 'count'])
})

test('a summary that the stored split does not name yet is shown after the others', () => {
  const more = [...cols, { ...column('sum'), source: 'aggregation' }]
  const { values } = splitOf(more, { 'pivot_table.column_split': { rows: ['state'], columns: [], values: ['sum'] } })
  assert.deepEqual(
    values.map(({ name }) => name),
    ['sum', 'count'],
  )
})

test('a key with a column in its place is one level, with the names as its labels', () => {
  const key = { ...column('product'), remapped_to: 'title' }
  const title = { ...column('title'), remapped_from: 'product' }
  const result = {
    cols: [key, title, column('year'), column('pivot-grouping'), column('count')],
    rows: [
      [1, 'Lamp', 1, 0, 5],
      [null, null, 1, 1, 5],
      [1, 'Lamp', null, 2, 5],
      [null, null, null, 3, 5],
    ],
  }
  const pivot = readPivot(result, {})
  assert(pivot !== undefined)
  assert.deepEqual(
    pivot.rowColumns.map(({ name }) => name),
    ['product'],
  )
  assert.deepEqual(
    pivotLines(pivot, {}, new Set()).map(({ kind, node }) => `${kind} ${node.path.join()}`),
    ['values 1', 'total '],
  )
  assert.equal(pivot.labelOf(key, 1)?.value, 'Lamp')
  assert.equal(pivot.labelOf(column('year'), 1), undefined)
})
