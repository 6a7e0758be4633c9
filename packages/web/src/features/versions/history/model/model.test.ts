import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { align, compareCards, compareLines, compareSettings, compareTabs, foldLines, joinChanged } from './index.ts'

const said = (pairs: readonly { mark: string; before: unknown; after: unknown }[]) =>
  pairs.map(({ mark, before, after }) => `${mark} ${String(before)} ${String(after)}`)

test('lists have as much in common as they can', () => {
  const pairs = align(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'], (one, other) => one === other)
  assert.deepEqual(said(pairs), ['same a a', 'removed b null', 'same c c', 'added null x', 'same d d'])
  assert.deepEqual(align([], [], Object.is), [])
  assert.deepEqual(said(align([], [1], Object.is)), ['added null 1'])
})

test('what was removed and came back alike was changed', () => {
  const isAlike = (one: string, other: string) => one[0] === other[0]
  const pairs = align(['f1', 'g1', 'z'], ['f2', 'h1', 'z'], (one, other) => one === other)
  assert.deepEqual(said(joinChanged(pairs, isAlike)), ['changed f1 f2', 'removed g1 null', 'added null h1', 'same z z'])
})

test('lines are counted in both texts', () => {
  const lines = compareLines('select a\nfrom t  \nlimit 1', 'select a, b\nfrom t\nlimit 1')
  assert.deepEqual(
    lines.map(({ mark, text, before, after }) => [mark, text, before, after]),
    [
      ['removed', 'select a', 1, null],
      ['added', 'select a, b', null, 1],
      ['same', 'from t', 2, 2],
      ['same', 'limit 1', 3, 3],
    ],
  )
  assert.deepEqual(compareLines('', ''), [])
})

test('long runs of equal lines are left out', () => {
  const many = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const folded = foldLines(compareLines(many.join('\n'), [...many.slice(0, 10), 'new', ...many.slice(10)].join('\n')))
  assert.deepEqual(
    folded.map((line) => (line.mark === 'gap' ? line.count : line.text)),
    [7, 'line 7', 'line 8', 'line 9', 'new', 'line 10', 'line 11', 'line 12', 7],
  )
})

test('texts too long to be compared are replaced as a whole', () => {
  const text = (word: string) => Array.from({ length: 2500 }, (_, at) => `${word} ${at}`).join('\n')
  const lines = compareLines(`same\n${text('a')}`, `same\n${text('b')}`)
  assert.equal(lines.length, 5001)
  assert.equal(lines[0]?.mark, 'same')
})

test('settings are compared within maps', () => {
  const changes = compareSettings(
    { a: 1, 'graph.metrics': ['x'], column_settings: { total: { scale: 2 } }, old: true, none: null },
    { a: 1, 'graph.metrics': ['x', 'y'], column_settings: { total: { scale: 3, prefix: '€' } } },
  )
  assert.deepEqual(
    changes.map(({ path, mark, before, after }) => [path.join('/'), mark, before, after]),
    [
      ['column_settings/total/prefix', 'added', undefined, '€'],
      ['column_settings/total/scale', 'changed', 2, 3],
      ['graph.metrics', 'changed', ['x'], ['x', 'y']],
      ['old', 'removed', true, undefined],
    ],
  )
})

const card = (id: number, changes: Partial<DashboardCard> = {}): DashboardCard => ({
  id,
  card_id: id * 10,
  dashboard_tab_id: null,
  row: id,
  col: 0,
  size_x: 6,
  size_y: 4,
  parameter_mappings: [],
  visualization_settings: {},
  ...changes,
})

test('cards are added, removed, moved and changed', () => {
  const pairs = compareCards(
    { tabs: [], dashcards: [card(1), card(2), card(3), card(4)] },
    { tabs: [], dashcards: [card(1), card(2, { col: 6 }), card(3, { size_x: 12, series: [{ id: 8 }] }), card(5)] },
  )
  assert.deepEqual(
    pairs.map(({ mark, before, after, parts }) => [mark, before?.id, after?.id, parts.join()]),
    [
      ['same', 1, 1, ''],
      ['moved', 2, 2, 'place'],
      ['changed', 3, 3, 'size,series'],
      ['added', undefined, 5, ''],
      ['removed', 4, undefined, ''],
    ],
  )
})

test('what was brought back under other ids is the same', () => {
  const tab = (id: number, name: string) => ({ id, name })
  const before = { tabs: [tab(1, 'All')], dashcards: [card(1, { dashboard_tab_id: 1 })] }
  const after = {
    tabs: [tab(7, 'All'), tab(8, 'More')],
    dashcards: [{ ...card(9), ...card(1, { dashboard_tab_id: 7 }), id: 9 }],
  }
  assert.deepEqual(
    compareCards(before, after).map(({ mark }) => mark),
    ['same'],
  )
  assert.deepEqual(
    compareTabs(before.tabs, after.tabs).map(({ name, mark }) => [name, mark]),
    [
      ['All', 'same'],
      ['More', 'added'],
    ],
  )
})
