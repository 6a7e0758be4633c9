/** A row of 120 MB is refused while it arrives: the memory of the server and its processes stays what it was. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFile } from '../support/duckdb-file.ts'
import {
  childrenOf,
  isAlive,
  connect,
  peakMb,
  setUp,
  startHealthy,
  temporaryFolder,
  type Client,
} from '../process/running-server.ts'
import { mysqlServer, postgresServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { tlsPostgresServer, type TlsPostgres } from '../support/tls-postgres.ts'

/** Without the refusal, the server would hold it three to six times over. */
const LARGE = 120_000_000
const REFUSAL = /^A (row of the result|value) is too large: .* 64 MB\. Ask for a part of/

/** More than the server and its processes had before. */
const GROWTH_LIMIT_MB = 250
/** DuckDB makes the value in the memory of its process, up to four times over; what is made of it would come on top. */
const DUCKDB_GROWTH_LIMIT_MB = 700
/** What one engine has left behind is given back before the next begins: within it, growth would not show. */
const LEFT_MB = 100
const REST_WITHIN_MS = 60_000

interface Case {
  engine: string
  details: unknown
  sql: Record<string, string>
  limitMb?: number
}

/** One server for all engines: a start takes longer than the rows of one. */
interface Shared {
  pid: number
  admin: Client
  /** Memory of the server and its processes before it saw a large row. */
  atStartMb: number
}

let tls: TlsPostgres
before(async () => {
  tls = await tlsPostgresServer()
})
after(() => tls.stop())

/** The sum over the server and its processes, of which one of SQLite may end meanwhile. */
function sumOfAll(pid: number, of: (id: number) => number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, id) => sum + (isAlive(id) ? of(id) : 0), 0)
}

/** Largest memory since the last `forgetPeak`. */
const peakOfAll = (pid: number): number => sumOfAll(pid, peakMb)

/** Peaks are counted from now on; what they are now. */
function forgetPeak(pid: number): number {
  return sumOfAll(pid, (id) => {
    writeFileSync(`/proc/${id}/clear_refs`, '5')
    return peakMb(id)
  })
}

async function rest({ pid, atStartMb }: Shared): Promise<void> {
  await until('the server to give memory back', REST_WITHIN_MS, async () => {
    await sleep(100)
    return forgetPeak(pid) < atStartMb + LEFT_MB
  })
}

async function runningCase(t: TestContext, shared: Shared, { engine, details, sql, limitMb = GROWTH_LIMIT_MB }: Case) {
  const { pid, admin } = shared
  await rest(shared)
  const database = await connect(admin, engine, details)
  const ask = (query: string, file = '') =>
    admin.call('POST', `/api/dataset${file}`, file === '' ? native(query) : { query: native(query) })
  const native = (query: string) => ({ database, type: 'native', native: { query } })
  assert.equal((await ask('select 1 as one', '/csv')).text, 'one\n1\n')
  for (const [name, query] of Object.entries(sql)) {
    for (const file of ['', '/csv']) {
      const resting = forgetPeak(pid)
      const answer = await ask(query, file)
      const grown = Math.round(peakOfAll(pid) - resting)
      t.diagnostic(`${engine} ${name}${file}: ${grown} MB more than ${Math.round(resting)}`)
      const body = answer.json()
      assert.equal(answer.status, file === '' ? 202 : 400, answer.text.slice(0, 300))
      assert.match(body.error, REFUSAL)
      assert.ok(grown < limitMb, `${name}${file} took ${grown} MB`)
    }
    assert.deepEqual((await ask('select 2 as two')).json().data.rows, [[2]], 'the database is there for others')
  }
}

const POSTGRES_SQL = {
  'one cell': `select repeat('x', ${LARGE}) as big`,
  'many cells': `select ${Array.from({ length: 12 }, (_, i) => `repeat('x', 10000000) as c${i}`).join(', ')}`,
  'behind others': `select i, repeat('x', case when i = 900 then ${LARGE} else 10 end) from generate_series(1, 3000) i`,
}

