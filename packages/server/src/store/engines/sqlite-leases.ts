/**
 * Who uses which connection to the embedded app database. One writes; its transactions and single writes run one after the
 * other. Another one reads, for whoever is not in a transaction: it sees what is committed, and waits for no transaction.
 */
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'
import { statementTurns } from './statement-turns.ts'

/** What the drivers of one file share. */
export class SqliteConnections {
  readonly writer: SqliteConnection
  /** Without one, the writer reads too. */
  reader: SqliteConnection | undefined
  /** Both connections block the event loop, so they share its turns. */
  readonly turn = statementTurns()
  #lastLease: Promise<void> = Promise.resolve()

  constructor(writer: SqliteConnection) {
    this.writer = writer
  }

  /** Waits until the writer is free. @returns a function that frees it again. */
  async leaseWriter(): Promise<() => void> {
    const before = this.#lastLease
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastLease = promise
    await before
    return resolve
  }

  dropPages(): void {
    this.writer.dropPages()
    this.reader?.dropPages()
  }

  /** The writer is closed last: it moves what was written from the log to the file. */
  close(): void {
    this.reader?.close()
    this.writer.close()
  }
}

/** What one caller uses until it is done; it leases the writer only when it has to. */
class Lease implements DatabaseConnection {
  readonly #connections: SqliteConnections
  #free: (() => void) | undefined

  constructor(connections: SqliteConnections) {
    this.#connections = connections
  }

  /** The caller knows which rows the statement gives. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const connection = await this.#connectionFor(query)
    await this.#connections.turn()
    return connection.run(query)
  }

  async #connectionFor({ sql }: CompiledQuery): Promise<SqliteConnection> {
    const { reader, writer } = this.#connections
    if (this.#free === undefined) {
      if (reader !== undefined && onlyReads(sql)) return reader
      this.#free = await this.#connections.leaseWriter()
    }
    return writer
  }

  release(): void {
    this.#free?.()
    this.#free = undefined
  }

  streamQuery(): never {
    throw new Error('The app database is read in whole results; page instead of iterating.')
  }
}

const SELECT = /^\s*select\b/i
const WITH = /^\s*with\b/i
const WRITES = /\b(?:insert|update|delete|replace)\b/i

/** Whether a statement certainly changes nothing. */
function onlyReads(sql: string): boolean {
  return SELECT.test(sql) || (WITH.test(sql) && !WRITES.test(sql))
}

export class SqliteLeases implements Driver {
  readonly #connections: SqliteConnections

  constructor(connections: SqliteConnections) {
    this.#connections = connections
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    return new Lease(this.#connections)
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.release()
  }

  /**
   * Waits for other processes here: SQLite lets nobody write who began to read before another wrote, however long the
   * one would wait.
   */
  async beginTransaction(lease: DatabaseConnection): Promise<void> {
    await lease.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    await lease.executeQuery(CompiledQuery.raw('commit'))
  }

  /** After some errors, such as a full disk, SQLite has rolled back by itself: the error to report is the first one. */
  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    if (this.#connections.writer.isTransaction()) await lease.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    this.#connections.close()
  }
}
