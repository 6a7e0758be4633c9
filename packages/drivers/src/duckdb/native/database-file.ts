import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { DataSourceOptions } from '@querent/query'
import { fileState } from '../../shared/files/file-identity.ts'
import { MEMORY_PATH, openInstance } from './open-instance.ts'
import type { Access, OpenOptions } from './open-instance.ts'

interface Waiter {
  access: Access
  admit(): void
}

/**
 * The one open instance of a file. Readers share an instance that is opened read-only; a writer needs the file for itself,
 * so it waits until running statements have ended, and later readers wait for it. The instance is closed after the
 * writer's last statement, and when readers have not used it for a while: other programs can then write to the file.
 * An open file outlives its path, so readers of a file that was deleted, replaced or overwritten wait until the statements
 * before them have ended, and open what is there then.
 * A database in memory lives as long as its data source, and everybody shares it.
 */
export class DatabaseFile {
  readonly #path: string
  readonly #options: OpenOptions
  readonly #idleTimeoutMs: number
  readonly #connections = new Set<DuckDBConnection>()
  readonly #waiting: Waiter[] = []
  #access: Access = 'read'
  #instance: Promise<DuckDBInstance> | undefined
  /** State of the file when readers opened it. */
  #opened: string | undefined
  #users = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(path: string, options: OpenOptions & Pick<DataSourceOptions, 'idleTimeoutMs'>) {
    this.#path = path
    this.#options = options
    this.#idleTimeoutMs = options.idleTimeoutMs
  }

  /** Waits until statements of this access may run; each call is followed by one of `leave`, unless it throws. */
  async enter(access: Access): Promise<void> {
    const needed = this.#path === MEMORY_PATH ? 'write' : access
    if (this.#waiting.length === 0 && this.#admits(needed)) this.#admit(needed)
    else await new Promise<void>((resolve) => this.#queue(needed, resolve))
    try {
      this.#instance ??= this.#open(needed)
      await this.#instance
    } catch (error) {
      this.#instance = undefined
      this.leave()
      throw error
    }
  }

  leave(): void {
    this.#users -= 1
    for (let next = this.#waiting[0]; next && this.#admits(next.access); next = this.#waiting[0]) {
      this.#waiting.shift()
      next.admit()
    }
    if (this.#users > 0 || this.#path === MEMORY_PATH) return
    if (this.#access === 'write') return this.#closeInstance()
    this.#idleTimer = setTimeout(() => this.#closeInstance(), this.#idleTimeoutMs)
    this.#idleTimer.unref()
  }

  /** A connection to the instance; only between `enter` and `leave`. It is good for later turns while `isOpen`. */
  async connect(): Promise<DuckDBConnection> {
    const instance = await this.#instance
    if (!instance) throw new Error('The database file is not open.')
    const connection = await instance.connect()
    this.#connections.add(connection)
    return connection
  }

  isOpen(connection: DuckDBConnection): boolean {
    return this.#connections.has(connection)
  }

  disconnect(connection: DuckDBConnection): void {
    if (this.#connections.delete(connection)) connection.closeSync()
  }

  /** Once no statement runs. */
  close(): void {
    this.#closeInstance()
  }

  #open(access: Access): Promise<DuckDBInstance> {
    this.#opened = access === 'read' ? fileState(this.#path) : undefined
    return openInstance(this.#path, access, this.#options)
  }

  /** Whether readers have a file open that is no longer what the path leads to. */
  #isOutdated(): boolean {
    return this.#access === 'read' && this.#instance !== undefined && fileState(this.#path) !== this.#opened
  }

  #queue(access: Access, resolve: () => void): void {
    this.#waiting.push({
      access,
      admit: () => {
        this.#admit(access)
        resolve()
      },
    })
  }

  #admits(access: Access): boolean {
    return this.#users === 0 || (access === this.#access && !this.#isOutdated())
  }

  #admit(access: Access): void {
    clearTimeout(this.#idleTimer)
    if (access !== this.#access || this.#isOutdated()) this.#closeInstance()
    this.#access = access
    this.#users += 1
  }

  #closeInstance(): void {
    clearTimeout(this.#idleTimer)
    for (const connection of this.#connections) this.disconnect(connection)
    void this.#instance?.then(
      (instance) => instance.closeSync(),
      () => {},
    )
    this.#instance = undefined
  }
}
