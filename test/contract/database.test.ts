import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

test('a database is connected, synced and listed', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const path = makeShop(server.dataDir)
  const created = await as.admin.post('/api/database', { name: 'Shop', engine: 'sqlite', details: { db: path } })
  assert.equal(created.status, 200)
  assert.deepEqual(created.body.details, { db: path })
  assert.equal(created.body.initial_sync_status, 'incomplete')
  assert.equal(created.body['can-manage'], true)
  assert.deepEqual(created.body.schedules.metadata_sync, {
    schedule_type: 'hourly',
    schedule_minute: 50,
    schedule_hour: null,
    schedule_day: null,
    schedule_frame: null,
  })
  await server.server.jobs.drain()
  const list = await as.admin.get('/api/database?include=tables')
  assert.equal(list.body.total, 1)
  assert.equal(list.body.data[0].initial_sync_status, 'complete')
  assert.deepEqual(
    list.body.data[0].tables.map((table: { name: string }) => table.name),
    ['big_orders', 'orders', 'people'],
  )
  const forUser = await as.user.get('/api/database')
  assert.equal('details' in forUser.body.data[0], false)
  assert.equal((await as.nobody.get('/api/database')).status, 401)
})

test('what does not connect is refused with the detail at fault', async (t) => {
  const { as, dataDir } = await testServer(t)
  const missing = await as.admin.post('/api/database', {
    name: 'X',
    engine: 'sqlite',
    details: { db: join(dataDir, 'missing') },
  })
  assert.equal(missing.status, 400)
  assert.match(missing.body.message, /no file/)
  assert.ok(missing.body.errors.db)
  const unknown = await as.admin.post('/api/database', { name: 'X', engine: 'cobol', details: {} })
  assert.deepEqual(
    [unknown.status, unknown.body],
    [400, { errors: { engine: 'Cannot create Database: cannot find driver cobol.' } }],
  )
  const wrong = await as.admin.post('/api/database', { name: ' ', engine: 'sqlite', details: 'x' })
  assert.equal(wrong.status, 400)
  assert.deepEqual(Object.keys(wrong.body.errors).sort(), ['details', 'name'])
  assert.equal((await as.user.post('/api/database', { name: 'X', engine: 'sqlite', details: {} })).status, 403)
  assert.equal((await as.nobody.post('/api/database', {})).status, 401)
  assert.equal((await as.admin.get('/api/database')).body.total, 0)
})

test('details are tried without storing them, in both shapes of the body', async (t) => {
  const { as, dataDir } = await testServer(t)
  const db = makeShop(dataDir)
  const nested = { details: { engine: 'sqlite', details: { db } } }
  assert.deepEqual((await as.admin.post('/api/database/validate', nested)).body, { valid: true })
  assert.deepEqual((await as.admin.post('/api/database/validate', { engine: 'sqlite', details: { db } })).body, {
    valid: true,
  })
  const bad = await as.admin.post('/api/database/validate', { engine: 'sqlite', details: { db: '/nowhere/x' } })
  assert.equal(bad.status, 200)
  assert.equal(bad.body.valid, false)
  assert.ok(bad.body.errors.db)
  assert.equal((await as.admin.post('/api/database/validate', { details: {} })).status, 400)
  const hollow = await as.admin.post('/api/database/validate', { details: { engine: 'sqlite', details: null } })
  assert.deepEqual(hollow.body.errors, { details: { details: 'map' } })
  assert.equal((await as.user.post('/api/database/validate', nested)).status, 403)
})

