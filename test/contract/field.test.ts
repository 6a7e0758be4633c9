import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a field comes with its table and what belongs to it', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const userId = await shop.field('orders', 'user_id')
  const { body } = await as.user.get(`/api/field/${userId.id}`)
  assert.equal(body.table.db.id, shop.id)
  assert.equal(body.target.name, 'id')
  assert.equal(body.semantic_type, 'type/FK')
  assert.deepEqual(body.dimensions, [])
  assert.equal('customized' in body, false)
  const key = await as.user.get(`/api/field/${(await shop.field('people', 'id')).id}`)
  assert.equal(key.body.name_field.name, 'name')
  assert.equal((await as.user.get('/api/field/9999')).status, 404)
  assert.equal((await as.user.get('/api/field/abc')).status, 404)
  assert.equal((await as.nobody.get(`/api/field/${userId.id}`)).status, 401)
})

test('what a person says of a field stays through a sync', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id } = await shop.field('orders', 'total')
  const changes = {
    display_name: 'Amount',
    description: 'With tax',
    semantic_type: 'type/Currency',
    visibility_type: 'details-only',
    has_field_values: 'list',
    settings: { number_style: 'currency', decimals: 2 },
    unknown_key: 1,
  }
  const { status, body } = await as.admin.put(`/api/field/${id}`, changes)
  assert.equal(status, 200)
  for (const [key, value] of Object.entries(changes)) if (key !== 'unknown_key') assert.deepEqual(body[key], value)
  await as.admin.post(`/api/database/${shop.id}/sync_schema`)
  await server.server.jobs.drain()
  const after = (await as.admin.get(`/api/field/${id}`)).body
  assert.deepEqual([after.display_name, after.semantic_type], ['Amount', 'type/Currency'])
  const cleared = await as.admin.put(`/api/field/${id}`, { description: null, semantic_type: null, display_name: null })
  assert.deepEqual(
    [cleared.body.description, cleared.body.semantic_type, cleared.body.display_name],
    [null, null, 'Amount'],
  )
})

test('types, targets and strategies that do not fit a field are refused', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id } = await shop.field('orders', 'user_id')
  const put = (body: object) => as.admin.put(`/api/field/${id}`, body)
  assert.equal((await put({ semantic_type: 'type/Cake' })).status, 400)
  assert.equal((await put({ description: ' ' })).status, 400)
  assert.equal((await put({ visibility_type: 'gone' })).status, 400)
  assert.equal((await put({ has_field_values: 'maybe' })).status, 400)
  assert.equal((await put({ coercion_strategy: 'Coercion/Cake' })).status, 400)
  const badTarget = await put({ fk_target_field_id: 9999 })
  assert.deepEqual(
    [badTarget.status, badTarget.body],
    [400, { errors: { fk_target_field_id: 'Invalid target field' } }],
  )
  assert.equal((await as.user.put(`/api/field/${id}`, { display_name: 'X' })).status, 403)
  assert.equal((await as.admin.put('/api/field/9999', { display_name: 'X' })).status, 404)
})

test('coercion gives another effective type, and leaving a key forgets its target', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const quantity = await shop.field('orders', 'quantity')
  const strategy = 'Coercion/UNIXSeconds->DateTime'
  const coerced = await as.admin.put(`/api/field/${quantity.id}`, { coercion_strategy: strategy })
  assert.deepEqual([coerced.body.coercion_strategy, coerced.body.effective_type], [strategy, 'type/Instant'])
  const impossible = await as.admin.put(`/api/field/${quantity.id}`, { coercion_strategy: 'Coercion/ISO8601->Date' })
  assert.deepEqual([impossible.body.coercion_strategy, impossible.body.effective_type], [null, 'type/Integer'])
  const { id } = await shop.field('orders', 'user_id')
  const name = await shop.field('people', 'name')
  await as.admin.post(`/api/field/${id}/dimension`, { type: 'external', name: 'Who', human_readable_field_id: name.id })
  const left = await as.admin.put(`/api/field/${id}`, { semantic_type: 'type/Category' })
  assert.deepEqual([left.body.fk_target_field_id, left.body.dimensions], [null, []])
})

