/**
 * A server that is killed while it changes databases: a row is as before or as after, and a request that is repeated with its
 * key never changes it a second time; a table whose rows a file replaces has all of the old rows, or all of the new ones.
 */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFile } from '../support/duckdb-file.ts'
import { postgresServer } from '../support/servers.ts'
import { killsOf, seededNumbers } from './faulty-processes.ts'
import { startPrepared } from './prepared-server.ts'
import { connect, startHealthy, temporaryFolder, type Client, type Started } from './running-server.ts'

const KILLS = killsOf(3)
const ROWS = 15_000
/** A statement waits this long in the middle. */
const SLOW_S = 0.4
/** After it, what a server had begun is over in the database as well. */
const ENDS_MS = SLOW_S * 1000 + 200

interface Begun {
  /** What the client got; undefined when the connection broke. */
  answered: Promise<Response | undefined>
}

/** Something that a server is killed in the middle of. */
interface Change {
  /** How long it takes about, in milliseconds. */
  spanMs: number
  begin(server: Started): Begun
  /** Once nothing runs any more, and a server is there again. @throws {assert.AssertionError} */
  check(server: Started, begun: Begun): Promise<void>
}

interface Counter {
  url: string
  /** @param from What is stored. */
  bodyOf(from: number): object
  stored(): Promise<number>
}

function keyed({ port }: Started, { headers }: Client, { url, key, body }: { url: string; key: string; body: object }) {
  return fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}

/** Adds one to what is stored, by a request with a key. */
function counting(admin: Client, { url, bodyOf, stored }: Counter): Change {
  let from = 0
  let kill = 0
  const request = () => ({ url, key: `key ${kill}`, body: bodyOf(from) })
  return {
    spanMs: SLOW_S * 2000,
    begin: (server) => ({ answered: keyed(server, admin, request()).catch(() => undefined) }),
    async check(server) {
      const after = await stored()
      assert.ok(after === from || after === from + 1, `${url}: ${after} after ${from}`)
      const again = await keyed(server, admin, request())
      const last = await stored()
      if (again.status === 200) assert.equal(last, from + 1, `${url}: done once`)
      else {
        assert.equal(again.status, 409, await again.text())
        assert.equal(last, after, `${url}: what may have been done is not done again`)
      }
      from = last
      kill += 1
    },
  }
}

interface Table {
  path: string
  /** How long the first file took, in milliseconds. */
  spanMs: number
  /** The values that the column has, and how many rows each of them has. */
  counts(server: Started): Promise<[value: number, rows: number][]>
}

const FIRST_VERSION = 100

/** Replaces the rows of a table by those of a file. */
function replacing(admin: Client, { path, spanMs, counts }: Table): Change {
  let version = FIRST_VERSION
  return {
    spanMs,
    begin: (server) => ({ answered: send(server, admin, path, version + 1).catch(() => undefined) }),
    async check(server, { answered }) {
      const isDone = (await answered)?.status === 200
      const found = await counts(server)
      assert.equal(found.length, 1, `${path}: ${JSON.stringify(found)}`)
      const [value, rows] = found[0]!
      assert.equal(rows, ROWS)
      assert.ok(value === version || value === version + 1, `${path}: ${value} after ${version}`)
      if (isDone) assert.equal(value, version + 1, 'what was acknowledged is there')
      version = value
    },
  }
}

function send({ port }: Started, { headers }: Client, path: string, version: number): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([`version,name\n${`${version},a name\n`.repeat(ROWS)}`]), 'rows.csv')
  const { 'content-type': _json, ...signedIn } = Object.assign({ 'content-type': '' }, headers)
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: signedIn, body: form })
}

const COUNTS = (table: string) => `select version, count(*) as n from ${table} group by version`
const pairs = (rows: Record<string, unknown>[]) =>
  rows.map(({ version, n }): [number, number] => [Number(version), Number(n)])

async function post(admin: Client, path: string, body: object) {
  const answer = await admin.call('POST', path, body)
  assert.ok(answer.status < 300, answer.text)
  return answer.json()
}

interface Database {
  id: number
  schema: string | null
  query(sql: string, server: Started): Promise<Record<string, unknown>[]>
}

interface PostgresDatabase extends Database {
  query(sql: string): Promise<Record<string, unknown>[]>
}

async function uploaded(server: Started, admin: Client, { id, schema, query }: Database): Promise<Change> {
  const value = { db_id: id, schema_name: schema, table_prefix: '' }
  await admin.call('PUT', '/api/setting/uploads-settings', { value })
  const before = performance.now()
  const first = await send(server, admin, '/api/upload/csv', FIRST_VERSION)
  const spanMs = performance.now() - before
  assert.equal(first.status, 200, await first.clone().text())
  const table = Number(first.headers.get('metabase-table-id'))
  const { name } = (await admin.call('GET', `/api/table/${table}`)).json()
  const path = `/api/table/${table}/replace-csv`
  return replacing(admin, { path, spanMs, counts: async (last) => pairs(await query(COUNTS(name), last)) })
}

