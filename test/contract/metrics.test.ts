import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { until } from '../support/until.ts'
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

test('what has not happened yet is 0 from the first time on, also of a database that nobody has asked', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const values = await scrape(server.as.nobody)
  for (const name of [
    'querent_logins_total{outcome="failed"}',
    'querent_mails_total{outcome="failed"}',
    'querent_mails_total{outcome="sent"}',
    'querent_deliveries_total{channel="slack",outcome="failed"}',
    'querent_deliveries_waiting',
    'querent_deliveries_oldest_due_seconds',
    'querent_jobs_total{kind="sync.database",outcome="failed"}',
    'querent_exports_total{format="csv",outcome="failed"}',
    'querent_http_responses_total{class="5xx"}',
    'querent_app_database_write_failures_total',
    'querent_jobs_oldest_waiting_seconds{kind="sync.database"}',
    'querent_backup_last_success_timestamp_seconds',
    `querent_sync_failed{database="${database}"}`,
    `querent_query_duration_seconds_count{database="${database}",status="failed",cached="false"}`,
    `querent_query_wait_seconds_count{database="${database}"}`,
  ])
    assert.equal(values[name], 0, name)
  assert.ok((values['querent_data_folder_free_bytes'] ?? 0) > 0)
  assert.ok((values['querent_data_folder_size_bytes'] ?? 0) >= (values['querent_data_folder_free_bytes'] ?? 0))
  assert.ok('querent_http_requests_in_flight' in values)
})

test('databases have names, also after they got another one, and the time of their last sync', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const info = (name: string) => `querent_database_info{database="${database}",name="${name}",engine="sqlite"}`
  const named = async (name: string) => {
    assert.equal((await as.admin.put(`/api/database/${database}`, { name })).status, 200)
    const values = await scrape(as.nobody)
    return Object.keys(values).filter((one) => one.startsWith('querent_database_info') && one.includes(`"${database}"`))
  }
  assert.deepEqual(await named('Sales'), [info('Sales')])
  assert.deepEqual(await named('Sales "EU"'), [info('Sales \\"EU\\"')])
  await server.server.store.databases.update(database, {
    last_synced_at: '2026-01-02T03:04:05.000Z',
    sync_error: 'no',
  })
  const values = await scrape(as.nobody)
  assert.equal(values[`querent_sync_last_success_timestamp_seconds{database="${database}"}`], 1767323045)
  assert.equal(values[`querent_sync_failed{database="${database}"}`], 1)
})

test('queries that fail and wait, files, and jobs that wait are counted', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const csv = (query: string) =>
    as.admin.post('/api/dataset/csv', { query: { database, type: 'native', native: { query } } })
  assert.equal((await csv('select 1')).status, 200)
  assert.equal((await csv('select nothing')).status, 400)
  const { store } = server.server
  const due = new Date(Date.now() - 90_000).toISOString()
  await store.jobs.put({ key: 'a', kind: 'sync.database', payload: {}, runAt: due })
  await store.jobs.put({ key: 'b', kind: 'sync.database', payload: {}, runAt: '9999-12-31T00:00:00.000Z' })
  await until('both files', 20_000, async () => {
    const values = await scrape(as.nobody)
    const of = (outcome: string) => values[`querent_exports_total{format="csv",outcome="${outcome}"}`]
    return of('done') === 1 && of('failed') === 1
  })
  const values = await scrape(as.nobody)
  const failed = `querent_query_duration_seconds_count{database="${database}",status="failed",cached="false"}`
  assert.equal(values[failed], 1)
  assert.ok((values[`querent_query_wait_seconds_count{database="${database}"}`] ?? 0) >= 1)
  assert.equal(values['querent_jobs_waiting{kind="sync.database"}'], 1)
  assert.ok((values['querent_jobs_oldest_waiting_seconds{kind="sync.database"}'] ?? 0) >= 90)
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
