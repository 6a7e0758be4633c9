/** How a server stops: readiness goes first, queries get their grace, and a second signal ends the waiting. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { sqliteFile } from '../support/sqlite-file.ts'
import { until } from '../support/until.ts'
import { startPrepared } from './prepared-server.ts'
import { childrenOf, connect, isAlive, stop, temporaryFolder, type Answer } from './running-server.ts'

const WITHIN_MS = 20_000
/** Longer than any test waits. */
const LONG_GRACE = '10m'

const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

interface Asked {
  engine: string
  details: unknown
  sql: string
}

/** Costs no processor time while it runs. */
async function sleepingFor(t: TestContext, seconds: number): Promise<Asked> {
  const database = await (await postgresServer()).createDatabase('stop')
  t.after(() => database.drop())
  return { engine: 'postgres', details: database.details, sql: `select pg_sleep(${seconds})::text` }
}

async function withRunningQuery(t: TestContext, env: Record<string, string>, { engine, details, sql }: Asked) {
  const dataDir = temporaryFolder(t)
  const { server, admin } = await startPrepared(t, { dataDir, env })
  const database = await connect(admin, engine, details)
  const answer: Promise<Answer> = admin.call('POST', '/api/dataset', {
    database,
    type: 'native',
    native: { query: sql },
  })
  answer.catch(() => undefined)
  await until('the query to run', WITHIN_MS, async () => {
    const running: { state: string }[] = (await admin.call('GET', '/api/queries/running')).json()
    return running.some(({ state }) => state === 'running')
  })
  return { server, admin, answer }
}

test('a query that ends within the grace is answered, and nothing waits any longer', async (t) => {
  const { server, answer } = await withRunningQuery(t, { QUERENT_STOP_GRACE: LONG_GRACE }, await sleepingFor(t, 2))
  server.child.kill('SIGTERM')
  assert.equal((await answer).json().status, 'completed')
  assert.equal(await server.ended, 0)
})

test('a query that takes longer is cancelled in its database, and the server ends within seconds', async (t) => {
  const endless = { engine: 'sqlite', details: { db: sqliteFile(temporaryFolder(t)) }, sql: ENDLESS }
  const { server, answer } = await withRunningQuery(t, { QUERENT_STOP_GRACE: '300ms' }, endless)
  const children = childrenOf(server.pid)
  const before = performance.now()
  assert.equal(await stop(server), 0)
  assert.ok(performance.now() - before < WITHIN_MS)
  assert.equal((await answer).json().status, 'interrupted')
  await until('the processes of its engines to end', WITHIN_MS, () => !children.some(isAlive))
})

test('a second signal ends the grace', async (t) => {
  const { server, answer } = await withRunningQuery(t, { QUERENT_STOP_GRACE: LONG_GRACE }, await sleepingFor(t, 600))
  server.child.kill('SIGTERM')
  await sleep(1_200)
  server.child.kill('SIGTERM')
  assert.equal((await answer).json().status, 'interrupted')
  assert.equal(await server.ended, 0)
})

test('during the delay readiness is gone and everything else is served', async (t) => {
  const { server, admin } = await startPrepared(t, { dataDir: temporaryFolder(t), env: { QUERENT_STOP_DELAY: '3s' } })
  server.child.kill('SIGTERM')
  await until('readiness to go', WITHIN_MS, async () => (await admin.call('GET', '/readyz')).status === 503)
  assert.deepEqual((await admin.call('GET', '/api/health')).json(), { status: 'stopping' })
  assert.equal((await admin.call('GET', '/api/user/current')).status, 200)
  assert.equal((await admin.call('GET', '/livez')).status, 200)
  assert.equal(await server.ended, 0)
})
