/** Models that are kept as tables: who may have it, the states, refreshes, and when queries read the tables. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const HOUR_MS = 60 * 60_000

/** A server that keeps models as tables, with a clock that the test moves and a model of paid orders. */
async function persistingServer(
  t: TestContext,
  { isOn = true, env = {} }: { isOn?: boolean; env?: Record<string, string> } = {},
) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const fields = await server.store.fields.listOfTables([orders.id])
  const field = (name: string) => fields.find((one) => one.name === name)!.id
  const save = async (more: object = {}) => {
    const dataset_query = {
      database: shop.id,
      type: 'query',
      query: { 'source-table': orders.id, filter: ['=', ['field', field('status'), null], 'paid'] },
    }
    const card = {
      name: 'Paid Orders of all',
      type: 'model',
      display: 'table',
      visualization_settings: {},
      dataset_query,
    }
    const answer = await as.admin.post('/api/card', { ...card, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const model = await save()
  const post = async (path: string, body: object = {}) => {
    const { status, text } = await as.admin.post(path, body)
    assert.equal(status, 204, `${path}: ${text}`)
  }
  if (isOn) {
    await post('/api/persist/enable')
    await post(`/api/database/${shop.id}/persist`)
  }
  const ask = (id: number = model.id, client = as.admin) => {
    const query = { 'source-table': `card__${id}`, aggregation: [['count']] }
    return client.post('/api/dataset', { database: shop.id, type: 'query', query })
  }
  const count = async (id: number = model.id, client = as.admin) => {
    const { body } = await ask(id, client)
    assert.equal(body.status, 'completed', body.error)
    return { rows: body.data.rows[0]?.[0], used: body.data.persisted_models, sql: body.data.native_form.query, body }
  }
  const info = async (id: number = model.id) => (await as.admin.get(`/api/persist/card/${id}`)).body
  const exec = (sql: string) => {
    const file = new DatabaseSync(shop.path, { enableForeignKeyConstraints: false })
    try {
      return file.prepare(sql).all()
    } finally {
      file.close()
    }
  }
  const tables = () =>
    exec("select name from sqlite_schema where name like '%model_%' order by name").map(({ name }) => String(name))
  const later = async (ms: number) => {
    clock.now += ms
    await server.jobs.drain()
  }
  const begin = async () => {
    for (const { begin: start } of server.services.background) await start?.()
  }
  return { ...testing, clock, shop, orders, field, model, save, post, ask, count, info, exec, tables, later, begin }
}

test('a model is kept as a table, and questions on it read the table until it is no longer kept', async (t) => {
  const { server, shop, model, post, count, info, exec, tables, later, begin, as, adminId } = await persistingServer(t)
  await begin()
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used]), [33, undefined])
  const waiting = await info()
  assert.deepEqual(
    [waiting.state, waiting.active, waiting.definition, waiting.refresh_end, waiting.error, waiting.creator_id],
    ['creating', false, null, null, null, null],
  )
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const kept = await info()
  assert.deepEqual([kept.state, kept.active, kept.error, kept.row_count], ['persisted', true, null, 33])
  assert.match(kept.schema_name, new RegExp(`^metabase_cache_[0-9a-f]{5}_${shop.id}$`))
  assert.match(kept.table_name, new RegExp(`^${kept.schema_name}_model_${model.id}_paid_order_[a-z0-9]{8}$`))
  assert.equal(kept.definition['table-name'], kept.table_name)
  assert.deepEqual(kept.definition['field-definitions'][0], { 'field-name': 'id', 'base-type': 'type/Integer' })
  assert.equal(kept['next-fire-time'], '2026-05-04T12:00:00.000Z')
  assert.equal((await as.admin.get(`/api/card/${model.id}`)).body.persisted, true)

  exec("insert into orders (id, status) values (1000, 'paid')")
  const read = await count()
  assert.deepEqual(
    [read.rows, read.used],
    [33, [{ card_id: model.id, name: model.name, as_of: '2026-05-04T10:00:00.000Z' }]],
  )
  assert.match(read.sql, /FROM "orders"/, 'people go on with SQL on the source')

  await later(2 * HOUR_MS)
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used[0].as_of]), [34, '2026-05-04T12:00:00.000Z'])
  assert.equal(tables().length, 2, 'the earlier table stays for those who read it')
  await later(2 * HOUR_MS)
  assert.equal(tables().length, 1)

  await post(`/api/card/${model.id}/unpersist`)
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used]), [34, undefined])
  assert.equal((await info()).state, 'off')
  await later(3 * HOUR_MS)
  assert.deepEqual([tables(), (await info()).state], [[], 'off'])
  await post(`/api/card/${model.id}/persist`)
  assert.deepEqual([(await info()).state, (await info()).creator_id], ['creating', adminId])
  await server.jobs.drain()
  assert.equal((await info()).state, 'persisted')
})

