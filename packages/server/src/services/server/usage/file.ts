/** The file of the Usage data source: filled from the app database, as far as it is not filled yet. */
import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { scheduler, setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../../store/index.ts'
import { eventRow, queryRow, TABLES, VERSION_OF_TABLES, wholeTables, type Value } from './tables.ts'

/**
 * Ids that are read again: PostgreSQL gives them in the order in which rows are begun, and shows them in that in which
 * they are committed.
 */
const OVERLAP = 1_000

/** Another process writes. */
const BUSY = 5
const WAIT_MS = 50
const MOST_TRIES = 200

/** True when the file is there and of this version. */
export function isUsable(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    using file = open(path)
    return file.prepare('pragma user_version').get()?.['user_version'] === VERSION_OF_TABLES
  } catch {
    return false
  }
}

/** Brings the file up to date; makes it when there is none that is usable. Other processes may do so at once. */
export async function fill(path: string, { usage }: Pick<Store, 'usage'>): Promise<void> {
  if (!isUsable(path)) create(path)
  using file = open(path)
  const whole = await wholeTables(usage)
  await together(file, () => {
    for (const [table, rows] of Object.entries(whole)) {
      file.exec(`delete from ${table}`)
      insert(file, table, rows)
    }
  })
  await fillQueries(file, usage)
  await fillEvents(file, usage)
  const { query, event } = await usage.oldest()
  await together(file, () => {
    forget(file, 'queries', query)
    for (const table of ['views', 'logins', 'changes']) forget(file, table, event)
  })
}

function create(path: string): void {
  const made = `${path}.${randomUUID()}`
  remove(made)
  {
    using file = open(made)
    file.exec(`pragma journal_mode = wal; begin; ${TABLES}; pragma user_version = ${VERSION_OF_TABLES}; commit`)
  }
  if (!isUsable(path)) remove(path)
  try {
    linkSync(made, path)
  } catch (error) {
    // Another process was faster, or the disk knows no links.
    if (!existsSync(path)) renameSync(made, path)
    else if (!isUsable(path)) throw error
  }
  remove(made)
}

function remove(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true })
}

function open(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: false })
  // What a crash loses here is filled in again.
  file.exec('pragma synchronous = off')
  return file
}

async function fillQueries(file: DatabaseSync, usage: Store['usage']): Promise<void> {
  for (let last = latest(file, ['queries']); ;) {
    const rows = await usage.queriesAfter(last)
    if (rows.length === 0) return
    await together(file, () => insert(file, 'queries', rows.map(queryRow)))
    last = rows.at(-1)!.id
    await scheduler.yield()
  }
}

async function fillEvents(file: DatabaseSync, usage: Store['usage']): Promise<void> {
  for (let last = latest(file, ['views', 'logins', 'changes']); ;) {
    const rows = await usage.eventsAfter(last)
    if (rows.length === 0) return
    const made = rows.flatMap((row) => eventRow(row) ?? [])
    await together(file, () => {
      for (const [table, some] of Map.groupBy(made, (one) => one.table)) {
        insert(
          file,
          table,
          some.map(({ values }) => values),
        )
      }
    })
    last = rows.at(-1)!.id
    await scheduler.yield()
  }
}

/** The id after which rows are to be read. */
function latest(file: DatabaseSync, tables: readonly string[]): number {
  const ids = tables.map((table) => Number(file.prepare(`select max(id) as id from ${table}`).get()?.['id'] ?? 0))
  return Math.max(0, ...ids.map((id) => id - OVERLAP))
}

function insert(file: DatabaseSync, table: string, rows: readonly Value[][]): void {
  const [first] = rows
  if (first === undefined) return
  const statement = file.prepare(`insert or ignore into ${table} values (${first.map(() => '?').join(', ')})`)
  for (const row of rows) statement.run(...row)
}

/** Removes what retention has removed. */
function forget(file: DatabaseSync, table: string, oldest: number | null): void {
  if (oldest === null) file.exec(`delete from ${table}`)
  else file.prepare(`delete from ${table} where id < ?`).run(oldest)
}

/** All of it or nothing; waits for other processes without holding up what else is done here. */
async function together(file: DatabaseSync, work: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      file.exec('begin immediate')
      break
    } catch (error) {
      if (Object(error).errcode !== BUSY || tries === MOST_TRIES) throw error
      await sleep(WAIT_MS)
    }
  }
  try {
    work()
    file.exec('commit')
  } catch (error) {
    file.exec('rollback')
    throw error
  }
}
