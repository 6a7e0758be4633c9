/** Stored models when servers are killed in the middle of their refreshes, and when several have the same to refresh. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { launcherSettings, temporaryFolder } from './running-server.ts'

const PROGRAM = new URL('refreshing-server.ts', import.meta.url).pathname
const KILLS = 20
const ROWS = 20_000
const START = Date.parse('2026-05-04T10:00:00Z')
const HOUR_MS = 60 * 60_000

async function site(t: TestContext, models: number) {
  const folder = temporaryFolder(t)
  const [app, data] = await Promise.all(
    ['app', 'data'].map(async (name) => (await postgresServer()).createDatabase(name)),
  )
  assert.ok(app !== undefined && data !== undefined)
  const env = {
    PORT: '0',
    QUERENT_DATA_DIR: folder,
    QUERENT_APP_DB_URL: app.url,
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
  }
  const server = await createServer(loadConfig(env), () => START, { passwordCost: 4 })
  const { id: admin } = await server.store.users.create({
    email: 'admin@example.org',
    first_name: 'Ada',
    last_name: 'Tester',
    type: 'personal',
    is_superuser: true,
    date_joined: new Date(START).toISOString(),
  })
  await server.store.groups.add(admin, [1, 2])
  const headers = { 'x-metabase-session': await server.services.sessions.start(admin) }
  const post = async (url: string, payload: object = {}) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload })
    assert.ok(answer.statusCode < 300, `${url}: ${answer.payload}`)
    return answer.payload === '' ? {} : answer.json()
  }
  const { id: database } = await post('/api/database', { name: 'Data', engine: 'postgres', details: data.details })
  await server.jobs.drain()
  await post('/api/persist/enable')
  const ids: number[] = []
  for (let count = 0; count < models; count += 1) {
    const native = { query: `select n, md5(n::text) as text from generate_series(1, ${ROWS}) n` }
    const card = { type: 'model', display: 'table', visualization_settings: {} }
    const dataset_query = { database, type: 'native', native }
    const { id } = await post('/api/card', { name: `Model ${count}`, ...card, dataset_query })
    await post(`/api/card/${id}/query`)
    ids.push(id)
  }
  await post('/api/persist/set-refresh-schedule', { cron: '0 0 12 1 6 ? *' })
  await post(`/api/database/${database}/persist`)
  await server.close()
  /** @param after Hours. */
  const child = (after: number, rounds: number) => {
    const time = new Date(START + after * HOUR_MS).toISOString()
    const words = [PROGRAM, database, ids[0], time, rounds].map(String)
    const running = spawn(process.execPath, words, {
      env: { ...launcherSettings(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.after(() => running.kill('SIGKILL'))
    return { running, lines: createInterface({ input: running.stdout })[Symbol.asyncIterator]() }
  }
  const tables = async () => {
    const found = await data.query(
      "select table_name as name from information_schema.tables where table_schema like 'metabase_cache%' order by 1",
    )
    return found.map(({ name }) => String(name))
  }
  return { app, child, tables, model: ids[0] ?? 0 }
}

const HOURS_PER_CHILD = 1000

/** What a server says next. */
async function next(lines: AsyncIterator<string>): Promise<unknown> {
  return JSON.parse(String((await lines.next()).value))
}

test('a server that is killed while it refreshes or prunes leaves right answers, and nothing behind', async (t) => {
  const { child, tables, model } = await site(t, 1)
  const moments: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { running, lines } = child(kill * HOURS_PER_CHILD, 200)
    assert.equal(Object(await next(lines)).rows, ROWS, `after ${moments.join(', ')}`)
    const ms = randomInt(1500)
    moments.push(`${ms} ms`)
    await sleep(ms)
    running.kill('SIGKILL')
    await new Promise((ended) => running.once('exit', ended))
  }
  const { lines } = child(KILLS * HOURS_PER_CHILD, 1)
  assert.equal(Object(await next(lines)).rows, ROWS)
  for (const word of ['refreshed', 'pruned', 'drained']) assert.equal(await next(lines), word)
  const [info, table, ...others] = await tables()
  assert.deepEqual([info, others], ['cache_info', []], `after ${moments.join(', ')}`)
  assert.match(table ?? '', new RegExp(`^model_${model}_`))
  const last = child((KILLS + 1) * HOURS_PER_CHILD, 0)
  assert.deepEqual(await next(last.lines), { rows: ROWS, isStored: true })
})

test('of two processes on one app database, one refreshes a model that is due', async (t) => {
  const { app, child } = await site(t, 3)
  const due = (Date.parse('2026-06-01T13:00:00Z') - START) / HOUR_MS
  const both = [child(due, 0), child(due, 0)]
  await Promise.all(both.map(({ running }) => new Promise((ended) => running.once('exit', ended))))
  const [{ made, read } = {}] = await app.query(
    'select count(*)::int as made, count(distinct persistence_id)::int as read from persistence_versions',
  )
  assert.deepEqual([made, read], [3, 3])
})
