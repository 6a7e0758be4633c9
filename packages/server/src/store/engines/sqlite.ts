/** The embedded app database: `node:sqlite` behind Kysely's SQLite dialect. */
import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type Driver, type Kysely } from 'kysely'
import { toVersions, type CacheVersions } from '../cache-versions.ts'
import { encodeValue } from '../column-kinds.ts'
import { failing, sqliteConnection, type Note } from './sqlite-connection.ts'
import { SqliteConnections, SqliteLeases } from './sqlite-leases.ts'

/** Pages of the file that reading keeps in memory: what a search among 100,000 things looks at. */
const READER_CACHE_KIB = 16_000
/** The same for transactions, which mostly touch few pages. */
const WRITER_CACHE_KIB = 4_000

class AppCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(encodeValue(value))
  }
}

class AppAdapter extends SqliteAdapter {
  /** A migration that a crash cuts off is undone as a whole: SQLite can, though Kysely does not count on it. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver itself lets only one transaction or write run at a time; reads do not wait for it. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class AppDialect implements Dialect {
  readonly #path: string
  readonly #note: Note | undefined
  readonly #connections: SqliteConnections

  constructor(path: string, note: Note | undefined) {
    this.#path = path
    this.#note = note
    const database = new DatabaseSync(path, { timeout: 5000 })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    configure(database, WRITER_CACHE_KIB)
    this.#connections = new SqliteConnections(sqliteConnection(database, note))
  }

  /**
   * From now on, whoever is in no transaction reads what is committed, and waits for none.
   * @returns a read of the change counters.
   */
  readApart(): () => CacheVersions {
    const database = new DatabaseSync(this.#path, { readOnly: true, timeout: 5000 })
    configure(database, READER_CACHE_KIB)
    this.#connections.reader = sqliteConnection(database, this.#note)
    return versionsOf(database)
  }

  /**
   * Has SQLite free the pages that it keeps: the system has them too, and reading them again takes some milliseconds.
   */
  giveMemoryBack(): void {
    this.#connections.dropPages()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }

  createDriver(): Driver {
    return new SqliteLeases(this.#connections)
  }

  createAdapter(): SqliteAdapter {
    return new AppAdapter()
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new AppCompiler()
  }
}

/**
 * Opens (and creates) the file in WAL mode. Commits are durable: `synchronous=full` writes the log through to the
 * disk before a statement returns.
 * @param note is handed every failure, and gives what is thrown.
 */
export function openSqlite(path: string, note?: Note): AppDialect {
  return new AppDialect(path, note)
}

function configure(database: DatabaseSync, cacheKib: number): void {
  database.exec(`pragma cache_size = -${cacheKib}`)
  // SQLite's own knows the letters of English only.
  database.function('lower', { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()))
}

/**
 * Reads the change counters over a connection that sees only what is committed: a counter that a transaction takes back
 * again must not be remembered. The counters are read when SQLite says that something changed.
 */
function versionsOf(database: DatabaseSync): () => CacheVersions {
  const dataVersion = database.prepare('pragma data_version')
  const counters = database.prepare('select kind, version from cache_versions')
  let readAt: unknown
  let versions = toVersions([])
  return () => {
    const current = failing(() => dataVersion.get()?.['data_version'])
    if (current !== readAt) {
      versions = toVersions(failing(() => counters.all()))
      readAt = current
    }
    return versions
  }
}