test('an update keeps secrets that come back hidden, and nulls change nothing', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id, path } = await connectShop(server)
  await server.server.store.databases.update(id, { details: { db: path, password: 'secret' }, cache_ttl: 5 })
  const before = await as.admin.get(`/api/database/${id}`)
  assert.equal(before.body.details.password, '**MetabasePass**')
  const hidden = { engine: 'sqlite', details: { db: '**MetabasePass**' } }
  assert.equal((await as.admin.post('/api/database/validate', hidden)).body.valid, false)
  const known = await as.admin.post('/api/database/validate', { details: hidden, id })
  assert.deepEqual(known.body, { valid: true }, 'what is hidden stands for what is stored')
  const details = { ...before.body.details, extra: 'x' }
  const body = {
    id,
    name: null,
    engine: null,
    details,
    cache_ttl: null,
    description: 'The shop',
    auto_run_queries: false,
  }
  const updated = await as.admin.put(`/api/database/${id}`, body)
  assert.equal(updated.status, 200)
  assert.deepEqual(
    [updated.body.name, updated.body.cache_ttl, updated.body.description, updated.body.auto_run_queries],
    ['Shop', null, 'The shop', false],
  )
  const stored = await server.server.store.databases.find(id)
  assert.deepEqual(stored?.details, { db: path, password: 'secret', extra: 'x' })
  const broken = await as.admin.put(`/api/database/${id}`, { details: { db: '/nowhere/x' } })
  assert.equal(broken.status, 400)
  assert.deepEqual((await server.server.store.databases.find(id))?.details, stored?.details)
  assert.equal((await as.user.put(`/api/database/${id}`, { name: 'Y' })).status, 403)
  assert.equal((await as.admin.put('/api/database/999', { name: 'Y' })).status, 404)
  assert.equal((await as.admin.put(`/api/database/${id}`, { cache_ttl: 0 })).status, 400)
  const keys = { 'ssl-key': 'PEM', 'ssl-key-value': 'PEM', 'ssl-key-path': '/key.pem', 'ssl-key-password': '' }
  await server.server.store.databases.update(id, { engine: 'postgres', details: keys })
  assert.deepEqual((await as.admin.get(`/api/database/${id}`)).body.details, {
    ...keys,
    'ssl-key': '**MetabasePass**',
    'ssl-key-value': '**MetabasePass**',
  })
})

test('schedules are read as maps and as cron strings', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id } = await connectShop(server)
  const monthly = {
    schedule_type: 'monthly',
    schedule_minute: 15,
    schedule_hour: 4,
    schedule_day: 'mon',
    schedule_frame: 'first',
  }
  const byMap = await as.admin.put(`/api/database/${id}`, { schedules: { cache_field_values: monthly } })
  assert.equal(byMap.body.cache_field_values_schedule, '0 15 4 ? * 2#1 *')
  assert.deepEqual(byMap.body.schedules.cache_field_values, monthly)
  const byCron = await as.admin.put(`/api/database/${id}`, { metadata_sync_schedule: '0 5 3 ? * 6 *' })
  assert.deepEqual(byCron.body.schedules.metadata_sync, {
    schedule_type: 'weekly',
    schedule_minute: 5,
    schedule_hour: 3,
    schedule_day: 'fri',
    schedule_frame: null,
  })
  assert.equal((await as.admin.put(`/api/database/${id}`, { metadata_sync_schedule: 'now and then' })).status, 400)
  assert.equal(
    (await as.admin.put(`/api/database/${id}`, { schedules: { metadata_sync: { schedule_type: 'yearly' } } })).status,
    400,
  )
})

