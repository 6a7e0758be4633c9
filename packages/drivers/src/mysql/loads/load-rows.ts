/** Loads on MySQL and MariaDB: statements that insert many rows each, in one transaction. */
import { OutcomeUnknown, type Load, type LoadResult } from '@querent/query'
import { inTransaction, stepError } from '../../shared/changes/in-transaction.ts'
import { linePieces } from '../../shared/loads/pieces.ts'
import { LoadWaits } from '../../shared/loads/waits.ts'
import { statementError } from '../errors.ts'
import type { MysqlSession } from '../session.ts'
import { stopRunning } from '../wire/stop-running.ts'
import { alterSql, createSql, insertSql, quoted, restoreSql } from './load-sql.ts'
import { rowLiterals } from './row-literals.ts'
import { dropLeftOvers, temporaryName } from './temporary-tables.ts'

/** Of the lines of a statement: each statement costs, and a server may take no more than 1 MB. */
const STATEMENT_BYTES = 1 << 18

/** What of a session a load works with. */
interface LoadSession {
  session: MysqlSession
  load: Load
  waits: LoadWaits
}

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function loadRows(session: MysqlSession, load: Load): Promise<LoadResult> {
  const waits = new LoadWaits(load.signal)
  const on = { session, load, waits }
  try {
    return { rowCount: await (load.mode === 'create' ? create(on) : append(on)) }
  } finally {
    waits.end()
  }
}

/** The table gets its name when it has its rows. */
async function create(on: LoadSession): Promise<number> {
  const { session, load } = on
  const run = (sql: string) => rows(on, sql)
  await begin(on)
  await dropLeftOvers(run)
  const name = await temporaryName(run)
  try {
    await run(createSql(name, load))
    await run('START TRANSACTION READ WRITE')
    const rowCount = await insertRows(on, name)
    await run('COMMIT')
    await rename(on, name)
    return rowCount
  } catch (error) {
    await session.rollback()
    await session.command(`DROP TABLE IF EXISTS ${quoted(name)}`).catch(() => undefined)
    throw error
  }
}

async function rename({ session, load, waits }: LoadSession, name: string): Promise<void> {
  await waits.until(Promise.resolve())
  try {
    await session.command(`RENAME TABLE ${quoted(name)} TO ${quoted(load.table.name)}`)
  } catch (error) {
    if (session.refusalOf(error) === undefined) throw new OutcomeUnknown(error)
    throw refusal(session, error)
  }
}

/** The table is changed first, which cannot be part of a transaction, and changed back when the rows fail. */
async function append(on: LoadSession): Promise<number> {
  const { session, load } = on
  const restore = await alter(on)
  try {
    return await inTransaction(session, settingsOf(load), async () => {
      if (load.mode === 'replace') await rows(on, `DELETE FROM ${quoted(load.table.name)}`)
      return insertRows(on, load.table.name)
    })
  } catch (error) {
    if (restore !== undefined && !(error instanceof OutcomeUnknown))
      await session.command(restore).catch(() => undefined)
    throw error
  }
}

/** @returns what takes the changes back. */
async function alter(on: LoadSession): Promise<string | undefined> {
  const { load } = on
  const sql = alterSql(load)
  if (sql === undefined) return undefined
  await begin(on)
  const [made] = await rows(on, `SHOW CREATE TABLE ${quoted(load.table.name)}`)
  await rows(on, sql)
  return restoreSql(load, Array.isArray(made) ? String(made[1]) : '')
}

/** While the server inserts some rows, the next ones are written down here. */
async function insertRows(on: LoadSession, name: string): Promise<number> {
  const { load, waits } = on
  const insert = insertSql(name, load)
  let rowCount = 0
  let running: Promise<unknown> = Promise.resolve()
  try {
    for await (const piece of linePieces(load.rows, waits, STATEMENT_BYTES)) {
      const given = literalsOf(on, piece)
      await running
      running = rows(on, insert + given.sql)
      running.catch(() => undefined)
      rowCount += given.rowCount
    }
    await running
    return rowCount
  } finally {
    // What is still on its way to the server must not meet the statements that come next.
    await running.catch(() => undefined)
  }
}

function literalsOf({ session, load }: LoadSession, piece: Uint8Array): ReturnType<typeof rowLiterals> {
  try {
    return rowLiterals(piece, load.columns)
  } catch (error) {
    throw refusal(session, error)
  }
}

async function begin({ session, load }: LoadSession): Promise<void> {
  await session.begin(settingsOf(load))
}

/** The session is renewed afterwards. */
function settingsOf(load: Load): Load & { changesTables: boolean } {
  return { ...load, timeZone: 'UTC', changesTables: true }
}

/** The rows of a statement of our own, which ends when the load does. */
async function rows({ session, waits }: LoadSession, sql: string): Promise<unknown[]> {
  const running = session.rows(sql).catch((error: unknown) => {
    throw refusal(session, error)
  })
  try {
    return await waits.until(running)
  } catch (error) {
    await stopRunning(session, running)
    throw error
  }
}

function refusal(session: MysqlSession, error: unknown): unknown {
  return stepError(session, statementError(error), 0)
}
