/** Why a number changed: a million rows by twelve columns. */
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DuckDBInstance } from '@duckdb/node-api'
import { Pool } from 'pg'
import { readTotals, readValues } from '../../../packages/server/src/services/reasons/asking/periods.ts'
import { readQuestion, type AskedChange } from '../../../packages/server/src/services/reasons/question.ts'
import { connect, tableId, type Bench } from '../../support/context.ts'
import { inFlight } from '../../support/in-flight.ts'
import { ORDER_ROWS } from '../../support/orders.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'

const ROUNDS = 5
/** Statements of one explanation that run at a time. */
const AT_ONCE = 2
const DUCKDB_AIM_MS = 2_000
const AIM = 1.2

/** How many values the columns have. */
const VALUES = [2, 3, 4, 5, 8, 10, 12, 20, 50, 100, 200, 1_000]
const COLUMNS = VALUES.map((count, at) => `'value ' || (i * 97 % ${count}) as column_${at + 1}`)

/** Sixty days: the second thirty are compared with the first. */
const sales = (source: string) => `create table sales as select i as id,
  cast('2024-01-01' as date) + cast(i * 31 % 60 as integer) as day, ${COLUMNS.join(', ')} from ${source}`
const POSTGRES = `${sales(`generate_series(1, ${ORDER_ROWS}) as s(i)`)}; alter table sales add primary key (id); analyze sales`
const DUCKDB = sales(`range(1, ${ORDER_ROWS + 1}) as s(i)`)

export async function reasons(bench: Bench): Promise<BenchRow[]> {
  const { postgres } = bench
  await postgres.exec(POSTGRES)
  const id = await connect(bench.call, 'postgres', postgres.details)
  const { host, port, dbname, user, password } = postgres.details
  const pool = new Pool({ host, port, database: dbname, user, password, max: AT_ONCE })
  const asked = await askedOf(bench, id)
  const statements = await statementsOf(bench, asked)
  const onPostgres = await alternately(
    ROUNDS,
    () => explain(bench, asked),
    () => inFlight(AT_ONCE, statements, ({ query, params }) => pool.query(query, params ?? [])),
  )
  await pool.end()
  await bench.call('DELETE', `/api/database/${id}`)
  await postgres.exec('drop table sales')
  return [
    {
      what: `why a number changed, 1M rows by ${VALUES.length} columns, PostgreSQL`,
      value: median(onPostgres.ours),
      limit: median(onPostgres.limit),
      unit: 'ms',
      aim: AIM,
      against: `the client alone, ${AT_ONCE} sessions`,
    },
    ...(await onDuckDb(bench)),
  ]
}

async function onDuckDb(bench: Bench): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-bench-reasons-'))
  const path = join(folder, 'sales.duckdb')
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run(DUCKDB)
  connection.closeSync()
  instance.closeSync()
  const id = await connect(bench.call, 'duckdb', { database_file: path })
  const asked = await askedOf(bench, id)
  const statements = await statementsOf(bench, asked)
  const own = await DuckDBInstance.create(':memory:')
  const connections = [await own.connect(), await own.connect()]
  await connections[0]?.run(DUCKDB)
  const { ours, limit } = await alternately(
    ROUNDS,
    () => explain(bench, asked),
    () => inFlight(AT_ONCE, statements, async ({ query }, lane) => (await connections[lane]?.run(query))?.getRows()),
  )
  for (const one of connections) one.closeSync()
  own.closeSync()
  await bench.call('DELETE', `/api/database/${id}`)
  rmSync(folder, { recursive: true, force: true })
  const what = `why a number changed, 1M rows by ${VALUES.length} columns, DuckDB`
  const row = { what, value: median(ours), unit: 'ms' as const }
  return [
    { ...row, limit: null, aim: DUCKDB_AIM_MS, against: '' },
    { ...row, limit: median(limit), aim: AIM, against: `DuckDB alone, ${AT_ONCE} connections` },
  ]
}

/** The number of sales of two months. */
async function askedOf(bench: Bench, database: number): Promise<AskedChange> {
  const table = await tableId(bench.call, database, 'sales')
  const day = ['field', await bench.field(table, 'day'), null]
  return {
    query: { database, type: 'query', query: { 'source-table': table, aggregation: [['count']] } },
    before: ['<', day, '2024-01-31'],
    after: ['>=', day, '2024-01-31'],
  }
}

/** @throws unless all columns were compared. */
async function explain({ call }: Bench, asked: AskedChange) {
  const { dimensions } = await call('POST', '/api/explain/change', asked)
  if (dimensions.length !== VALUES.length) throw new Error(`${dimensions.length} columns were compared.`)
  return dimensions
}

/** What the server runs for it, as SQL. */
async function statementsOf(bench: Bench, asked: AskedChange) {
  const queries: unknown[] = []
  const noting = async (_asking: unknown, query: unknown) => {
    queries.push(query)
    return { columns: [], rows: [] }
  }
  const question = await readQuestion(asked, () => Promise.reject(new Error('There is no metric.')))
  const nobody = { user: null as never, signal: new AbortController().signal }
  await readTotals(noting, nobody, question)
  for (const { ref } of await explain(bench, asked)) await readValues(noting, nobody, { question, column: ref })
  const statements: { query: string; params: unknown[] | null }[] = []
  for (const query of queries) statements.push(await bench.call('POST', '/api/dataset/native', query))
  return statements
}
