/** Whether a server works with an app database, for commands that must be alone with it. */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { clientUrl, isPostgresUrl } from '../engines/location.ts'
import { AppDatabaseError, cannotOpen } from '../engines/open-error.ts'
import { loadPostgres } from '../engines/postgres-client.ts'
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

/** A session ends a moment after the program that had it, so one that is seen is looked for again. */
const SESSIONS_END_MS = 3_000
const LOOK_AGAIN_MS = 100

/** A server keeps sessions open. */
async function hasSessions(url: string): Promise<boolean> {
  const { Client } = await loadPostgres()
  const client = new Client({ connectionString: clientUrl(url) })
  try {
    await client.connect()
    const deadline = performance.now() + SESSIONS_END_MS
    while (await isAnyOpen(client)) {
      if (performance.now() > deadline) return true
      await sleep(LOOK_AGAIN_MS)
    }
    return false
  } catch (error) {
    throw cannotOpen(url, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isAnyOpen(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [APPLICATION_NAME],
  )
  return rows.length > 0
}

/** SQLite gives the whole file to one connection only while no other has it open. */
function isFileOpen(path: string): boolean {
  let database: DatabaseSync | undefined
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return false
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
