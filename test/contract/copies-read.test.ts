/** Questions that are answered from copies of tables: when they are, and when the source is asked. */
import assert from 'node:assert/strict'
import { globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { postgresServer } from '../support/servers.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

type Clause = unknown[]

/** A server with a shop whose orders are copied, and a clock that the test moves. */
async function copyingServer(t: TestContext, choices: object = {}) {
  const clock = { now: Date.now() }
  const testing = await testServer(t, { now: () => clock.now })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const status = ['field', (await shop.field('orders', 'status')).id, null]
  const refresh = async (path: 'persist' | 'refresh', body: object = {}) => {
    const answer = await as.admin.post(`/api/persist/table/${orders.id}/${path}`, body)
    assert.equal(answer.status, 204, answer.text)
    await server.jobs.drain()
  }
  assert.equal((await as.admin.post('/api/persist/enable', {})).status, 204)
  await refresh('persist', choices)
  const query = (more: object) => ({ database: shop.id, type: 'query', query: { 'source-table': orders.id, ...more } })
  const ask = async (more: object = { aggregation: [['count']] }, sent: object = {}) => {
    const { body } = await as.admin.post('/api/dataset', { ...query(more), ...sent })
    assert.equal(body.status, 'completed', body.error)
    return body.data
  }
  /** Changes the source, which copies do not see. */
  const exec = (sql: string) => {
    const file = new DatabaseSync(shop.path, { enableForeignKeyConstraints: false })
    file.exec(sql)
    file.close()
  }
  const copy = async () => (await as.admin.get(`/api/persist/table/${orders.id}`)).body
  return { ...testing, clock, shop, orders, status, refresh, query, ask, exec, copy }
}

function filesIn(dataDir: string): string[] {
  return globSync(join(dataDir, 'copies', '*', '*.duckdb'))
}

test('questions on a copied table read the copy', async (t) => {
  const { ask, exec, copy, refresh, query, as, orders, status } = await copyingServer(t)
  const { id, rows_as_of: as_of } = await copy()
  const card = { name: 'Shared', display: 'table', visualization_settings: {} }
  const shared = await as.admin.post('/api/card', { ...card, dataset_query: query({ aggregation: [['count']] }) })
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const { uuid } = (await as.admin.post(`/api/card/${shared.body.id}/public_link`)).body
  const guest = (await as.nobody.get(`/api/public/card/${uuid}/query`)).body
  assert.deepEqual(guest.data.copies, [{ as_of }])
  const before = await ask(undefined, { use_copies: false })
  assert.equal(before.copies, undefined)
  const count: number = before.rows[0][0]
  const own = await ask()
  assert.deepEqual([own.rows, own.cols], [before.rows, before.cols])
  assert.deepEqual(own.copies, [{ id, name: 'Orders', as_of }])
  // People go on with it as SQL: that of the source.
  assert.equal(own.native_form.query, before.native_form.query)

  exec("delete from orders where status = 'paid'")
  assert.deepEqual((await ask()).rows, [[count]])
  assert.ok((await ask(undefined, { use_copies: false })).rows[0][0] < count)
  const groups = { aggregation: [['count']], breakout: [status] }
  assert.ok((await ask(groups)).rows.some(([name]: string[]) => name === 'paid'))

  const file = await as.admin.post('/api/dataset/csv', { query: query({ aggregation: [['count']] }) })
  assert.equal(file.text, `Count\n${count}\n`)

  const explained = (await as.admin.post('/api/dataset/explain', query({ aggregation: [['count']] }))).body
  const place = explained.stages.find(({ stage }: { stage: string }) => stage === 'place').output
  assert.deepEqual(place.copies, { at: 'copies', reads: [{ id, name: 'Orders', as_of }] })

  await refresh('refresh')
  assert.ok((await ask()).rows[0][0] < count)
  assert.notEqual((await copy()).rows_as_of, as_of)
  assert.equal(orders.name, 'orders')
})

test('the source answers what a copy cannot promise', async (t) => {
  const { ask, as, query, shop, status, dataDir } = await copyingServer(t)
  const why = async (more: object) => {
    assert.equal((await ask(more)).copies, undefined)
    const { stages } = (await as.admin.post('/api/dataset/explain', query(more))).body
    return stages.find(({ stage }: { stage: string }) => stage === 'place').output.copies.why
  }
  const people = await shop.table('people')
  const join: Clause = [
    '=',
    ['field', (await shop.field('orders', 'id')).id, null],
    ['field', 1, { 'join-alias': 'P' }],
  ]
  join[2] = ['field', (await shop.field('people', 'id')).id, { 'join-alias': 'P' }]
  const joins = [{ 'source-table': people.id, alias: 'P', strategy: 'left-join', condition: join }]
  assert.equal(await why({ joins, aggregation: [['count']] }), 'not-copied')
  assert.equal(await why({ limit: 1 }), 'which-rows')
  assert.equal(
    await why({ expressions: { u: ['upper', status] }, aggregation: [['count']], breakout: [['expression', 'u']] }),
    'letter-case',
  )

  // A file that was changed, another one in its place, and a link to it.
  const [path = ''] = filesIn(dataDir)
  const whole = readFileSync(path)
  const other = `${dataDir}/other.duckdb`
  await createFile(other, ['create table t (id integer)'])
  for (const content of ['no database', readFileSync(other), whole]) {
    writeFileSync(path, content)
    assert.equal((await ask()).copies?.length, content === whole ? 1 : undefined)
  }
  renameSync(path, other)
  symlinkSync(other, path)
  const linked = await ask()
  assert.equal(linked.copies, undefined)
  assert.ok(linked.rows[0][0] > 0)
})

test('copies that are too old, or gone, are not read', async (t) => {
  const { as, server, ask, exec, clock, dataDir } = await copyingServer(t, { max_age_s: 3600 })
  const [[count]] = (await ask()).rows
  exec("delete from orders where status = 'paid'")
  assert.deepEqual((await ask()).rows, [[count]])
  clock.now += 2 * 3600_000
  const later = await ask()
  assert.equal(later.copies, undefined)
  assert.ok(later.rows[0][0] < count)
  clock.now -= 2 * 3600_000
  assert.deepEqual((await ask()).rows, [[count]])
  assert.equal((await as.admin.put('/api/setting/report-timezone', { value: 'Asia/Tokyo' })).status, 204)
  assert.equal((await ask()).copies, undefined)
  await server.jobs.drain()
  assert.deepEqual((await ask()).rows, later.rows)
  assert.equal((await ask()).copies.length, 1)
  for (const path of filesIn(dataDir)) rmSync(path)
  const without = await ask()
  assert.equal(without.copies, undefined)
  assert.deepEqual(without.rows, later.rows)
})

test('cards of a dashboard read one version', async (t) => {
  const { ask, exec, refresh, as, query, copy, orders } = await copyingServer(t)
  const [[count]] = (await ask()).rows
  const card = {
    name: 'Orders',
    display: 'scalar',
    visualization_settings: {},
    dataset_query: query({ aggregation: [['count']] }),
  }
  const { id: card_id } = (await as.admin.post('/api/card', card)).body
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Shop' })).body
  const place = { id: -1, card_id, row: 0, col: 0, size_x: 4, size_y: 4 }
  const { body: saved } = await as.admin.put(`/api/dashboard/${id}`, { dashcards: [place] })
  const path = `/api/dashboard/${id}/dashcard/${saved.dashcards[0].id}/card/${card_id}/query`
  const shown = async (dashboard_load_id: string) => {
    const { body } = await as.admin.post(path, { dashboard_load_id })
    return [body.data.rows[0][0], body.data.copies?.[0]?.as_of]
  }
  const { rows_as_of } = await copy()
  assert.deepEqual(await shown('one'), [count, rows_as_of])
  exec("delete from orders where status = 'paid'")
  await refresh('refresh')
  assert.deepEqual(await shown('one'), [count, rows_as_of])
  const [fewer, as_of] = await shown('another')
  assert.ok(fewer < count)
  assert.notEqual(as_of, rows_as_of)
  // A stopped copy is left alone, whatever a dashboard began with.
  assert.equal((await as.admin.post(`/api/persist/table/${orders.id}/unpersist`, {})).status, 204)
  assert.deepEqual(await shown('another'), [fewer, undefined])
})

test('texts are those of PostgreSQL', async (t) => {
  const database = await (await postgresServer()).createDatabase('texts')
  t.after(() => database.drop())
  await database.exec(`create table odd (id int primary key, t text collate "C", f float8, d date, ts timestamp);
    insert into odd values (1, E'\\u00a0 a \\u00a0', 'NaN', '0044-03-15 BC', '0001-01-01 10:00 BC'), (2, ' İÄ ', '-infinity', null, null),
      (3, ' Plain ', '-0', '2024-01-01', '2024-01-01 10:20:30')`)
  const { as, server } = await testServer(t)
  const { details } = database
  const { id } = (await as.admin.post('/api/database', { name: 'Odd', engine: 'postgres', details })).body
  await server.jobs.drain()
  const { tables } = (await as.admin.get(`/api/database/${id}/metadata`)).body
  const [{ id: table, fields }] = tables
  await as.admin.post('/api/persist/enable', {})
  await as.admin.post(`/api/persist/table/${table}/persist`, {})
  await server.jobs.drain()
  const field = (name: string) => ['field', fields.find((one: { name: string }) => one.name === name).id, null]
  const both = async (query: object) => {
    const sent = { database: id, type: 'query', query: { 'source-table': table, ...query } }
    const [copied, source] = [
      (await as.admin.post('/api/dataset', sent)).body,
      (await as.admin.post('/api/dataset', { ...sent, use_copies: false })).body,
    ]
    assert.equal(source.status, 'completed', source.error)
    assert.deepEqual(copied.data.rows, source.data.rows, JSON.stringify(query))
    return copied.data.copies?.length ?? 0
  }
  const text = (op: string, name: string, more: object = {}) => {
    const shown = { fields: [['expression', 'x']], 'order-by': [['asc', field('id')]] }
    return both({ expressions: { x: [op, field(name)] }, ...shown, ...more })
  }
  for (const op of ['trim', 'ltrim', 'rtrim']) assert.equal(await text(op, 't'), 1)
  for (const name of ['f', 'd', 'ts']) assert.equal(await text('text', name), 1)
  // Small letters beyond ASCII depend on the locale.
  assert.equal(await text('lower', 't'), 0)
  const plain = { filter: ['=', field('id'), 3] }
  assert.equal(await text('lower', 't', plain), 1)
  const found = ['contains', field('t'), 'i', { 'case-sensitive': false }]
  const count = { aggregation: [['count']] }
  assert.equal(await both({ ...count, filter: found }), 0)
  assert.equal(await both({ ...count, filter: ['and', plain.filter, found] }), 1)
})

test('a copy of a model answers while it is that of the model', async (t) => {
  const { as, query, status, exec, server, shop } = await copyingServer(t)
  const paid = query({ filter: ['=', status, 'paid'] })
  const card = { name: 'Paid', type: 'model', display: 'table', visualization_settings: {}, dataset_query: paid }
  const { id } = (await as.admin.post('/api/card', card)).body
  const kept = await as.admin.post(`/api/card/${id}/persist`, { target: 'copy' })
  assert.equal(kept.status, 204, kept.text)
  await server.jobs.drain()
  const ask = async () => {
    const inner = { 'source-table': `card__${id}`, aggregation: [['count']] }
    const { body } = await as.admin.post('/api/dataset', { database: shop.id, type: 'query', query: inner })
    assert.equal(body.status, 'completed', body.error)
    return [body.data.rows[0][0], body.data.copies?.map(({ name }: { name: string }) => name)]
  }
  const [count, used] = await ask()
  assert.deepEqual(used, ['Paid'])
  exec("delete from orders where status = 'paid'")
  assert.deepEqual(await ask(), [count, ['Paid']])
  const others = query({ filter: ['!=', status, 'paid'] })
  assert.equal((await as.admin.put(`/api/card/${id}`, { dataset_query: others })).status, 200)
  // Its table is copied, too.
  const [rest, read] = await ask()
  assert.notEqual(rest, count)
  assert.deepEqual(read, ['Orders'])
})

test('whoever is under a row rule sees only those rows of a copy', async (t) => {
  const { as, ask, query, status, exec, orders, shop, userId } = await copyingServer(t)
  const group = (await as.admin.post('/api/permissions/group', { name: 'Ruled' })).body.id as number
  await as.admin.post('/api/permissions/membership', { group_id: group, user_id: userId })
  const graph = (await as.admin.get('/api/permissions/graph')).body
  const ruled = {
    'view-data': { main: {}, '': { [orders.id]: 'sandboxed' } },
    'create-queries': { '': { [orders.id]: 'query-builder' } },
  }
  const rule = {
    group_id: group,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: { state: ['dimension', status] },
  }
  const set = await as.admin.put('/api/permissions/graph', {
    ...graph,
    groups: { 1: { [shop.id]: { 'view-data': 'blocked', 'create-queries': 'no' } }, [group]: { [shop.id]: ruled } },
    sandboxes: [rule],
  })
  assert.equal(set.status, 200, set.text)
  await as.admin.put(`/api/user/${userId}`, { login_attributes: { state: 'paid' } })
  const [[paid]] = (await ask({ aggregation: [['count']], filter: ['=', status, 'paid'] })).rows
  exec('delete from orders')
  const { body } = await as.user.post('/api/dataset', query({ aggregation: [['count']] }))
  assert.deepEqual([body.data.rows, body.data.is_sandboxed, body.data.copies.length], [[[paid]], true, 1])
  const groups = await as.user.post('/api/dataset', query({ aggregation: [['count']], breakout: [status] }))
  assert.deepEqual(groups.body.data.rows, [['paid', paid]])
})

test('the first rows of a sorted list come from a copy, unless equal ones are on both sides of the limit', async (t) => {
  const { ask, shop, orders, exec, status } = await copyingServer(t)
  const field = async (name: string) => ['field', (await shop.field('orders', name)).id, null]
  const [id, quantity] = [await field('id'), await field('quantity')]
  const both = async (more: object) => {
    const [copied, source] = [await ask(more), await ask(more, { use_copies: false })]
    assert.deepEqual([copied.rows, copied.cols], [source.rows, source.cols], JSON.stringify(more))
    return copied.copies?.length ?? 0
  }
  assert.equal(await both({ 'order-by': [['desc', id]], limit: 7, fields: [id, quantity] }), 1)
  const sorted = [
    ['asc', quantity],
    ['desc', id],
  ]
  assert.equal(await both({ 'order-by': sorted, limit: 15, fields: [id, status] }), 1)
  assert.equal(await both({ 'order-by': sorted, limit: 15, fields: [id], filter: ['>', quantity, 3] }), 1)
  // Ten orders have each quantity: the tenth and the eleventh differ, the fifth and the sixth do not.
  assert.equal((await ask({ 'order-by': [['asc', quantity]], limit: 10, fields: [id] })).copies?.length, 1)
  assert.equal(await both({ 'order-by': [['asc', quantity]], limit: 5, fields: [id] }), 0)
  exec('update orders set quantity = null where id < 4')
  assert.equal(
    (await ask({ 'order-by': [['asc', quantity]], limit: 10, fields: [id] })).copies?.length,
    1,
    'as of the copy',
  )
  assert.equal(orders.name, 'orders')
  const pages = { fields: [id], 'order-by': [['asc', id]], page: { page: 2, items: 10 } }
  assert.equal(await both(pages), 0)
})

test('the log says that a copy answered, and what that saved', async (t) => {
  const { ask, as, copy, server } = await copyingServer(t)
  const logged = async () => {
    await server.services.runner.log.flush()
    const { data } = (await as.admin.get('/api/queries/log')).body
    return [data[0].copy_ids, data[0].saved_ms]
  }
  const { id } = await copy()
  await ask()
  assert.deepEqual(await logged(), [[id], null], 'the source has not been asked yet')
  await ask(undefined, { use_copies: false })
  assert.deepEqual(await logged(), [null, null])
  await ask()
  const [ids, saved] = await logged()
  assert.deepEqual([ids, typeof saved], [[id], 'number'])
  const [listed] = (await as.admin.get('/api/persist/copy')).body.data
  assert.deepEqual([listed.uses.runs, listed.uses.saved_ms, listed.uses.refreshes], [2, saved, 1])
  assert.ok(listed.uses.last_used_at >= listed.uses.since)
})
