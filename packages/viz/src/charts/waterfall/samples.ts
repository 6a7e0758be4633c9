/** Waterfalls of few and many steps. */
import { aggregation, breakout, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [breakout('Step', 'Text'), aggregation('Amount')]
const rows: [string, number | null][] = [
  ['Opening', 48_200],
  ['Sales', 31_040],
  ['Services', 9_870],
  ['Salaries', -26_120],
  ['Rent', -8_480],
  ['Taxes', -6_300],
]
const monthly = [breakout('Month', 'DateTime', { unit: 'month' }), aggregation('Change')]
const months = [1200, 340, -180, 95, -620, 410, 770, -90, 230, 310, -540, 880]

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows },
  {
    name: 'without-total',
    cols,
    rows,
    settings: { 'waterfall.show_total': false, 'waterfall.increase_color': '#4e41ad', 'graph.show_values': false },
  },
  {
    name: 'months',
    cols: monthly,
    rows: months.map((value, i) => [`2026-${String(i + 1).padStart(2, '0')}-01T00:00:00Z`, value]),
  },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'empty', cols, rows: [] },
  { name: 'one-row', cols, rows: rows.slice(0, 1) },
  {
    name: 'nulls',
    cols,
    rows: [
      ['Opening', 100],
      [null, 30],
      ['Sales', null],
      ['Rent', -50],
    ],
  },
  {
    name: 'negative',
    cols,
    rows: [
      ['Opening', 60],
      ['Rent', -100],
      ['Taxes', -40],
      ['Sales', 110],
      ['Refunds', -50],
    ],
    settings: { 'graph.show_goal': true, 'graph.goal_value': -40 },
  },
  { name: 'many', cols, rows: Array.from({ length: 300 }, (_, i) => [`Step ${i + 1}`, Math.round(90 * Math.sin(i))]) },
  { name: 'long-labels', cols, rows: rows.map(([name, n]) => [`${name} of the northern and southern warehouses`, n]) },
  {
    name: 'right-to-left',
    cols,
    rows: ['إلكترونيات', 'ملابس', 'כלי בית', 'أثاث'].map((name, i) => [name, [80, -20, 45, -10][i] ?? 0]),
  },
  { name: 'tiny', cols, rows, size: TINY },
]
