/** A row of 120 MB is refused while it arrives: the memory of the server and its processes stays what it was. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test, type TestContext } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { childrenOf, connect, peakMb, setUp, startHealthy, temporaryFolder } from '../process/running-server.ts'
import { mysqlServer, postgresServer } from '../support/servers.ts'
import { tlsPostgresServer, type TlsPostgres } from '../support/tls-postgres.ts'

/** Without the refusal, the server would hold it three to six times over. */
const LARGE = 120_000_000
const REFUSAL = /^A (row of the result|value) is too large: .* 64 MB\. Ask for a part of/

/** More than the server and its processes had before. */
const GROWTH_LIMIT_MB = 250
/** DuckDB makes the value in the memory of the server, four times over; what is made of it would come on top. */
const DUCKDB_GROWTH_LIMIT_MB = 700

let tls: TlsPostgres
before(async () => {
  tls = await tlsPostgresServer()
})
after(() => tls.stop())

interface Case {
  engine: string
  details: unknown
  sql: Record<string, string>
  limitMb?: number
}

async function runningCase(t: TestContext, { engine, details, sql, limitMb = GROWTH_LIMIT_MB }: Case) {
  const server = await startHealthy(t, { dataDir: temporaryFolder(t) })
  const admin = await setUp(server)
  const database = await connect(admin, engine, details)
  const ask = (query: string, file = '') =>
    admin.call('POST', `/api/dataset${file}`, file === '' ? native(query) : { query: native(query) })
  const native = (query: string) => ({ database, type: 'native', native: { query } })
  assert.equal((await ask('select 1 as one', '/csv')).text, 'one\n1\n')
  const peakOfAll = () => [server.pid, ...childrenOf(server.pid)].reduce((sum, pid) => sum + peakMb(pid), 0)
  for (const [name, query] of Object.entries(sql)) {
    for (const file of ['', '/csv']) {
      for (const pid of [server.pid, ...childrenOf(server.pid)]) writeFileSync(`/proc/${pid}/clear_refs`, '5')
      const resting = peakOfAll()
      const answer = await ask(query, file)
      const grown = Math.round(peakOfAll() - resting)
      t.diagnostic(`${engine} ${name}${file}: ${grown} MB more`)
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

test('PostgreSQL', { timeout: 120_000 }, async (t) => {
  const { details } = await (await postgresServer()).createDatabase('large')
  await runningCase(t, { engine: 'postgres', details, sql: POSTGRES_SQL })
})

test('PostgreSQL over TLS', { timeout: 120_000 }, async (t) => {
  const { details } = await tls.createDatabase('large')
  const { 'one cell': sql } = POSTGRES_SQL
  await runningCase(t, { engine: 'postgres', details: { ...details, ssl: true }, sql: { 'one cell': sql } })
})

test('MySQL and MariaDB', { timeout: 120_000 }, async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return
  const { details } = await server.createDatabase('large')
  const columns = Array.from({ length: 12 }, (_, i) => `repeat('x', 16000000) as c${i}`).join(', ')
  const sql = { 'many cells': `select ${columns}` }
  await runningCase(t, { engine: 'mysql', details, sql })
  await runningCase(t, { engine: 'mysql', details: { ...details, 'additional-options': 'useCompression=true' }, sql })
})

test('SQLite', { timeout: 120_000 }, async (t) => {
  const db = join(temporaryFolder(t), 'large.sqlite')
  const file = new DatabaseSync(db)
  file.exec(`create table kept (big blob); insert into kept values (zeroblob(${LARGE}))`)
  file.close()
  const sql = {
    'one cell': `select printf('%.*c', ${LARGE}, 'x') as big`,
    'a kept one': 'select big from kept',
    'many cells': `select ${Array.from({ length: 12 }, (_, i) => `zeroblob(10000000) as c${i}`).join(', ')}`,
  }
  await runningCase(t, { engine: 'sqlite', details: { db }, sql })
})

test('DuckDB', { timeout: 120_000 }, async (t) => {
  const database_file = join(temporaryFolder(t), 'large.duckdb')
  await createFile(database_file, ['create table t (a integer)'])
  const sql = {
    'one cell': `select repeat('x', ${LARGE}) as big`,
    'nested cell': `select {'a': [repeat('x', ${LARGE})]} as big`,
    'a long list': 'select range(5000000) as big',
    'a map': `select map {'k': repeat('x', ${LARGE})} as big`,
  }
  await runningCase(t, { engine: 'duckdb', details: { database_file }, sql, limitMb: DUCKDB_GROWTH_LIMIT_MB })
})

test('an error that repeats a large value is cut short', { timeout: 120_000 }, async (t) => {
  const { details } = await (await postgresServer()).createDatabase('large')
  const server = await startHealthy(t, { dataDir: temporaryFolder(t) })
  const admin = await setUp(server)
  const database = await connect(admin, 'postgres', details)
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const resting = peakMb(server.pid)
  const query = `select cast('a' || repeat('x', ${LARGE}) as integer)`
  const { error } = (await admin.call('POST', '/api/dataset', { database, type: 'native', native: { query } })).json()
  assert.match(error, /^invalid input syntax for type integer: "axxx/)
  assert.ok(error.length < 20_000)
  assert.ok(peakMb(server.pid) - resting < GROWTH_LIMIT_MB)
})