test('what cannot be kept is refused, with the texts that clients know', async (t) => {
  const { as, server, shop, model, orders, post, save, info } = await persistingServer(t, { isOn: false })
  const refused = async (path: string, status: number, message?: string) => {
    const answer = await as.admin.post(path, {})
    assert.equal(answer.status, status, answer.text)
    if (message !== undefined) assert.equal(answer.body.message, message)
  }
  await refused(`/api/database/${shop.id}/persist`, 400, 'Persisting models is not enabled.')
  await refused(`/api/card/${model.id}/persist`, 400, 'Persisting models not enabled for database')
  assert.equal((await as.admin.post(`/api/database/${shop.id}/unpersist`)).status, 204)
  await post('/api/persist/enable')
  await post(`/api/database/${shop.id}/persist`)
  await post(`/api/database/${shop.id}/persist`)
  const features = (await as.admin.get(`/api/database/${shop.id}`)).body.features
  assert.deepEqual(
    features.filter((name: string) => name.startsWith('persist')),
    ['persist-models', 'persist-models-enabled'],
  )
  const question = await save({ type: 'question' })
  await refused(`/api/card/${question.id}/persist`, 400, 'Card is not a model')
  await refused(`/api/card/${question.id}/refresh`, 404)
  await post(`/api/card/${question.id}/unpersist`)
  await refused('/api/card/9999/persist', 404)
  await refused('/api/persist/database/9999/persist', 404)
  assert.equal((await as.admin.get('/api/persist/9999')).status, 404)
  assert.equal((await as.admin.get(`/api/persist/card/${question.id}`)).status, 404)

  await as.admin.put(`/api/card/${model.id}`, { archived: true })
  await refused(`/api/card/${model.id}/refresh`, 400, 'Cannot refresh an archived model')
  assert.equal((await info()).state, 'deletable')
  await as.admin.put(`/api/card/${model.id}`, { archived: false })
  await refused(`/api/card/${model.id}/refresh`, 400, 'The model is not persisted: persist it first.')
  await post(`/api/persist/card/${model.id}/persist`)
  await as.admin.put(`/api/card/${model.id}`, { type: 'question' })
  await refused(`/api/card/${model.id}/refresh`, 400, 'Cannot refresh a non-model question')

  const schedule = (cron: unknown) => as.admin.post('/api/persist/set-refresh-schedule', { cron })
  for (const cron of ['0 0 * * ?', 7, null, '']) {
    const answer = await schedule(cron)
    assert.deepEqual(
      [answer.status, answer.body.errors.cron.startsWith('Value must be a string representing a cron')],
      [400, true],
    )
  }
  for (const cron of ['0 0 0/6 * * ? 2030', '0 0 99 * * ? *']) {
    const answer = await schedule(cron)
    assert.deepEqual([answer.status, answer.text], [400, 'Must be a valid cron string not specifying a year'])
  }
  assert.equal((await schedule('0 0 4 * * ? *')).status, 204)
  assert.equal((await save()).persisted, false)

  // The server's own file takes no tables.
  await server.store.databases.update(shop.id, { is_sample: true, settings: {} })
  await refused(`/api/database/${shop.id}/persist`, 400, 'Database does not support persisting')
  assert.equal(orders.db_id, shop.id)
})

