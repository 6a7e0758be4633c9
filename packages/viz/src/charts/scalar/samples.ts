/** Numbers of all kinds. */
import { aggregation, column, SMALL, TINY, type Sample } from '../sample.ts'

const revenue = [aggregation('Revenue', { semantic_type: 'type/Currency', settings: { currency_in_header: false } })]
const count = [aggregation('Count')]
const segments = [
  { max: 100, color: '#b63b39', label: 'Too few' },
  { min: 100, max: 1000, color: '#8a5600', label: 'Nearly there' },
  { min: 1000, color: '#1e7546', label: 'On course' },
]

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols: revenue, rows: [[1284332.5]], size: SMALL },
  { name: 'screen', cols: revenue, rows: [[1284332.5]], size: { width: 900, height: 500 } },
  { name: 'segment', cols: count, rows: [[1204]], settings: { 'scalar.segments': segments }, size: SMALL },
  {
    name: 'compact',
    cols: count,
    rows: [['12345678901234567890']],
    settings: { 'scalar.compact_primary_number': true },
    size: SMALL,
  },
  {
    name: 'older-keys',
    cols: count,
    rows: [[12.345]],
    settings: { 'scalar.prefix': '~', 'scalar.suffix': ' km', 'scalar.decimals': 1, 'scalar.scale': 10 },
    size: SMALL,
  },
  { name: 'empty', cols: count, rows: [], size: SMALL },
  { name: 'null', cols: count, rows: [[null]], size: SMALL },
  { name: 'negative', cols: count, rows: [[-48210.25]], size: SMALL },
  { name: 'date', cols: [column('Last order', 'Date')], rows: [['2026-11-22']], size: SMALL },
  { name: 'long-text', cols: [column('Name', 'Text')], rows: [['Heavy-duty copper water bottle']], size: SMALL },
  { name: 'tiny', cols: revenue, rows: [[1284332.5]], size: TINY },
]
