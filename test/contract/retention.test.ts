import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type TestServerOptions } from '../support/test-server.ts'

const DAY_MS = 24 * 3600 * 1000
const ENV = { QUERENT_AUDIT_MAX_RETENTION_DAYS: '60', QUERENT_MAX_SESSION_AGE: String(40 * 24 * 60) }

/** A server whose clock the test moves, with one answer kept for ever and one for an hour. */
async function serverWithPast(t: Parameters<typeof testServer>[0], env: TestServerOptions['env'] = ENV) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') }
  const server = await testServer(t, { now: () => clock.now, env })
  const shop = await connectShop(server)
  const { services, store, jobs } = server.server
  const days = (count: number) => (clock.now += count * DAY_MS)
  const login = async () =>
    server.client({ 'x-metabase-session': await services.sessions.start(server.userId, ORIGIN) })
  const ask = async (client = server.as.admin, query = 'select 1 as one') => {
    await client.post('/api/dataset', { database: shop.id, type: 'native', native: { query } })
    await services.runner.log.flush()
  }
  const prune = async () => {
    await jobs.enqueue(services.retention.task.name, {})
    await jobs.drain()
  }
  return { ...server, store, services, jobs, shop, clock, days, login, ask, prune }
}

const ORIGIN = { deviceId: 'd', userAgent: 'x', address: '127.0.0.1' }

test('logged queries and logins go after the days of the setting, the first login stays', async (t) => {
  const { store, userId, days, login, ask, prune } = await serverWithPast(t)
  const first = await login()
  await ask(first)
  await ask(first, 'select 2 as two')
  days(1)
  await login()
  days(58)
  await prune()
  assert.equal(await store.queryLog.count(), 2)
  await ask(await login())
  days(3)
  await prune()
  assert.equal(await store.queryLog.count(), 1)
  assert.equal((await store.loginHistory.list(userId)).length, 2)
  const logged = (await store.queryLog.latest(10, 0)).map((row) => row.query_hash)
  assert.notEqual(await store.queryLog.averageOf(logged[0] ?? ''), undefined, 'was run again lately')
  days(60)
  await prune()
  assert.equal(await store.queryLog.count(), 0)
  assert.equal(await store.queryLog.averageOf(logged[0] ?? ''), undefined)
  assert.equal((await store.loginHistory.list(userId)).length, 1)
})

test('with 0 days everything logged stays', async (t) => {
  const { store, days, login, ask, prune } = await serverWithPast(t, { QUERENT_AUDIT_MAX_RETENTION_DAYS: '0' })
  await ask(await login())
  days(5_000)
  await prune()
  assert.equal(await store.queryLog.count(), 1)
})

test('sessions that are too old go, others stay', async (t) => {
  const { store, as, userId, days, login, prune } = await serverWithPast(t)
  const isThere = async () => (await store.loginHistory.list(userId)).map((entry) => entry.session_key_hash !== null)
  await login()
  days(39)
  await login()
  days(2)
  assert.deepEqual(await isThere(), [true, true])
  await prune()
  assert.deepEqual(await isThere(), [true, false])
  assert.equal((await as.user.get('/api/user/current')).status, 401)
})

test('views, kept answers and values of users go when they have no use any more', async (t) => {
  const { store, as, shop, userId, clock, days, prune, services } = await serverWithPast(t)
  const { body: card } = await as.admin.post('/api/card', {
    name: 'Kept',
    display: 'table',
    visualization_settings: {},
    cache_ttl: 45 * 24,
    dataset_query: { database: shop.id, type: 'native', native: { query: 'select 3 as three' } },
  })
  await as.admin.post(`/api/card/${card.id}/query`)
  await as.user.get(`/api/card/${card.id}`)
  await services.activity.flush()
  const put = (key: string, expires_at: string | null) =>
    store.userKeyValues.write({ user_id: userId, namespace: 'n', key, value: 1, expires_at })
  await put('gone', new Date(clock.now + DAY_MS).toISOString())
  await put('stays', null)
  const views = async () => (await store.recentViews.latestOf(userId, ['view'], '')).length
  const answers = async () => (await store.cachedResults.oldest(10)).length
  assert.deepEqual([await views(), await answers()], [1, 1])
  days(31)
  await prune()
  assert.deepEqual([await views(), await answers()], [0, 1])
  const rows = await store.userKeyValues.list(userId, 'n', '')
  assert.deepEqual(
    rows.map((row) => row.key),
    ['stays'],
  )
  days(12)
  await prune()
  assert.equal(await answers(), 1, 'the card keeps its answers for 45 days')
  days(3)
  await prune()
  assert.equal(await answers(), 0)
})