test('metadata comes whole, with targets, and without what is hidden', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  await server.server.store.fields.update((await shop.field('people', 'email')).id, { visibility_type: 'sensitive' })
  await server.server.store.fields.update((await shop.field('people', 'state')).id, { visibility_type: 'hidden' })
  const { body } = await as.user.get(`/api/database/${shop.id}/metadata`)
  const tables = new Map<string, any>(body.tables.map((table: { name: string }) => [table.name, table])) // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  assert.deepEqual([...tables.keys()], ['big_orders', 'orders', 'people'])
  const fieldsOf = (name: string): any[] => tables.get(name).fields // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  assert.deepEqual(
    fieldsOf('people').map((field) => field.name),
    ['id', 'name', 'birth_date', 'latitude', 'longitude', 'created_at'],
  )
  const userId = fieldsOf('orders').find((field) => field.name === 'user_id')
  assert.equal(userId.semantic_type, 'type/FK')
  assert.equal(userId.target.name, 'id')
  assert.equal(fieldsOf('people')[0].name_field.name, 'name')
  assert.deepEqual(tables.get('orders').segments, [])
  const hidden = await as.user.get(`/api/database/${shop.id}/metadata?include_hidden=true`)
  const allPeople = hidden.body.tables.find((table: { name: string }) => table.name === 'people')
  assert.ok(allPeople.fields.some((field: { name: string }) => field.name === 'state'))
  assert.ok(!allPeople.fields.some((field: { name: string }) => field.name === 'email'))
  assert.ok(hidden.body.tables.some((table: { name: string }) => table.name === 'schema_migrations'))
  await server.server.store.fields.update((await shop.field('people', 'name')).id, { visibility_type: 'sensitive' })
  const nameless = await as.user.get(`/api/database/${shop.id}/metadata?include_hidden=true`)
  const people = nameless.body.tables.find((table: { name: string }) => table.name === 'people')
  assert.equal(people.fields[0].name_field, null, 'nor as what stands for the rows of a table')
  const bare = await as.user.get(`/api/database/${shop.id}/metadata?skip_fields=true`)
  assert.equal('fields' in bare.body.tables[0], false)
  assert.equal((await as.user.get('/api/database/999/metadata')).status, 404)
  const single = await as.user.get(`/api/database/${shop.id}?include=tables.fields`)
  assert.equal(single.body.tables[1].fields.length, 8)
  assert.equal((await as.user.get(`/api/database/${shop.id}?include=rows`)).status, 400)
  const plain = await as.user.get(`/api/database/${shop.id}?include=`)
  assert.deepEqual([plain.status, 'tables' in plain.body], [200, false])
  const every = await as.user.get('/api/database?include=')
  assert.deepEqual([every.status, 'tables' in every.body.data[0]], [200, false])
})

test('schemas, fields and keys are listed', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id } = await connectShop(server)
  assert.deepEqual((await as.user.get(`/api/database/${id}/schemas`)).body, [''])
  const names = (answer: { body: { name: string }[] }) => answer.body.map((row) => row.name)
  assert.deepEqual(names(await as.user.get(`/api/database/${id}/schema/`)), ['big_orders', 'orders', 'people'])
  assert.equal((await as.user.get(`/api/database/${id}/schema/nope`)).status, 404)
  assert.deepEqual((await as.admin.get(`/api/database/${id}/syncable_schemas`)).body, [])
  const fields = (await as.user.get(`/api/database/${id}/fields`)).body
  assert.deepEqual(
    fields.find((field: { display_name: string }) => field.display_name === 'User ID'),
    {
      id: fields.find((field: { display_name: string }) => field.display_name === 'User ID').id,
      name: 'User ID',
      display_name: 'User ID',
      base_type: 'type/Integer',
      semantic_type: 'type/FK',
      table_name: 'Orders',
      schema: '',
    },
  )
  const keys = (await as.user.get(`/api/database/${id}/idfields`)).body
  assert.deepEqual(
    keys.map((field: { table: { name: string } }) => field.table.name),
    ['big_orders', 'orders', 'people'],
  )
})

test('names are suggested to editors', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id } = await connectShop(server)
  const url = `/api/database/${id}/autocomplete_suggestions`
  assert.deepEqual((await as.user.get(`${url}?prefix=or`)).body, [['orders', 'Table']])
  assert.deepEqual((await as.user.get(`${url}?substring=TAT&prefix=x`)).body, [
    ['state', 'people type/Text type/State'],
    ['status', 'orders type/Text type/Category'],
  ])
  assert.deepEqual((await as.user.get(`${url}?prefix=tot`)).body, [
    ['total', 'big_orders type/Decimal'],
    ['total', 'orders type/Decimal'],
  ])
  assert.deepEqual((await as.user.get(`${url}?substring=%25`)).body, [])
  assert.equal((await as.user.get(url)).status, 400)
  assert.deepEqual((await as.user.get(`/api/database/${id}/card_autocomplete_suggestions?query=x`)).body, [])
})

