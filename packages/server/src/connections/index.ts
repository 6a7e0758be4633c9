/**
 * Connections to the databases that users query. Each database has one pool, which is opened on first use. The pool is
 * reopened when the connection details change, also when another process changed them, and closed when the database is
 * deleted. Tested by connections.test.ts.
 */
import { createHash } from 'node:crypto'
import { type AccountWarning, invalidField, notFound } from '@querent/contract'
import type { ConnectionDetails, DataSource, Driver } from '@querent/query'
import type { CacheVersions, DatabaseRow, Store } from '../store/index.ts'

const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 60_000
const CHECK_QUIET_EVERY_MS = 500
/** What still runs then in a pool that is no longer handed out is cancelled. */
const QUIET_PATIENCE_MS = 5 * 60_000

export interface Connection {
  /** Holds the connection details in plain: never hand it to a client as it is. */
  database: DatabaseRow
  driver: Driver
  dataSource: DataSource
  /** Changes when the database must be opened again. */
  fingerprint: string
  /** Sessions that it opens at most. As many statements run at once, others wait. */
  maxSessions: number
}

export interface PoolStatus {
  databaseId: number
  open: number
  idle: number
  waiting: number
  limit: number
}

export interface Connections {
  /**
   * @param versions The change counters, from a caller that has just read them.
   * @throws {ApiError} 404 for an unknown id; 400 when its engine is not installed. @throws {ConnectionError}
   */
  get(databaseId: number, versions?: CacheVersions): Promise<Connection>
  /**
   * Opens a connection with details that need not be stored, and closes it again.
   * @throws {ApiError} 400 for an unknown engine. @throws {ConnectionError} naming the details at fault.
   */
  test(engine: string, details: ConnectionDetails, signal: AbortSignal): Promise<void>
  /** What the account in such details may do besides reading. @throws as `test` does */
  examine(engine: string, details: ConnectionDetails, signal: AbortSignal): Promise<AccountWarning[]>
  /** @throws {ApiError} 400 for an unknown engine. */
  driver(engine: string): Driver
  /** The driver of a connected database: of what its server said that it is, if it said so; undefined for an unknown engine. */
  driverOf(database: ServerKind): Driver | undefined
  poolStatus(): PoolStatus[]
  /** Closes the pools of databases that are gone or were changed; `get` does so by itself. */
  refresh(): Promise<void>
  /** Has the next `get` connect anew, e.g. after the file below was replaced. */
  reopen(databaseId: number): void
  /** Cancels what runs and closes everything. */
  /** Has this done before anybody reaches a database that the server itself fills. */
  freshenWith(freshen: (database: DatabaseRow) => Promise<void>): void
  closeAll(): Promise<void>
}

interface ConnectionDeps {
  store: Pick<Store, 'databases' | 'versions' | 'own' | 'ownAndUsage'>
  /** The driver for an engine's name on the wire, and the flavor of the server if it is known. */
  findDriver(engine: string, flavor?: string): Driver | undefined
  /** Sessions at most of a database that is connected to now; those connected to before keep what they have. */
  maxSessions(): number
}

/** What tells the driver of a database. */
export type ServerKind = Pick<DatabaseRow, 'engine' | 'dbms_version'>

interface Pooled {
  connection: Connection
  /** The counter of the data model at which this was the connection of its row. */
  version: number
}

/**
 * File paths in the details of SQLite and DuckDB are relative to the folder in which the server was started.
 */
