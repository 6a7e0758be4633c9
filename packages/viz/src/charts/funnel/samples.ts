/** Funnels of few and many steps. */
import { aggregation, breakout, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [breakout('Step', 'Text'), aggregation('Visitors')]
const rows: [string, number][] = [
  ['Visit', 48_210],
  ['Product', 31_040],
  ['Cart', 9_870],
  ['Checkout', 6_120],
  ['Paid', 5_480],
]
const bar = { 'funnel.type': 'bar' }
const chosen = [
  { key: 'Visit', name: 'Came by', enabled: true },
  { key: 'Paid', enabled: true },
  { key: 'Product', enabled: false },
]

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows },
  { name: 'bars', cols, rows, settings: bar },
  { name: 'rows', cols, rows, settings: { 'funnel.rows': chosen } },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'empty', cols, rows: [] },
  { name: 'one-row', cols, rows: rows.slice(0, 1) },
  {
    name: 'nulls',
    cols,
    rows: [
      ['Visit', 100],
      [null, null],
      ['Paid', 20],
    ],
  },
  {
    name: 'negative',
    cols,
    rows: [
      ['Visit', 100],
      ['Refund', -20],
    ],
  },
  {
    name: 'growing',
    cols,
    rows: [
      ['Visit', 100],
      ['Product', 140],
      ['Paid', 20],
    ],
  },
  { name: 'many', cols, rows: Array.from({ length: 1000 }, (_, i) => [`Step ${i + 1}`, 1000 - i]) },
  { name: 'long-labels', cols, rows: rows.map(([name, n]) => [`${name} in the shop of the warehouse`, n]) },
  { name: 'tiny', cols, rows, size: TINY },
]
