/** The columns of a pivot table, read from the rows that come first in a statement asked in the order of a table. */
import { QueryError, type PivotColumn, type PivotLayout, type Row } from '@querent/query'
import type { Source } from '../stream/closable-stream.ts'

/** Columns of a pivot table at most: as many as a sheet has, and all that memory has to hold. */
const MAX_COLUMNS = 16_384

interface PivotHead {
  /** One row per column of the table, with the column's totals; one in all for a table without columns. */
  rows: Row[]
  /** Read together with the last of them. */
  rest: Row[]
}

/**
 * Reads the head. The source is left where it ends.
 * @throws {QueryError} `invalid-query` for more columns than a table can have.
 */
export async function readHead(source: Source<Row[]>, layout: PivotLayout): Promise<PivotHead> {
  const number = bitsOf(layout.rows)
  const rows: Row[] = []
  for (;;) {
    const batch = await source.next()
    if (batch === undefined) return { rows, rest: [] }
    const found = batch.findIndex((row) => Number(row[layout.grouping]) !== number)
    const end = found < 0 ? batch.length : found
    for (const row of batch.slice(0, end)) rows.push(row)
    if (layout.rows.length + (rows.length + 1) * layout.values.length > MAX_COLUMNS) {
      const message = `A pivot table has at most ${MAX_COLUMNS} columns: filter the values of its columns.`
      throw new QueryError('invalid-query', message)
    }
    if (found >= 0) return { rows, rest: batch.slice(found) }
  }
}

/** The bits of all breakouts. */
export function bitsOf(columns: readonly PivotColumn[]): number {
  return columns.reduce((bits, { bit }) => bits + bit, 0)
}
