import type { AccountWarning } from '@querent/contract'
import type {
  Change,
  DataSourceOptions,
  Load,
  LoadResult,
  RowStream,
  SchemaDescription,
  ServerVersion,
  Statement,
  StepResult,
  TablePlace,
} from '@querent/query'
import { PooledDataSource } from '../shared/data-source.ts'
import { fileIdentity } from '../shared/files/file-identity.ts'
import { fileWarnings } from '../shared/files/file-warnings.ts'
import { requireFile } from '../shared/files/require-file.ts'
import { describeSchema } from './introspect.ts'
import { connectionError } from './errors.ts'
import { SqliteSession } from './session.ts'

/** A process takes 40 MB and starts in a fifteenth of a second: it is not kept for somebody who may come back. */
const PROCESS_IDLE_MS = 20_000

/**
 * A SQLite file. Reading sessions open it read-only; changes go to one session of their own, since SQLite
 * lets only one transaction write at a time anyway.
 */
export class SqliteDataSource extends PooledDataSource<SqliteSession> {
  readonly #path: string
  readonly #options: DataSourceOptions
  readonly #access: 'read' | 'write'
  #writer: SqliteDataSource | undefined
  /** The file that the sessions have open. */
  #file: string | undefined

  constructor(path: string, options: DataSourceOptions, access: 'read' | 'write' = 'read') {
    super({ ...options, idleTimeoutMs: Math.min(options.idleTimeoutMs, PROCESS_IDLE_MS) })
    this.#path = path
    this.#options = options
    this.#access = access
  }

  override run(statement: Statement): Promise<RowStream> {
    this.#leaveOtherFile()
    return super.run(statement)
  }

  override change(change: Change): Promise<StepResult[]> {
    if (this.#access === 'read') return this.#writing().change(change)
    this.#leaveOtherFile()
    return super.change(change)
  }

  override load(load: Load): Promise<LoadResult> {
    if (this.#access === 'read') return this.#writing().load(load)
    this.#leaveOtherFile()
    return super.load(load)
  }

  async version(): Promise<ServerVersion> {
    const [row] = await this.query('select sqlite_version()')
    const version = String(row?.[0])
    return { flavor: 'SQLite', version, 'semantic-version': version.split('.').map(Number) }
  }

  /** SQLite keeps no zone. */
  timeZone(): Promise<null> {
    return Promise.resolve(null)
  }

  /** SQLite has no schemas. */
  schemas(): Promise<string[]> {
    return Promise.resolve([])
  }

  describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription> {
    return describeSchema((sql, params) => this.query(sql, params, signal), only?.name)
  }

  accountWarnings(): Promise<AccountWarning[]> {
    return fileWarnings(this.#path)
  }

  override poolStatus(): ReturnType<PooledDataSource<SqliteSession>['poolStatus']> {
    const reading = super.poolStatus()
    const writing = this.#writer?.poolStatus()
    if (!writing) return reading
    return {
      open: reading.open + writing.open,
      idle: reading.idle + writing.idle,
      waiting: reading.waiting + writing.waiting,
      limit: reading.limit + writing.limit,
    }
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#writer?.close()])
  }

  #writing(): SqliteDataSource {
    this.#writer ??= new SqliteDataSource(this.#path, { ...this.#options, maxSessions: 1 }, 'write')
    return this.#writer
  }

  /** An open file outlives its path: sessions would go on with one that has been deleted or replaced. */
  #leaveOtherFile(): void {
    const file = fileIdentity(this.#path)
    if (file === this.#file) return
    this.#file = file
    this.pool.renew()
  }

  protected async openSession(): Promise<SqliteSession> {
    await requireFile(this.#path, 'db', 'SQLite', this.#options)
    const options = { path: this.#path, access: this.#access, own: this.#options.own?.files() ?? [] }
    const session = await SqliteSession.open(options, this.#options.connectTimeoutMs).catch((error: unknown) => {
      throw connectionError(error, this.#path)
    })
    session.whenGone(() => this.pool.discard(session))
    return session
  }
}
