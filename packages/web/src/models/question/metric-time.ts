/** How a metric is shown over time. */
import { kindOf } from '../../lib/columns/kind.ts'
import { bucketed } from './columns.ts'
import { clausesOf } from './edit.ts'
import type { Clause, Column, StagedQuery } from './types.ts'

/** As the metric is stored, else by month of its first column of time. */
export function firstTime(query: StagedQuery, columns: readonly Column[]): Clause | null {
  const stored = clausesOf(query, 0, 'breakout').find((clause) => clause[1]['temporal-unit'] !== undefined)
  if (stored !== undefined) return stored
  const column = columns.find((one) => kindOf(one) === 'date')
  return column === undefined ? null : bucketed(column.ref, column)
}
