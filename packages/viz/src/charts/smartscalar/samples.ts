/** Trends over months, days and nothing. */
import { aggregation, breakout, SMALL, TINY, type Sample } from '../sample.ts'

const month = breakout('Created At', 'DateTime', { unit: 'month' })
const revenue = aggregation('Revenue', { semantic_type: 'type/Currency', settings: { currency_in_header: false } })
const cols = [month, revenue, aggregation('Plan')]
const VALUES = [82_400, 79_150, 88_320, 91_700, 90_110, 97_480, 103_900, 101_250, 110_020, 118_730, 121_400, 136_240]
const at = (i: number) => `2026-${String(i + 1).padStart(2, '0')}-01T00:00:00`
const rows = VALUES.map((value, i) => [at(i), value, 120_000 + i * 1000])
const TALL = { width: 320, height: 220 }
const three = [
  { id: 'a', type: 'previousPeriod' },
  { id: 'b', type: 'periodsAgo', value: 6 },
  { id: 'c', type: 'anotherColumn', column: 'PLAN', label: 'Plan' },
]
const goal = [{ id: 'a', type: 'staticNumber', value: 150_000, label: 'Target of the whole company for the year' }]

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows, size: TALL },
  { name: 'three', cols, rows, settings: { 'scalar.comparisons': three }, size: TALL },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'switched', cols, rows, settings: { 'scalar.switch_positive_negative': true }, size: SMALL },
  { name: 'long-label', cols, rows, settings: { 'scalar.comparisons': goal }, size: SMALL },
  { name: 'one-row', cols, rows: rows.slice(0, 1), size: SMALL },
  { name: 'empty', cols, rows: [], size: SMALL },
  { name: 'nulls', cols, rows: [...rows.slice(0, 9), [at(9), null, null], [null, 7, 7]], size: TALL },
  { name: 'gap', cols, rows: [rows[0] ?? [], rows[4] ?? []], size: SMALL },
  {
    name: 'from-zero',
    cols,
    rows: [
      [at(0), 0, 0],
      [at(1), 12, 0],
    ],
    size: SMALL,
  },
  {
    name: 'no-change',
    cols,
    rows: [
      [at(0), 12, 0],
      [at(1), 12, 0],
    ],
    size: SMALL,
  },
  { name: 'negative', cols, rows: VALUES.map((value, i) => [at(i), 100_000 - value, 0]), size: TALL },
  { name: 'tiny', cols, rows, size: TINY },
]