async function sqliteDatabase(t: TestContext, admin: Client): Promise<Database> {
  const db = join(temporaryFolder(t), 'uploads.sqlite')
  new DatabaseSync(db).close()
  return {
    id: await connect(admin, 'sqlite', { db }),
    schema: null,
    async query(sql) {
      const file = new DatabaseSync(db, { readOnly: true, timeout: 5_000 })
      try {
        return file.prepare(sql).all()
      } finally {
        file.close()
      }
    },
  }
}

/** Read by the server: nobody else can open the file meanwhile. */
async function duckDbDatabase(t: TestContext, admin: Client): Promise<Database> {
  const path = join(temporaryFolder(t), 'uploads.duckdb')
  await createFile(path, ['create table other (id int)'])
  const id = await connect(admin, 'duckdb', { database_file: path })
  return {
    id,
    schema: 'main',
    async query(sql, { port }) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/dataset`, {
        method: 'POST',
        headers: admin.headers,
        body: JSON.stringify({ database: id, type: 'native', native: { query: sql } }),
      })
      const found: { data: { rows: unknown[][] }; error?: string } = JSON.parse(await answer.text())
      assert.equal(found.error, undefined)
      return found.data.rows.map(([version, n]) => ({ version, n }))
    },
  }
}

/** A model's action, and a row that is edited in place: each changes a row that takes long. */
async function counters(admin: Client, { id, query }: PostgresDatabase): Promise<Change[]> {
  const stored = (table: string) => async () => Number((await query(`select n from ${table}`))[0]?.['n'])
  const native = (text: string) => ({ database: id, type: 'native', native: { query: text } })
  const display = { display: 'table', visualization_settings: {} }
  const model = await post(admin, '/api/card', {
    name: 'Counter',
    type: 'model',
    dataset_query: native('select * from counter'),
    ...display,
  })
  const slow = `update counter set n = n + 1 from (select pg_sleep(${SLOW_S})) as pause`
  const action = await post(admin, '/api/action', {
    name: 'Count',
    type: 'query',
    model_id: model.id,
    database_id: id,
    dataset_query: native(slow),
  })
  const { tables } = (await admin.call('GET', `/api/database/${id}/metadata`)).json()
  const edited = tables.find(({ name }: { name: string }) => name === 'edited')
  return [
    counting(admin, { url: `/api/action/${action.id}/execute`, bodyOf: () => ({}), stored: stored('counter') }),
    counting(admin, {
      url: `/api/table/${edited.id}/rows`,
      bodyOf: (n) => ({ changes: [{ kind: 'update', key: { id: 1 }, values: { n: n + 1 }, expected: { n } }] }),
      stored: stored('edited'),
    }),
  ]
}

async function postgresDatabase(admin: Client): Promise<PostgresDatabase | undefined> {
  const database = await (await postgresServer())?.createDatabase('write_faults')
  if (database === undefined) return undefined
  await database.exec(`create table counter (n int);
    insert into counter values (0);
    create table edited (id int primary key, n int);
    insert into edited values (1, 0);
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(${SLOW_S}); return new; end $$;
    create trigger slow before update on edited for each row execute function wait()`)
  const id = await connect(admin, 'postgres', database.details)
  await admin.call('PUT', `/api/database/${id}`, { settings: { 'database-enable-actions': true } })
  return { id, schema: 'public', query: (sql) => database.query(sql) }
}

/** Begins each of the changes up to as long before the end as it takes. */
async function beginAll(server: Started, changes: readonly Change[], random: () => number): Promise<Begun[]> {
  const aheads = changes.map(({ spanMs }) => random() * spanMs)
  const longest = Math.max(...aheads)
  const begun = changes.map(async (change, at) => {
    await sleep(longest - aheads[at]!)
    return change.begin(server)
  })
  const [all] = await Promise.all([Promise.all(begun), sleep(longest)])
  return all
}

test('what a killed server changes is changed once or not at all, and as a whole', { timeout: 240_000 }, async (t) => {
  const random = seededNumbers(t)
  const dataDir = temporaryFolder(t)
  const prepared = await startPrepared(t, { dataDir })
  const { admin } = prepared
  let { server } = prepared
  const changes = [
    await uploaded(server, admin, await sqliteDatabase(t, admin)),
    await uploaded(server, admin, await duckDbDatabase(t, admin)),
  ]
  const postgres = await postgresDatabase(admin)
  if (postgres !== undefined) {
    changes.push(await uploaded(server, admin, postgres), ...(await counters(admin, postgres)))
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const begun = await beginAll(server, changes, random)
    server.child.kill('SIGKILL')
    await server.ended
    await Promise.all([...begun.map(({ answered }) => answered), sleep(ENDS_MS)])
    server = await startHealthy(t, { dataDir })
    for (const [at, change] of changes.entries()) await change.check(server, begun[at]!)
  }
})