test('the clean-up runs some minutes after a start and every night', async (t) => {
  const { store, services, jobs, clock, ask } = await serverWithPast(t)
  await ask()
  clock.now += 61 * DAY_MS
  await services.retention.task.begin?.()
  await jobs.drain()
  assert.equal(await store.queryLog.count(), 1)
  clock.now += 15 * 60_000
  await jobs.drain()
  assert.equal(await store.queryLog.count(), 0)
  await ask()
  clock.now += 62 * DAY_MS
  await jobs.drain()
  assert.equal(await store.queryLog.count(), 0)
})

test('deliveries that have ended go after 90 days, what alerts measured after 400', async (t) => {
  const { as, shop, userId, store, clock, days, prune } = await serverWithPast(t)
  const native = { query: 'select 1 as one' }
  const card = await as.admin.post('/api/card', {
    name: 'One',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'native', native },
  })
  const { body: pulse } = await as.admin.post('/api/pulse', {
    name: 'Numbers',
    cards: [{ id: card.body.id, include_csv: false, include_xls: false }],
    channels: [{ channel_type: 'email', enabled: true, schedule_type: 'hourly', recipients: [{ id: userId }] }],
  })
  await as.admin.put(`/api/pulse/${pulse.id}`, { archived: true })
  const at = new Date(clock.now).toISOString()
  const ended = { notification_id: pulse.id, reason: 'request' as const, due_at: at, state: 'sent' as const }
  const old = await store.deliveries.add(ended)
  const open = await store.deliveries.add({ ...ended, state: 'waiting' })
  await store.deliveries.addMessages([
    { delivery_id: old ?? 0, handler_id: null, channel_type: 'channel/email', recipients: [], state: 'sent' },
  ])
  await store.deliveries.addOutcome({ notification_id: pulse.id, at, measured: null, is_met: true })
  const lastOutcome = () =>
    store.deliveries.lastOutcome(pulse.id, { upTo: new Date(clock.now).toISOString(), except: '' })
  days(89)
  await prune()
  assert.notEqual(await store.deliveries.find(old ?? 0), undefined)
  days(2)
  await prune()
  assert.equal(await store.deliveries.find(old ?? 0), undefined)
  assert.deepEqual(await store.deliveries.messages([old ?? 0]), [])
  assert.notEqual(await store.deliveries.find(open ?? 0), undefined, 'it may still be sent')
  days(308)
  await prune()
  assert.equal((await lastOutcome())?.is_met, true)
  days(2)
  await prune()
  assert.equal(await lastOutcome(), undefined)
})

test('executions of actions are kept for 90 days', async (t) => {
  const { store, clock, days, prune } = await serverWithPast(t)
  const run = {
    action_id: null,
    action_name: 'Pay',
    user_id: null,
    dashboard_id: null,
    way: 'app' as const,
    values: {},
    idempotency_key: 'key',
    request_hash: '',
    state: 'done' as const,
    started_at: new Date(clock.now).toISOString(),
  }
  await store.actionRuns.begin(run)
  days(89)
  await prune()
  assert.notEqual(await store.actionRuns.findByKey('key'), undefined)
  days(2)
  await prune()
  assert.equal(await store.actionRuns.findByKey('key'), undefined)
})
