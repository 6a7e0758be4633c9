/** Several processes behind one port (QUERENT_WORKERS), on both app databases. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { postgresServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { makeContent } from './app-content.ts'
import {
  childrenOf,
  connect,
  isAlive,
  setUp,
  start,
  startHealthy,
  stop,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'

const WITHIN_MS = 20_000
/** Of one name, before the next one has to wait. */
const FREE_LOGINS = 10
const SLOW = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

interface Two {
  server: Started
  admin: Client
  folder: string
  /** Sends a request on a connection of its own; such connections go to the workers in turn. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>
}

async function twoWorkers(t: TestContext, env: Record<string, string> = {}): Promise<Two> {
  const folder = temporaryFolder(t)
  const server = await startHealthy(t, {
    dataDir: folder,
    env: { QUERENT_WORKERS: '2', QUERENT_LOG_LEVEL: 'info', ...env },
  })
  await until('both workers', WITHIN_MS, () => server.output().includes('server.started'))
  const admin = await setUp(server)
  return {
    server,
    admin,
    folder,
    async ask(method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method,
        headers: { ...admin.headers, connection: 'close' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    },
  }
}

function sayOnce({ server }: Two): void {
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const count = (type: string) => lines.filter((line) => line.type === type).length
  assert.deepEqual([count('config.noted'), count('server.started')], [1, 1])
  assert.deepEqual(
    lines.filter(({ type }) => type === undefined),
    [],
    'lines of the HTTP library',
  )
}

async function knowTheSame({ ask }: Two): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await ask('PUT', '/api/setting/site-name', { value: `Name ${round}` })
    const names = await Promise.all([1, 2, 3, 4].map(() => ask('GET', '/api/setting/site-name')))
    assert.deepEqual(new Set(names.map(({ text }) => text)), new Set([`Name ${round}`]))
  }
  const { status } = await ask('DELETE', '/api/session')
  assert.equal(status, 204)
  const left = await Promise.all([1, 2, 3, 4].map(() => ask('GET', '/api/user/current')))
  assert.deepEqual(new Set(left.map((answer) => answer.status)), new Set([401]))
}

async function countLogins({ ask }: Two): Promise<void> {
  const logIn = (username: string) => ask('POST', '/api/session', { username, password: 'wrong' })
  const texts: string[] = []
  for (let count = 0; count < FREE_LOGINS; count += 1) texts.push((await logIn('guess@example.org')).text)
  assert.deepEqual(
    texts.filter((text) => text.includes('Too many attempts')),
    [],
  )
  // One after the other they reach both workers.
  const more = [await logIn('guess@example.org'), await logIn('guess@example.org')]
  for (const { status, text } of more) assert.deepEqual([status, /Too many attempts/.test(text)], [401, true], text)
  assert.ok(!(await logIn('somebody-else@example.org')).text.includes('Too many attempts'))
}

async function listAndStop({ ask, admin, folder }: Two): Promise<void> {
  const path = join(folder, 'slow.sqlite')
  new DatabaseSync(path).exec('create table orders (id integer primary key)')
  const database = await connect(admin, 'sqlite', { db: path })
  const running = [1, 2].map(() => ask('POST', '/api/dataset', { database, type: 'native', native: { query: SLOW } }))
  const list = async (): Promise<{ id: number }[]> => JSON.parse((await ask('GET', '/api/queries/running')).text)
  await until('both queries', WITHIN_MS, async () => (await list()).length === 2)
  const [first, second] = [await list(), await list()]
  assert.deepEqual(first, second)
  assert.equal(new Set(first.map(({ id }) => id)).size, 2)
  // The first is stopped by either worker, the second as well: one of both runs in the other one.
  for (const { id } of first) assert.equal((await ask('DELETE', `/api/queries/running/${id}`)).status, 204)
  for (const answer of await Promise.all(running)) assert.equal(JSON.parse(answer.text).status, 'interrupted')
  assert.equal((await ask('DELETE', '/api/queries/running/999999')).status, 404)
}

async function sumMetrics({ ask }: Two): Promise<void> {
  for (let count = 0; count < 10; count += 1) await ask('GET', '/api/bookmark')
  const counts = await Promise.all(
    [1, 2].map(async () => {
      const { text } = await ask('GET', '/metrics')
      return /querent_http_request_duration_seconds_count\{method="GET",route="\/api\/bookmark\/?".*\} (\d+)/.exec(
        text,
      )?.[1]
    }),
  )
  assert.deepEqual(counts, ['10', '10'])
}

/** Answers to a path that were counted. */
async function answersTo(path: string, ask: Two['ask']): Promise<number> {
  const { text } = await ask('GET', '/metrics')
  const counts = text
    .split('\n')
    .filter((line) => line.startsWith('querent_http_request_duration_seconds_count') && line.includes(`route="${path}`))
    .map((line) => Number(line.split(' ').at(-1)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function endAndStop({ server, ask }: Two): Promise<void> {
  const workers = childrenOf(server.pid)
  assert.equal(workers.length, 2)
  const before = await answersTo('/api/bookmark', ask)
  assert.ok(before >= 10)
  process.kill(workers[0]!, 'SIGKILL')
  await until('the word of it', WITHIN_MS, () => server.output().includes('worker.failed'))
  assert.equal((await ask('GET', '/api/health')).status, 200)
  assert.equal(await answersTo('/api/bookmark', ask), before, 'what the worker has counted stays')
  await until('its successor', WITHIN_MS, () => childrenOf(server.pid).length === 2)
  const all = [...childrenOf(server.pid), ...workers]
  assert.equal(await stop(server), 0)
  assert.deepEqual(all.filter(isAlive), [])
  await assert.rejects(ask('GET', '/api/health'))
}

test('over two workers on SQLite', async (t) => {
  const two = await twoWorkers(t, { MB_PLUGINS_DIR: '/plugins' })
  await t.test('what concerns all of them is said once', () => sayOnce(two))
  await t.test('metrics are those of all workers together', () => sumMetrics(two))
  await t.test('every worker lists the queries of all, and stops them', () => listAndStop(two))
  await t.test('workers count logins that failed together', () => countLogins(two))
  await t.test('what one worker is told, every worker knows', () => knowTheSame(two))
  await t.test('a worker that ends is started again, and a stop reaches all', () => endAndStop(two))
})

test('over two workers on PostgreSQL', async (t) => {
  const database = await (await postgresServer()).createDatabase('workers')
  const two = await twoWorkers(t, { QUERENT_APP_DB_URL: database.url })
  await t.test('workers count logins that failed together', () => countLogins(two))
  await t.test('what one worker is told, every worker knows', () => knowTheSame(two))
})

test('a configuration that cannot be used ends the start, with one word of why', async (t) => {
  const folder = temporaryFolder(t)
  const bad = await start(t, {
    dataDir: folder,
    env: { QUERENT_WORKERS: '2', QUERENT_APP_DB_URL: 'sqlite:/nowhere/app.db' },
  })
  assert.equal(await bad.ended, 1)
  assert.equal(bad.output().match(/Configuration:/g)?.length, 1)
  const keyless = temporaryFolder(t)
  await makeContent(join(keyless, 'querent.db'))
  const locked = await start(t, { dataDir: keyless, env: { QUERENT_WORKERS: '2' } })
  assert.equal(await locked.ended, 1)
  assert.match(locked.output(), /^Configuration: The secret key is missing/)
  assert.equal(existsSync(join(keyless, 'secret.key')), false, 'another key would be taken for the right one')
  const none = await start(t, { dataDir: folder, env: { QUERENT_WORKERS: '0' } })
  assert.equal(await none.ended, 1)
  assert.match(none.output(), /QUERENT_WORKERS must be a number from 1/)
})
