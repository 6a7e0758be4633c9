/**
 * The engines that the suite runs on, each with the data set loaded, or with other tables. SQLite, DuckDB and PostgreSQL are always there;
 * MySQL or MariaDB when a server is given or found (test/support/servers.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DuckDBInstance } from '@duckdb/node-api'
import { clickhouseDriver } from '../../packages/drivers/src/clickhouse/index.ts'
import { cockroachdbDriver } from '../../packages/drivers/src/cockroachdb/index.ts'
import { mysqlDriver } from '../../packages/drivers/src/mysql/index.ts'
import { postgresDriver } from '../../packages/drivers/src/postgres/index.ts'
import { redshiftDriver } from '../../packages/drivers/src/redshift/index.ts'
import { tidbDriver } from '../../packages/drivers/src/tidb/index.ts'
import { duckdbDriver } from '../../packages/drivers/src/duckdb/index.ts'
import { sqliteDriver } from '../../packages/drivers/src/sqlite/index.ts'
import type { ConnectionDetails, DataSource, Dialect, Driver, DriverColumn, PreparedQuery, Row } from '@querent/query'
import {
  clickhouseServer,
  mysqlServer,
  postgresServer,
  type DatabaseServer,
  type ServerDetails,
} from '../support/servers.ts'
import { TABLES, VISIBLE_ROWS, visibleName, type Kind, type Table, type Value } from './data-set.ts'
import { asPostgres, REDSHIFT_SCRIPT } from './redshift.ts'

export interface Engine {
  name: string
  dialect: Dialect
  source: DataSource
  run(query: PreparedQuery): Promise<{ rows: Row[]; columns: DriverColumn[] }>
  close(): Promise<void>
}

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 60_000 }

/** Types and statements that create and fill the tables. */
function statements(
  tables: readonly Table[],
  types: Readonly<Record<Kind, string>>,
  quote: (value: Value, kind: Kind) => string,
): string[] {
  return tables.flatMap((table) => [
    `drop table if exists ${table.name}`,
    `create table ${table.name} (${table.columns.map(([, name, kind]) => `${name} ${types[kind]}`).join(', ')})`,
    `insert into ${table.name} values ${table.rows.map((row) => `(${cells(table, row, quote)})`).join(', ')}`,
    ...copyOfVisibleRows(table.name),
  ])
}

function copyOfVisibleRows(table: string): string[] {
  const visible = VISIBLE_ROWS[table]
  if (!visible) return []
  const name = visibleName(table)
  return [`drop table if exists ${name}`, `create table ${name} as select * from ${table} where ${visible.sql}`]
}

function cells(table: Table, row: readonly Value[], quote: (value: Value, kind: Kind) => string): string {
  return row.map((value, index) => quote(value, table.columns[index]![2])).join(', ')
}

function hex(value: string): string {
  return Buffer.from(value).toString('hex')
}

function literal(value: Value, kind: Kind): string {
  if (value === null) return 'null'
  if (kind === 'bytes') return `x'${hex(String(value))}'`
  if (typeof value !== 'string') return String(value)
  if (kind === 'decimal' || kind === 'bigint') return value
  const text = kind === 'instant' ? `${value}+00:00` : value
  return `'${text.replaceAll("'", "''")}'`
}

/** All rows of a statement, with the columns as the engine describes them. */
export async function readAll(
  source: DataSource,
  query: PreparedQuery,
): Promise<{ rows: Row[]; columns: DriverColumn[] }> {
  const signal = AbortSignal.timeout(120_000)
  const { sql, params, session } = query
  const stream = await source.run({ sql, params, ...session, signal, access: 'read' })
  const rows: Row[] = []
  for await (const batch of stream) rows.push(...batch)
  return { rows, columns: [...stream.columns] }
}

/** As `literal`, with a `Z` after instants. */
function sqliteLiteral(value: Value, kind: Kind): string {
  return kind === 'instant' ? literal(value, kind).replace('+00:00', 'Z') : literal(value, kind)
}

