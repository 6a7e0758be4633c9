import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cell, Column } from '../grid/index.ts'
import { ENGLISH } from '../format/index.ts'
import { readPivot } from './model.ts'
import { pivotWidths, withStoredWidths } from './widths.ts'

test('columns of a pivot table are as wide as what is in them', () => {
  const typed = (name: string, base_type: string, source = 'breakout'): Column => ({
    name,
    display_name: name,
    base_type,
    source,
  })
  const cols = [
    typed('state', 'type/Text'),
    typed('year', 'type/Text'),
    typed('pivot-grouping', 'type/Integer'),
    typed('sum', 'type/Integer', 'aggregation'),
  ]
  const split = { rows: ['state'], columns: ['year'], values: ['sum'] }
  const widthsOf = (state: string, year: string, value: number) => {
    const rows: Cell[][] = [[state, year, 0, value]]
    const pivot = readPivot({ cols, rows }, { 'pivot_table.column_split': split })
    assert.ok(pivot)
    const format = (cell: Cell) => ({ text: typeof cell === 'number' ? cell.toLocaleString('en') : String(cell) })
    return pivotWidths(pivot, { data: { cols, rows }, format, title: ({ name }) => name, words: ENGLISH })
  }
  const [short, long] = [widthsOf('CA', '2026', 7), widthsOf('North Carolina and South', '2026', 47_466_680_123)]
  assert.ok((long.values[0]?.[0] ?? 0) > (short.values[0]?.[0] ?? 0) + 60)
  assert.ok((long.labels[0] ?? 0) > (short.labels[0] ?? 0) + 60)
  const named = widthsOf('CA', 'A year with a long name', 7)
  assert.ok((named.values[0]?.[0] ?? 0) > (short.values[0]?.[0] ?? 0) + 60)
})

test('widths of the settings go before those that fit', () => {
  const fitting = { labels: [80, 90], values: [[100, 110], [120]], corner: 72 }
  const stored = (leftHeaderWidths: unknown, valueHeaderWidths: unknown) => ({
    'pivot_table.column_widths': { leftHeaderWidths, totalLeftHeaderWidths: 300, valueHeaderWidths },
  })
  assert.deepEqual(withStoredWidths(fitting, stored([200, 0], { 1: 240, 2: 'wide' })), {
    labels: [200, 90],
    values: [[100, 240], [120]],
    corner: 72,
  })
  // Of other groups, or nothing that can be read.
  for (const settings of [stored([200], null), stored('wide', [1e9]), { 'pivot_table.column_widths': null }, {}]) {
    assert.deepEqual(withStoredWidths(fitting, settings), fitting)
  }
})
