/** A query that takes too long is stopped in its database and says so. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDriver } from '@querent/drivers'
import { createConnections } from '../../packages/server/src/connections/index.ts'
import { answerQuery, createRunner, exportQuery } from '../../packages/server/src/query-runner/index.ts'
import { runnerSettings } from '../../packages/server/src/services/data/runner-settings.ts'
import { testServer } from '../support/test-server.ts'
import { childrenOf, processorMs } from './running-server.ts'
import { until } from '../support/until.ts'

/** The setting counts whole minutes; a test has less time. */
const TIMEOUT_MS = 400
const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

function processorOf(pid: number): number {
  try {
    return processorMs(pid)
  } catch {
    return 0 // ended meanwhile
  }
}

async function isChildBusy(): Promise<boolean> {
  const before = new Map(childrenOf(process.pid).map((pid) => [pid, processorOf(pid)]))
  await sleep(100)
  return [...before].some(([pid, used]) => processorOf(pid) - used >= 50)
}

test('the deadline ends questions and exports', { timeout: 60_000 }, async (t) => {
  const { server, as, dataDir } = await testServer(t)
  const { store, observe } = server
  const path = join(dataDir, 'shop.sqlite')
  const file = new DatabaseSync(path)
  file.exec('create table orders (id integer primary key)')
  file.close()
  const { body } = await as.admin.post('/api/database', { name: 'Shop', engine: 'sqlite', details: { db: path } })
  const connections = createConnections({ store, findDriver, maxSessions: () => 2 })
  const settings = async () => ({ ...runnerSettings(await server.settings.current()), timeoutMs: TIMEOUT_MS })
  const peers = { place: 0, count: 1 }
  const runner = createRunner({
    store,
    config: { dataDir },
    connections,
    settings,
    arrival: async () => false,
    observe,
    now: Date.now,
    peers,
  })
  const query = { database: body.id, type: 'native', native: { query: ENDLESS } }
  const request = { user: null, query, context: 'ad-hoc', signal: new AbortController().signal }

  const started = performance.now()
  const answer = JSON.parse((await answerQuery(runner, request)).body)
  assert.equal(answer.status, 'failed')
  assert.equal(answer.error_type, 'timed-out')
  const choices = { format: 'csv', formatRows: false, visualizationSettings: {} } as const
  const exported = await exportQuery(runner, request, choices)
  assert.ok(exported.kind === 'failure')
  assert.equal(JSON.parse(exported.body).error_type, 'timed-out')
  const took = performance.now() - started
  assert.ok(took > 2 * TIMEOUT_MS - 50 && took < 2 * TIMEOUT_MS + 10_000, `both took ${Math.round(took)} ms`)
  await until('the engine to be free', 20_000, async () => !(await isChildBusy()))
  assert.deepEqual(runner.running.list(), [])
  await runner.close()
  await connections.closeAll()
})
