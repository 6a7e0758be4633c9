/** The embedded app database: `node:sqlite` behind Kysely's SQLite dialect. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely'
import { toVersions, type CacheVersions } from '../cache-versions.ts'
import { encodeValue } from '../column-kinds.ts'
import { sqliteFailure } from './unavailable.ts'

/** Pages of the file that are kept in memory once they are read: what a search among 100,000 things looks at. */
const CACHE_KIB = 16_000
/** Prepared statements kept; the server has some hundred different ones. */
const STATEMENT_LIMIT = 500

class AppCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(encodeValue(value))
  }
}

/** A migration that a crash cuts off is undone as a whole: SQLite can, though Kysely does not count on it. */
class AppAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** A database that tells whether a transaction is under way, and can let go of the pages that it keeps. */
type AppDatabase = SqliteDatabase & { isTransaction(): boolean; dropPages(): void }

/** Transactions as this store needs them. */
class AppDriver extends SqliteDriver {
  readonly #database: AppDatabase

  constructor(database: AppDatabase) {
    super({ database })
    this.#database = database
  }

  /**
   * Waits for other processes here: SQLite lets nobody write who began to read before another wrote, however long the
   * one would wait.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After some errors, such as a full disk, SQLite has rolled back by itself: the error to report is the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction()) await super.rollbackTransaction(connection)
  }
}

class AppDialect extends SqliteDialect {
  readonly #database: AppDatabase

  constructor(database: AppDatabase) {
    super({ database })
    this.#database = database
  }

  /** Has SQLite free the pages that it keeps: the system has them too, and reading them again takes some milliseconds. */
  giveMemoryBack(): void {
    this.#database.dropPages()
  }

  override createDriver(): Driver {
    return new AppDriver(this.#database)
  }

  override createAdapter(): SqliteAdapter {
    return new AppAdapter()
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new AppCompiler()
  }
}

/**
 * Opens (and creates) the file in WAL mode. Commits are durable: `synchronous=full` writes the log through to the
 * disk before a statement returns.
 */
export function openSqlite(path: string): AppDialect {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  database.exec(`pragma cache_size = -${CACHE_KIB}`)
  // SQLite's own knows the letters of English only.
  database.function('lower', { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()))
  const statements = new Map<string, ReturnType<typeof wrap>>()

  function prepare(sql: string) {
    let statement = statements.get(sql)
    if (statement === undefined) {
      statement = wrap(failing(() => database.prepare(sql)))
      if (statements.size >= STATEMENT_LIMIT) statements.clear()
      statements.set(sql, statement)
    }
    return statement
  }

  return new AppDialect({
    prepare,
    isTransaction: () => database.isTransaction,
    dropPages() {
      if (database.isOpen) database.exec('pragma shrink_memory')
    },
    close: () => database.close(),
  })
}

/**
 * Reads the change counters over a connection of its own, which sees only what is committed: a counter that a
 * transaction takes back again must not be remembered. The counters are read when SQLite says that something changed.
 */
export function sqliteVersions(path: string): { read: () => CacheVersions; close: () => void } {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  const dataVersion = database.prepare('pragma data_version')
  const counters = database.prepare('select kind, version from cache_versions')
  let readAt: unknown
  let versions = toVersions([])
  return {
    read() {
      const current = failing(() => dataVersion.get()?.['data_version'])
      if (current !== readAt) {
        versions = toVersions(failing(() => counters.all()))
        readAt = current
      }
      return versions
    },
    close: () => database.close(),
  }
}

/** Does work whose failure says when it is the app database that cannot serve. */
function failing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw sqliteFailure(error)
  }
}

function wrap(statement: StatementSync) {
  const reader = statement.columns().length > 0
  // The last row id may be one that a full-text index has given its own tables, which is larger than a number.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (parameters: readonly unknown[]) => failing(() => statement.all(...parameters.map(toInput))),
    run: (parameters: readonly unknown[]) => failing(() => statement.run(...parameters.map(toInput))),
    iterate(): never {
      throw new Error('The app database is read in whole results; page instead of iterating.')
    },
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`Cannot store a ${typeof value}`)
}