export function createConnections({ store, findDriver, maxSessions }: ConnectionDeps): Connections {
  const options = { connectTimeoutMs: CONNECT_TIMEOUT_MS, idleTimeoutMs: IDLE_TIMEOUT_MS, own: store.ownAndUsage }
  const pools = new Map<number, Pooled>()
  let freshen: ((database: DatabaseRow) => Promise<void>) | undefined
  let checkedVersion = -1
  let checking: Promise<void> | undefined

  /** Compares every pool with its row, once per change of the data model. */
  function dropStale({ metadata }: CacheVersions): Promise<void> | undefined {
    if (metadata === checkedVersion) return checking
    checkedVersion = metadata
    const comparing = compareAll(metadata)
      .catch((error: unknown) => {
        checkedVersion = -1
        throw error
      })
      .finally(() => {
        if (checking === comparing) checking = undefined
      })
    return (checking = comparing)
  }

  async function compareAll(version: number): Promise<void> {
    const compared = [...pools]
    const rows = new Map((await store.databases.findMany([...pools.keys()])).map((row) => [row.id, row]))
    for (const [id, pooled] of compared) {
      const row = rows.get(id)
      if (row !== undefined) poolOf(row, version)
      else if (pools.get(id) === pooled) drop(id, pooled)
    }
  }

  /** The pool of a row as it was read at a counter, unless a later reading has made one. */
  function poolOf(row: DatabaseRow, version: number): Pooled {
    const known = pools.get(row.id)
    if (known !== undefined && known.version > version) return known
    if (
      known !== undefined &&
      known.connection.fingerprint === fingerprintOf(row) &&
      known.connection.driver === driverOf(row)
    ) {
      known.connection.database = row
      known.version = version
      return known
    }
    if (known !== undefined) drop(row.id, known)
    return open(row, version)
  }

  function drop(id: number, { connection }: Pooled): void {
    pools.delete(id)
    closeWhenQuiet(connection.dataSource)
  }

  async function get(databaseId: number, versions?: CacheVersions): Promise<Connection> {
    const current = versions ?? (await store.versions())
    const dropping = dropStale(current)
    if (dropping !== undefined) await dropping
    const pooled = pools.get(databaseId)
    // One that was opened for a row read earlier may have missed the change that everybody else has noticed.
    if (pooled !== undefined && pooled.version >= current.metadata && !pooled.connection.database.is_audit) {
      return pooled.connection
    }
    const database = await store.databases.find(databaseId)
    if (database === undefined) throw notFound()
    if (database.is_audit) await freshen?.(database)
    return poolOf(database, current.metadata).connection
  }

  function open(database: DatabaseRow, version: number): Pooled {
    const found = driverOf(database) ?? driver(database.engine)
    const limit = maxSessions()
    const own = database.is_audit ? store.own : store.ownAndUsage
    const dataSource = found.connect(database.details, { ...options, own, maxSessions: limit })
    const connection = { database, driver: found, dataSource, fingerprint: fingerprintOf(database), maxSessions: limit }
    const pooled = { connection, version }
    pools.set(database.id, pooled)
    return pooled
  }

  function driver(engine: string): Driver {
    const found = findDriver(engine)
    if (found === undefined) throw invalidField('engine', `Cannot create Database: cannot find driver ${engine}.`)
    return found
  }

  function driverOf({ engine, dbms_version: version }: ServerKind): Driver | undefined {
    const flavor = version?.['flavor']
    return findDriver(engine, typeof flavor === 'string' ? flavor : undefined)
  }

  async function once<T>(
    engine: string,
    details: ConnectionDetails,
    work: (dataSource: DataSource) => Promise<T>,
  ): Promise<T> {
    const dataSource = driver(engine).connect(details, { ...options, maxSessions: 1 })
    try {
      return await work(dataSource)
    } finally {
      await dataSource.close()
    }
  }

  return {
    get,
    test: (engine, details, signal) => once(engine, details, (dataSource) => dataSource.check(signal)),
    examine: (engine, details, signal) => once(engine, details, (dataSource) => dataSource.accountWarnings(signal)),
    driver,
    driverOf,
    refresh: async () => dropStale(await store.versions()),
    reopen(databaseId) {
      const pooled = pools.get(databaseId)
      if (pooled !== undefined) drop(databaseId, pooled)
    },
    poolStatus: () =>
      [...pools].map(([databaseId, { connection }]) => ({ databaseId, ...connection.dataSource.poolStatus() })),
    freshenWith(work) {
      freshen = work
    },
    async closeAll() {
      const all = [...pools.values()]
      pools.clear()
      await Promise.all(all.map(({ connection }) => connection.dataSource.close()))
    },
  }
}

function fingerprintOf({ engine, details }: DatabaseRow): string {
  return createHash('sha256')
    .update(JSON.stringify([engine, details]))
    .digest('base64')
}

/** Closes a pool that is no longer handed out, once the statements that use it have come to their end. */
function closeWhenQuiet(dataSource: DataSource, patienceMs: number = QUIET_PATIENCE_MS): void {
  const { open, idle, waiting } = dataSource.poolStatus()
  if ((open === idle && waiting === 0) || patienceMs <= 0) {
    void dataSource.close().catch(() => {})
    return
  }
  setTimeout(() => closeWhenQuiet(dataSource, patienceMs - CHECK_QUIET_EVERY_MS), CHECK_QUIET_EVERY_MS).unref()
}
