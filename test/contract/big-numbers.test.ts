/** Whole numbers beyond ±2^53 in queries: numbers with all their digits wherever they come in, stay and go out. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const BIG = 9007199254740993n
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const { id: database, table, field } = await connectShop(server)
  const orders = (await table('orders')).id
  const key = (await field('orders', 'id')).id
  const query = {
    'source-table': orders,
    expressions: { big: ['+', ['field', key, null], BIG] },
    fields: [['expression', 'big']],
    'order-by': [['asc', ['field', key, null]]],
    limit: 1,
  }
  return { as: server.as, database, orders, key, query: { database, type: 'query', query } }
}

test('a query is answered, told and exported with the number as it was sent', async (t) => {
  const { as, query } = await shopServer(t)
  const { body, text } = await as.user.post('/api/dataset', query)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [['9007199254740994']])
  assert.match(text, /"json_query":\{.*9007199254740993[\],]/)
  const form = new URLSearchParams({ query: JSON.stringify(query) }).toString()
  assert.equal((await as.user.post('/api/dataset/csv', form, FORM)).text, 'big\n9007199254740994\n')
  const explained = await as.admin.post('/api/dataset/explain', query)
  assert.match(explained.text, /,9007199254740993\]/)
})

test('a card keeps it in either form, also where it is listed', async (t) => {
  const { as, database, orders, key, query } = await shopServer(t)
  const staged = {
    'lib/type': 'mbql/query',
    database,
    stages: [
      {
        'lib/type': 'mbql.stage/mbql',
        'source-table': orders,
        expressions: [['+', { 'lib/expression-name': 'big' }, ['field', {}, key], BIG]],
        fields: [['expression', {}, 'big']],
        'order-by': [['asc', {}, ['field', {}, key]]],
        limit: 1,
      },
    ],
  }
  for (const [name, dataset_query] of Object.entries({ query, staged })) {
    const card = await as.user.post('/api/card', { name, dataset_query, display: 'table', visualization_settings: {} })
    assert.equal(card.status, 200, card.text)
    assert.match(card.text, /[,[]9007199254740993[\],]/)
    const { text } = await as.user.get(`/api/card/${card.body.id}`)
    assert.match(text, /[,[]9007199254740993[\],]/)
    assert.match((await as.user.get(`/api/card/${card.body.id}?legacy-mbql=true`)).text, /,9007199254740993\]/)
    // What was read is written back as it is.
    const put = await as.user.put(`/api/card/${card.body.id}`, text, { 'content-type': 'application/json' })
    assert.match(put.text, /[,[]9007199254740993[\],]/)
    const run = await as.user.post(`/api/card/${card.body.id}/query`, {})
    assert.deepEqual(run.body.data.rows, [['9007199254740994']])
  }
  const list = await as.user.get('/api/card')
  assert.equal(list.text.match(/[,[]9007199254740993[\],]/g)?.length, 2)
})

test('parameters and their defaults keep it', async (t) => {
  const { as, database } = await shopServer(t)
  const native = {
    query: 'select {{n}} - 9007199254740990',
    'template-tags': { n: { id: 'n', name: 'n', 'display-name': 'N', type: 'number', default: BIG } },
  }
  const dataset_query = { database, type: 'native', native }
  const card = await as.user.post('/api/card', {
    name: 'Rest',
    dataset_query,
    display: 'table',
    visualization_settings: {},
  })
  assert.equal(card.status, 200, card.text)
  assert.match((await as.user.get(`/api/card/${card.body.id}`)).text, /"slug":"n","default":9007199254740993/)
  assert.match((await as.user.get('/api/card')).text, /"slug":"n","default":9007199254740993/)
  const url = `/api/card/${card.body.id}/query`
  assert.deepEqual((await as.user.post(url, {})).body.data.rows, [[3]])
  const target = ['variable', ['template-tag', 'n']]
  const parameters = [{ id: 'n', type: 'number', target, value: BIG + 2n }]
  assert.deepEqual((await as.user.post(url, { parameters })).body.data.rows, [[5]])
  const form = new URLSearchParams({ parameters: JSON.stringify(parameters) }).toString()
  assert.match((await as.user.post(`${url}/csv`, form, FORM)).text, /\n5\n$/)
})

test('where no such number can stand it is refused by name', async (t) => {
  const { as, database } = await shopServer(t)
  const body = { database, type: 'native', native: { query: 'select 1' } }
  const wrong = await as.user.post('/api/dataset', { ...body, database: BIG })
  assert.equal(wrong.status, 400)
  const position = await as.user.post('/api/card', {
    name: 'x',
    display: 'table',
    visualization_settings: {},
    dataset_query: body,
    collection_position: BIG,
  })
  assert.equal(position.status, 400)
  assert.ok('collection_position' in position.body.errors, position.text)
})
