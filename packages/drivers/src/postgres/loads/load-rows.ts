/** Loads on PostgreSQL: the table is made or changed, and `COPY` takes the rows, in one transaction. */
import type { Load, LoadResult } from '@querent/query'
import { inTransaction, stepError } from '../../shared/changes/in-transaction.ts'
import { bytePieces } from '../../shared/loads/pieces.ts'
import { LoadWaits } from '../../shared/loads/waits.ts'
import { statementError } from '../errors.ts'
import type { PostgresSession } from '../session.ts'
import { stopRunning } from '../wire/cancel.ts'
import { CopyIn } from '../wire/copy-in.ts'
import { copyStatement, lastStatements, tableStatements } from './load-sql.ts'

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function loadRows(session: PostgresSession, load: Load): Promise<LoadResult> {
  const waits = new LoadWaits(load.signal)
  try {
    return await inTransaction(session, load, async () => {
      for (const sql of tableStatements(load)) await runStatement(session, sql, waits)
      const rowCount = await copyRows(session, load, waits)
      for (const sql of lastStatements(load)) await runStatement(session, sql, waits)
      return { rowCount }
    })
  } finally {
    waits.end()
  }
}

async function runStatement(session: PostgresSession, sql: string, waits: LoadWaits): Promise<void> {
  const running = session.client.query(sql).catch((error: unknown) => {
    throw refusal(session, error)
  })
  try {
    await waits.until(running)
  } catch (error) {
    if (!(await stopRunning(running, session.cancel))) session.destroy()
    throw error
  }
}

async function copyRows(session: PostgresSession, load: Load, waits: LoadWaits): Promise<number> {
  const copy = new CopyIn(copyStatement(load))
  copy.done.catch((error: unknown) => waits.fail(refusal(session, error)))
  session.client.query(copy)
  try {
    await waits.until(copy.ready)
    for await (const piece of bytePieces(load.rows, waits)) await waits.until(copy.write(piece))
    copy.end()
    return await waits.until(copy.done)
  } catch (error) {
    if (!(await copy.stop(session.cancel))) session.destroy()
    throw error
  }
}

function refusal(session: PostgresSession, error: unknown): unknown {
  return stepError(session, statementError(error), 0)
}