async function provePostgres(t: TestContext, shared: Shared) {
  const { details } = await (await postgresServer()).createDatabase('large')
  await runningCase(t, shared, { engine: 'postgres', details, sql: POSTGRES_SQL })
}

async function proveTls(t: TestContext, shared: Shared) {
  const { details } = await tls.createDatabase('large')
  const { 'one cell': sql } = POSTGRES_SQL
  await runningCase(t, shared, { engine: 'postgres', details: { ...details, ssl: true }, sql: { 'one cell': sql } })
}

async function proveMysql(t: TestContext, shared: Shared) {
  const server = await mysqlServer()
  if (server === undefined) return
  const { details } = await server.createDatabase('large')
  const columns = Array.from({ length: 8 }, (_, i) => `repeat('x', ${LARGE / 8}) as c${i}`).join(', ')
  const sql = { 'many cells': `select ${columns}` }
  await runningCase(t, shared, { engine: 'mysql', details, sql })
  await runningCase(t, shared, {
    engine: 'mysql',
    details: { ...details, 'additional-options': 'useCompression=true' },
    sql,
  })
}

async function proveSqlite(t: TestContext, shared: Shared) {
  const db = join(temporaryFolder(t), 'large.sqlite')
  const file = new DatabaseSync(db)
  file.exec(`create table kept (big blob); insert into kept values (zeroblob(${LARGE}))`)
  file.close()
  const sql = {
    'one cell': `select printf('%.*c', ${LARGE}, 'x') as big`,
    'a kept one': 'select big from kept',
    'many cells': `select ${Array.from({ length: 12 }, (_, i) => `zeroblob(10000000) as c${i}`).join(', ')}`,
  }
  await runningCase(t, shared, { engine: 'sqlite', details: { db }, sql })
}

async function proveDuckDb(t: TestContext, shared: Shared) {
  const database_file = join(temporaryFolder(t), 'large.duckdb')
  await createFile(database_file, ['create table t (a integer)'])
  // Of a constant, DuckDB would make the value while it prepares the statement, and again when it runs.
  const from = (count: number) => `from range(${count}, ${count + 1}) r(n)`
  const sql = {
    'one cell': `select repeat('x', n) as big ${from(LARGE)}`,
    'nested cell': `select {'a': [repeat('x', n)]} as big ${from(LARGE)}`,
    'a long list': `select range(n) as big ${from(5_000_000)}`,
    'a map': `select map {'k': repeat('x', n)} as big ${from(LARGE)}`,
  }
  await runningCase(t, shared, { engine: 'duckdb', details: { database_file }, sql, limitMb: DUCKDB_GROWTH_LIMIT_MB })
}

async function proveShortError(_t: TestContext, shared: Shared) {
  const { details } = await (await postgresServer()).createDatabase('large')
  const { pid, admin } = shared
  await rest(shared)
  const database = await connect(admin, 'postgres', details)
  const resting = forgetPeak(pid)
  const query = `select cast('a' || repeat('x', ${LARGE}) as integer)`
  const { error } = (await admin.call('POST', '/api/dataset', { database, type: 'native', native: { query } })).json()
  assert.match(error, /^invalid input syntax for type integer: "axxx/)
  assert.ok(error.length < 20_000)
  assert.ok(peakOfAll(pid) - resting < GROWTH_LIMIT_MB)
}

/** DuckDB takes the most memory, and so comes last. */
const PROOFS = {
  PostgreSQL: provePostgres,
  'PostgreSQL over TLS': proveTls,
  'an error of PostgreSQL that repeats a large value is cut short': proveShortError,
  'MySQL and MariaDB': proveMysql,
  SQLite: proveSqlite,
  DuckDB: proveDuckDb,
}

test('a row that is too large is refused while it arrives', { timeout: 240_000 }, async (t) => {
  const server = await startHealthy(t, { dataDir: temporaryFolder(t) })
  const { pid } = server
  const shared = { pid, admin: await setUp(server), atStartMb: forgetPeak(pid) }
  for (const [name, prove] of Object.entries(PROOFS)) await t.test(name, (own) => prove(own, shared))
})
