/** Health tells whether requests can be served; life and metrics ask nobody. The log tells a loss and a return once each. */
import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { cuttableLine } from '../support/cuttable-line.ts'
import { postgresServer } from '../support/servers.ts'
import { sqliteFile } from '../support/sqlite-file.ts'
import { until } from '../support/until.ts'
import {
  connect,
  setUp,
  startHealthy,
  stop,
  temporaryFolder,
  wakeUps,
  type Client,
  type Started,
} from './running-server.ts'

const WITHIN_MS = 20_000
/** The deadline for the app database, and time for a busy machine. */
const ANSWER_WITHIN_MS = 6_000
const READY = ['/api/health', '/readyz']
const ALIVE = ['/livez', '/metrics']

async function statusOf({ port }: Started, path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  await answer.body?.cancel()
  return answer.status
}

async function serverOnPostgres(t: TestContext) {
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  const url = new URL(database.url)
  const line = await cuttableLine(t, { host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env: { QUERENT_APP_DB_URL: url.href } })
  return { server, line }
}

const ROWS = 300_000

/** A file that has begun to come, and waits for its reader. */
async function begunDownload({ port }: Started, { headers }: Client, database: number) {
  const query = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
    select i, 'which takes more room than any buffer on the way' from n`
  const answer = await fetch(`http://127.0.0.1:${port}/api/dataset/csv`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: { database, type: 'native', native: { query } } }),
  })
  const reader = answer.body!.getReader()
  const first = await reader.read()
  return async () => {
    let text = Buffer.from(first.value ?? []).toString('latin1')
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += Buffer.from(read.value).toString('latin1')
    }
    return text
  }
}

test('health says within its deadline that the app database is away, and that it is back', async (t) => {
  const { server, line } = await serverOnPostgres(t)
  const admin = await setUp(server)
  const data = await connect(admin, 'sqlite', { db: sqliteFile(temporaryFolder(t)) })
  const credentials = {
    ...admin.headers,
    origin: 'http://localhost',
    cookie: `metabase.SESSION=${crypto.randomUUID()}`,
  }
  const told = () =>
    server
      .output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).type)
  const once = ['app-database.lost', 'app-database.restored']

  for (const [earlier, state] of (['cut', 'hanging'] as const).entries()) {
    await t.test(state, async () => {
      const rest = await begunDownload(server, admin, data)
      line.be(state)
      await sleep(300) // what health last heard counts for a moment
      const before = performance.now()
      for (const path of READY) assert.equal(await statusOf(server, path, credentials), 503, path)
      for (const path of ALIVE) assert.equal(await statusOf(server, path, credentials), 200, path)
      assert.ok(performance.now() - before < ANSWER_WITHIN_MS)
      const file = await rest()
      assert.equal(file.split('\n').length, ROWS + 2, 'what reads from elsewhere goes on to its end')
      await sleep(1_500)
      line.be('cut') // what hung is not waited for
      line.be('open')
      await until('health to be good again', WITHIN_MS, async () => (await statusOf(server, '/api/health')) === 200)
      await until('the log to say so', WITHIN_MS, () => told().length >= once.length * (earlier + 1))
    })
  }
  assert.deepEqual(told(), [...once, ...once])

  await t.test('a stop waits for none that is silent, with something to write or not', async () => {
    const rest = await begunDownload(server, admin, data)
    line.be('hanging')
    await rest()
    assert.equal(await stop(server), 0, 'another code would say that it was cut off')
  })
})

test('over one server', { timeout: 120_000 }, async (t) => {
  const dataDir = temporaryFolder(t)
  const server = await startHealthy(t, { dataDir })

  await t.test('a probe is answered like any route, only sooner', async () => {
    const ask = async (path: string) => {
      const headers = { 'x-request-id': 'from-proxy-7' }
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
      const { date, 'last-modified': time, 'server-timing': timing, ...others } = Object.fromEntries(answer.headers)
      assert.ok(Math.abs(Date.parse(date!) - Date.parse(time!)) <= 1_000)
      assert.match(timing ?? '', /^total;dur=\d/)
      return { status: answer.status, headers: others, text: await answer.text() }
    }
    await ask('/api/health/') // what is known of the app database counts for a moment
    for (const path of [...READY, '/livez']) {
      const soon = await ask(path)
      assert.deepEqual([soon.status, soon.text], [200, '{"status":"ok"}'])
      assert.equal(soon.headers['x-request-id'], 'from-proxy-7')
      assert.deepEqual(soon, await ask(`${path}/`), 'the other one takes the way of routes')
    }
    const { text } = await ask('/metrics')
    assert.match(text, /_count\{method="GET",route="\/livez",status="200"\} 2\n/, 'both are counted')
  })

  await t.test('a server that nobody uses sleeps', async (own) => {
    assert.equal(await statusOf(server, '/metrics'), 200)
    // A server that polls wakes up a hundred times in each of these seconds. On a busy machine, some may have more than rest.
    const seconds: number[] = []
    for (let second = 0; second < 8 && Math.min(...seconds) >= 10; second += 1) {
      const before = wakeUps(server.pid)
      await sleep(1_000)
      seconds.push(wakeUps(server.pid) - before)
    }
    own.diagnostic(`${seconds.join(', ')} wake-ups in a second each`)
    assert.ok(Math.min(...seconds) < 20)
  })

  await t.test('a file that is removed or replaced under it is no app database to write to', async () => {
    const [file, elsewhere] = [join(dataDir, 'querent.db'), join(dataDir, 'elsewhere.db')]
    const becomes = (status: number) =>
      until(`${status}`, WITHIN_MS, async () => (await statusOf(server, '/readyz')) === status)
    renameSync(file, elsewhere)
    await becomes(503)
    assert.match(server.output(), /app-database\.lost.*querent\.db was removed or replaced while the server ran/)
    renameSync(elsewhere, file)
    await becomes(200)
  })
})
