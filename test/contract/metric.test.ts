/** Metrics as things to choose from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

test('metrics are listed by name, and one has the columns that it can be broken out by', async (t) => {
  const tested = await testServer(t)
  const { as, server, userId, adminId } = tested
  const shop = await connectShop(tested)
  const orders = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const query = {
    'source-table': orders.id,
    aggregation: [['sum', ['field', (await shop.field('orders', 'total')).id, null]]],
  }
  const dataset_query = { database: shop.id, type: 'query', query }
  const { id: collection } = (await as.admin.post('/api/collection', { name: 'Numbers' })).body
  const add = (name: string, more: object = {}) =>
    addTestCard(server.store, {
      creator_id: userId,
      name,
      type: 'metric',
      display: 'scalar',
      database_id: shop.id,
      table_id: orders.id,
      dataset_query,
      ...more,
    })
  const revenue = await add('revenue', { collection_id: collection, description: 'All of it' })
  const average = await add('Average')
  await add('Gone', { archived: true })
  const question = await add('Question', { type: 'question' })
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const closed = await server.services.collections.personalId(admin)
  await add('Hidden', { collection_id: closed })

  const { status: code, body } = await as.user.get('/api/metric')
  assert.equal(code, 200)
  assert.deepEqual([body.total, body.limit, body.offset], [2, 500, 0])
  assert.deepEqual(body.data, [
    { id: average, name: 'Average', description: null, collection_id: null, collection: null },
    {
      id: revenue,
      name: 'revenue',
      description: 'All of it',
      collection_id: collection,
      collection: { id: collection, name: 'Numbers' },
    },
  ])
  assert.deepEqual(
    (await as.user.get('/api/metric?limit=1&offset=1')).body.data.map((one: { id: number }) => one.id),
    [revenue],
  )

  const { body: metric } = await as.user.get(`/api/metric/${revenue}`)
  assert.deepEqual([metric.type, metric.database_id, metric.result_column_name], ['metric', shop.id, 'sum'])
  const dimension = metric.dimensions.find((one: { name: string }) => one.name === 'status')
  assert.match(dimension.id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.deepEqual(dimension.sources, [{ type: 'field', 'field-id': status.id }])
  const mapping = metric.dimension_mappings.find((one: { dimension_id: string }) => one.dimension_id === dimension.id)
  assert.equal(mapping.table_id, orders.id)
  assert.equal(new Set(metric.dimensions.map((one: { id: string }) => one.id)).size, metric.dimensions.length)
  assert.deepEqual((await as.user.get(`/api/metric/${revenue}`)).body.dimensions, metric.dimensions)

  const path = `/api/metric/${revenue}/dimension/${dimension.id}`
  const { body: values } = await as.user.get(`${path}/values`)
  assert.deepEqual([values.field_id, values.values], [status.id, [['late'], ['open'], ['paid']]])
  assert.deepEqual((await as.user.get(`${path}/search?query=pa`)).body, [['paid']])
  assert.deepEqual((await as.user.get(`${path}/remapping?value=paid`)).body, ['paid'])
  assert.equal((await as.user.get(`${path}/search`)).status, 400)
  assert.equal((await as.user.get(`/api/metric/${revenue}/dimension/nope/values`)).status, 404)
  assert.equal((await as.user.get(`/api/metric/${question}`)).status, 404)
  assert.equal((await as.user.get('/api/metric/999')).status, 404)
})
