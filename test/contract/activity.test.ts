import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function serverWithContent(t: TestContext) {
  let time = Date.parse('2026-05-04T10:00:00Z')
  const server = await testServer(t, { now: () => (time += 1000), env: { QUERENT_MAX_SESSION_AGE: '100000' } })
  const shop = await connectShop(server)
  const save = async (card: Record<string, unknown>) => {
    const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 1 as one' } }
    const { body } = await server.as.admin.post('/api/card', {
      display: 'table',
      visualization_settings: {},
      dataset_query,
      ...card,
    })
    return body
  }
  return { ...server, shop, save, wait: (ms: number) => (time += ms) }
}

const keys = (items: { model: string; id: number }[]) => items.map(({ model, id }) => `${model} ${id}`)

test('what was looked at last comes first, once, without what is archived', async (t) => {
  const { as, save, shop } = await serverWithContent(t)
  const question = await save({ name: 'Question' })
  const model = await save({ name: 'Model', type: 'model' })
  const collection = (await as.admin.post('/api/collection', { name: 'Sales' })).body
  for (const url of [`card/${question.id}`, `card/${model.id}`, `collection/${collection.id}`, `card/${question.id}`]) {
    assert.equal((await as.user.get(`/api/${url}`)).status, 200)
  }
  await as.user.get(`/api/card/${model.id}?ignore_view=true`)
  const expected = [`card ${question.id}`, `collection ${collection.id}`, `dataset ${model.id}`]
  const { recents } = (await as.user.get('/api/activity/recents?context=views')).body
  assert.deepEqual(keys(recents), expected)
  const { timestamp, ...first } = recents[0]
  assert.match(timestamp, /^2026-05-04T10:/)
  assert.deepEqual(first, {
    id: question.id,
    name: 'Question',
    description: null,
    model: 'card',
    display: 'table',
    database_id: shop.id,
    can_write: true,
    moderated_status: null,
    parent_collection: { id: 'root', name: 'Our analytics', authority_level: null },
    dashboard: null,
  })
  assert.deepEqual(keys((await as.user.get('/api/activity/recent_views')).body.recent_views), expected)
  assert.deepEqual((await as.admin.get('/api/activity/recents')).body.recents, [])
  assert.equal((await as.admin.get(`/api/card/${question.id}`)).body.view_count, 2)
  await as.admin.put(`/api/card/${question.id}`, { archived: true })
  assert.deepEqual(keys((await as.user.get('/api/activity/recents')).body.recents), expected.slice(1))
})

test('a query on a table counts as a view of it, once in a short while', async (t) => {
  const { as, shop } = await serverWithContent(t)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const ask = (query: object) => as.user.post('/api/dataset', { database: shop.id, ...query })
  await ask({ type: 'query', query: { 'source-table': orders.id, limit: 1 } })
  await ask({ 'lib/type': 'mbql/query', stages: [{ 'lib/type': 'mbql.stage/mbql', 'source-table': people.id }] })
  await ask({ type: 'query', query: { 'source-table': orders.id, limit: 2 } })
  await ask({ type: 'query', query: { 'source-table': 99_999_999_999 } })
  await ask({ type: 'query', query: { 'source-table': 4711 } })
  await ask({ type: 'native', native: { query: 'select 1 as one' } })
  const { recents } = (await as.user.get('/api/activity/recents?context=views')).body
  assert.deepEqual(keys(recents), [`table ${orders.id}`, `table ${people.id}`])
  const { timestamp: _timestamp, ...first } = recents[0]
  assert.deepEqual(first, {
    id: orders.id,
    name: 'orders',
    display_name: 'Orders',
    description: null,
    model: 'table',
    table_schema: null,
    can_write: false,
    database: { id: shop.id, name: 'Shop', initial_sync_status: 'complete' },
  })
  const counts = async () =>
    Promise.all([orders, people].map(async ({ id }) => (await as.admin.get(`/api/table/${id}`)).body.view_count))
  assert.deepEqual(await counts(), [2, 1])
  assert.deepEqual(keys((await as.user.get('/api/activity/popular_items')).body.popular_items).length, 2)
})

