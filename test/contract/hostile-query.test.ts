/** Queries made to break the server: every one is answered, and the server stays quick for others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('hostile queries are failures of the query, never of the server', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { as } = server
  const orders = (await shop.table('orders')).id
  const total = ['field', (await shop.field('orders', 'total')).id, null]
  const mbql = (query: Record<string, unknown>) => ({
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders, ...query },
  })
  const nested = (levels: number) => many(levels, () => 0).reduce<unknown>((inner) => ['not', inner], ['=', total, 1])

  const failing = [
    mbql({ filter: nested(200) }),
    mbql({ fields: [['field', 2 ** 40, null]] }),
    mbql({ filter: ['segment', 2 ** 40] }),
    mbql({ aggregation: [['metric', 2 ** 40]] }),
    mbql({ 'source-table': `card__${2 ** 40}` }),
    mbql({ 'source-table': 2 ** 40 }),
    mbql({ joins: many(200, () => ({ 'source-table': orders, condition: ['=', 1, 1] })) }),
    { database: shop.id, type: 'native', native: { query: 'select {{#99999999999}}' } },
    { database: shop.id, type: 'native', native: { query: 'select {{constructor}}' } },
  ]
  for (const query of failing) {
    const { status, body } = await as.user.post('/api/dataset', query)
    assert.deepEqual([status, body.status], [202, 'failed'], JSON.stringify(body).slice(0, 300))
    assert.match(body.error_type, /invalid-query|missing-required-parameter/)
    assert.ok((await as.user.post('/api/dataset/native', query)).status < 500)
    assert.ok((await as.user.post('/api/dataset/duration', query)).status < 500)
    assert.ok((await as.user.post('/api/dataset/query_metadata', query)).status < 500)
    assert.ok((await as.admin.post('/api/dataset/explain', query)).status < 500)
    const card = { name: 'x', display: 'table', visualization_settings: {}, dataset_query: query }
    assert.ok((await as.user.post('/api/card', card)).status < 500)
  }

  const long = await as.user.post(
    '/api/dataset',
    mbql({ filter: ['or', ...many(2_500, (index) => ['=', total, index + 0.5])], aggregation: [['count']] }),
  )
  assert.equal(long.body.status, 'completed', long.body.error)
  assert.deepEqual(long.body.data.rows, [[100]])

  const deep = '['.repeat(20_000) + '1' + ']'.repeat(20_000)
  const text = `{"database":${shop.id},"type":"query","query":{"source-table":${orders},"filter":${deep}}}`
  const answer = await as.user.post('/api/dataset', text, { 'content-type': 'application/json' })
  assert.equal(answer.status, 400)
  const form = await as.user.post('/api/dataset/csv', { query: text })
  assert.equal(form.status, 400)
  assert.deepEqual(Object.keys(form.body.errors), ['query'])
})
