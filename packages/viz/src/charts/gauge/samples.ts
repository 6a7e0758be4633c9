/** Gauges with and without ranges. */
import { aggregation, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [aggregation('Orders per day')]
const segments = [
  { min: 0, max: 100, color: '#b63b39', label: 'Too few' },
  { min: 100, max: 250, color: '#c58a1f', label: 'Nearly there' },
  { min: 250, max: 400, color: '#1e7546', label: 'On course' },
]
const settings = { 'gauge.segments': segments }
const long = {
  'gauge.segments': segments.map((segment) => ({ ...segment, label: `${segment.label} to reach the goal` })),
}

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows: [[212]], settings },
  { name: 'without-ranges', cols, rows: [[212]] },
  { name: 'card', cols, rows: [[212]], settings, size: SMALL },
  { name: 'beyond', cols, rows: [[512]], settings },
  { name: 'negative', cols, rows: [[-30]] },
  { name: 'null', cols, rows: [[null]], settings },
  { name: 'empty', cols, rows: [], settings },
  { name: 'long-labels', cols, rows: [[301]], settings: long, size: { width: 260, height: 200 } },
  { name: 'tiny', cols, rows: [[212]], settings, size: TINY },
]
