/** Functions of the query language over HTTP: what users set on fields reaches queries, and refusals have their form. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function orders(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const table = (await shop.table('orders')).id
  const ask = async (query: Record<string, unknown>) => {
    const { status, body } = await server.as.user.post('/api/dataset', {
      database: shop.id,
      type: 'query',
      query: { 'source-table': table, ...query },
    })
    assert.equal(status, 202)
    return body
  }
  const idOf = async (name: string) => (await shop.field('orders', name)).id
  return { ...server, ask, idOf }
}

test('a coerced field is read as its type wherever it is used', async (t) => {
  const { as, ask, idOf } = await orders(t)
  const quantity = await idOf('quantity')
  const { status } = await as.admin.put(`/api/field/${quantity}`, {
    coercion_strategy: 'Coercion/UNIXSeconds->DateTime',
  })
  assert.equal(status, 200)
  const field = ['field', quantity, null]
  const { data, error } = await ask({
    aggregation: [['count'], ['max', field]],
    breakout: [['field', quantity, { 'temporal-unit': 'day' }]],
    filter: ['>=', field, '1970-01-01T00:00:05Z'],
  })
  assert.deepEqual(data.rows, [['1970-01-01T00:00:00Z', 50, '1970-01-01T00:00:09Z']], error)
  assert.deepEqual(
    [data.cols[0].effective_type, data.cols[0].coercion_strategy],
    ['type/Instant', 'Coercion/UNIXSeconds->DateTime'],
  )
})

test('a field with a path is read from the JSON of its column', async (t) => {
  const { as, ask, idOf } = await orders(t)
  const notes = await idOf('notes')
  const { status } = await as.admin.put(`/api/field/${notes}`, { nfc_path: ['payload', 'n'] })
  assert.equal(status, 200)
  const { data, error } = await ask({
    fields: [
      ['field', await idOf('id'), null],
      ['field', notes, null],
    ],
    filter: ['=', ['field', notes, null], '42'],
  })
  assert.deepEqual(data?.rows, [[42, '42']], error)
})

const REFUSED: [what: string, aggregation: unknown, type: string, message: RegExp][] = [
  ['a measure', ['measure', 1], 'unsupported-feature', /Measures are not supported/],
  ['a percentile beyond one', ['percentile', ['field', 'total', null], 2], 'invalid-query', /from 0 to 1/],
  ['a root of text', ['sum', ['sqrt', 'nine']], 'invalid-query', /expected numbers/],
]

test('a refused clause is named in the message', async (t) => {
  const { ask } = await orders(t)
  for (const [what, aggregation, type, message] of REFUSED) {
    const { status, error_type, error } = await ask({ aggregation: [aggregation] })
    assert.deepEqual([status, error_type], ['failed', type], what)
    assert.match(error, message)
  }
})
