/**
 * What an engine must provide. `query` compiles against `Dialect`; `server` runs statements through `DataSource`.
 * Each engine lives in one folder of `@querent/drivers`; `test/conformance` proves them all with the same cases.
 */
import type { AccountWarning, BaseType } from '@querent/contract'
import type { Change, StepResult } from './change.ts'
import type { Dialect } from './dialect/dialect.ts'
import type { Load, LoadResult, TablePlace } from './load.ts'

/**
 * One value of a result row, the same for every engine:
 *
 * | base type | cell |
 * |---|---|
 * | Integer and descendants | number; bigint beyond ±(2^53 − 1) |
 * | Decimal | exact digits as a string, e.g. `"12.50"`, never in exponent form |
 * | Float | number (NaN and infinities possible) |
 * | Boolean | boolean (SQLite and MySQL have none: number) |
 * | Date | `2024-03-05` |
 * | DateTime | `2024-03-05T10:20:30`, with a fraction of up to 9 digits when not zero, trailing zeros removed |
 * | DateTimeWithTZ | as DateTime, followed by `Z` or `+01:00`: the offset of the statement's session zone |
 * | Time | `10:20:30`, fraction as above; TimeWithTZ followed by its offset |
 * | binary | base64 |
 * | JSON, arrays, intervals, everything else | the engine's text |
 */
export type Cell = null | boolean | number | bigint | string
export type Row = Cell[]

/**
 * Rows as text: what files are written from, without a value made of every cell. A cell's text is that of its value,
 * `String(cell)`, in UTF-8.
 */
export interface TextBatch {
  rowCount: number
  columnCount: number
  /** Holds the texts; other bytes may stand between them. */
  bytes: Uint8Array<ArrayBuffer>
  /**
   * Where the cells begin and end, two numbers for each, row after row; -1 begins a cell that is null. May share its memory
   * with `bytes`, and with nothing else.
   */
  bounds: Int32Array<ArrayBuffer>
}

/**
 * How the cells of a column are written: as in texts, or as PostgreSQL sends its types in binary (highest byte first; dates and
 * times count from the year 2000).
 */
export type CellForm =
  | 'text'
  | 'bool'
  | 'int2'
  | 'int4'
  | 'int8'
  | 'oid'
  | 'float4'
  | 'float8'
  | 'numeric'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'timestamptz'
  | 'uuid'
  | 'bytea'

/** Rows in the forms that take the server least work. */
export interface CellStream {
  /** Of each column. */
  forms: readonly CellForm[]
  batches: AsyncIterable<TextBatch>
}

/** Rows as values or as texts. */
export type RowBatch = Row[] | TextBatch

/**
 * Gives the rows of one statement, in the form that their reader works with: `texts` are texts where the engine has them,
 * and else values. Called once; leaving the rows early stops the statement.
 * @throws when it was called before.
 */
export interface ReadRows {
  (form: 'values'): AsyncIterable<Row[]>
  (form: 'values' | 'texts'): AsyncIterable<RowBatch>
}

/** A bound value. Dates and times travel as ISO text that the dialect casts. */
export type SqlParam = string | number | bigint | boolean | null

/** A result column as the engine describes it. */
export interface DriverColumn {
  name: string
  /** The engine's own type name, lower case, e.g. `int4`; empty when it tells none (SQLite expressions). */
  databaseType: string
  /** `type/*` when the engine does not tell; the caller then infers it from the first values. */
  baseType: BaseType
}

/** How the session of a statement is to be set while it runs. */
export interface SessionSettings {
  /** An IANA name. Ignored by engines without `set-timezone`. */
  timeZone: string
  /** True when people wrote SQL in the statement: it means what it means to other clients of the engine. */
  holdsSql: boolean
  /**
   * The database role that the statement runs in, of engines with `connection-impersonation`; left out for the rights
   * of the account. The next statement on the session has none of it, however this one ends.
   */
  role?: string
}

export interface Statement extends SessionSettings {
  sql: string
  params: readonly SqlParam[]
  /** Aborting stops the statement in the database itself; pending and later reads reject with QueryCancelled. */
  signal: AbortSignal
  /** The rows will be read by `cells` alone: engines that have cheaper forms than texts then use them. */
  asCells?: boolean
  /** `write` for a step of a change, whose transaction has begun; otherwise the engine refuses changes where it can. */
  access: 'read' | 'write'
}

/**
 * A running statement. Iterate it once, for batches of at most 1,000 rows; the engine sends no more than one batch ahead.
 * Leaving the loop early (break, throw) cancels the statement and frees the session.
 * @throws {QueryError} type `db`, with the engine's own message, when the statement fails at any point.
 */
export interface RowStream extends AsyncIterable<Row[]> {
  readonly columns: readonly DriverColumn[]
  /**
   * The rows that are not read yet, as text, in batches of a few thousand at most, each good until the next is asked
   * for; nothing else may be read from then on. Only of engines that have texts at hand before they have values.
   */
  texts?(): AsyncIterable<TextBatch>
  /** As `texts`, of a statement with `asCells`; only of engines that have other forms of cells than texts. */
  cells?(): CellStream
}

/** A table's description from the engine's catalog. */
export interface TableDescription {
  schema: string | null
  name: string
  kind: 'table' | 'view'
  comment: string | null
  /** The engine's own estimate; null when it keeps none. */
  estimatedRows: number | null
}

