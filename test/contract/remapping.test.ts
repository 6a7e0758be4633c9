/** Remapped columns in answers and files (contract: query-language, section 19). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('answers show both columns, files the remapped one in its place', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { as } = server
  const [orders, userId, quantity, id, name] = [
    (await shop.table('orders')).id,
    (await shop.field('orders', 'user_id')).id,
    (await shop.field('orders', 'quantity')).id,
    (await shop.field('orders', 'id')).id,
    (await shop.field('people', 'name')).id,
  ]
  const external = { type: 'external', name: 'Buyer', human_readable_field_id: name }
  assert.equal((await as.admin.post(`/api/field/${userId}/dimension`, external)).status, 200)
  await as.admin.put(`/api/field/${quantity}`, { semantic_type: 'type/Category', has_field_values: 'list' })
  assert.equal(
    (await as.admin.post(`/api/field/${quantity}/dimension`, { type: 'internal', name: 'Words' })).status,
    200,
  )
  const values = Array.from({ length: 10 }, (_, number) => [number, number === 2 ? 'two' : `no. ${number}`])
  const stored = await as.admin.post(`/api/field/${quantity}/values`, { values })
  assert.equal(stored.status, 200, stored.text)

  const query = {
    database: shop.id,
    type: 'query',
    query: {
      'source-table': orders,
      fields: [userId, quantity, id].map((field) => ['field', field, null]),
      'order-by': [['asc', ['field', id, null]]],
      limit: 2,
    },
  }
  const { body } = await as.user.post('/api/dataset', query)
  assert.deepEqual(
    body.data.cols.map((col: Record<string, unknown>) => [
      col['display_name'],
      col['remapped_to'],
      col['remapped_from'],
    ]),
    [
      ['User ID', 'name', undefined],
      ['Quantity', 'Words', undefined],
      ['ID', undefined, undefined],
      ['Buyer', undefined, 'user_id'],
      ['Words', undefined, 'quantity'],
    ],
  )
  assert.deepEqual(body.data.rows, [
    [2, 1, 1, 'Person 2', 'no. 1'],
    [3, 2, 2, 'Person 3', 'two'],
  ])
  assert.equal(
    (await as.user.post('/api/dataset/csv', { query })).text,
    'Buyer,Words,ID\nPerson 2,no. 1,1\nPerson 3,two,2\n',
  )
  const json = JSON.parse((await as.user.post('/api/dataset/json', { query })).text)
  assert.deepEqual(json[1], { Buyer: 'Person 3', Words: 'two', ID: 2 })

  const plain = { ...query, middleware: { 'disable-remaps?': true } }
  assert.deepEqual((await as.user.post('/api/dataset', plain)).body.data.rows, [
    [2, 1, 1],
    [3, 2, 2],
  ])
})