test('selections are noted apart from views', async (t) => {
  const { as, shop, save } = await serverWithContent(t)
  const orders = await shop.table('orders')
  const card = await save({ name: 'Card' })
  const select = (model: string, model_id: number) =>
    as.user.post('/api/activity/recents', { model, model_id, context: 'selection' })
  assert.equal((await select('table', orders.id)).status, 204)
  assert.equal((await select('card', card.id)).status, 204)
  assert.equal((await select('card', 9999)).status, 404)
  assert.equal((await select('dashboard', 1)).status, 404)
  assert.ok((await select('nothing', 1)).body.errors.model)
  assert.deepEqual((await as.user.get('/api/activity/recents?context=views')).body.recents, [])
  const url = '/api/activity/recents?context=views&context=selections'
  const { recents } = (await as.user.get(url)).body
  assert.deepEqual(keys(recents), [`card ${card.id}`, `table ${orders.id}`])
  assert.equal(recents[1].database.name, 'Shop')
  assert.equal((await as.user.get('/api/activity/recents?context=x')).status, 400)
})

test('popular is what everybody looks at, as far as one may read it', async (t) => {
  const { as, save, server, adminId, wait } = await serverWithContent(t)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const hidden = await save({ name: 'Hidden', collection_id: await server.services.collections.personalId(admin) })
  const often = await save({ name: 'Often' })
  const once = await save({ name: 'Once' })
  for (const id of [hidden.id, hidden.id, hidden.id, often.id, often.id, once.id]) await as.admin.get(`/api/card/${id}`)
  const popular = async (client = as.user) => keys((await client.get('/api/activity/popular_items')).body.popular_items)
  assert.deepEqual(await popular(), [`card ${often.id}`, `card ${once.id}`])
  assert.deepEqual(await popular(as.admin), [`card ${hidden.id}`, `card ${often.id}`, `card ${once.id}`])
  wait(15 * 24 * 3600 * 1000)
  assert.deepEqual(await popular(), [])
})

test('there is no dashboard to have viewed, and everything needs a login', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.user.get('/api/activity/most_recently_viewed_dashboard')).status, 204)
  assert.equal((await as.nobody.get('/api/activity/recents')).status, 401)
  assert.equal((await as.nobody.get('/api/activity/popular_items')).status, 401)
})

test('entity ids become numbers', async (t) => {
  const { as, save } = await serverWithContent(t)
  const card = await save({ name: 'Card' })
  const collection = (await as.admin.post('/api/collection', { name: 'Sales' })).body
  const unknown = 'x'.repeat(21)
  const entity_ids = {
    card: [card.entity_id, unknown, 'short'],
    collection: [collection.entity_id],
    dashboard: ['y'.repeat(21)],
  }
  const { status, body } = await as.user.post('/api/eid-translation/translate', { entity_ids })
  assert.equal(status, 200)
  assert.deepEqual(body.entity_ids, {
    [card.entity_id]: { id: card.id, type: 'card', status: 'ok' },
    [unknown]: { type: 'card', status: 'not-found' },
    short: { type: 'card', status: 'invalid-format' },
    [collection.entity_id]: { id: collection.id, type: 'collection', status: 'ok' },
    ['y'.repeat(21)]: { type: 'dashboard', status: 'not-found' },
  })
  assert.equal((await as.user.post('/api/eid-translation/translate', { entity_ids: { planet: ['x'] } })).status, 400)
  assert.equal((await as.user.post('/api/eid-translation/translate', {})).status, 400)
  assert.equal((await as.nobody.post('/api/eid-translation/translate', { entity_ids: {} })).status, 401)
})

test('entity ids of what is hidden from the caller are not found', async (t) => {
  const { as, save, server, adminId, userId, shop } = await serverWithContent(t)
  const admin = await server.store.users.find(adminId)
  const user = await server.store.users.find(userId)
  const group = (await as.admin.get('/api/permissions/group')).body[0]
  const personal = await server.services.collections.personalId(admin!)
  const hidden = await save({ name: 'Hidden', collection_id: personal })
  const own = (await as.admin.get(`/api/collection/${personal}`)).body
  const table = (await as.admin.get(`/api/table/${(await shop.table('orders')).id}/query_metadata`)).body
  const entity_ids = {
    card: [hidden.entity_id],
    collection: [own.entity_id],
    user: [admin!.entity_id, user!.entity_id],
    'permissions-group': [(await server.store.groups.find(group.id))!.entity_id],
    table: [table.entity_id],
    field: [table.fields[0].entity_id],
    database: [table.db.entity_id],
    segment: ['s'.repeat(21)],
    dimension: ['d'.repeat(21)],
    snippet: ['n'.repeat(21)],
  }
  const found = async (client: typeof as.user) => {
    const { body } = await client.post('/api/eid-translation/translate', { entity_ids })
    const entries = Object.values<{ type: string; status: string }>(body.entity_ids)
    return entries.filter(({ status }) => status === 'ok').map(({ type }) => type)
  }
  assert.deepEqual((await found(as.user)).sort(), ['database', 'field', 'table', 'user'])
  assert.equal((await found(as.admin)).length, 8)
})
