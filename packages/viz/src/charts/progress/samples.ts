/** Progress before, at and beyond the goal. */
import { aggregation, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [aggregation('Orders'), aggregation('Plan')]
const goal = { 'progress.goal': 20_000 }

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows: [[12_430, 15_000]], settings: goal },
  { name: 'column', cols, rows: [[12_430, 15_000]], settings: { 'progress.goal': 'PLAN' }, size: SMALL },
  { name: 'met', cols, rows: [[20_000, 0]], settings: goal, size: SMALL },
  { name: 'exceeded', cols, rows: [[26_400, 0]], settings: { ...goal, 'progress.color': '#1e7546' }, size: SMALL },
  { name: 'negative', cols, rows: [[-500, 0]], settings: goal, size: SMALL },
  { name: 'null', cols, rows: [[null, null]], settings: goal, size: SMALL },
  { name: 'no-goal', cols, rows: [[12_430, 0]], size: SMALL },
  { name: 'empty', cols, rows: [], settings: goal, size: SMALL },
  { name: 'tiny', cols, rows: [[12_430, 0]], settings: goal, size: TINY },
]
