import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryError } from '../errors.ts'
import { pivotGroups, type PivotSplit } from './groups.ts'

function groups(count: number, rows: number[], columns: number[], more: Partial<PivotSplit> = {}) {
  const split = { rows, columns, showRowTotals: true, showColumnTotals: true, ...more }
  return pivotGroups(count, split).map(({ number, breakouts }) => [number, breakouts])
}

test('rows and columns: the cells, subtotals, both kinds of totals, and the corner', () => {
  assert.deepEqual(groups(4, [0, 1, 2], [3]), [
    [0, [0, 1, 2, 3]],
    [4, [0, 1, 3]],
    [6, [0, 3]],
    [7, [3]],
    [8, [0, 1, 2]],
    [12, [0, 1]],
    [14, [0]],
    [15, []],
  ])
})

test('rows alone and columns alone; no group comes twice', () => {
  assert.deepEqual(groups(2, [1, 0], []), [
    [0, [0, 1]],
    [1, [1]],
    [3, []],
  ])
  assert.deepEqual(groups(2, [], [0, 1]), [
    [0, [0, 1]],
    [3, []],
  ])
  assert.deepEqual(groups(3, [], [1]), [
    [0, [0, 1, 2]],
    [5, [1]],
    [7, []],
  ])
})

test('without rows and columns every subset', () => {
  assert.deepEqual(groups(2, [], []), [
    [0, [0, 1]],
    [1, [1]],
    [2, [0]],
    [3, []],
  ])
  assert.deepEqual(groups(0, [], []), [[0, []]])
})

test('totals can be left out', () => {
  const numbers = (more: Partial<PivotSplit>) => groups(3, [0, 1], [2], more).map(([number]) => number)
  assert.deepEqual(numbers({ showRowTotals: false }), [0, 2, 3])
  assert.deepEqual(numbers({ showColumnTotals: false }), [0, 4])
  assert.deepEqual(numbers({ showRowTotals: false, showColumnTotals: false }), [0])
})

test('a breakout that does not exist and too many groups are refused', () => {
  assert.throws(() => groups(2, [0], [2]), QueryError)
  assert.throws(() => groups(9, [], []), QueryError)
  assert.throws(() => groups(31, [0], []), QueryError)
})
