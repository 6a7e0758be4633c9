import assert from 'node:assert/strict'
import { totalsOf } from './totals.ts'
import { test } from 'node:test'
import { inkOf } from '../color/index.ts'
import { toHtml, toTsv } from './copy.ts'
import { detailColumns } from './detail-columns.ts'
import { fillingColumns, movedColumns, settingsOf, shownColumns, type ShownColumn } from './columns.ts'
import { tester } from './conditions.ts'
import { readRules } from './rules.ts'
import { afterPress, at } from './selection.ts'
import { nextSort, sortedOrder } from './sort.ts'
import { createSummary } from './summary.ts'
import type { Cell, Column } from './types.ts'
import { decimalText, divide, readDecimal } from './values.ts'

const PAINT = inkOf('vars')
const column = (name: string, base_type: string): Column => ({ name, display_name: name, base_type })
const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})
const bounds = { rows: 100, columns: 5, page: 10, first: -1 as const }

function order(type: string, values: Cell[], direction: 'ascending' | 'descending' = 'ascending') {
  const rows = values.map((value) => [value])
  return [...sortedOrder(rows, [column('a', type)], [{ name: 'a', direction }], 'en')].map((index) => values[index])
}

test('integers beyond 2^53 and decimals as texts sort by value, nulls last both ways', () => {
  assert.deepEqual(order('type/BigInteger', ['9007199254740993', null, '9007199254740992', 5, '-3']), [
    '-3',
    5,
    '9007199254740992',
    '9007199254740993',
    null,
  ])
  assert.deepEqual(order('type/Decimal', ['10.10', '9.99', null, '10.1000001'], 'descending'), [
    '10.1000001',
    '10.10',
    '9.99',
    null,
  ])
})

test('dates with different offsets sort by the moment, texts with numbers as people read them', () => {
  const early = '2026-01-01T10:00:00+05:00'
  const late = '2026-01-01T06:00:00+00:00'
  assert.deepEqual(order('type/DateTimeWithTZ', [late, early]), [early, late])
  assert.deepEqual(order('type/Text', ['b10', 'b9', 'A']), ['A', 'b9', 'b10'])
})

test('a press on a head turns the order around, then takes it away; others stay with ⇧', () => {
  const one = nextSort([], 'a', false)
  const two = nextSort(one, 'b', true)
  assert.deepEqual(
    two.map(({ name }) => name),
    ['a', 'b'],
  )
  assert.equal(nextSort(two, 'a', true)[0]?.direction, 'descending')
  assert.deepEqual(nextSort([{ name: 'a', direction: 'descending' }], 'a', false), [])
})

test('sums, averages and ends are exact', () => {
  const summary = createSummary()
  for (const value of ['9007199254740993', 0.1, '0.2', null, 1]) summary.take(value, true)
  assert.deepEqual(summary.result(), {
    count: 4,
    numbers: 4,
    sum: '9007199254740994.3',
    average: '2251799813685248.575',
    min: '0.1',
    max: '9007199254740993',
  })
  const third = divide({ units: -2n, scale: 0 }, 3, 3)
  assert.equal(decimalText(third), '-0.667')
  assert.equal(readDecimal('1e3')?.units, 1000n)
  assert.equal(readDecimal('NaN'), undefined)
})

test('keys lead where spreadsheets lead, and left is onward in RTL', () => {
  const to = (key: string, more = {}, isRtl = false) => afterPress(at(5, 2), press(key, more), bounds, isRtl)?.focus
  assert.deepEqual(to('End', { ctrlKey: true }), { row: 99, column: 4 })
  assert.deepEqual(to('PageDown'), { row: 15, column: 2 })
  assert.deepEqual(to('ArrowLeft', {}, true), { row: 5, column: 3 })
  assert.deepEqual(afterPress(at(0, 0), press('ArrowUp'), bounds, false)?.focus, { row: -1, column: 0 })
  assert.deepEqual(afterPress(at(0, 0), press('ArrowUp', { shiftKey: true }), bounds, false)?.focus, {
    row: 0,
    column: 0,
  })
  assert.deepEqual(afterPress(at(5, 2), press('ArrowDown', { shiftKey: true }), bounds, false), {
    anchor: { row: 5, column: 2 },
    focus: { row: 6, column: 2 },
  })
})

