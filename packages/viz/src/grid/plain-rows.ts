/** Results of pivot tables (contract: results, section 4), for displays that know no totals. */
import { GROUPING } from './pivot-split.ts'
import type { ResultData } from './types.ts'

export function hasGroups({ cols }: ResultData): boolean {
  return cols.some(({ name }) => name === GROUPING)
}

/** The rows that the question has without totals; the same result where it has none. */
export function plainRows(result: ResultData): ResultData {
  const at = result.cols.findIndex(({ name }) => name === GROUPING)
  if (at < 0) return result
  return {
    ...result,
    cols: result.cols.toSpliced(at, 1),
    rows: result.rows.filter((row) => Number(row[at]) === 0).map((row) => row.toSpliced(at, 1)),
  }
}
