import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPicture } from '../../../../test/support/pictures.ts'
import { LIGHT } from '../color/index.ts'
import { ENGLISH } from '../format/index.ts'
import { formatsOf, type Cell, type Column, type ResultData } from '../grid/index.ts'
import { toSvg, type Scene } from '../scene/index.ts'
import { detailSheet, drawSheet, fitSheet, pivotSheet, sheetHeight, sheetScene, tableSheet } from './index.ts'
import type { Sheet, SheetInput } from './index.ts'

const column = (name: string, base_type: string, more: Partial<Column> = {}): Column => {
  return { name: name.toUpperCase(), display_name: name, base_type, source: 'fields', ...more }
}

const ORDERS: ResultData = {
  cols: [
    column('ID', 'type/Integer', { semantic_type: 'type/PK' }),
    column('Created at', 'type/DateTime'),
    column('Customer', 'type/Text'),
    column('Total', 'type/Float'),
    column('Note', 'type/Text'),
  ],
  rows: Array.from({ length: 12 }, (_, i): Cell[] => [
    1000 + i,
    `2026-0${1 + (i % 9)}-11T10:20:30`,
    i === 3 ? null : ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'][i % 3]!,
    Math.round(Math.sin(i) * 100_000) / 100,
    i % 4 === 0 ? 'Left at the door, since nobody was at home in the afternoon' : 'Delivered',
  ]),
}

const SETTINGS = {
  'table.columns': [{ name: 'CREATED AT', enabled: false }],
  'table.row_index': true,
  'table.show_totals': true,
  column_settings: {
    '["name","TOTAL"]': { show_mini_bar: true, number_style: 'currency', currency: 'EUR', currency_in_header: false },
    '["name","NOTE"]': { text_wrapping: true, column_title: 'Remark' },
  },
  'table.column_formatting': [
    { columns: ['TOTAL'], type: 'single', operator: '<', value: -500, color: '#b63b39', highlight_row: true },
    { columns: ['ID'], type: 'range', colors: ['white', '#1e7546'], min_type: null, max_type: null },
  ],
}

function inputOf(data: ResultData, settings: SheetInput['settings'], limits: SheetInput['limits'] = {}): SheetInput {
  const { formatCell } = formatsOf(data, { visualizationSettings: settings, words: ENGLISH })
  return { data, settings, format: formatCell, words: ENGLISH, paint: LIGHT, limits }
}

function draw(sheet: Sheet, width: number, height?: number): Scene {
  const fitted = fitSheet(sheet, width, ENGLISH)
  const box = { width, height: height ?? Math.ceil(sheetHeight(fitted)), paint: LIGHT, moreRows: ENGLISH.moreRows }
  return sheetScene(fitted, box)
}

function look(name: string, scene: Scene): void {
  assertPicture(import.meta.url, name, toSvg(scene, { background: LIGHT.surface }))
}

const SHOP: ResultData = {
  cols: [
    column('Category', 'type/Text', { source: 'breakout' }),
    column('Channel', 'type/Text', { source: 'breakout' }),
    column('Year', 'type/Integer', { source: 'breakout' }),
    { ...column('grouping', 'type/Integer'), name: 'pivot-grouping' },
    column('Revenue', 'type/Float', { source: 'aggregation' }),
    column('Orders', 'type/Integer', { source: 'aggregation' }),
  ],
  rows: pivotRows(),
}

/** Each group with its totals, as a pivot answer has them. */
function pivotRows(): Cell[][] {
  const rows: Cell[][] = []
  const all = ['Gadget', 'Gizmo'].flatMap((category) =>
    ['Direct', 'Organic'].flatMap((channel) => [2025, 2026].map((year) => ({ category, channel, year }))),
  )
  const value = ({ category, channel, year }: (typeof all)[number]) =>
    category.length * 1000 + channel.length * 100 + (year - 2000)
  for (const group of [0, 2, 3, 4, 6, 7]) {
    const cells = new Map<string, { key: Cell[]; sum: number; count: number }>()
    for (const one of all) {
      const key = [one.category, one.channel, one.year].map((cell, bit) => ((group >> bit) % 2 === 1 ? null : cell))
      const found = cells.get(JSON.stringify(key)) ?? { key, sum: 0, count: 0 }
      cells.set(JSON.stringify(key), { key, sum: found.sum + value(one), count: found.count + 1 })
    }
    for (const { key, sum, count } of cells.values()) rows.push([...key, group, sum, count])
  }
  return rows
}

const SPLIT = {
  'pivot_table.column_split': { rows: ['CATEGORY', 'CHANNEL'], columns: ['YEAR'], values: ['REVENUE', 'ORDERS'] },
}

test('a table: colors, bars, wrapped texts, numbers of rows, totals', () => {
  look('table', draw(tableSheet(inputOf(ORDERS, SETTINGS)), 640))
})

test('a table that is cut counts what is left out', () => {
  const sheet = tableSheet(inputOf(ORDERS, {}, { rows: 5, columns: 3 }))
  assert.deepEqual(sheet.notes, ['… and 7 more rows', '… and 2 more columns'])
  look('cut', draw(sheet, 480))
})

test('a table in a low box counts the rows that do not fit', () => {
  const scene = draw(tableSheet(inputOf(ORDERS, {})), 600, 120)
  look('low', scene)
  assert.match(toSvg(scene), /… and \d+ more rows/)
})

test('a pivot table, with heads over their groups and totals on another ground', () => {
  look('pivot', draw(pivotSheet(inputOf(SHOP, SPLIT)), 720))
})

test('the first row as a list', () => {
  look('detail', draw(detailSheet(inputOf(ORDERS, {})), 420))
})

test('columns are narrowed before one is left out, and labels of groups stay', () => {
  const narrow = fitSheet(tableSheet(inputOf(ORDERS, {})), 300, ENGLISH)
  assert.equal(narrow.columns.length, 5)
  assert.ok(narrow.columns.reduce((sum, { width }) => sum + width, 0) <= 301)
  const tiny = fitSheet(tableSheet(inputOf(ORDERS, {})), 100, ENGLISH)
  assert.equal(tiny.columns.length, 2)
  assert.deepEqual(tiny.notes, ['… and 3 more columns'])
  const pivot = fitSheet(pivotSheet(inputOf(SHOP, SPLIT)), 60, ENGLISH)
  assert.equal(pivot.columns.length, 3)
})

test('drawing goes on where a page ended, until every line was drawn once', () => {
  const sheet = fitSheet(tableSheet(inputOf(ORDERS, {})), 600, ENGLISH)
  const starts: number[] = []
  for (let from = 0; from < sheet.lines.length;) {
    starts.push(from)
    const part = drawSheet(sheet, { width: 600, height: 110, from, paint: LIGHT })
    assert.ok(part.height <= 111 || part.next === from + 1)
    assert.ok(part.next > from)
    from = part.next
  }
  assert.deepEqual(starts, [0, 5, 10])
})