test('actions answer ok and a database that is gone says so', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id, path } = await connectShop(server)
  for (const action of ['sync_schema', 'rescan_values', 'discard_values', 'dismiss_spinner']) {
    assert.deepEqual((await as.admin.post(`/api/database/${id}/${action}`)).body, { status: 'ok' })
    assert.equal((await as.user.post(`/api/database/${id}/${action}`)).status, 403)
    assert.equal((await as.admin.post(`/api/database/999/${action}`)).status, 404)
  }
  assert.deepEqual((await as.user.get(`/api/database/${id}/healthcheck`)).body, { status: 'ok' })
  assert.deepEqual((await as.admin.get(`/api/database/${id}/usage_info`)).body, {
    question: 0,
    dataset: 0,
    metric: 0,
    segment: 0,
  })
  await server.server.store.databases.update(id, { details: { db: `${path}.gone` } })
  const health = await as.user.get(`/api/database/${id}/healthcheck`)
  assert.equal(health.body.status, 'error')
  const sync = await as.admin.post(`/api/database/${id}/sync_schema`)
  assert.equal(sync.status, 422)
  assert.match(sync.text, /no file/)
  assert.equal((await as.admin.post(`/api/database/${id}/persist`)).status, 400)
  assert.equal((await as.admin.post(`/api/database/${id}/unpersist`)).status, 204)
})

test('deleting a database takes its tables along', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  assert.equal((await as.user.delete(`/api/database/${shop.id}`)).status, 403)
  assert.equal((await as.admin.delete(`/api/database/${shop.id}`)).status, 204)
  assert.equal((await as.admin.delete(`/api/database/${shop.id}`)).status, 404)
  assert.deepEqual(await server.server.store.tables.listOfDatabase(shop.id), [])
  assert.equal(await server.server.store.jobs.find(`schedule sync.database ${shop.id}`), undefined)
})

test('a database with which something was made is deleted only on confirmation', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const url = `/api/database/${shop.id}`
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const base = { display: 'table', visualization_settings: {}, dataset_query }
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await as.admin.post(path, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.id
  }
  const cards: number[] = []
  for (let index = 0; index < 12; index++) {
    cards.push(await made('/api/card', { ...base, name: `Question ${String(index).padStart(2, '0')}` }))
  }
  const model = await made('/api/card', { ...base, name: 'Model', type: 'model' })
  await as.admin.put(`/api/card/${model}`, { archived: true })
  const definition = {
    'source-table': orders.id,
    filter: ['>', ['field', (await shop.field('orders', 'total')).id, null], 1],
  }
  const segment = await made('/api/segment', { name: 'Large', table_id: orders.id, definition })
  const board = await made('/api/dashboard', { name: 'Board' })
  const text = { id: -2, card_id: null, row: 5, col: 0, size_x: 4, size_y: 3 }
  const chart = { id: -1, card_id: cards[0], row: 0, col: 0, size_x: 4, size_y: 3, series: [{ id: cards[1] }] }
  await as.admin.put(`/api/dashboard/${board}`, { dashcards: [chart, text] })

  const refused = await as.admin.delete(url)
  assert.equal(refused.status, 409)
  const { uses, error_code, message } = refused.body
  assert.equal(error_code, 'in-use')
  assert.match(message, /12 questions, 1 model, 1 segment\. 1 dashboard would lose cards\..*confirm=true/)
  assert.deepEqual([uses.question.count, uses.question.items.length], [12, 10])
  assert.deepEqual(uses.question.items[0], { id: cards[0], name: 'Question 00' })
  assert.deepEqual(
    [uses.dataset, uses.metric, uses.segment, uses.dashboard],
    [
      { count: 1, items: [{ id: model, name: 'Model' }] },
      { count: 0, items: [] },
      { count: 1, items: [{ id: segment, name: 'Large' }] },
      { count: 1, items: [{ id: board, name: 'Board' }] },
    ],
  )
  const { dashboard: _boards, ...owned } = uses
  const counts = Object.fromEntries(Object.entries(owned).map(([kind, one]) => [kind, Object(one).count]))
  assert.deepEqual((await as.admin.get(`${url}/usage_info`)).body, counts)
  for (const query of ['', '?confirm=false']) assert.equal((await as.admin.delete(url + query)).status, 409)
  assert.equal((await as.admin.delete(`${url}?confirm=perhaps`)).status, 400)
  assert.equal((await as.user.delete(`${url}?confirm=true`)).status, 403)
  assert.equal((await as.admin.get(`/api/card/${cards[0]}`)).status, 200)
  assert.notEqual(await server.server.store.jobs.find(`schedule sync.database ${shop.id}`), undefined)

  assert.equal((await as.admin.delete(`${url}?confirm=true`)).status, 204)
  assert.equal((await as.admin.get(`/api/card/${cards[0]}`)).status, 404)
  const left = (await as.admin.get(`/api/dashboard/${board}`)).body.dashcards
  assert.deepEqual(
    left.map((one: { card_id: number | null }) => one.card_id),
    [null],
  )
})

