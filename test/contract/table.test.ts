import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

const names = (rows: { name: string }[]) => rows.map((row) => row.name)

test('tables are listed with their database', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { body } = await as.admin.get('/api/table')
  assert.deepEqual(names(body), ['big_orders', 'orders', 'people', 'schema_migrations'])
  assert.deepEqual(body[0].db.details, { db: shop.path })
  assert.equal(body[3].visibility_type, 'cruft')
  assert.equal('details' in (await as.user.get('/api/table')).body[0].db, false)
  const people = await shop.table('people')
  const single = await as.user.get(`/api/table/${people.id}`)
  assert.equal(single.body.pk_field, (await shop.field('people', 'id')).id)
  assert.equal(single.body.entity_type, 'entity/UserTable')
  const editable = '?include_editable_data_model=true'
  assert.equal((await as.admin.get(`/api/table/${single.body.id}${editable}`)).status, 200)
  assert.equal((await as.user.get(`/api/table/${single.body.id}${editable}`)).status, 403)
  assert.equal((await as.user.get('/api/table/9999')).status, 404)
  assert.equal((await as.user.get('/api/table/0')).status, 400)
  assert.equal((await as.user.get('/api/table/x')).status, 404)
  assert.equal((await as.nobody.get('/api/table')).status, 401)
})

test('query metadata has fields, targets and ways to group', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  await server.server.store.fields.update((await shop.field('orders', 'notes')).id, { visibility_type: 'hidden' })
  await server.server.store.fields.update((await shop.field('orders', 'payload')).id, { visibility_type: 'sensitive' })
  const { body } = await as.user.get(`/api/table/${orders.id}/query_metadata`)
  assert.deepEqual(names(body.fields), ['id', 'user_id', 'status', 'total', 'quantity', 'created_at'])
  const field = (name: string) => body.fields.find((row: { name: string }) => row.name === name)
  assert.equal(field('user_id').target.name, 'id')
  assert.equal(body.db.id, shop.id)
  assert.equal('details' in body.db, false)
  const option = (index: string) => body.dimension_options[index].name
  assert.equal(option(field('created_at').default_dimension_option), 'Day')
  assert.equal(option(field('total').default_dimension_option), 'Auto bin')
  assert.deepEqual(field('status').dimension_options, [])
  const all = await as.user.get(
    `/api/table/${orders.id}/query_metadata?include_hidden_fields=true&include_sensitive_fields=TRUE`,
  )
  assert.equal(all.body.fields.length, 8)
  const editing = `/api/table/${orders.id}/query_metadata?include_editable_data_model=true`
  assert.equal((await as.user.get(editing)).status, 403)
})

test('foreign keys into a table and its neighbors are told', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const people = await shop.table('people')
  const { body } = await as.user.get(`/api/table/${people.id}/fks`)
  assert.equal(body.length, 1)
  assert.deepEqual(
    [body[0].relationship, body[0].origin.name, body[0].origin.table.name, body[0].destination.name],
    ['Mt1', 'user_id', 'orders', 'id'],
  )
  assert.equal(body[0].origin.table.db.id, shop.id)
  const related = await as.user.get(`/api/table/${people.id}/related`)
  assert.deepEqual(names(related.body['linked-from']), ['orders'])
  assert.deepEqual((await as.user.get('/api/table/card__1/fks')).body, [])
})

test('what a person set on a table stays through a sync', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id } = await shop.table('orders')
  const changes = { display_name: 'Sales', description: '', visibility_type: 'hidden', caveats: 'none' }
  const { status, body } = await as.admin.put(`/api/table/${id}`, changes)
  assert.equal(status, 200)
  assert.deepEqual(
    [body.display_name, body.description, body.visibility_type, body.caveats],
    ['Sales', '', 'hidden', 'none'],
  )
  assert.equal((await as.admin.put(`/api/table/${id}`, { display_name: null })).body.display_name, 'Sales')
  await as.admin.post(`/api/database/${shop.id}/sync_schema`)
  await server.server.jobs.drain()
  assert.equal((await as.admin.get(`/api/table/${id}`)).body.display_name, 'Sales')
  assert.equal((await as.user.put(`/api/table/${id}`, changes)).status, 403)
  assert.equal((await as.admin.put(`/api/table/${id}`, { visibility_type: 'gone' })).status, 400)
  assert.equal((await as.admin.put(`/api/table/${id}`, { entity_type: 'entity/Cake' })).status, 400)
  assert.equal((await as.admin.put('/api/table/9999', changes)).status, 404)
  assert.equal((await as.nobody.put(`/api/table/${id}`, changes)).status, 401)
})