test('all models of a database are kept from the next time of the schedule on, and the list shows them', async (t) => {
  const { as, shop, model, save, later, begin, count, info, tables } = await persistingServer(t)
  await begin()
  const second = await save({ name: 'Second' })
  await later(2 * HOUR_MS)
  const { data, ...page } = (await as.admin.get('/api/persist')).body
  assert.deepEqual(page, { total: 2, limit: null, offset: null })
  assert.deepEqual(
    data.map((one: { card_id: number; state: string; creator: unknown }) => [one.card_id, one.state, one.creator]),
    [
      [second.id, 'persisted', null],
      [model.id, 'persisted', null],
    ],
  )
  const one = (await as.admin.get('/api/persist?limit=1&offset=1')).body
  assert.deepEqual([one.data.length, one.data[0].card_id, one.total, one.limit, one.offset], [1, model.id, 2, 1, 1])
  assert.deepEqual((await as.admin.get(`/api/persist/${data[0].id}`)).body, data[0])
  assert.equal((await count(second.id)).used.length, 1)

  await as.admin.put('/api/setting/persisted-models-enabled', { value: false })
  await later(HOUR_MS)
  assert.equal((await count(second.id)).used, undefined)
  assert.deepEqual([(await info()).state, (await info())['next-fire-time']], ['deletable', null])
  assert.equal((await as.admin.get(`/api/database/${shop.id}`)).body.settings['persist-models-enabled'], false)
  await later(2 * HOUR_MS)
  assert.deepEqual(tables(), [])
  assert.equal((await as.admin.get(`/api/persist/card/${model.id}`)).status, 404)
  assert.equal((await as.admin.get('/api/persist')).body.total, 0)
})

test('a failed refresh is told, and queries read the source until one goes well', async (t) => {
  const { server, model, post, ask, count, info, exec, tables, later, begin } = await persistingServer(t)
  await begin()
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const [table] = tables()
  exec('alter table orders rename column notes to remarks')
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const failed = await info()
  assert.deepEqual([failed.state, failed.active, /notes/.test(failed.error)], ['error', false, true])
  assert.deepEqual(tables(), [table], 'the earlier table stays')
  assert.equal((await ask()).body.status, 'failed', 'the source is asked')
  exec('alter table orders rename column remarks to notes')
  await later(60_000)
  const again = await info()
  assert.deepEqual([again.state, again.error], ['persisted', null], 'it is tried again')
  assert.equal((await count()).used.length, 1)
})