test('the sample database is made again on request', async (t) => {
  const server = await testServer(t)
  const { as } = server
  assert.equal((await as.user.post('/api/database/sample_database')).status, 403)
  const { body } = await as.admin.post('/api/database/sample_database')
  assert.deepEqual([body.name, body.is_sample], ['Sample Database', true])
  await server.server.jobs.drain()
  const file = new DatabaseSync(body.details.db)
  file.exec('delete from REVIEWS; drop table FEEDBACK')
  file.close()
  const again = await as.admin.post('/api/database/sample_database')
  assert.equal(again.body.id, body.id)
  await server.server.jobs.drain()
  const { body: metadata } = await as.admin.get(`/api/database/${body.id}/metadata`)
  assert.equal(metadata.tables.length, 8)
  const orders = metadata.tables.find((table: { name: string }) => table.name === 'ORDERS')
  assert.equal(orders.entity_type, 'entity/TransactionTable')
  assert.ok(orders.description)
})

test('saved questions are tables of a virtual database', async (t) => {
  const server = await testServer(t)
  const { as, adminId } = server
  const shop = await connectShop(server)
  assert.equal((await as.user.get('/api/database?saved=true')).body.total, 1)
  const total = await shop.field('orders', 'total')
  const column = { id: total.id, name: 'total', display_name: 'Total', base_type: 'type/Decimal' }
  await addTestCard(server.server.store, {
    name: 'totals',
    database_id: shop.id,
    creator_id: adminId,
    result_metadata: [column],
  })
  await addTestCard(server.server.store, {
    name: 'Twice',
    database_id: shop.id,
    creator_id: adminId,
    result_metadata: [column, column],
  })
  await addTestCard(server.server.store, {
    name: 'Model',
    type: 'model',
    database_id: shop.id,
    creator_id: adminId,
    result_metadata: [column],
  })
  await addTestCard(server.server.store, {
    name: 'Zones',
    database_id: shop.id,
    creator_id: adminId,
    result_metadata: [column],
  })
  await addTestCard(server.server.store, {
    name: 'Metric',
    type: 'metric',
    database_id: shop.id,
    creator_id: adminId,
    result_metadata: [column],
  })
  const { body } = await as.user.get('/api/database?saved=true&include=tables')
  const virtual = body.data[1]
  assert.deepEqual([virtual.id, virtual.is_saved_questions], [-1337, true])
  assert.deepEqual(
    virtual.tables.map((table: { display_name: string }) => table.display_name),
    ['Model', 'totals', 'Zones'],
  )
  assert.deepEqual((await as.user.get('/api/database/-1337/schemas')).body, ['Everything else'])
  const [table] = (await as.user.get('/api/database/-1337/schema/Everything%20else')).body
  assert.match(table.id, /^card__\d+$/)
  assert.equal((await as.user.get('/api/database/-1337/datasets/Everything%20else')).body[0].type, 'model')
  const metadata = (await as.user.get('/api/database/-1337/metadata')).body
  const withoutFields = metadata.tables.map(({ fields: _fields, ...table }: { fields: object[] }) => table)
  assert.deepEqual({ ...metadata, tables: withoutFields }, virtual)
  assert.equal(metadata.tables[0].fields[0].id, total.id)
  const suggestions = await as.user.get(`/api/database/${shop.id}/card_autocomplete_suggestions?query=tot`)
  assert.deepEqual(
    suggestions.body.map((card: { name: string }) => card.name),
    ['totals'],
  )
  assert.equal((await as.admin.get(`/api/database/${shop.id}/usage_info`)).body.dataset, 1)
})
