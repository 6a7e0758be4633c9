import type { AccountWarning } from '@querent/contract'
import { ConnectionError } from '@querent/query'
import type { DataSourceOptions, SchemaDescription, ServerVersion, TablePlace } from '@querent/query'
import { PooledDataSource } from '../shared/data-source.ts'
import { fileWarnings } from '../shared/files/file-warnings.ts'
import { duckDbHost, type DuckDbHost } from './duckdb-host.ts'
import type { DuckDbProcess } from './duckdb-process.ts'
import { describeSchema } from './introspect.ts'
import { MEMORY_PATH } from './native/open-instance.ts'
import type { AttachedFile } from './process/protocol.ts'
import { DuckDbSession, nextId, type ProcessFile } from './session.ts'

const SCHEMAS = `select distinct schema_name from duckdb_schemas()
  where database_name = current_database() and (not internal or schema_name = 'main') order by schema_name`

/** DuckDB calls a database after its file, and refuses `store.orders` when both database and schema are called store. */
const CLASHING_SCHEMA = `select schema_name from duckdb_schemas() where database_name = current_database()
  and not internal and lower(schema_name) = lower(database_name)`

function clashError(schema: string): ConnectionError {
  const text = `DuckDB confuses the schema ${schema} with the database, which is named after its file: rename the file.`
  return new ConnectionError(text, { database_file: text })
}

/** A DuckDB file, or a database in memory: one instance in the process of DuckDB, whose statements run on its own threads. */
export class DuckDbDataSource extends PooledDataSource<DuckDbSession> {
  readonly #host: DuckDbHost
  readonly #file: ProcessFile
  readonly #own: DataSourceOptions['own']
  /** The process that has the file, or had it last. */
  #process: DuckDbProcess | undefined
  /** A database in memory lives as long as its data source, and so does its process. */
  #isHeld = false

  /** @param attached Files that a database in memory reads, and nothing else. */
  constructor(path: string, options: DataSourceOptions, host = duckDbHost, attached?: readonly AttachedFile[]) {
    super(options)
    const { connectTimeoutMs, idleTimeoutMs, own } = options
    this.#host = host
    const files = attached === undefined ? {} : { attached }
    this.#file = { id: nextId(), path, options: { connectTimeoutMs, idleTimeoutMs, ...files } }
    this.#own = own
  }

  override async check(signal: AbortSignal): Promise<void> {
    await super.check(signal)
    const [clash] = await this.query(CLASHING_SCHEMA, [], signal)
    if (clash) throw clashError(String(clash[0]))
  }

  async version(): Promise<ServerVersion> {
    const [row] = await this.query('select version()')
    const version = String(row?.[0]).replace(/^v/, '')
    return { flavor: 'DuckDB', version, 'semantic-version': version.split(/[.-]/).slice(0, 3).map(Number) }
  }

  /** A file keeps no zone: DuckDB shows times in that of the process, unless told otherwise. */
  timeZone(): Promise<string> {
    return Promise.resolve(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }

  async schemas(): Promise<string[]> {
    return (await this.query(SCHEMAS)).map(([name]) => String(name))
  }

  describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription> {
    return describeSchema((sql, params) => this.query(sql, params, signal), only)
  }

  async accountWarnings(): Promise<AccountWarning[]> {
    return this.#file.path === MEMORY_PATH ? [] : fileWarnings(this.#file.path)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.#process?.closeFile(this.#file.id)
    if (this.#isHeld) this.#host.leave()
    this.#isHeld = false
  }

  protected openSession(): Promise<DuckDbSession> {
    const process = this.#enter()
    if (this.#file.path === MEMORY_PATH && !this.#isHeld) {
      this.#isHeld = true
      this.#host.enter()
    }
    const forget = process.whenGone(() => this.pool.discard(session))
    const session = new DuckDbSession(process, this.#file, () => {
      forget()
      this.#host.leave()
    })
    return Promise.resolve(session)
  }

  #enter(): DuckDbProcess {
    const process = this.#host.enter()
    this.#process = process
    const own = this.#own
    process.answerFor(this.#file.id, async (identity) => own !== undefined && own.isReached({ kind: 'file', identity }))
    return process
  }
}
