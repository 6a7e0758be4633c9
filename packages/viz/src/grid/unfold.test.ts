import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf, unfold, unfoldedSettings } from './unfold.ts'

const column = (name: string, source: string, base_type = 'type/Text') => ({
  name,
  display_name: name,
  base_type,
  source,
})
const data = {
  cols: [column('year', 'breakout'), column('kind', 'breakout'), column('sum', 'aggregation', 'type/Float')],
  rows: [
    ['2030', 'b', 1],
    ['2030', 'a', 2],
    ['2031', 'a', 3],
    ['2032', 'b', 4],
  ],
}
const on = { 'table.pivot': true }

test('the values of the dimension that has fewer stand side by side', () => {
  const parts = partsOf(data, on)
  assert.ok(parts)
  const table = unfold(data, parts, (value) => `Kind ${String(value)}`)
  assert.deepEqual(
    table.cols.map(({ display_name }) => display_name),
    ['year', 'Kind a', 'Kind b'],
  )
  assert.deepEqual(table.rows, [
    ['2030', 2, 1],
    ['2031', 3, null],
    ['2032', null, 4],
  ])
  const look = { decimals: 2 }
  const settings = { ...on, 'table.columns': [], column_settings: { '["name","sum"]': { ...look, column_title: 'S' } } }
  const made = unfoldedSettings(settings, table, parts)
  const [, first] = table.cols
  const columns = made['column_settings'] as Record<string, unknown>
  assert.deepEqual(columns[JSON.stringify(['name', first?.name])], look)
  assert.equal('table.columns' in made, false)
})

test('settings name the columns, and a table without two dimensions and a metric stays as it came', () => {
  const named = partsOf(data, { ...on, 'table.pivot_column': 'year', 'table.cell_column': 'sum' })
  assert.deepEqual([named?.across.own.name, named?.down.own.name], ['year', 'kind'])
  assert.equal(partsOf(data, {}), undefined)
  assert.equal(partsOf({ cols: data.cols.slice(1), rows: [] }, on), undefined)
  assert.equal(partsOf({ cols: data.cols.slice(0, 2), rows: [] }, on), undefined)
})
