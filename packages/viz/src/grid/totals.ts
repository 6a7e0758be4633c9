/** The sums below a table. */
import { createSummary } from './summary.ts'
import { isNumeric } from './values.ts'
import type { Cell, Column } from './types.ts'

const NO_AMOUNT = /^type\/(?:PK|FK|Latitude|Longitude|Coordinate|ZipCode|Category|Enum)$/

/** True for amounts. Keys, codes, places and parts of dates are numbers whose sum means nothing. */
const isSummable = (column: Column): boolean =>
  isNumeric(column) &&
  !NO_AMOUNT.test(column.semantic_type ?? '') &&
  column.unit === undefined &&
  (column.binning_info === undefined || column.binning_info === null)

/** Exact digits of the sum of each column by its place; columns that cannot be summed, or hold no number, have none. */
export function totalsOf(columns: readonly Column[], rows: readonly (readonly Cell[])[]): ReadonlyMap<number, string> {
  const totals = new Map<number, string>()
  columns.forEach((column, index) => {
    if (!isSummable(column)) return
    const summary = createSummary()
    for (const row of rows) summary.take(row[index] ?? null, true)
    const { sum } = summary.result()
    if (sum !== undefined) totals.set(index, sum)
  })
  return totals
}
