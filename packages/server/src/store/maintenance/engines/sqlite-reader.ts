import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OBSTACLE_SQL } from '../../engines/obstacle.ts'
import { AppDatabaseError, cannotOpen } from '../../engines/open-error.ts'
import { BATCH_BYTES, BATCH_ROWS, sizeOf, type Cell, type Cells, type Reader, type TableColumns } from './reader.ts'

/** Reads within one transaction over a connection of its own; whoever writes goes on. */
export function openSqliteReader(path: string): Reader {
  const database = open(path)

  function* rows({ name, columns }: TableColumns): Generator<Cells[]> {
    const statement = database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    let batch: Cells[] = []
    let bytes = 0
    for (const found of statement.iterate()) {
      const row = Object.values(found) as Cell[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- arrays, as set above
      batch.push(row)
      bytes += sizeOf(row)
      if (bytes < BATCH_BYTES && batch.length < BATCH_ROWS) continue
      yield batch
      batch = []
      bytes = 0
    }
    if (batch.length > 0) yield batch
  }

  return {
    engine: 'sqlite',
    version: async () => String(database.prepare('select sqlite_version() as version').get()?.['version']),
    async migrations() {
      if (!hasTable(database, 'kysely_migration')) return []
      return database
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name))
    },
    async obstacle() {
      const obstacle = database.prepare(OBSTACLE_SQL.sqlite).get()?.['obstacle']
      return typeof obstacle === 'string' ? obstacle : null
    },
    count: async (table) => Number(database.prepare(`select count(*) as count from ${quoted(table)}`).get()?.['count']),
    async *rows(table) {
      yield* rows(table)
    },
    async lastIds() {
      if (!hasTable(database, 'sqlite_sequence')) return new Map()
      const counters = database.prepare('select name, seq from sqlite_sequence').all()
      return new Map(counters.map(({ name, seq }) => [String(name), BigInt(Number(seq))]))
    },
    close: async () => database.close(),
  }
}

function open(path: string): DatabaseSync {
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) {
      throw new AppDatabaseError(`There is no app database at ${path}.`)
    }
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    database.exec('begin')
    database.prepare('select count(*) from sqlite_schema').get() // the transaction sees what is there at its first read
    return database
  } catch (error) {
    throw cannotOpen(path, error)
  }
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
