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
  const kept = (columns: Record<string, unknown>[]) =>
    columns.flatMap(({ remapped_to, remapped_from }) => remapped_to ?? remapped_from ?? [])
  assert.deepEqual(kept(body.data.results_metadata.columns), ['name', 'Words', 'user_id', 'quantity'])
  const card = { name: 'Labels', display: 'table', visualization_settings: {}, dataset_query: query }
  const saved = await as.admin.post('/api/card', card)
  assert.deepEqual(kept(saved.body.result_metadata), ['name', 'Words', 'user_id', 'quantity'])
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

test('a label that the key does not lead to leaves answers as they are', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { as } = server
  const [orders, userId, orderId, quantity, personId, name] = [
    (await shop.table('orders')).id,
    (await shop.field('orders', 'user_id')).id,
    (await shop.field('orders', 'id')).id,
    (await shop.field('orders', 'quantity')).id,
    (await shop.field('people', 'id')).id,
    (await shop.field('people', 'name')).id,
  ]
  const lead = (id: number) => as.admin.put(`/api/field/${userId}`, { fk_target_field_id: id })
  const chosen = async (id: number) => {
    const body = { type: 'external', name: 'Buyer', human_readable_field_id: id }
    assert.equal((await as.admin.post(`/api/field/${userId}/dimension`, body)).status, 200)
  }
  const ask = async (query: object) => {
    const { body } = await as.user.post('/api/dataset', { database: shop.id, type: 'query', query })
    assert.equal(body.status, 'completed', body.error)
    return body.data.cols.map((col: { display_name: string }) => col.display_name)
  }
  const plain = { 'source-table': orders, fields: [['field', userId, null]], limit: 1 }
  const answers = async () => [await ask(plain), await ask({ 'source-query': plain })]

  await chosen(name)
  assert.deepEqual(await answers(), [
    ['User ID', 'Buyer'],
    ['User ID', 'Buyer'],
  ])
  const noLabels = async (why: string) => {
    assert.deepEqual(await answers(), [['User ID'], ['User ID']], why)
    const values = await as.user.get(`/api/field/${userId}/values`)
    assert.deepEqual([values.status, values.body.values], [200, []], why)
  }
  const { fields } = server.server.store
  await fields.updateMany([{ id: name, active: false }])
  await noLabels('a column that is gone')
  await fields.updateMany([{ id: name, active: true }])
  await lead(orderId)
  await noLabels('another table')
  await lead(personId)
  await chosen(quantity)
  assert.deepEqual(await answers(), [['User ID'], ['User ID']], 'a column of the own table')
})

test('a kept answer is another one as soon as the labels of its values change', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { as } = server
  const { id } = await shop.field('orders', 'quantity')
  await as.admin.put(`/api/field/${id}`, { semantic_type: 'type/Category', has_field_values: 'list' })
  await as.admin.post(`/api/field/${id}/dimension`, { type: 'internal', name: 'Words' })
  const source = (await shop.table('orders')).id
  const card = await as.admin.post('/api/card', {
    name: 'Labels',
    display: 'table',
    visualization_settings: {},
    cache_ttl: 1,
    dataset_query: {
      database: shop.id,
      type: 'query',
      query: { 'source-table': source, breakout: [['field', id, null]], limit: 1 },
    },
  })
  const label = async (word: string) => {
    const values = Array.from({ length: 10 }, (_, number) => [number, `${word} ${number}`])
    assert.equal((await as.admin.post(`/api/field/${id}/values`, { values })).status, 200)
  }
  const run = async () => (await as.user.post(`/api/card/${card.body.id}/query`, {})).body
  await label('no.')
  const first = await run()
  assert.equal(first.data.rows[0][1], `no. ${first.data.rows[0][0]}`)
  assert.deepEqual((await run()).data.rows, first.data.rows)
  assert.notEqual((await run()).cached, null)
  await label('number')
  const second = await run()
  assert.deepEqual([second.cached, second.data.rows[0][1]], [null, `number ${second.data.rows[0][0]}`])
})
