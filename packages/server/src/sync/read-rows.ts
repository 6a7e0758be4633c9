import { raw, render, type Row, type Sql } from '@querent/query'
import type { SyncContext } from './context.ts'

/** Rows that are read of a table to learn about its columns. */
export const SAMPLE_ROWS = 10_000

/** A table that takes longer is left out, so that it does not hold up the others. */
const DEADLINE_MS = 60_000

/** Runs a statement of our own on the synced database and hands its rows over in batches. */
export async function readRows(
  { connection, signal }: Pick<SyncContext, 'connection' | 'signal'>,
  statement: Sql,
  take: (batch: Row[]) => void,
): Promise<void> {
  const { sql, params } = render(statement, connection.driver.dialect)
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const stream = await connection.dataSource.run({
    sql,
    params,
    timeZone: 'UTC',
    holdsSql: false,
    signal: AbortSignal.any([signal, deadline]),
    access: 'read',
  })
  try {
    for await (const batch of stream) take(batch)
  } catch (error) {
    if (deadline.aborted && !signal.aborted)
      throw new Error(`took longer than ${DEADLINE_MS / 1000} s`, { cause: error })
    throw error
  }
}

/** A number that is part of the statement, e.g. a row limit. */
export function count(value: number): Sql {
  return raw(String(value))
}
