/** For how long results are kept: the rules, what they mean to runs, and who may change them. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { secondServer } from '../support/second-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const HOUR_MS = 3_600_000
const NOCACHE = { type: 'nocache' }
const HOUR = { type: 'duration', duration: 1, unit: 'hours', refresh_automatically: false }

/** A server with a clock, a question whose answer is another each time, and a dashboard that shows it. */
async function cachingServer(t: TestContext) {
  const clock = { now: Date.parse('2026-03-01T10:00:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const { as } = testing
  const shop = await connectShop(testing)
  const query = (name: string) => ({
    database: shop.id,
    type: 'native',
    native: { query: `select random() as ${name}` },
  })
  const save = async (name: string, more = {}): Promise<number> => {
    const card = { name, display: 'table', visualization_settings: {}, dataset_query: query(name), ...more }
    return (await as.admin.post('/api/card', card)).body.id
  }
  const question = await save('q')
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Board' })).body
  const dashcards = [{ id: -1, card_id: question, row: 0, col: 0, size_x: 4, size_y: 4 }]
  const saved = (await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).body
  const dashcard = saved.dashcards[0].id
  const ask = async (url: string, body: object = {}) => {
    clock.now += 1
    const { body: answer } = await as.admin.post(url, body)
    assert.equal(answer.status, 'completed', JSON.stringify(answer))
    return { value: answer.data.rows[0][0] as number, isCached: answer.cached !== null }
  }
  const run = (id = question) => ask(`/api/card/${id}/query`)
  const runOnDashboard = () => ask(`/api/dashboard/${dashboard}/dashcard/${dashcard}/card/${question}/query`)
  const runAdHoc = () => ask('/api/dataset', query('adhoc'))
  const put = async (model: string, model_id: number, strategy: object) => {
    const answer = await as.admin.put('/api/cache', { model, model_id, strategy })
    assert.equal(answer.status, 200, answer.text)
  }
  return { ...testing, clock, shop, question, dashboard, save, run, runOnDashboard, runAdHoc, put }
}

test('the rule that is closest to a query counts', async (t) => {
  const { as, shop, question, dashboard, run, runOnDashboard, runAdHoc, put } = await cachingServer(t)
  const cached = async () => {
    await runAdHoc()
    await runOnDashboard()
    const [card, onDashboard, adHoc] = [await run(), await runOnDashboard(), await runAdHoc()]
    return [card, onDashboard, adHoc].map(({ isCached }) => isCached)
  }
  assert.deepEqual(await cached(), [false, false, false])
  await put('root', 0, HOUR)
  assert.deepEqual(await cached(), [true, true, true])
  await put('database', shop.id, NOCACHE)
  assert.deepEqual(await cached(), [false, false, false])
  await put('dashboard', dashboard, HOUR)
  assert.deepEqual(await cached(), [false, true, false])
  await put('question', question, NOCACHE)
  assert.deepEqual(await cached(), [false, false, false])
  const { body } = await as.admin.get('/api/cache?model=root&model=question&model=database&model=dashboard')
  assert.deepEqual(body.data, [
    { model: 'dashboard', model_id: dashboard, strategy: HOUR },
    { model: 'database', model_id: shop.id, strategy: NOCACHE },
    { model: 'question', model_id: question, strategy: NOCACHE },
    { model: 'root', model_id: 0, strategy: HOUR },
  ])
  assert.deepEqual((await as.admin.get('/api/cache')).body.data, body.data.slice(3))
  assert.deepEqual((await as.admin.get(`/api/cache?model=question&id=${question}`)).body.data, [body.data[2]])

  assert.equal((await as.admin.delete('/api/cache', { model: 'question', model_id: question })).status, 204)
  assert.deepEqual(await cached(), [false, true, false])
  assert.equal((await as.admin.delete(`/api/cache?model=dashboard&model_id=${dashboard}`)).status, 204)
  assert.equal((await as.admin.delete('/api/cache', { model: 'database', model_id: [shop.id] })).status, 204)
  assert.deepEqual(await cached(), [true, true, true])
  await as.admin.put('/api/setting/enable-query-caching', { value: false })
  assert.deepEqual(await cached(), [false, false, false])
})

test('cache_ttl is the rule of a record that has no other', async (t) => {
  const { as, shop, question, dashboard, clock, run, runOnDashboard, put } = await cachingServer(t)
  await as.admin.put(`/api/database/${shop.id}`, { cache_ttl: 3 })
  await as.admin.put(`/api/dashboard/${dashboard}`, { cache_ttl: 2 })
  const isCachedAfter = async (hours: number, ask: typeof run) => {
    await as.admin.post(`/api/card/${question}/query`, { ignore_cache: true })
    clock.now += hours * HOUR_MS
    return (await ask()).isCached
  }
  assert.deepEqual([await isCachedAfter(2.5, run), await isCachedAfter(3.5, run)], [true, false])
  assert.deepEqual([await isCachedAfter(1.5, runOnDashboard), await isCachedAfter(2.5, runOnDashboard)], [true, false])
  await as.admin.put(`/api/card/${question}`, { cache_ttl: 1 })
  assert.equal(await isCachedAfter(1.5, runOnDashboard), false)
  await put('question', question, { type: 'duration', duration: 2, unit: 'days' })
  assert.equal(await isCachedAfter(40, run), true)
  assert.deepEqual((await as.admin.get(`/api/cache?model=question&id=${question}`)).body.data[0].strategy, {
    type: 'duration',
    duration: 2,
    unit: 'days',
    refresh_automatically: false,
  })
})

/** As if the latest query took so long on average. */
async function slowDown({ server, clock }: Awaited<ReturnType<typeof cachingServer>>, ms: number): Promise<void> {
  await server.services.runner.log.flush()
  const [{ query_hash = '' } = {}] = await server.store.queryLog.latest(1, 0)
  const runs = 1_000_000
  const last_run_at = new Date(clock.now).toISOString()
  await server.store.queryLog.addDurations([{ query_hash, total_ms: ms * runs, runs, last_run_at }])
}

test('a multiple of the time that a query takes; quick ones are not kept', async (t) => {
  const testing = await cachingServer(t)
  const { run, put, clock, question } = testing
  await put('question', question, { type: 'ttl', multiplier: 1_000_000, min_duration_ms: 600_000 })
  await run()
  assert.equal((await run()).isCached, false)
  await put('question', question, { type: 'ttl', multiplier: 10, min_duration_ms: 0 })
  await slowDown(testing, 60_000)
  await run()
  clock.now += 9 * 60_000
  assert.equal((await run()).isCached, true)
  clock.now += 2 * 60_000
  assert.equal((await run()).isCached, false)
})

test('settings of older releases say it for all queries where no rule does', async (t) => {
  const testing = await cachingServer(t)
  const { as, run, put, clock } = testing
  await run()
  await slowDown(testing, 60_000)
  await run()
  assert.equal((await run()).isCached, false)
  await as.admin.put('/api/setting', { 'query-caching-ttl-ratio': 10, 'query-caching-min-ttl': 0 })
  await run()
  assert.equal((await run()).isCached, true)
  await as.admin.put('/api/setting', { 'query-caching-max-ttl': 60 })
  clock.now += 61_000
  assert.equal((await run()).isCached, false)
  await put('root', 0, NOCACHE)
  assert.equal((await run()).isCached, false)
})

test('a schedule ends what was kept before its times, once for all processes', async (t) => {
  const testing = await cachingServer(t)
  const { as, server, question, clock, run, put } = testing
  const other = await secondServer(t, testing, () => clock.now)
  await as.admin.put('/api/setting/report-timezone', { value: 'Asia/Tokyo' })
  await put('question', question, { type: 'schedule', schedule: '0 0 2 * * ? *' })
  const first = await run()
  assert.deepEqual(await run(), { ...first, isCached: true })
  // Two at night in Tokyo is 17:00 in UTC.
  clock.now = Date.parse('2026-03-01T16:59:00Z')
  // One after the other: two servers of one file in one thread cannot wait for each other's transactions.
  for (const { jobs } of [server, other]) await jobs.drain()
  assert.equal((await run()).isCached, true)
  clock.now = Date.parse('2026-03-01T17:00:01Z')
  for (const { jobs } of [other, server]) await jobs.drain()
  const second = await run()
  assert.equal(second.isCached, false)
  assert.deepEqual(await run(), { ...second, isCached: true })
  await put('question', question, HOUR)
  assert.equal(await server.store.jobs.find(`schedule cache question ${question}`), undefined)

  await put('question', question, { type: 'schedule', schedule: '0 0 2 * * ? *' })
  await as.admin.delete(`/api/card/${question}`)
  assert.deepEqual((await as.admin.get('/api/cache?model=question')).body.data, [])
  clock.now += 24 * HOUR_MS
  await server.jobs.drain()
  assert.equal(await server.store.jobs.find(`schedule cache question ${question}`), undefined)
})

test('results are declared out of date, by rule or all of them', async (t) => {
  const testing = await cachingServer(t)
  const { as, shop, question, dashboard, save, run, runOnDashboard, runAdHoc, put, clock } = testing
  await put('root', 0, HOUR)
  await put('question', question, HOUR)
  const other = await save('other')
  const invalidate = async (search: string) => {
    clock.now += 1
    const { status, body } = await as.admin.post(`/api/cache/invalidate?${search}`)
    return [status, body.count]
  }
  const kept = async () => {
    const asked = [await run(), await runOnDashboard(), await run(other), await runAdHoc()]
    return asked.map(({ isCached }) => isCached)
  }
  await kept()
  assert.deepEqual(await kept(), [true, true, true, true])
  assert.deepEqual(await invalidate(`question=${other}`), [404, -1])
  assert.deepEqual(await invalidate(`question=${question}&question=${other}`), [200, 1])
  assert.deepEqual(await kept(), [false, true, true, true])
  assert.deepEqual(await invalidate(`question=${other}&include=overrides`), [200, 1])
  assert.deepEqual(await kept(), [true, true, false, true])
  assert.deepEqual(await invalidate(`dashboard=${dashboard}&include=overrides`), [200, 1])
  assert.deepEqual(await kept(), [false, true, true, true])
  assert.deepEqual(await invalidate(`database=${shop.id}&include=overrides`), [200, 2])
  assert.deepEqual(await kept(), [false, true, false, false])
  assert.deepEqual(await invalidate(''), [404, -1])
  const empty = await connectShop(testing)
  assert.deepEqual(await invalidate(`database=${empty.id}&include=overrides`), [200, 0])
  const entries = (await as.admin.get('/api/audit?action=cache.invalidated')).body.data
  assert.equal(entries.length, 5)
  assert.deepEqual(entries[1].details, {
    databases: [shop.id],
    dashboards: [],
    questions: [],
    include: 'overrides',
    count: 2,
  })
})

test('a change of the rules holds in all processes at once', async (t) => {
  const testing = await cachingServer(t)
  const { server, question, adminId, clock, put } = testing
  const other = await secondServer(t, testing, () => clock.now)
  const session = await server.services.sessions.start(adminId)
  const ask = async () => {
    clock.now += 1
    const headers = { 'x-metabase-session': session }
    const answer = await other.app.inject({ method: 'POST', url: `/api/card/${question}/query`, headers })
    return answer.json().cached !== null
  }
  assert.deepEqual([await ask(), await ask()], [false, false])
  await put('question', question, HOUR)
  assert.deepEqual([await ask(), await ask()], [false, true])
  await put('question', question, NOCACHE)
  assert.equal(await ask(), false)
})

test('what is wrong with a rule is named', async (t) => {
  const { as } = await testServer(t)
  const errors = async (body: object) => {
    const answer = await as.admin.put('/api/cache', { model: 'root', model_id: 0, ...body })
    return [answer.status, answer.body.errors ?? answer.body]
  }
  const cases: [object, string, string][] = [
    [{ type: 'forever' }, 'type', 'enum of nocache, ttl, duration, schedule'],
    [{}, 'type', 'enum of nocache, ttl, duration, schedule'],
    [{ type: 'constructor' }, 'type', 'enum of nocache, ttl, duration, schedule'],
    [{ type: 'nocache', duration: 3 }, 'duration', 'disallowed key'],
    [{ type: 'ttl', multiplier: 0, min_duration_ms: 1 }, 'multiplier', 'value must be a number greater than zero.'],
    [{ type: 'ttl', multiplier: 1 }, 'min_duration_ms', 'value must be a number of zero or more.'],
    [{ type: 'ttl', multiplier: 1, min_duration_ms: -1 }, 'min_duration_ms', 'value must be a number of zero or more.'],
    [{ type: 'ttl', multiplier: 1, min_duration_ms: 1, unit: 'hours' }, 'unit', 'disallowed key'],
    [{ type: 'duration', duration: 0.5, unit: 'hours' }, 'duration', 'value must be an integer greater than zero.'],
    [{ type: 'duration', duration: 1, unit: 'weeks' }, 'unit', 'enum of seconds, minutes, hours, days'],
    [{ type: 'duration', duration: 9_999, unit: 'days' }, 'duration', 'value must not be more than ten years.'],
    [
      { type: 'schedule', schedule: 'daily' },
      'schedule',
      'value must be a cron string with seconds, such as 0 0 2 * * ? *',
    ],
    [
      { type: 'schedule', schedule: '0 0 2 * * ? *', refresh_automatically: 1 },
      'refresh_automatically',
      'value must be a boolean.',
    ],
  ]
  for (const [strategy, key, rule] of cases) {
    assert.deepEqual(await errors({ strategy }), [400, { strategy: { [key]: rule } }], JSON.stringify(strategy))
  }
  const { body } = await as.admin.put('/api/cache', { model: 'root', model_id: 0, strategy: {} })
  assert.deepEqual(body['specific-errors'], { strategy: { type: ['missing required key, received: nil'] } })
  assert.deepEqual(await errors({ model: 'table', strategy: NOCACHE }), [
    400,
    { model: 'enum of root, database, dashboard, question' },
  ])
  assert.deepEqual(await errors({ model_id: 1, strategy: NOCACHE }), [
    404,
    'Root configuration is only valid with model_id = 0',
  ])
  assert.equal((await errors({ model: 'question', model_id: 999, strategy: NOCACHE }))[0], 404)
  assert.equal((await errors({ model: 'database', model_id: 999, strategy: NOCACHE }))[0], 404)
  assert.equal((await as.admin.delete('/api/cache')).status, 400)
  assert.equal((await as.admin.delete('/api/cache', { model: 'root' })).status, 400)
})

test('who writes the content says how its results are kept; the rest is for administrators', async (t) => {
  const { as, shop, question, dashboard } = await cachingServer(t)
  const { id: group } = (await as.admin.get('/api/permissions/group')).body.find(
    (one: { name: string }) => one.name === 'All Users',
  )
  const rights = async (root: string) => {
    const { revision } = (await as.admin.get('/api/collection/graph')).body
    await as.admin.put('/api/collection/graph', { revision, groups: { [group]: { root } } })
  }
  const statuses = async () => {
    const found = []
    for (const [model, model_id] of [
      ['question', question],
      ['dashboard', dashboard],
      ['database', shop.id],
      ['root', 0],
    ] as const) {
      found.push((await as.user.put('/api/cache', { model, model_id, strategy: HOUR })).status)
      found.push((await as.user.get(`/api/cache?model=${model}&id=${model_id}`)).status)
    }
    found.push((await as.user.get('/api/cache?model=question')).status)
    return found
  }
  await rights('write')
  assert.deepEqual(await statuses(), [200, 200, 200, 200, 403, 403, 403, 403, 403])
  assert.deepEqual((await as.user.post(`/api/cache/invalidate?question=${question}`)).status, 200)
  await rights('read')
  assert.deepEqual(await statuses(), [403, 403, 403, 403, 403, 403, 403, 403, 403])
  assert.deepEqual((await as.user.post(`/api/cache/invalidate?question=${question}`)).status, 403)
  assert.equal((await as.user.delete('/api/cache', { model: 'question', model_id: question })).status, 403)
  const inRoot = (await as.admin.get('/api/cache?model=question&model=dashboard&collection=root')).body
  assert.equal(inRoot.data?.length, 2)
})
