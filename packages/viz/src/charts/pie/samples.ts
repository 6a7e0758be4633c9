/** Pies of few and many slices. */
import { aggregation, breakout, SMALL, TINY, type Sample } from '../sample.ts'

const category = breakout('Category', 'Text')
const cols = [category, aggregation('Revenue')]
const rows = [
  ['Gadget', 52_310],
  ['Widget', 48_120],
  ['Doohickey', 31_870],
  ['Gizmo', 24_400],
  ['Spare parts', 1_900],
  ['Gift cards', 1_200],
]
const many = Array.from({ length: 1000 }, (_, i) => [`Category ${i + 1}`, 100_000 / (i + 1)])
const long = rows.map(([name, value], i) => [
  `${name} of the northern and the southern warehouses ${i + 1}`,
  value ?? 0,
])
const rings = [category, breakout('Source', 'Text'), aggregation('Revenue')]
const ringRows = ['Gadget', 'Widget', 'Gizmo'].flatMap((name, i) =>
  ['Search', 'Mail', 'Direct'].map((source, j) => [name, source, 900 - i * 240 - j * 130]),
)

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows },
  { name: 'legend', cols, rows, settings: { 'pie.show_legend': true, 'pie.percent_visibility': 'both' } },
  { name: 'narrow', cols, rows, size: { width: 260, height: 320 } },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'rings', cols: rings, rows: ringRows, settings: { 'pie.dimension': ['CATEGORY', 'SOURCE'] } },
  {
    name: 'rows',
    cols,
    rows,
    settings: {
      'pie.sort_rows': false,
      'pie.slice_threshold': 0,
      'pie.show_total': false,
      'pie.colors': { Widget: '#1e7546' },
      'pie.rows': [
        { key: 'Gizmo', name: 'Gizmos', color: '#b63b39', enabled: true },
        { key: 'Gadget', enabled: false },
      ],
    },
  },
  { name: 'empty', cols, rows: [] },
  { name: 'one-row', cols, rows: rows.slice(0, 1) },
  {
    name: 'nulls',
    cols,
    rows: [
      [null, 120],
      ['Widget', null],
      ['Gizmo', 80],
    ],
  },
  {
    name: 'negative',
    cols,
    rows: [
      ['Gadget', -20],
      ['Widget', 120],
      ['Gizmo', 80],
    ],
  },
  {
    name: 'losses',
    cols,
    rows: [
      ['Gadget', -20],
      ['Widget', -120],
    ],
  },
  { name: 'many', cols, rows: many, settings: { 'pie.slice_threshold': 0.5 } },
  { name: 'long-labels', cols, rows: long },
  { name: 'tiny', cols, rows, size: TINY },
]
