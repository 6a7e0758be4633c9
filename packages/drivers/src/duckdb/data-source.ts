import type { AccountWarning } from '@querent/contract'
import { ConnectionError } from '@querent/query'
import type { DataSourceOptions, SchemaDescription, ServerVersion } from '@querent/query'
import { PooledDataSource } from '../shared/data-source.ts'
import { fileWarnings } from '../shared/files/file-warnings.ts'
import { DatabaseFile } from './native/database-file.ts'
import { describeSchema } from './introspect.ts'
import { MEMORY_PATH } from './native/open-instance.ts'
import { DuckDbSession } from './session.ts'

const SCHEMAS = `select distinct schema_name from duckdb_schemas()
  where database_name = current_database() and (not internal or schema_name = 'main') order by schema_name`

/** DuckDB calls a database after its file, and refuses `store.orders` when both database and schema are called store. */
const CLASHING_SCHEMA = `select schema_name from duckdb_schemas() where database_name = current_database()
  and not internal and lower(schema_name) = lower(database_name)`

function clashError(schema: string): ConnectionError {
  const text = `DuckDB cannot tell the schema ${schema} from the database, which is called after its file: rename the file.`
  return new ConnectionError(text, { database_file: text })
}

/** A DuckDB file, or a database in memory: one instance in this process, whose statements run on DuckDB's own threads. */
export class DuckDbDataSource extends PooledDataSource<DuckDbSession> {
  readonly #path: string
  readonly #file: DatabaseFile

  constructor(path: string, options: DataSourceOptions) {
    super(options)
    this.#path = path
    this.#file = new DatabaseFile(path, options)
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

  describe(signal: AbortSignal): Promise<SchemaDescription> {
    return describeSchema((sql) => this.query(sql, [], signal))
  }

  async accountWarnings(): Promise<AccountWarning[]> {
    return this.#path === MEMORY_PATH ? [] : fileWarnings(this.#path)
  }

  override async close(): Promise<void> {
    await super.close()
    this.#file.close()
  }

  protected openSession(): Promise<DuckDbSession> {
    return Promise.resolve(new DuckDbSession(this.#file))
  }
}