export interface ColumnDescription {
  schema: string | null
  table: string
  name: string
  /** Zero-based place in the table. */
  position: number
  databaseType: string
  baseType: BaseType
  isPrimaryKey: boolean
  isAutoIncrement: boolean
  /** True when the database computes it from other columns, or counts it up and takes no other value. */
  isGenerated?: boolean
  /** True when an insert must name it: not null, no default, not generated. */
  isRequired: boolean
  isIndexed: boolean
  comment: string | null
}

export interface ForeignKeyDescription {
  schema: string | null
  table: string
  column: string
  targetSchema: string | null
  targetTable: string
  targetColumn: string
}

/** Everything sync needs, read with a fixed number of catalog queries, whatever the number of tables. */
export interface SchemaDescription {
  tables: TableDescription[]
  columns: ColumnDescription[]
  /**
   * A key of several columns is there once for each column whose target alone is unique: following any other one would
   * find several rows. Keys of a single column come last.
   */
  foreignKeys: ForeignKeyDescription[]
}

export interface ServerVersion {
  /** e.g. `PostgreSQL`, `MariaDB`. */
  flavor: string
  version: string
  'semantic-version': number[]
}

/** One connected database: a bounded pool of sessions, opened on demand and closed when idle. */
export interface DataSource {
  /** Starts a statement and resolves once its columns are known. */
  run(statement: Statement): Promise<RowStream>
  /**
   * Carries out all steps in one transaction, or nothing.
   * @throws {ChangeError} a step failed. @throws {OutcomeUnknown} the connection was lost while the database committed.
   */
  change(change: Change): Promise<StepResult[]>
  /**
   * Writes many rows into one table, or nothing. Only of engines with `uploads`.
   * @throws {ChangeError} the database refused the table or a row. @throws {OutcomeUnknown} as by a change.
   */
  load(load: Load): Promise<LoadResult>
  /** Opens a session and runs a trivial statement. @throws {ConnectionError} */
  check(signal: AbortSignal): Promise<void>
  version(): Promise<ServerVersion>
  /** The zone in which the server shows times: an IANA name, or null when it has none. */
  timeZone(): Promise<string | null>
  /** Schemas that sync may read, after the details' schema filters; empty for engines without schemas. */
  schemas(): Promise<string[]>
  /**
   * @param only One table: engines that take uploads then ask for that alone, and for no foreign keys. Where its name is like
   * others to them, and on other engines, more is described.
   */
  describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription>
  /** What the account may do besides reading, told by one query of the catalog; empty for an account as it should be. */
  accountWarnings(signal: AbortSignal): Promise<AccountWarning[]>
  /** Sessions in the pool right now. */
  poolStatus(): { open: number; idle: number; waiting: number; limit: number }
  /** Cancels what runs and closes every session. */
  close(): Promise<void>
}

/** Why a connection cannot be made; `fields` names the details at fault (`{ host: 'check your host settings' }`). */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly fields: Record<string, string>

  constructor(message: string, fields: Record<string, string> = {}, cause?: unknown) {
    super(message, { cause })
    this.fields = fields
  }
}

/** One input of an engine's connection form (contract: databases, section 4). */
export interface ConnectionProperty {
  name: string
  'display-name': string
  type?:
    | 'integer'
    | 'boolean'
    | 'password'
    | 'text'
    | 'textFile'
    | 'select'
    | 'section'
    | 'info'
    | 'hidden'
    | 'schema-filters'
  default?: unknown
  placeholder?: string
  required?: boolean
  'helper-text'?: string
  description?: string
  options?: { name: string; value: string }[]
  'visible-if'?: Record<string, unknown>
}

export type ConnectionDetails = Readonly<Record<string, unknown>>

/** What a data source has reached, by what does not depend on the way to it. */
export type ReachedDatabase =
  | {
      kind: 'file'
      /** Device and number of the file. */
      identity: string
    }
  | {
      kind: 'postgres'
      /** Object id of the database. */
      databaseId: string
      /** Of the cluster, and of its copies; null where the account may not read it. */
      systemId: string | null
      startedAt: string
    }

export interface DataSourceOptions {
  /** Sessions at most; statements beyond it wait in order. */
  maxSessions: number
  connectTimeoutMs: number
  /** An unused session is closed after this time. */
  idleTimeoutMs: number
  /** The server's own databases, which nobody may query: a session asks before its first statement what it has reached. */
  own?: OwnDatabase
}

export interface OwnDatabase {
  /** What it can be reached as: other connections need not ask. */
  kinds: readonly ReachedDatabase['kind'][]
  isReached(reached: ReachedDatabase): Promise<boolean>
  /** Identities of its files, for engines that open files where nobody can be asked; none for one on a server. */
  files(): string[]
}

/** An engine. Creating one costs nothing: the client library loads when the first `DataSource` connects. */
export interface Driver {
  /** Name on the wire: `postgres`, `mysql`, `sqlite`, `duckdb`. */
  readonly engine: string
  readonly displayName: string
  readonly connectionProperties: readonly ConnectionProperty[]
  readonly dialect: Dialect
  /** True when its statements run on this machine, beside the server, and take the server's processor and memory. */
  readonly isEmbedded?: boolean
  connect(details: ConnectionDetails, options: DataSourceOptions): DataSource
}
