import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHtml, toTsv } from './copy.ts'
import { movedColumns, settingsOf, shownColumns } from './columns.ts'
import { COLOR_SHARE, readRules, tester } from './rules.ts'
import { afterPress, at } from './selection.ts'
import { nextSort, sortedOrder } from './sort.ts'
import { createSummary } from './summary.ts'
import type { Cell, Column } from './types.ts'
import { decimalText, divide, readDecimal } from './values.ts'

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
  assert.match(readRules([rule], columns, [])?.([2], 0) ?? '', new RegExp(`#ff0000 ${COLOR_SHARE}%`))
  assert.equal(readRules([rule], columns, [])?.([1], 0), undefined)
  assert.equal(readRules([{ ...rule, color: 'red;background:url(x)' }], columns, []), undefined)
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
