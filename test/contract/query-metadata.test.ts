import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const save = async (card: Record<string, unknown>) => {
    const answer = await server.as.user.post('/api/card', { display: 'table', visualization_settings: {}, ...card })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  return { ...server, shop, save }
}

const idsOf = (list: { id: unknown }[]) => list.map((one) => one.id)

test('a query comes with its tables, those its foreign keys point to, and their fields', async (t) => {
  const { as, shop } = await shopServer(t)
  const [orders, people, total] = [
    await shop.table('orders'),
    await shop.table('people'),
    await shop.field('orders', 'total'),
  ]
  const filter = ['>', ['field', total.id, null], 50]
  await as.admin.post('/api/segment', { name: 'Big', table_id: orders.id, definition: { filter } })
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const { status, body } = await as.user.post('/api/dataset/query_metadata', query)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).sort(), ['cards', 'dashboards', 'databases', 'fields', 'snippets', 'tables'])
  assert.deepEqual(idsOf(body.databases), [shop.id])
  assert.equal('details' in body.databases[0], false)
  assert.deepEqual(
    idsOf(body.tables),
    [orders.id, people.id].sort((a, b) => a - b),
  )
  const described = body.tables.find((one: { id: number }) => one.id === orders.id)
  assert.equal(described.segments[0].name, 'Big')
  const key = described.fields.find((one: { name: string }) => one.name === 'user_id')
  assert.equal(key.target.table_id, people.id)
})

test('source cards, models and SQL cards come as virtual tables after the real ones', async (t) => {
  const { as, shop, save } = await shopServer(t)
  const orders = await shop.table('orders')
  const model = await save({
    name: 'Model',
    type: 'model',
    dataset_query: { database: shop.id, type: 'query', query: { 'source-table': orders.id } },
  })
  const onModel = await save({
    name: 'On model',
    dataset_query: { database: shop.id, type: 'query', query: { 'source-table': `card__${model.id}` } },
  })
  assert.deepEqual([onModel.source_card_id, onModel.table_id], [model.id, orders.id])
  const ofModel = (await as.user.get(`/api/card/${model.id}/query_metadata`)).body
  assert.equal(ofModel.tables.at(-1).id, `card__${model.id}`)
  assert.equal(ofModel.tables[0].id, (await shop.table('orders')).id)
  const ofQuestion = (await as.user.get(`/api/card/${onModel.id}/query_metadata`)).body
  assert.deepEqual(idsOf(ofQuestion.tables).at(-1), `card__${model.id}`)
  assert.equal(ofQuestion.tables.at(-1).fields.length, orders === undefined ? 0 : 8)

  const total = await shop.field('orders', 'total')
  const tags = {
    t: { id: 'a', name: 't', type: 'dimension', dimension: ['field', total.id, null], 'widget-type': 'number/=' },
  }
  const native = { query: 'select * from orders where {{t}}', 'template-tags': tags }
  const sql = await save({ name: 'SQL', dataset_query: { database: shop.id, type: 'native', native } })
  const ofSql = (await as.user.get(`/api/card/${sql.id}/query_metadata`)).body
  assert.deepEqual(idsOf(ofSql.tables), [`card__${sql.id}`])
  assert.deepEqual(idsOf(ofSql.fields), [total.id])
})

test('unknown and unreadable content is left out, and a login is needed', async (t) => {
  const { as, shop } = await shopServer(t)
  assert.equal((await as.user.get('/api/card/9999/query_metadata')).status, 404)
  assert.equal((await as.nobody.get('/api/card/1/query_metadata')).status, 401)
  const unknown = { database: shop.id, type: 'query', query: { 'source-table': 99999 } }
  assert.deepEqual((await as.user.post('/api/dataset/query_metadata', unknown)).body.tables, [])
  const nonsense = (await as.user.post('/api/dataset/query_metadata', { query: { a: 1 } })).body
  assert.deepEqual([nonsense.databases, nonsense.tables, nonsense.fields], [[], [], []])
  assert.equal((await as.nobody.post('/api/dataset/query_metadata', {})).status, 401)
})