test('its owner and administrators get one mail when refreshes fail, until one goes well', async (t) => {
  const mails = await mailServer(t)
  const { as, server, model, userId, post, exec, later, begin } = await persistingServer(t, { env: mails.env })
  await begin()
  await server.store.users.update(userId, { locale: 'de' })
  await server.store.cards.update(model.id, { creator_id: userId })
  const stored = async (state: string) => {
    const { text } = await as.nobody.get('/metrics')
    return new RegExp(`^querent_stored_models\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]
  }
  const fail = async () => {
    exec('create table unfit (name text collate nocase)')
    await post(`/api/card/${model.id}/refresh`)
    await server.jobs.drain()
    assert.equal(mails.count(), 0, 'it is tried again first')
    await later(60_000)
    await later(60_000)
  }
  await fail()
  assert.equal(await stored('error'), '1')
  const sent = [await mails.next(), await mails.next()]
  const [german, english] = ['user@example.org', 'admin@example.org'].map(
    (address) => sent.find(({ to }) => to.includes(address))?.text ?? '',
  )
  assert.match(english ?? '', /"Paid Orders of all" in the database Shop could not be refreshed/)
  assert.match(english ?? '', /Reason: The database has columns with the collation NOCASE/)
  assert.match(english ?? '', new RegExp(`/model/${model.id}`))
  assert.match(german ?? '', /konnten nicht aktualisiert werden[^]*Grund: Die Datenbank hat Spalten/)
  await later(6 * HOUR_MS)
  await later(60_000)
  await later(60_000)
  assert.equal(mails.count(), 0, 'once for all refreshes that fail')
  exec('drop table unfit')
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.deepEqual([await stored('error'), await stored('persisted')], ['0', '1'])
  await fail()
  await mails.next()
  await mails.next()
})

test('administrators get the same mail for a copied table', async (t) => {
  const mails = await mailServer(t)
  const { orders, post, server, exec, later } = await persistingServer(t, { env: mails.env })
  await post(`/api/persist/table/${orders.id}/persist`)
  exec('alter table orders rename to hidden')
  await server.jobs.drain()
  assert.equal(mails.count(), 0, 'it is tried again first')
  await later(60_000)
  await later(60_000)
  const { to, text } = await mails.next()
  assert.deepEqual(to, ['admin@example.org'])
  assert.match(text, /The copied rows of the table "orders" in the database Shop could not be refreshed/)
  assert.match(text, /Reason: .*no such table/)
  assert.match(text, new RegExp(`/table/${orders.id}`))
})

test('another schedule counts at once, however it is set', async (t) => {
  const { as, server, shop, info, begin } = await persistingServer(t)
  await begin()
  const next = async () => {
    const job = await server.store.jobs.find(`schedule persist.database ${shop.id}`)
    return [job?.run_at, (await info())['next-fire-time']]
  }
  assert.deepEqual(await next(), ['2026-05-04T12:00:00.000Z', '2026-05-04T12:00:00.000Z'])
  const key = 'persisted-model-refresh-cron-schedule'
  assert.equal((await as.admin.put(`/api/setting/${key}`, { value: '0 0 23 * * ? *' })).status, 204)
  assert.deepEqual(await next(), ['2026-05-04T23:00:00.000Z', '2026-05-04T23:00:00.000Z'])
  await as.admin.put('/api/setting', { 'report-timezone': 'America/New_York' })
  assert.deepEqual(await next(), ['2026-05-05T03:00:00.000Z', '2026-05-05T03:00:00.000Z'])
})

test('a note that data has changed refreshes the models of its database, once for notes that come together', async (t) => {
  const { as, server, shop, model, post, count, info, exec, clock } = await persistingServer(t)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const notify = async (body: object = {}) => {
    assert.equal((await as.admin.post(`/api/notify/db/${shop.id}`, body)).status, 200)
  }
  const waiting = () => server.store.jobs.find(`persist.changed ${shop.id}`)
  exec("insert into orders (id, status) values (1000, 'paid')")
  await notify({ scan: 'schema' })
  clock.now += 6000
  await notify({ table_name: 'orders' })
  assert.equal((await waiting())?.run_at, '2026-05-04T10:00:10.000Z', 'later notes do not put it off')
  await server.jobs.drain()
  assert.equal((await count()).rows, 33)
  clock.now += 5000
  await server.jobs.drain()
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used[0].as_of]), [34, '2026-05-04T10:00:11.000Z'])
  assert.equal(await waiting(), undefined)
  assert.equal((await as.admin.post(`/api/notify/db/${shop.id}`, { table_name: 'nope' })).status, 404)
  assert.equal(await waiting(), undefined)
  await post(`/api/database/${shop.id}/unpersist`)
  await notify()
  assert.deepEqual([await waiting(), (await info()).state], [undefined, 'deletable'])
})

test('a database that is deleted loses its stored tables, if it can be reached', async (t) => {
  for (const isReached of [true, false]) {
    const { as, server, shop, model, post, tables } = await persistingServer(t)
    await post(`/api/card/${model.id}/refresh`)
    await server.jobs.drain()
    const [table] = tables()
    assert.equal((await as.admin.delete(`/api/database/${shop.id}`)).status, 409)
    assert.deepEqual(tables(), [table], 'who is asked to confirm has deleted nothing')
    if (!isReached) await server.store.databases.update(shop.id, { details: { db: '/nowhere/shop.sqlite' } })
    assert.equal((await as.admin.delete(`/api/database/${shop.id}?confirm=true`)).status, 204)
    const { data } = (await as.admin.get('/api/audit?action=database.tables-left')).body
    assert.deepEqual(
      [tables(), data.map(({ details }: { details: { tables: string[] } }) => details.tables)],
      isReached ? [[], []] : [[table], [[table]]],
    )
  }
})

test('a changed model is not read from the table of before', async (t) => {
  const { as, server, field, model, orders, shop, post, count, info, later, begin } = await persistingServer(t)
  await begin()
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.equal((await count()).used.length, 1)
  const open = {
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, filter: ['=', ['field', field('status'), null], 'open'] },
  }
  await as.admin.put(`/api/card/${model.id}`, { dataset_query: open })
  assert.deepEqual([(await info()).state, (await info()).active], ['creating', false])
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used]), [34, undefined])
  await later(2 * HOUR_MS)
  assert.equal((await count()).used.length, 1)

  // What is below the model counts, too: how a column is read.
  const coercion = { coercion_strategy: 'Coercion/ISO8601->DateTime' }
  assert.equal((await as.admin.put(`/api/field/${field('notes')}`, coercion)).status, 200)
  assert.equal((await count()).used, undefined)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.equal((await count()).used.length, 1)
  // Another database behind the same connection has none of these tables.
  await server.store.databases.update(shop.id, { details: { db: shop.path, note: 'moved' } })
  assert.equal((await count()).used, undefined)
})

test('a model of relative days is read from its table on the day of the refresh', async (t) => {
  const { server, field, orders, shop, save, post, count, later } = await persistingServer(t)
  const created = ['field', field('created_at'), { 'base-type': 'type/DateTime' }]
  const recent = await save({
    dataset_query: {
      database: shop.id,
      type: 'query',
      query: { 'source-table': orders.id, filter: ['time-interval', created, -10_000, 'day'] },
    },
  })
  await post(`/api/card/${recent.id}/persist`)
  await server.jobs.drain()
  assert.equal((await count(recent.id)).used.length, 1)
  await later(3 * HOUR_MS)
  assert.equal((await count(recent.id)).used.length, 1)
  await server.jobs.stop()
  await later(12 * HOUR_MS)
  assert.equal((await count(recent.id)).used, undefined)
})

test('a question is answered by the source when the table is gone', async (t) => {
  const { server, model, post, count, exec, tables } = await persistingServer(t)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.equal((await count()).used.length, 1)
  exec(`drop table "${tables()[0]}"`)
  for (let time = 0; time < 8; time += 1) {
    assert.deepEqual(await count().then(({ rows, used }) => [rows, used]), [33, undefined])
  }
})

test('answers in the cache are of the rows that the table has now', async (t) => {
  const { as, server, model, post, count, exec } = await persistingServer(t)
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  const rule = {
    model: 'root',
    model_id: 0,
    strategy: { type: 'duration', duration: 9, unit: 'hours', refresh_automatically: false },
  }
  assert.equal((await as.admin.put('/api/cache', rule)).status, 200)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const first = await count()
  const cached = await count()
  assert.deepEqual([first.body.cached, typeof cached.body.cached, cached.rows], [null, 'string', 33])
  exec("insert into orders (id, status) values (1000, 'paid')")
  assert.deepEqual(await count().then(({ rows, body }) => [rows, typeof body.cached]), [33, 'string'])
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.deepEqual(await count().then(({ rows, body }) => [rows, body.cached]), [34, null])
})

test('whoever asks the source gets the rows of now, and the cache keeps both answers', async (t) => {
  const { as, server, shop, model, post, exec } = await persistingServer(t)
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  const strategy = { type: 'duration', duration: 9, unit: 'hours', refresh_automatically: false }
  await as.admin.put('/api/cache', { model: 'root', model_id: 0, strategy })
  const board = (await as.admin.post('/api/dashboard', { name: 'Board' })).body.id
  const placed = { id: -1, card_id: model.id, row: 0, col: 0, size_x: 4, size_y: 4 }
  const { dashcards } = (await as.admin.put(`/api/dashboard/${board}`, { dashcards: [placed] })).body
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const { uuid } = (await as.admin.post(`/api/card/${model.id}/public_link`)).body
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  exec("insert into orders (id, status) values (1000, 'paid')")
  const query = { 'source-table': `card__${model.id}` }
  const place = `/api/dashboard/${board}/dashcard/${dashcards[0].id}/card/${model.id}/query`
  for (const [path, body] of [
    ['/api/dataset', { database: shop.id, type: 'query', query }],
    [`/api/card/${model.id}/query`, {}],
    [place, {}],
  ] as const) {
    const rows = async (more: object) => {
      const answer = (await as.admin.post(path, { ...body, ...more })).body
      return [answer.row_count, answer.data.persisted_models?.[0].card_id]
    }
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual(await rows({}), [33, model.id], path)
      assert.deepEqual(await rows({ use_stored_models: false }), [34, undefined], path)
    }
  }
  const lines = (await as.admin.post(`/api/dashboard/${board}/query`, { use_stored_models: false })).text
  assert.equal(JSON.parse(lines.split('\n')[0] ?? '').result.row_count, 34)
  const guest = (await as.nobody.get(`/api/public/card/${uuid}/query`)).body
  assert.deepEqual(guest.data.persisted_models, [{ as_of: '2026-05-04T10:00:00.000Z' }])
})

test('explain says what is read of stored models, and why not', async (t) => {
  const { as, server, model, post, shop } = await persistingServer(t)
  const place = async (query: object = {}) => {
    const asked = { database: shop.id, type: 'query', query: { 'source-table': `card__${model.id}`, ...query } }
    const { stages } = (await as.admin.post('/api/dataset/explain', asked)).body
    return stages.find(({ stage }: { stage: string }) => stage === 'place')?.output
  }
  assert.equal(await place(), undefined)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.deepEqual(await place({ aggregation: [['count']] }), {
    reads: [{ stored_model: model.id, name: model.name, as_of: '2026-05-04T10:00:00.000Z' }],
    not_read: [],
  })
  await server.store.databases.update(shop.id, { details: { db: shop.path, note: 'moved' } })
  assert.deepEqual(await place(), { reads: [], not_read: [{ stored_model: model.id, why: 'changed' }] })
})

test('whoever is under a row rule reads the source, and sees no other rows by the table', async (t) => {
  const { as, server, shop, orders, field, model, userId, post, count, exec } = await persistingServer(t)
  const group = (await as.admin.post('/api/permissions/group', { name: 'Ruled' })).body.id as number
  await as.admin.post('/api/permissions/membership', { group_id: group, user_id: userId })
  const graph = (await as.admin.get('/api/permissions/graph')).body
  const all = { 'view-data': 'blocked', 'create-queries': 'no' }
  const ruled = {
    'view-data': { main: {}, '': { [orders.id]: 'sandboxed' } },
    'create-queries': { '': { [orders.id]: 'query-builder' } },
  }
  const set = await as.admin.put('/api/permissions/graph', {
    ...graph,
    groups: { 1: { [shop.id]: all }, [group]: { [shop.id]: ruled } },
    sandboxes: [
      {
        group_id: group,
        table_id: orders.id,
        card_id: null,
        attribute_remappings: { city: ['dimension', ['field', field('quantity'), null]] },
      },
    ],
  })
  assert.equal(set.status, 200, set.text)
  await as.admin.put(`/api/user/${userId}`, { login_attributes: { city: '4' } })
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  exec("insert into orders (id, status, quantity) values (1000, 'paid', 4)")
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used.length]), [33, 1])
  const seen = await count(model.id, as.user)
  assert.deepEqual([seen.rows, seen.used, seen.body.data.is_sandboxed], [4, undefined, true])
})

test('what a killed server has left is dropped before the next table is made', async (t) => {
  const { server, model, post, info, exec, tables } = await persistingServer(t)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  const { id, schema_name, table_name } = await info()
  const left = `${schema_name}_model_${model.id}_paid_order_leftover`
  exec(`create table "${left}" (id integer)`)
  await server.store.persistence.addVersion({
    persistence_id: id,
    schema_name: null,
    table_name: left,
    definition_hash: '',
    column_names: [],
    as_of: '2026-05-04T10:00:00.000Z',
  })
  // As if the process had ended in the middle of a refresh.
  await server.store.persistence.update(id, { state: 'refreshing' })
  assert.equal((await info()).active, false)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.equal((await info()).state, 'persisted')
  assert.deepEqual(tables(), [table_name, (await info()).table_name].toSorted())
})

test('a model that is changed while its rows are read is not read from them', async (t) => {
  const { server, model, post, count, info, as } = await persistingServer(t)
  await post(`/api/card/${model.id}/refresh`)
  const change = () =>
    as.admin.put(`/api/card/${model.id}`, {
      dataset_query: { ...model.dataset_query, query: { ...model.dataset_query.query, limit: 3 } },
    })
  // The statement is known by then, and the table is not made yet.
  const { persistence } = server.store
  const { addVersion } = persistence
  persistence.addVersion = async (row) => {
    assert.equal((await change()).status, 200)
    return addVersion(row)
  }
  await server.jobs.drain()
  assert.deepEqual([(await info()).state, (await count()).used], ['creating', undefined])
  persistence.addVersion = addVersion
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  assert.deepEqual(await count().then(({ rows, used }) => [rows, used.length]), [3, 1])
})

test('switching it off withdraws everything at once', async (t) => {
  const { as, server, shop, model, post, count, info } = await persistingServer(t)
  await post(`/api/card/${model.id}/refresh`)
  await server.jobs.drain()
  await post('/api/persist/disable')
  assert.equal((await count()).used, undefined)
  assert.deepEqual([(await info()).state, (await info())['next-fire-time']], ['deletable', null])
  assert.equal((await as.admin.get(`/api/database/${shop.id}`)).body.settings['persist-models-enabled'], false)
})
