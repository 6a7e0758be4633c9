import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PATH = '/api/dataset/explain'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = (await shop.table('orders')).id
  return { ...server, ...shop, database: shop.id, orders }
}

test('an administrator sees what every stage makes of a query', async (t) => {
  const { as, database, orders } = await shopServer(t)
  const { status, body } = await as.admin.post(PATH, {
    database,
    type: 'query',
    query: { 'source-table': orders, aggregation: ['count'] },
  })
  assert.equal(status, 200)
  assert.equal(body.error, null)
  assert.deepEqual(
    body.stages.map(({ stage }: { stage: string }) => stage),
    ['parse', 'normalize', 'metadata', 'parameters', 'resolve', 'authorize', 'compile'],
  )
  assert.ok(body.stages.every(({ ms }: { ms: number }) => ms >= 0))
  assert.match(body.stages.at(-1).output.sql, /COUNT\(\*\)/)
  assert.deepEqual(body.stages[5].output.reads, [
    { table: { id: orders, name: 'orders' }, fields: [], through_card: null },
  ])
})

test('a query that is refused shows the stages before, and why', async (t) => {
  const { as, database, orders } = await shopServer(t)
  const { status, body } = await as.admin.post(PATH, {
    database,
    type: 'query',
    query: { 'source-table': orders, filter: ['frobnicate', 1] },
  })
  assert.equal(status, 200)
  assert.deepEqual(body.stages, [])
  assert.equal(body.error.stage, 'parse')
  assert.equal(body.error.type, 'invalid-query')
  assert.equal(body.error.path, 'query.filter')
})

test('a database that is missing, unknown or of a wrong type is refused', async (t) => {
  const { as } = await shopServer(t)
  const query = { type: 'query', query: { 'source-table': 1 } }
  assert.equal((await as.admin.post(PATH, query)).status, 400)
  assert.equal((await as.admin.post(PATH, { ...query, database: 999_999 })).status, 404)
  assert.equal((await as.admin.post(PATH, { ...query, database: 'x' })).status, 400)
})

test('only administrators may explain a query', async (t) => {
  const { as, database, orders } = await shopServer(t)
  const query = { database, type: 'query', query: { 'source-table': orders } }
  assert.equal((await as.user.post(PATH, query)).status, 403)
  assert.equal((await as.nobody.post(PATH, query)).status, 401)
})