test('lists of values are stored, labeled and answered', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const status = await shop.field('orders', 'status')
  const url = `/api/field/${status.id}/values`
  const expected = { values: [['late'], ['open'], ['paid']], field_id: status.id, has_more_values: false }
  assert.deepEqual((await as.user.get(url)).body, expected)
  assert.deepEqual((await as.admin.post(`/api/field/${status.id}/discard_values`)).body, { status: 'success' })
  assert.deepEqual((await as.user.get(url)).body, expected)
  const labels = {
    values: [
      ['late', 'Late'],
      ['open', 'Open'],
      ['paid', 'Paid'],
    ],
  }
  assert.deepEqual((await as.admin.post(url, labels)).body, { status: 'success' })
  assert.deepEqual((await as.user.get(url)).body.values, labels.values)
  assert.deepEqual((await as.admin.post(`/api/field/${status.id}/rescan_values`)).body, { status: 'success' })
  await server.server.jobs.drain()
  assert.deepEqual((await as.user.get(url)).body.values, labels.values)
  assert.equal((await as.admin.post(url, { values: [['late', 'Late'], ['open']] })).status, 400)
  assert.equal((await as.admin.post(url, { values: 'late' })).status, 400)
  assert.equal((await as.user.post(url, labels)).status, 403)
  const createdAt = await shop.field('orders', 'created_at')
  assert.deepEqual((await as.user.get(`/api/field/${createdAt.id}/values`)).body.values, [])
  assert.equal((await as.admin.post(`/api/field/${createdAt.id}/values`, labels)).status, 400)
  const truth = {
    values: [
      [true, 'Yes'],
      [false, 'No'],
    ],
  }
  const quantity = await shop.field('orders', 'quantity')
  const { fields } = server.server.store
  await fields.update(quantity.id, { has_field_values: 'none' })
  assert.equal((await as.admin.post(`/api/field/${quantity.id}/values`, truth)).status, 400)
  await fields.update(quantity.id, { base_type: 'type/Boolean', effective_type: 'type/Boolean' })
  assert.deepEqual((await as.user.get(`/api/field/${quantity.id}/values`)).body.values, [])
  assert.equal((await as.admin.post(`/api/field/${quantity.id}/values`, truth)).status, 200)
  assert.deepEqual((await as.user.get(`/api/field/${quantity.id}/values`)).body.values, truth.values)
  await fields.update(quantity.id, { visibility_type: 'sensitive' })
  assert.deepEqual((await as.user.get(`/api/field/${quantity.id}/values`)).body.values, [])
  assert.equal((await as.admin.post(`/api/field/${quantity.id}/values`, truth)).status, 400)
  const reference = encodeURIComponent('field,total,{"base-type":"type/Float"}')
  assert.deepEqual((await as.user.get(`/api/field/${reference}/values`)).body, { values: [] })
})

test('a foreign key shows what it stands for', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const userId = await shop.field('orders', 'user_id')
  const name = await shop.field('people', 'name')
  const url = `/api/field/${userId.id}/dimension`
  assert.equal((await as.admin.post(url, { type: 'external', name: 'Who' })).status, 400)
  assert.equal((await as.admin.post(url, { type: 'cake', name: 'Who' })).status, 400)
  assert.equal((await as.user.post(url, { type: 'internal', name: 'Who' })).status, 403)
  const body = { type: 'external', name: 'Who', human_readable_field_id: name.id }
  const created = await as.admin.post(url, body)
  assert.equal(created.body.human_readable_field.name, 'name')
  assert.equal((await as.user.get(`/api/field/${userId.id}`)).body.dimensions[0].name, 'Who')
  const { values } = (await as.user.get(`/api/field/${userId.id}/values`)).body
  assert.equal(values.length, 20)
  assert.deepEqual(values[0], [1, 'Person 1'])
  assert.equal((await as.admin.delete(url)).status, 204)
  assert.deepEqual((await as.user.get(`/api/field/${userId.id}`)).body.dimensions, [])
})

test('values are searched and remapped over keys', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const userId = await shop.field('orders', 'user_id')
  const status = await shop.field('orders', 'status')
  const name = await shop.field('people', 'name')
  const search = `/api/field/${userId.id}/search/${name.id}`
  assert.deepEqual((await as.user.get(`${search}?value=PERSON%202&limit=2`)).body, [
    [2, 'Person 2'],
    [20, 'Person 20'],
  ])
  assert.deepEqual((await as.user.get(`${search}?value=%25`)).body, [])
  assert.deepEqual((await as.user.get(`/api/field/${status.id}/search/${status.id}?value=A`)).body, [
    ['late'],
    ['paid'],
  ])
  const remapping = `/api/field/${userId.id}/remapping/${name.id}`
  assert.deepEqual((await as.user.get(`${remapping}?value=3`)).body, [3, 'Person 3'])
  assert.deepEqual((await as.user.get(`${remapping}?value=300`)).body, [])
  assert.deepEqual((await as.user.get(`${remapping}?value=x`)).body, [])
  assert.equal((await as.user.get(remapping)).status, 400)
  assert.equal((await as.user.get(`/api/field/${status.id}/search/${name.id}?value=a`)).status, 400)
  assert.equal((await as.user.get(`/api/field/${status.id}/search/9999?value=a`)).status, 404)
})

test('a summary counts values', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const notes = await shop.field('orders', 'status')
  assert.deepEqual((await as.user.get(`/api/field/${notes.id}/summary`)).body, [
    ['count', 100],
    ['distincts', 3],
  ])
  assert.equal((await as.user.get('/api/field/9999/summary')).status, 404)
  const related = await as.user.get(`/api/field/${notes.id}/related`)
  assert.equal(related.body.table.name, 'orders')
})
