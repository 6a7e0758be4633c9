/** Whether a server works with an app database, for commands that must be alone with it. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isPostgresUrl } from '../engines/location.ts'
import { AppDatabaseError, cannotOpen } from '../engines/open-error.ts'
import { APPLICATION_NAME } from '../engines/postgres.ts'

/** `errcode` of SQLite. */
const BUSY = 5

/** @throws {AppDatabaseError} somebody uses it, or it cannot be opened. */
export async function refuseInUse(location: string): Promise<void> {
  const isUsed = isPostgresUrl(location) ? await hasSessions(location) : isFileOpen(location)
  if (isUsed) {
    throw new AppDatabaseError(
      'A server is running on this app database. Stop it first (all of them, if there are several).',
    )
  }
}

/** A server keeps sessions open. */
async function hasSessions(url: string): Promise<boolean> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [APPLICATION_NAME],
    )
    return rows.length > 0
  } catch (error) {
    throw cannotOpen(url, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQLite gives the whole file to one connection only while no other has it open. */
function isFileOpen(path: string): boolean {
  if (!existsSync(path)) return false
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback')
    return false
  } catch (error) {
    if (Object(error).errcode === BUSY) return true
    throw cannotOpen(path, error)
  } finally {
    database?.close()
  }
}
