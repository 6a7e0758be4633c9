import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

/** Values by name and labels, as Prometheus reads them. */
async function scrape(client: Client): Promise<Record<string, number>> {
  const { status, text, headers } = await client.get('/metrics')
  assert.equal(status, 200)
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('metrics tell the process, the build, pools, jobs, the cache and the app database, to anybody', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const query = { database, type: 'native', native: { query: 'select 1' } }
  const card = await as.admin.post('/api/card', {
    name: 'One',
    display: 'table',
    visualization_settings: {},
    dataset_query: query,
    cache_ttl: 100,
  })
  for (let run = 0; run < 2; run += 1) await as.admin.post(`/api/card/${card.body.id}/query`)
  const values = await scrape(as.nobody)
  const names = Object.keys(values)
  assert.ok(names.some((name) => /^querent_build_info\{version="\d[^"]*",api="v[^"]*",node="v[^"]*"\}$/.test(name)))
  assert.equal(values['querent_app_database_up'], 1)
  assert.equal(values['querent_app_database_errors_total'], 0)
  assert.equal(values[`querent_pool_connections{database="${database}",state="limit"}`], 15)
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_utilization']) {
    assert.ok((values[name] ?? 0) > 0, name)
  }
  assert.ok(names.includes('querent_results_cache_total{outcome="hit"}'))
  const again = await scrape(as.nobody)
  assert.ok((again['process_cpu_seconds_total'] ?? 0) >= (values['process_cpu_seconds_total'] ?? 0))
  assert.equal(again['querent_app_database_up'], 1, 'values are read anew, not added up')
})

test('a query under way is counted with its database while it runs, and no longer', async (t) => {
  const { as, server } = await testServer(t)
  const { running } = server.services.runner
  const entry = { user_id: 1, database_id: 7, card_id: null, context: 'ad-hoc', started_at: '', sql: null }
  const one = running.start({ ...entry, state: 'running' })
  const other = running.start({ ...entry, state: 'waiting' })
  const during = await scrape(as.nobody)
  assert.equal(during['querent_queries{database="7",state="running"}'], 1)
  assert.equal(during['querent_queries{database="7",state="waiting"}'], 1)
  one.finish()
  other.finish()
  assert.deepEqual(
    Object.keys(await scrape(as.nobody)).filter((name) => name.startsWith('querent_queries')),
    [],
  )
})
