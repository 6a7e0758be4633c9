/** Box plots of few and many values. */
import { aggregation, breakout, column, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [column('Category', 'Text'), column('Price', 'Float')]
const names = ['Doohickey', 'Gadget', 'Gizmo', 'Widget']

/** Numbers that look like chance and are always the same. */
const noise = (i: number) => (Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1) + (Math.abs(Math.sin(i * 78.233)) % 1)
const spread = (list: readonly string[], each: number, from = 0): [string, number][] =>
  list.flatMap((name, n) =>
    Array.from({ length: each }, (_, i): [string, number] => [
      name,
      Math.round(from + 20 + n * 8 + noise(i + n * 97) * (24 + n * 6) + (i % 37 === 5 ? 90 : 0)),
    ]),
  )
const rows = spread(names, 60)
const monthly = [
  breakout('Month', 'DateTime', { unit: 'month' }),
  breakout('Shop', 'Text'),
  aggregation('Revenue'),
  aggregation('Cost'),
]
const months = Array.from({ length: 9 }, (_, m) =>
  Array.from({ length: 14 }, (_, s): [string, string, number, number] => [
    `2026-${String(m + 1).padStart(2, '0')}-01T00:00:00Z`,
    `Shop ${s + 1}`,
    Math.round(80 + m * 6 + noise(m * 31 + s) * 60 + (s === 3 && m === 4 ? 180 : 0)),
    Math.round(60 + m * 3 + noise(m * 17 + s * 3) * 40),
  ]),
).flat()

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows },
  {
    name: 'series',
    cols: monthly,
    rows: months,
    size: { width: 640, height: 320 },
    settings: { 'graph.dimensions': ['MONTH', 'SHOP'], 'graph.metrics': ['REVENUE', 'COST'] },
  },
  {
    name: 'all-points',
    cols,
    rows,
    settings: {
      'boxplot.points_mode': 'all',
      'boxplot.show_mean': false,
      'graph.show_values': true,
      'boxplot.show_values_mode': 'all',
    },
  },
  {
    name: 'min-max',
    cols,
    rows,
    settings: {
      'boxplot.whisker_type': 'min-max',
      'graph.show_values': true,
      'graph.show_goal': true,
      'graph.goal_value': 60,
    },
  },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'empty', cols, rows: [] },
  { name: 'one-row', cols, rows: rows.slice(0, 1) },
  {
    name: 'nulls',
    cols,
    rows: [
      [null, 4],
      [null, 9],
      ['Widget', null],
      ['Gizmo', 3],
      ['Gizmo', null],
      ['Gizmo', 5],
      ['Gizmo', 11],
    ],
  },
  { name: 'negative', cols, rows: spread(names, 40, -80) },
  {
    name: 'many',
    cols,
    rows: spread(
      Array.from({ length: 200 }, (_, i) => `Item ${i + 1}`),
      8,
    ),
  },
  { name: 'long-labels', cols, rows: rows.map(([name, n]) => [`${name} of the northern and southern warehouses`, n]) },
  { name: 'right-to-left', cols, rows: spread(['إلكترونيات', 'ملابس', 'כלי בית', 'أثاث'], 30) },
  { name: 'tiny', cols, rows, size: TINY },
]