test('several tables change together or not at all', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const ids = [(await shop.table('orders')).id, (await shop.table('people')).id]
  const { body } = await as.admin.put('/api/table', { ids, show_in_getting_started: true })
  assert.deepEqual(
    body.map((row: { show_in_getting_started: boolean }) => row.show_in_getting_started),
    [true, true],
  )
  const bad = await as.admin.put('/api/table', { ids: [...ids, 9999], description: 'x' })
  assert.equal(bad.status, 404)
  assert.equal((await as.admin.get(`/api/table/${ids[0]}`)).body.description, null)
  assert.equal((await as.admin.put('/api/table', { description: 'x' })).status, 400)
})

test('fields stand in the order asked for', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id } = await shop.table('people')
  const order = async () => names((await as.user.get(`/api/table/${id}/query_metadata`)).body.fields)
  const alphabetical = await as.admin.put(`/api/table/${id}`, { field_order: 'alphabetical' })
  assert.equal(alphabetical.body.field_order, 'alphabetical')
  assert.equal(alphabetical.body.fields.length, 8)
  assert.deepEqual((await order()).slice(0, 3), ['birth_date', 'created_at', 'email'])
  await as.admin.put(`/api/table/${id}`, { field_order: 'smart' })
  assert.deepEqual((await order()).slice(0, 2), ['id', 'name'])
  const wanted = [(await shop.field('people', 'state')).id, (await shop.field('people', 'email')).id]
  const custom = await as.admin.put(`/api/table/${id}/fields/order`, wanted)
  assert.deepEqual(custom.body, { success: true })
  assert.deepEqual((await order()).slice(0, 3), ['state', 'email', 'id'])
  assert.equal((await as.admin.get(`/api/table/${id}`)).body.field_order, 'custom')
  await as.admin.put(`/api/table/${id}`, { field_order: 'database' })
  assert.deepEqual((await order())[0], 'id')
  const named = await as.admin.put(`/api/table/${id}/fields/order`, { field_order: wanted })
  assert.deepEqual([named.status, named.body], [200, { success: true }])
  assert.equal((await as.admin.put(`/api/table/${id}/fields/order`, [9999])).status, 400)
  assert.equal((await as.admin.put(`/api/table/${id}/fields/order`, { ids: wanted })).status, 400)
  assert.equal((await as.user.put(`/api/table/${id}/fields/order`, wanted)).status, 403)
})

test('values are read again and thrown away', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id } = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const kept = () => server.server.store.fieldValues.findOfField(status.id)
  assert.deepEqual((await kept())?.values, ['late', 'open', 'paid'])
  assert.deepEqual((await as.admin.post(`/api/table/${id}/discard_values`)).body, { status: 'success' })
  assert.equal(await kept(), undefined)
  assert.deepEqual((await as.admin.post(`/api/table/${id}/rescan_values`)).body, { status: 'success' })
  await server.server.jobs.drain()
  assert.deepEqual((await kept())?.values, ['late', 'open', 'paid'])
  assert.deepEqual((await as.admin.post(`/api/table/${id}/sync_schema`)).body, { status: 'ok' })
  assert.equal((await as.user.post(`/api/table/${id}/rescan_values`)).status, 403)
  assert.equal((await as.user.post(`/api/table/${id}/discard_values`)).status, 403)
})

test('a saved question is a table too', async (t) => {
  const server = await testServer(t)
  const { as, adminId } = server
  const shop = await connectShop(server)
  const userId = await shop.field('orders', 'user_id')
  const result_metadata = [
    { id: userId.id, name: 'user_id', display_name: 'Who', base_type: 'type/Integer' },
    { name: 'n', display_name: 'N', base_type: 'type/Integer', semantic_type: 'type/PK' },
  ]
  const cardId = await addTestCard(server.server.store, { database_id: shop.id, creator_id: adminId, result_metadata })
  const { body } = await as.user.get(`/api/table/card__${cardId}/query_metadata`)
  assert.equal(body.id, `card__${cardId}`)
  assert.equal(body.db_id, shop.id)
  const [who, n] = body.fields
  assert.deepEqual(
    [who.id, who.table_id, who.semantic_type, who.fk_target_field_id, who.display_name],
    [userId.id, `card__${cardId}`, 'type/FK', userId.fk_target_field_id, 'Who'],
  )
  assert.deepEqual([n.id, n.semantic_type], [['field', 'n', { 'base-type': 'type/Integer' }], null])
  assert.equal((await as.user.get('/api/table/card__9999/query_metadata')).status, 404)
})
