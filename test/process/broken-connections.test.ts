/** Connections that break or stall, to the app database and from clients, cost their own requests and nothing else. */
import assert from 'node:assert/strict'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { startPrepared } from './prepared-server.ts'
import {
  connect,
  processorMs,
  setUp,
  startHealthy,
  stop,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'
import { until } from '../support/until.ts'

const WITHIN_MS = 20_000
const AWAY = { message: 'The app database cannot be reached. Please try again in a moment.' }
/** Far more than sockets and streams hold on the way to a client that does not read. */
const LONG = 'with recursive n(i) as (select 1 union all select i + 1 from n) select i, hex(zeroblob(200)) from n'

interface Prepared {
  server: Started
  admin: Client
  database: number
}

async function prepare(t: TestContext): Promise<Prepared> {
  const dataDir = temporaryFolder(t)
  const path = join(dataDir, 'shop.sqlite')
  const file = new DatabaseSync(path)
  file.exec('create table orders (id integer primary key)')
  file.close()
  const { server, admin } = await startPrepared(t, { dataDir })
  return { server, admin, database: await connect(admin, 'sqlite', { db: path }) }
}

function longExport({ database }: Prepared): string {
  return JSON.stringify({ query: { database, type: 'native', native: { query: LONG } } })
}

async function running({ admin }: Prepared): Promise<{ id: number; state: string }[]> {
  return (await admin.call('GET', '/api/queries/running')).json()
}

/** Asks for an export and gives its answer, of which nothing is read until somebody does. */
function openExport(prepared: Prepared, encoding = 'identity'): Promise<IncomingMessage> {
  const { server, admin } = prepared
  const headers = { ...admin.headers, 'accept-encoding': encoding }
  const call = request({ port: server.port, method: 'POST', path: '/api/dataset/csv', headers, agent: false })
  call.end(longExport(prepared))
  return new Promise((resolve, reject) => call.once('response', resolve).on('error', reject))
}

async function isAtRest({ pid }: Started): Promise<boolean> {
  const earlier = processorMs(pid)
  await sleep(500)
  return processorMs(pid) - earlier < 50
}

test('a server outlives the sessions of its app database', { timeout: 120_000 }, async (t) => {
  const postgres = await postgresServer()
  const [database, aside] = [await postgres.createDatabase('app'), await postgres.createDatabase('aside')]
  t.after(() => Promise.all([database.drop(), aside.drop()]))
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env: { QUERENT_APP_DB_URL: database.url } })
  const admin = await setUp(server)
  const sessions = `from pg_stat_activity where datname = '${database.name}' and pid <> pg_backend_pid()`
  const write = () => admin.call('POST', '/api/collection', { name: 'Written' })

  for (let round = 0; round < 3; round += 1) {
    // In the middle of a transaction: what it waits for is held by a row that was never committed.
    const blocker = database.query(
      'begin; lock table collections in exclusive mode; select pg_sleep(30) as blocker; rollback',
    )
    blocker.catch(() => undefined)
    const waiting = async (count: number) =>
      (await database.query(`select 1 ${sessions} and wait_event_type = 'Lock'`)).length >= count
    await until(
      'the lock',
      WITHIN_MS,
      async () => (await database.query(`select 1 ${sessions} and wait_event = 'PgSleep'`)).length > 0,
    )
    const answers = Array.from({ length: 5 }, write)
    await until('writes to wait for the lock', WITHIN_MS, () => waiting(1))
    await database.query(`select pg_terminate_backend(pid) ${sessions}`)
    for (const { status, text } of await Promise.all(answers)) {
      if (status !== 200) assert.deepEqual([status, JSON.parse(text)], [503, AWAY])
    }
    await blocker.catch(() => undefined)
    assert.equal((await write()).status, 200, 'the next request finds a new session')
  }

  const path = join(temporaryFolder(t), 'empty.sqlite')
  new DatabaseSync(path).exec('create table empty (id integer)')
  const source = await connect(admin, 'sqlite', { db: path })
  const marked = { database: source, type: 'native', native: { query: "select 'asked just before'" } }
  assert.equal((await admin.call('POST', '/api/dataset', marked)).status, 202)
  const accept = (isOpen: boolean) => aside.query(`alter database "${database.name}" allow_connections ${isOpen}`)
  await accept(false)
  await aside.query(`select pg_terminate_backend(pid) ${sessions}`)
  await until('sessions to be gone', WITHIN_MS, async () => (await write()).status === 503)
  await sleep(1_500)
  await accept(true)
  assert.equal((await write()).status, 200, 'nothing has to be started anew')
  const log = await (await admin.call('GET', '/api/queries/log')).json()
  assert.equal(
    log.data.filter(({ sql }: { sql: string }) => sql.includes('asked just before')).length,
    1,
    'what was to be logged meanwhile is not lost',
  )
  assert.equal(await stop(server), 0)
})

test('over one server', { timeout: 120_000 }, async (t) => {
  const prepared = await prepare(t)
  const { server, admin } = prepared

  await t.test('an export whose reader has stalled ends with its query', async () => {
    const answer = await openExport(prepared)
    assert.equal(answer.statusCode, 200)
    await until('everything on the way to be full', WITHIN_MS, () => isAtRest(server))
    const [first] = await running(prepared)
    assert.equal((await admin.call('DELETE', `/api/queries/running/${first?.id}`)).status, 204)
    await until('its turn to be free', WITHIN_MS, async () => (await running(prepared)).length === 0)
    await assert.rejects(async () => {
      for await (const _chunk of answer);
    }, /aborted/)
  })

  await t.test('clients that leave during an export are no errors in the log', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const answer = await openExport(prepared, encoding)
      answer.destroy()
      await until('the export to end', WITHIN_MS, async () => (await running(prepared)).length === 0)
    }
    assert.equal(await stop(server), 0)
    assert.doesNotMatch(server.output(), /"level":[456]0/)
  })
})
