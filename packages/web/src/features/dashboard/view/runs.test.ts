import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Result } from '../../../api/dataset.ts'
import { answered, ended, started, type Runs } from './runs.ts'

const result = (rows: number): Result => ({ status: 'completed', row_count: rows, data: { cols: [], rows: [] } })

test('what a card showed stays until its next answer', () => {
  let runs: Runs = started(new Map(), [1, 2])
  runs = answered(runs, 1, result(5))
  runs = started(runs, [1])
  assert.deepEqual(runs.get(1), { isRunning: true, result: result(5) })
  assert.deepEqual(answered(runs, 1, result(6)).get(1), { isRunning: false, result: result(6) })
})

test('cards that got no answer say why, others keep theirs', () => {
  const runs = answered(started(new Map(), [1, 2]), 1, result(5))
  const after = ended(runs, 'The server cannot be reached.')
  assert.deepEqual(after.get(2), { isRunning: false, failure: 'The server cannot be reached.' })
  assert.deepEqual(after.get(1), { isRunning: false, result: result(5) })
  assert.deepEqual(ended(runs, undefined).get(2), { isRunning: false })
})
