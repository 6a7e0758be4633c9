/** A query ends in its database as soon as nobody waits for it: the engines' own lists tell. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import { mysqlServer, postgresServer, type TestDatabase } from '../support/servers.ts'
import { sshServer } from '../support/ssh-server.ts'
import {
  childrenOf,
  connect,
  processorMs,
  setUp,
  startHealthy,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'
import { until } from '../support/until.ts'

/** What a vanished client leaves in an engine must be gone by then. */
const WITHIN_MS = 1_000
const STARTED_WITHIN_MS = 20_000

interface Engine {
  name: string
  details: Record<string, unknown>
  /** Runs for longer than a minute. */
  slow: string
  /** Whether the engine itself still works on the statement. */
  isBusy(): Promise<boolean>
}

let server: Started
let admin: Client

/** Whether an engine works in a process of its own. */
async function isChildBusy(): Promise<boolean> {
  const busy = await Promise.all(childrenOf(server.pid).map((pid) => usesProcessor(pid).catch(() => false)))
  return busy.includes(true)
}

/** Told by processor time. */
async function usesProcessor(pid: number): Promise<boolean> {
  const earlier = processorMs(pid)
  await sleep(100)
  return processorMs(pid) - earlier >= 50
}

function sqliteEngine(folder: string): Engine {
  const path = join(folder, 'cancel.sqlite')
  const file = new DatabaseSync(path)
  file.exec('create table orders (id integer primary key)')
  file.close()
  return {
    name: 'sqlite',
    details: { db: path },
    slow: 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
    isBusy: isChildBusy,
  }
}

async function duckdbEngine(folder: string): Promise<Engine> {
  const path = join(folder, 'cancel.duckdb')
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run('create table orders as select 1 as id')
  connection.closeSync()
  instance.closeSync()
  return {
    name: 'duckdb',
    details: { database_file: path },
    slow: 'select sum(hash(a.range + b.range) % 7) from range(10000000) a, range(1000000) b',
    isBusy: isChildBusy,
  }
}

function postgresEngine(database: TestDatabase): Engine {
  const list = `select 1 from pg_stat_activity where datname = '${database.name}' and state = 'active'
    and query like '%pg_sleep(70)%' and pid <> pg_backend_pid()`
  return {
    name: 'postgres',
    details: database.details,
    slow: 'select 1 as one, pg_sleep(70)::text as slept',
    isBusy: async () => (await database.query(list)).length > 0,
  }
}

function mysqlEngine(database: TestDatabase): Engine {
  const list = `select 1 from information_schema.processlist where db = '${database.name}'
    and info like '%sleep(70)%' and id <> connection_id()`
  return {
    name: 'mysql',
    details: database.details,
    slow: 'select 1 as one, sleep(70) as slept',
    isBusy: async () => (await database.query(list)).length > 0,
  }
}

async function running(): Promise<{ id: number; state: string }[]> {
  return (await admin.call('GET', '/api/queries/running')).json()
}

async function untilBusy(engine: Engine): Promise<void> {
  await until('the query to run', STARTED_WITHIN_MS, async () => (await running())[0]?.state === 'running')
  await until(`${engine.name} to be busy`, STARTED_WITHIN_MS, engine.isBusy)
}

async function untilGone(t: TestContext, engine: Engine): Promise<void> {
  const start = performance.now()
  await until(`${engine.name} to be free`, WITHIN_MS, async () => !(await engine.isBusy()))
  await until('the running list to be empty', WITHIN_MS, async () => (await running()).length === 0)
  t.diagnostic(`${engine.name} was free after ${Math.round(performance.now() - start)} ms`)
}

async function proveEngine(t: TestContext, engine: Engine): Promise<void> {
  const database = await connect(admin, engine.name, engine.details)
  const query = { database, type: 'native', native: { query: engine.slow } }

  await t.test('the client of a question goes away', async (own) => {
    const call = admin.send('/api/dataset', query)
    await untilBusy(engine)
    call.destroy()
    await untilGone(own, engine)
  })

  await t.test('the client of an export goes away', async (own) => {
    const call = admin.send('/api/dataset/csv', { query })
    await untilBusy(engine)
    call.destroy()
    await untilGone(own, engine)
  })

  await t.test('an administrator stops it', async (own) => {
    const answer = admin.call('POST', '/api/dataset', query)
    await untilBusy(engine)
    const [first] = await running()
    assert.equal((await admin.call('DELETE', `/api/queries/running/${first?.id}`)).status, 204)
    await untilGone(own, engine)
    const { status, text, json } = await answer
    assert.equal(status, 202)
    assert.equal(json().status, 'interrupted', text)
  })

  await t.test('the database answers afterwards', async () => {
    const quick = { ...query, native: { query: 'select 42 as answer' } }
    const { text, json } = await admin.call('POST', '/api/dataset', quick)
    assert.deepEqual(json().data.rows, [[42]], text)
  })
}

test('a query ends in its engine when nobody waits for it', { timeout: 240_000 }, async (t) => {
  const folder = temporaryFolder(t)
  server = await startHealthy(t, { dataDir: folder })
  admin = await setUp(server)
  const postgres = await (await postgresServer()).createDatabase('cancel')
  const mysql = await (await mysqlServer())?.createDatabase('cancel')
  const remote = [postgresEngine(postgres), ...(mysql === undefined ? [] : [mysqlEngine(mysql)])]
  for (const engine of [sqliteEngine(folder), await duckdbEngine(folder), ...remote]) {
    await t.test(engine.name, (own) => proveEngine(own, engine))
  }
  const ssh = await sshServer()
  t.after(() => ssh.stop())
  for (const engine of remote) {
    const details = { ...engine.details, ...ssh.details }
    await t.test(`${engine.name} through an SSH tunnel`, (own) => proveEngine(own, { ...engine, details }))
  }
})
