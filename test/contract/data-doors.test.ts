import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** A user who may query people and not orders; everything about orders has the word in it. */
async function halfOpenServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const people = await shop.table('people')
  const { admin, user } = server.as
  const segment = await admin.post('/api/segment', {
    name: 'Big orders',
    table_id: orders.id,
    definition: { filter: ['>', ['field', (await shop.field('orders', 'total')).id, null], 5] },
  })
  assert.equal(segment.status, 200, segment.text)
  const put = async (words: object) => {
    const { revision } = (await admin.get('/api/permissions/graph/group/1')).body
    const answer = await admin.put('/api/permissions/graph', { revision, groups: { 1: { [shop.id]: words } } })
    assert.equal(answer.status, 200, answer.text)
  }
  await put({ 'create-queries': 'no' })
  await put({ 'create-queries': { [people.schema ?? '']: { [people.id]: 'query-builder' } } })
  return { ...server, admin, user, shop, orders, people, segmentId: segment.body.id, put }
}

test('nothing tells of a table that one may not query', async (t) => {
  const { user, admin, shop, orders, people } = await halfOpenServer(t)
  const id = await shop.field('people', 'id')
  const peopleQuery = { database: shop.id, type: 'query', query: { 'source-table': people.id } }
  const card = { name: 'All people', display: 'table', visualization_settings: {}, dataset_query: peopleQuery }
  const { body: saved } = await admin.post('/api/card', card)
  await admin.get(`/api/table/${orders.id}/query_metadata`)
  const paths = [
    '/api/database?include=tables&saved=true',
    `/api/database/${shop.id}?include=tables.fields`,
    `/api/database/${shop.id}?include=tables`,
    `/api/database/${shop.id}/metadata`,
    `/api/database/${shop.id}/metadata?include_hidden=true&skip_fields=true`,
    `/api/database/${shop.id}/schemas`,
    `/api/database/${shop.id}/schema/${orders.schema ?? ''}`,
    `/api/database/${shop.id}/fields`,
    `/api/database/${shop.id}/idfields`,
    '/api/table',
    `/api/table/${people.id}`,
    `/api/table/${people.id}/query_metadata`,
    `/api/table/${people.id}/fks`,
    `/api/table/${people.id}/related`,
    `/api/field/${id.id}`,
    `/api/field/${id.id}/related`,
    '/api/segment',
    '/api/activity/recents?context=views',
    `/api/card/${saved.id}/query_metadata`,
  ]
  for (const path of paths) {
    const { status, text } = await user.get(path)
    assert.equal(status, 200, path)
    assert.doesNotMatch(text, /orders/i, path)
  }
  const all = await Promise.all(paths.map(async (path) => (await admin.get(path)).text))
  assert.ok(all.filter((text) => /orders/i.test(text)).length >= 10, 'administrators see it in most of these')
})

test('what is asked of a table that one may not query is refused', async (t) => {
  const { user, shop, orders, segmentId } = await halfOpenServer(t)
  const status = await shop.field('orders', 'status')
  const paths = [
    `/api/table/${orders.id}`,
    `/api/table/${orders.id}/query_metadata`,
    `/api/table/${orders.id}/fks`,
    `/api/table/${orders.id}/related`,
    `/api/field/${status.id}`,
    `/api/field/${status.id}/values`,
    `/api/field/${status.id}/summary`,
    `/api/field/${status.id}/related`,
    `/api/field/${status.id}/search/${status.id}?value=pa`,
    `/api/segment/${segmentId}`,
    `/api/database/${shop.id}/autocomplete_suggestions?prefix=o`,
    `/api/database/${shop.id}/card_autocomplete_suggestions?query=o`,
  ]
  for (const path of paths) assert.equal((await user.get(path)).status, 403, path)
})

test('who may edit the data model of a table may change it and not query it', async (t) => {
  const { user, put, shop, orders, people } = await halfOpenServer(t)
  const total = await shop.field('orders', 'total')
  const change = () => user.put(`/api/field/${total.id}`, { description: 'In euros' })
  assert.equal((await change()).status, 403)
  await put({ 'data-model': { schemas: { [orders.schema ?? '']: { [orders.id]: 'all' } } } })
  assert.deepEqual([(await change()).status, (await change()).body.description], [200, 'In euros'])
  assert.equal((await user.put(`/api/table/${orders.id}`, { description: 'Sold' })).status, 200)
  assert.equal((await user.put(`/api/table/${people.id}`, { description: 'Known' })).status, 403)
  const editable = '?include_editable_data_model=true'
  assert.equal((await user.get(`/api/table/${orders.id}/query_metadata${editable}`)).status, 200)
  assert.equal((await user.get(`/api/table/${orders.id}/query_metadata`)).status, 403)
})

test('who may manage a connection sees and changes it, and does not make or delete one', async (t) => {
  const { user, put, shop } = await halfOpenServer(t)
  const database = `/api/database/${shop.id}`
  const details = async () => (await user.get(database)).body.details
  assert.equal(await details(), undefined)
  assert.equal((await user.put(database, { name: 'Store' })).status, 403)
  await put({ details: 'yes' })
  assert.equal((await user.put(database, { name: 'Store' })).status, 200)
  assert.ok((await details()).db)
  assert.equal((await user.post(`${database}/sync_schema`)).status, 200)
  assert.equal((await user.delete(database)).status, 403)
  assert.equal((await user.post('/api/database', { name: 'New', engine: 'sqlite', details: {} })).status, 403)
})

test('blocked databases show no more than their name', async (t) => {
  const { user, put, shop } = await halfOpenServer(t)
  await put({ 'view-data': 'blocked' })
  assert.deepEqual((await user.get('/api/database')).body.data, [])
  assert.deepEqual((await user.get(`/api/database/${shop.id}`)).body, { id: shop.id, name: 'Shop', tables: [] })
  for (const path of ['/metadata', '/schemas', '/fields']) {
    assert.equal((await user.get(`/api/database/${shop.id}${path}`)).status, 403, path)
  }
})