/** Dates and times as other programs put them into SQLite: milliseconds since 1970, or seconds where these are few. */
function numberLiteral(value: Value, kind: Kind): string {
  const isMoment = kind === 'date' || kind === 'timestamp' || kind === 'instant'
  const ms = isMoment ? Date.parse(`${value}Z`.replace(/^(.{10})Z/, '$1')) : Number.NaN
  if (Number.isNaN(ms)) return sqliteLiteral(value, kind)
  return Math.abs(ms) < 1e11 ? String(ms / 1000) : String(ms)
}

const openSqlite = (tables: readonly Table[]) => openSqliteWith(tables, sqliteLiteral)

/** SQLite with numbers in its columns of dates and timestamps: questions built without SQL give the same answers. */
export const openSqliteNumbers = (tables: readonly Table[] = TABLES) => openSqliteWith(tables, numberLiteral)

async function openSqliteWith(tables: readonly Table[], quote: (value: Value, kind: Kind) => string): Promise<Engine> {
  const folder = await mkdtemp(joinPath(tmpdir(), 'conformance-'))
  const path = joinPath(folder, 'shop.sqlite')
  const types = {
    integer: 'integer',
    bigint: 'bigint',
    unsigned: 'integer',
    text: 'text',
    decimal: 'decimal(10,2)',
    float: 'real',
    boolean: 'boolean',
    date: 'date',
    time: 'time',
    timestamp: 'timestamp',
    instant: 'timestamptz',
    bytes: 'blob',
    json: 'json',
  }
  const file = new DatabaseSync(path)
  file.exec(['begin', ...statements(tables, types, quote), 'commit'].join(';\n'))
  file.close()
  const source = sqliteDriver.connect({ db: path }, OPTIONS)
  return {
    name: 'sqlite',
    dialect: sqliteDriver.dialect,
    source,
    run: (query) => readAll(source, query),
    async close() {
      await source.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function openDuckDb(tables: readonly Table[]): Promise<Engine> {
  const folder = await mkdtemp(joinPath(tmpdir(), 'conformance-'))
  const path = joinPath(folder, 'shop.duckdb')
  const types = {
    integer: 'integer',
    bigint: 'bigint',
    unsigned: 'uinteger',
    text: 'varchar',
    decimal: 'decimal(10,2)',
    float: 'double',
    boolean: 'boolean',
    date: 'date',
    time: 'time',
    timestamp: 'timestamp',
    instant: 'timestamptz',
    bytes: 'blob',
    json: 'json',
  }
  const bytes = (value: Value, kind: Kind): string =>
    kind === 'bytes' && value !== null ? `unhex('${hex(String(value))}')` : literal(value, kind)
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  for (const statement of ['begin', ...statements(tables, types, bytes), 'commit']) await connection.run(statement)
  connection.closeSync()
  instance.closeSync()
  const source = duckdbDriver.connect({ database_file: path }, OPTIONS)
  return {
    name: 'duckdb',
    dialect: duckdbDriver.dialect,
    source,
    run: (query) => readAll(source, query),
    async close() {
      await source.close()
      await rm(folder, { recursive: true })
    },
  }
}

function postgresScript(tables: readonly Table[]): string[] {
  const types = {
    integer: 'bigint',
    bigint: 'bigint',
    unsigned: 'bigint',
    text: 'text',
    decimal: 'numeric(10,2)',
    float: 'double precision',
    boolean: 'boolean',
    date: 'date',
    time: 'time',
    timestamp: 'timestamp',
    instant: 'timestamptz',
    bytes: 'bytea',
    json: 'jsonb',
  }
  const bytes = (value: Value, kind: Kind): string =>
    kind === 'bytes' && value !== null ? `'\\x${hex(String(value))}'` : literal(value, kind)
  return statements(tables, types, bytes)
}

async function openPostgres(tables: readonly Table[]): Promise<Engine> {
  return openServer(await postgresServer(), postgresDriver, postgresScript(tables))
}

function mysqlScript(tables: readonly Table[]): string[] {
  const types = {
    integer: 'bigint',
    bigint: 'bigint',
    unsigned: 'int unsigned',
    text: 'varchar(200)',
    decimal: 'decimal(10,2)',
    float: 'double',
    boolean: 'tinyint(1)',
    date: 'date',
    time: 'time(3)',
    timestamp: 'datetime(3)',
    instant: 'timestamp(3) null',
    bytes: 'varbinary(200)',
    json: 'json',
  }
  // A backslash is an escape sign here.
  const quote = (value: Value, kind: Kind): string => literal(value, kind).replaceAll('\\', '\\\\')
  const script = statements(tables, types, (value, kind) => {
    if (kind !== 'instant') return quote(value, kind)
    return isTimestamp(value) ? quote(value, kind).replace('+00:00', '') : 'null'
  })
  return ["set time_zone = '+00:00'", ...script]
}

async function openMysql(tables: readonly Table[]): Promise<Engine | null> {
  const server = await mysqlServer()
  return server === undefined ? null : openServer(server, mysqlDriver, mysqlScript(tables))
}

/** Without a primary key, which would be one of sorting alone. Points in time without a zone are those of UTC here. */
function clickhouseScript(tables: readonly Table[]): string[] {
  const types = {
    integer: 'Int64',
    bigint: 'Int64',
    unsigned: 'UInt32',
    text: 'String',
    decimal: 'Decimal(10, 2)',
    float: 'Float64',
    boolean: 'Bool',
    date: 'Date32',
    time: 'Time64(3)',
    timestamp: "DateTime64(3, 'UTC')",
    instant: 'DateTime64(3)',
    bytes: 'String',
    json: 'String',
  }
  const quote = (value: Value, kind: Kind): string => {
    if (value === null) return 'NULL'
    if (kind === 'bytes') return `unhex('${hex(String(value))}')`
    if (kind === 'instant') return `'${value}'`
    return literal(value, kind).replaceAll('\\', '\\\\')
  }
  const nullable = Object.entries(types).map(([kind, type]) => [kind, `Nullable(${type})`])
  return statements(tables, Object.fromEntries(nullable), quote).map((sql) =>
    sql.startsWith('create table') ? sql.replace(/( as select|$)/, ' engine = MergeTree order by tuple()$1') : sql,
  )
}

async function openClickhouse(tables: readonly Table[]): Promise<Engine | null> {
  const server = await clickhouseServer()
  return server === undefined ? null : openServer(server, clickhouseDriver, clickhouseScript(tables))
}

/** TIMESTAMP holds the years from 1970 to 2037. */
function isTimestamp(value: Value): boolean {
  return typeof value === 'string' && value >= '1970-01-02' && value < '2038'
}

/** For a server that is not quite the driver's. */
interface Adaption {
  details(given: ServerDetails): ConnectionDetails
  adapt(sql: string): string
}

const UNENCRYPTED = { 'additional-options': 'sslmode=disable' }

async function openServer(
  server: DatabaseServer,
  driver: Driver,
  script: readonly string[],
  { details = () => ({}), adapt = (sql) => sql }: Partial<Adaption> = {},
): Promise<Engine> {
  const database = await server.createDatabase('conformance')
  await database.exec(script.join(';\n'))
  const source = driver.connect({ ...database.details, ...details(database.details) }, OPTIONS)
  return {
    name: driver.engine,
    dialect: driver.dialect,
    source,
    run: (query) => readAll(source, { ...query, sql: adapt(query.sql) }),
    async close() {
      await source.close()
      await database.drop()
    },
  }
}

/** All engines that can be reached, with the data set in them. */
export async function openEngines(tables: readonly Table[] = TABLES): Promise<Engine[]> {
  const engines = await Promise.all(
    [openSqlite, openDuckDb, openPostgres, openMysql, openClickhouse].map((open) => open(tables)),
  )
  return engines.filter((engine) => engine !== null)
}

/** Relatives on the servers of the engines whose protocols they speak, because none of their own is at hand. */
export async function openRelatives(tables: readonly Table[] = TABLES): Promise<Engine[]> {
  const postgres = await postgresServer()
  const mysql = await mysqlServer()
  return Promise.all([
    openServer(postgres, cockroachdbDriver, postgresScript(tables), { details: () => UNENCRYPTED }),
    openServer(postgres, redshiftDriver, [...postgresScript(tables), ...REDSHIFT_SCRIPT], {
      details: ({ dbname }) => ({ ...UNENCRYPTED, db: dbname }),
      adapt: asPostgres,
    }),
    ...(mysql === undefined ? [] : [openServer(mysql, tidbDriver, mysqlScript(tables))]),
  ])
}
