/** Which breakouts each group of a pivot table has (contract: results, section 4). */
import { QueryError } from '../errors.ts'
import type { PivotGroup } from '../model/resolved.ts'

/** Breakouts of one pivot table at most: their numbers are bits of a 32-bit integer in some engines. */
const MAX_BREAKOUTS = 30
/** Groups of one pivot table at most; SQLite joins no more than 500 subqueries. */
const MAX_GROUPS = 256

/** Breakouts by their number, outermost first. */
export interface PivotSplit {
  rows: readonly number[]
  columns: readonly number[]
  /** Whether there is a total of all columns at the end of a row. */
  showRowTotals: boolean
  /** Whether there are subtotals below rows and a grand total at the foot. */
  showColumnTotals: boolean
}

/**
 * The groups in order of their numbers, each once.
 * @throws {QueryError} `invalid-query` for a number that no breakout has, or for more groups than engines take.
 */
export function pivotGroups(count: number, split: PivotSplit): PivotGroup[] {
  if (count > MAX_BREAKOUTS) refuse(`A pivot table has at most ${MAX_BREAKOUTS} breakouts, but this one has ${count}.`)
  requireBreakouts('pivot-rows', split.rows, count)
  requireBreakouts('pivot-cols', split.columns, count)
  const groups = new Map<number, PivotGroup>()
  for (const kept of keptBreakouts(count, split)) {
    const breakouts = [...new Set(kept)].sort((a, b) => a - b)
    const number = breakouts.reduce((bits, index) => bits - 2 ** index, 2 ** count - 1)
    groups.set(number, { number, breakouts })
    if (groups.size > MAX_GROUPS) refuse(`A pivot table has at most ${MAX_GROUPS} groups: name its rows and columns.`)
  }
  return [...groups.values()].sort((a, b) => a.number - b.number)
}

function* keptBreakouts(count: number, split: PivotSplit): Generator<readonly number[]> {
  const { rows, columns, showRowTotals, showColumnTotals } = split
  const all = Array.from({ length: count }, (_, index) => index)
  yield all
  if (rows.length === 0 && columns.length === 0) {
    yield* subsets(all)
    return
  }
  for (let length = 0; length <= rows.length; length++) {
    const prefix = rows.slice(0, length)
    const isTotal = length < rows.length || length === 0
    if (showColumnTotals && isTotal) yield [...prefix, ...columns]
    if (showRowTotals && (showColumnTotals || !isTotal)) yield prefix
  }
}

function* subsets(items: readonly number[]): Generator<number[]> {
  for (let bits = 0; bits < 2 ** items.length; bits++) yield items.filter((index) => bits & (1 << index))
}

function requireBreakouts(key: string, indexes: readonly number[], count: number): void {
  for (const index of indexes) {
    if (index >= count) refuse(`There is no breakout number ${index}: the query has ${count} (at ${key}).`, key)
  }
}

function refuse(message: string, path?: string): never {
  throw new QueryError('invalid-query', message, path === undefined ? {} : { path })
}