test('copies quote what would break a field, and escape markup', () => {
  assert.equal(
    toTsv([
      ['a\tb', 'say "x"'],
      ['c', ''],
    ]),
    '"a\tb"\t"say ""x"""\nc\t',
  )
  assert.match(toHtml([['<b>']], ['A&B']), /<th>A&amp;B<\/th>.*<td>&lt;b&gt;<\/td>/)
})

test('rules compare exactly, rank by their order, and take no CSS beyond colors', () => {
  assert.equal(tester('>', '9007199254740992')?.('9007199254740993'), true)
  assert.equal(tester('contains', 'AB')?.('xaby'), true)
  assert.equal(tester('!=', 5)?.(null), false)
  assert.equal(tester('resembles', 5), undefined)
  const columns = [column('n', 'type/Integer')]
  const rule = { columns: ['n'], type: 'single', operator: '>', value: 1, color: '#ff0000', highlight_row: true }
  assert.match(readRules([rule], columns, { rows: [], paint: PAINT })?.([2], 0) ?? '', /#ff0000 34%/)
  assert.equal(readRules([rule], columns, { rows: [], paint: PAINT })?.([1], 0), undefined)
  assert.equal(readRules([{ ...rule, color: 'red;background:url(x)' }], columns, { rows: [], paint: PAINT }), undefined)
})

test('rules of a column color the labels of its values', () => {
  const columns = [
    { ...column('state', 'type/Integer'), remapped_to: 'State' },
    { ...column('State', 'type/Text'), remapped_from: 'state' },
  ]
  const rule = { columns: ['state'], type: 'single', operator: '=', value: 1, color: '#ff0000' }
  const colorOf = readRules([rule], columns, { rows: [], paint: PAINT })
  assert.match(colorOf?.([1, 'Open'], 1) ?? '', /#ff0000/)
  assert.equal(colorOf?.([2, 'Done'], 1), undefined)
})

test('a column is meant by reference, else by name, and what an entry names does not follow at the end', () => {
  const columns = [
    { ...column('ID', 'type/Integer'), field_ref: ['field', 1, null] },
    { ...column('PRICE', 'type/Float'), field_ref: ['field', 2, null] },
    { ...column('PRICE_2', 'type/Float'), field_ref: ['field', 2, { 'join-alias': 'P' }] },
    { ...column('LAST', 'type/Text'), field_ref: ['field', 3, null] },
  ]
  const price = { name: 'PRICE', fieldRef: ['field', 2, { 'join-alias': 'P' }] }
  const named = (...entries: unknown[]) =>
    shownColumns(columns, [], { 'table.columns': entries }, () => ({ text: '' })).map((one) => one.column.name)
  assert.deepEqual(named(null, { name: 'GONE' }, { name: 'ID' }, { ...price, enabled: false }), ['ID', 'LAST'])
  assert.deepEqual(named(price), ['PRICE_2', 'ID', 'LAST'])
  assert.deepEqual(named({ name: 'PRICE', enabled: false }), ['ID', 'PRICE_2', 'LAST'])
})

test('labels take the place of the column that they label, whichever of the two an entry names', () => {
  const columns = [
    column('id', 'type/Integer'),
    { ...column('prio', 'type/Integer'), remapped_to: 'Prio' },
    column('last', 'type/Text'),
    { ...column('Prio', 'type/Text'), remapped_from: 'prio' },
  ]
  const shown = (settings: object) => shownColumns(columns, [], { ...settings }, () => ({ text: '' }))
  const named = (...entries: unknown[]) => shown({ 'table.columns': entries }).map(({ index }) => index)
  assert.deepEqual(named(), [0, 3, 2])
  assert.deepEqual(named({ name: 'prio' }, { name: 'id' }), [3, 0, 2])
  assert.deepEqual(named({ name: 'Prio' }, { name: 'prio', enabled: false }), [3, 0, 2])
  assert.deepEqual(named({ name: 'prio', enabled: false }), [0, 2])
  assert.deepEqual(
    shown({ column_settings: { '["name","prio"]': { column_title: 'Urgency' } } }).map(({ title }) => title),
    ['id', 'Urgency', 'last'],
  )
  assert.deepEqual(movedColumns(columns, {}, 1, 0), [
    { name: 'prio', enabled: true },
    { name: 'id', enabled: true },
    { name: 'last', enabled: true },
  ])
  assert.deepEqual(
    detailColumns(columns, { 'table.columns': [{ name: 'prio' }] }, () => ({ text: '' })).map(({ index }) => index),
    [3, 0, 2],
  )
})

test('columns follow the settings; moving one keeps hidden ones hidden', () => {
  const columns = ['a', 'b', 'c'].map((name) => column(name, 'type/Text'))
  const settings = {
    'table.columns': [
      { name: 'c', enabled: true },
      { name: 'a', enabled: false },
      { name: 'b', enabled: true },
    ],
    column_settings: { '["name","b"]': { column_title: 'Bee', text_align: 'right' }, broken: { column_title: 'x' } },
  }
  const shown = shownColumns(columns, [], settings, (value) => ({ text: String(value) }))
  assert.deepEqual(
    shown.map(({ title, align }) => [title, align]),
    [
      ['c', 'start'],
      ['Bee', 'end'],
    ],
  )
  assert.deepEqual(movedColumns(columns, settings, 0, 1), [
    { name: 'b', enabled: true },
    { name: 'c', enabled: true },
    { name: 'a', enabled: false },
  ])
  assert.equal(
    settingsOf(
      { ...column('x', 'type/Text'), id: 7 },
      { column_settings: { '["ref",["field",7,null]]': { decimals: 1 } } },
    )['decimals'],
    1,
  )
})

test('texts of digits and capitals get the width of digits', () => {
  const widthOf = (text: string) =>
    shownColumns([column('x', 'type/Text')], [[text]], {}, () => ({ text }))[0]?.width ?? 0
  assert.ok(widthOf('2025-02-05') > widthOf('abcd-ef-gh') + 8)
  assert.equal(widthOf('20250205'), widthOf('ABCDEFGH'))
})

test('columns that leave room are widened in proportion, to the pixel', () => {
  const column = (width: number) => ({ width }) as ShownColumn
  const widths = (columns: readonly ShownColumn[]) => columns.map(({ width }) => width)
  assert.deepEqual(widths(fillingColumns([column(100), column(200)], 400)), [133, 267])
  assert.deepEqual(widths(fillingColumns([column(100), column(200)], 250)), [100, 200])
  assert.deepEqual(widths(fillingColumns([column(100)], 0)), [100])
})

test('totals are exact sums of amounts, not of keys, codes, places and parts of dates', () => {
  const column = (name: string, more: object = {}) => ({ name, display_name: name, base_type: 'type/Float', ...more })
  const columns = [
    column('id', { semantic_type: 'type/PK' }),
    column('amount'),
    column('lat', { semantic_type: 'type/Latitude' }),
    column('hour', { unit: 'hour-of-day' }),
    column('name', { base_type: 'type/Text' }),
    column('empty'),
    column('code', { semantic_type: 'type/Category' }),
    column('state', { semantic_type: 'type/Enum' }),
  ]
  const rows = [
    [1, '12345678901234567890.05', 1, 1, 'a', null, 1, 1],
    [2, 0.1, 2, 2, '3', null, 2, 2],
  ]
  assert.deepEqual([...totalsOf(columns, rows)], [[1, '12345678901234567890.15']])
})

test('names of rows are a column before the first, which no range holds', () => {
  const named = { ...bounds, first: 0 as const, firstColumn: -1 as const }
  const to = (from: ReturnType<typeof at>, key: string, more = {}) => afterPress(from, press(key, more), named, false)
  assert.deepEqual(to(at(5, 2), 'Home')?.focus, { row: 5, column: -1 })
  assert.deepEqual(to(at(5, 2), 'ArrowLeft', { ctrlKey: true })?.focus, { row: 5, column: -1 })
  assert.deepEqual(to(at(5, 0), 'ArrowLeft', { shiftKey: true })?.focus, { row: 5, column: 0 })
  const fromName = to(at(5, -1), 'ArrowDown', { shiftKey: true })
  assert.deepEqual(fromName, at(6, 0))
})
