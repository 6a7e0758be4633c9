import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const sql = (query: string, tags: Record<string, unknown> = {}) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const save = async (client: Client, card: Record<string, unknown>) => {
    const { status, body, text } = await client.post('/api/card', {
      name: 'Card',
      display: 'table',
      visualization_settings: {},
      ...card,
    })
    assert.equal(status, 200, text)
    return body
  }
  return { ...server, shop, sql, save }
}

test('a card is created with the columns of its result, read, changed and deleted', async (t) => {
  const { as, shop, save, userId } = await shopServer(t)
  const orders = await shop.table('orders')
  const dataset_query = {
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, aggregation: [['count']] },
  }
  const card = await save(as.user, { name: 'How many', dataset_query, description: 'All orders', color: 'ignored' })
  assert.equal(card.query_type, 'query')
  assert.equal(card.table_id, orders.id)
  assert.equal(card.creator.id, userId)
  assert.deepEqual(card.dataset_query, dataset_query)
  assert.deepEqual(
    card.result_metadata.map((column: { name: string }) => column.name),
    ['count'],
  )
  assert.equal(card.collection.id, 'root')
  assert.match(card.entity_id, /^[\w-]{21}$/)

  const changed = await as.user.put(`/api/card/${card.id}`, { name: 'Count', description: null, cache_ttl: 3 })
  assert.equal(changed.body.name, 'Count')
  assert.equal(changed.body.description, null)
  assert.equal(changed.body.cache_ttl, 3)
  assert.equal(changed.body['last-edit-info'].id, userId)
  assert.equal((await as.user.get(`/api/card/${card.entity_id}`)).body.id, card.id)

  assert.equal((await as.user.delete(`/api/card/${card.id}`)).status, 204)
  assert.deepEqual(await statusAndText(as.user.get(`/api/card/${card.id}`)), [404, 'Not found.'])
})

test('a refused card names the fields that are missing or wrong', async (t) => {
  const { as, sql } = await shopServer(t)
  const { status, body } = await as.user.post('/api/card', { display: 'table', dataset_query: sql('select 1') })
  assert.equal(status, 400)
  assert.deepEqual(Object.keys(body.errors).sort(), ['name', 'visualization_settings'])
  const base = { name: 'x', display: 'table', visualization_settings: {} }
  const unlinked = 'Invalid query: missing or invalid Database ID (:database)'
  for (const database of [undefined, null, 'My DB', 1.5]) {
    const refused = await as.user.post('/api/card', { ...base, dataset_query: { ...sql('select 1'), database } })
    assert.deepEqual([refused.status, refused.body.errors], [400, { dataset_query: unlinked }])
  }
  const wrong = { ...base, dataset_query: sql('select 1'), collection_id: 'abc', parameters: [{ id: 'x' }] }
  assert.deepEqual((await as.user.post('/api/card', wrong)).body.errors, {
    collection_id: 'nullable value must be an integer greater than zero.',
    parameters: 'nullable value must be an array of maps with the keys id and type.',
  })
  const variable = sql('select {{x}}', { x: { name: 'x', type: 'text', default: 'a' } })
  const model = await as.user.post('/api/card', { ...base, type: 'model', dataset_query: variable })
  assert.equal(model.status, 400)
  assert.match(model.text, /cannot have a variable or field filter/)
  assert.deepEqual(await statusAndText(as.user.get('/api/card/abc')), [404, 'API endpoint does not exist.'])
  assert.equal((await as.user.get('/api/card/0')).status, 400)
  assert.equal((await as.nobody.get('/api/card')).status, 401)
})

test('lists are filtered, and archived cards only appear when asked for', async (t) => {
  const { as, shop, sql, save } = await shopServer(t)
  const first = await save(as.user, { name: 'b', dataset_query: sql('select 1 as a') })
  const second = await save(as.admin, { name: 'A', dataset_query: sql('select 2 as a') })
  const names = async (query: string) =>
    (await as.user.get(`/api/card?${query}`)).body.map((card: { name: string }) => card.name)
  assert.deepEqual(await names(''), ['A', 'b'])
  assert.deepEqual(await names('f=mine'), ['b'])
  assert.deepEqual(await names(`f=database&model_id=${shop.id}`), ['A', 'b'])
  await as.user.put(`/api/card/${second.id}`, { archived: true })
  assert.deepEqual(await names(''), ['b'])
  assert.deepEqual(await names('f=archived'), ['A'])
  const needsId = await as.user.get('/api/card?f=table')
  assert.equal(needsId.status, 400)
  assert.match(needsId.body.errors.model_id, /required parameter when filter mode is 'table'/)
  assert.equal((await as.user.get('/api/card?f=nothing')).status, 400)
  for (const filter of ['database', 'table', 'using_model', 'using_segment', 'using_metric']) {
    const missing = as.user.get(`/api/card?f=${filter}&model_id=99999`)
    assert.deepEqual(await statusAndText(missing), [404, 'Not found.'], filter)
  }
  const mine = (await as.admin.get('/api/user/current')).body.personal_collection_id
  const hidden = await save(as.admin, { name: 'h', dataset_query: sql('select 4 as a'), collection_id: mine })
  assert.equal((await as.user.get(`/api/card?f=using_model&model_id=${hidden.id}`)).status, 403)
  await as.admin.delete(`/api/card/${hidden.id}`)
  const model = await save(as.user, { name: 'm', type: 'model', dataset_query: sql('select 3 as n') })
  const onModel = { database: shop.id, type: 'query', query: { 'source-table': `card__${model.id}` } }
  await save(as.user, { name: 'on model', dataset_query: onModel })
  assert.deepEqual(await names(`f=using_model&model_id=${model.id}`), ['on model'])
  assert.equal((await as.user.put(`/api/card/${model.id}`, { dataset_query: onModel })).status, 400)
  assert.ok(first.id)
})

test('a card in the list is the card without what costs a look at other tables', async (t) => {
  const { as, sql, save, shop } = await shopServer(t)
  const orders = await shop.table('orders')
  const collection = (await as.admin.post('/api/collection', { name: 'Sales' })).body
  const tags = { state: { id: 't1', name: 'state', 'display-name': 'State', type: 'text', default: 'CA' } }
  const cards = [
    await save(as.user, { name: 'tags', dataset_query: sql('select {{state}} as s', tags) }),
    await save(as.user, {
      name: 'Table',
      dataset_query: { database: shop.id, type: 'query', query: { 'source-table': orders.id } },
      parameters: [{ id: 'p', type: 'category', name: 'P', slug: 'p' }],
      visualization_settings: { 'graph.x_axis.title_text': 'a "b" \\ ü 😀' },
      collection_id: collection.id,
    }),
  ]
  const listed = (await as.user.get('/api/card')).body
  assert.deepEqual(
    listed.map((card: { name: string }) => card.name),
    ['Table', 'tags'],
  )
  for (const card of cards) {
    const inList = listed.find(({ id }: { id: number }) => id === card.id)
    const full = (await as.user.get(`/api/card/${card.id}?ignore_view=true`)).body
    for (const key of Object.keys(inList)) assert.deepEqual(inList[key], full[key], key)
  }
  assert.equal(listed[1].parameters[0].id, 't1')
})

test('a long list is written in pieces, whole and in order', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const result_metadata = [{ name: 'x', description: 'long '.repeat(200) }]
  for (let index = 0; index < 250; index++) {
    const name = `${index % 2 === 0 ? 'b' : 'A'} ${index}`
    await addTestCard(server.store, { name, creator_id: adminId, result_metadata })
  }
  const { body, headers } = await as.admin.get('/api/card?include=result_metadata')
  assert.equal(headers['content-length'], undefined)
  const cards: { name: string; result_metadata: unknown }[] = body
  const names = cards.map(({ name }) => name.toLowerCase())
  assert.deepEqual([names.length, names], [250, names.toSorted()])
  assert.deepEqual(cards[249]?.result_metadata, result_metadata)
  const [whole = {}] = cards
  const short = (await as.admin.get('/api/card')).body
  const { result_metadata: _columns, ...rest } = whole as Record<string, unknown>
  assert.deepEqual(short[0], rest)
  assert.equal((await as.admin.get('/api/card?include=everything')).status, 400)
})

test('cards move between collections, and hidden collections hide them', async (t) => {
  const { as, sql, save, server, adminId } = await shopServer(t)
  const collection = (await as.admin.post('/api/collection', { name: 'Sales' })).body
  const card = await save(as.user, { dataset_query: sql('select 1') })
  const moved = await as.user.post('/api/card/collections', { card_ids: [card.id], collection_id: collection.id })
  assert.deepEqual(moved.body, { status: 'ok' })
  assert.equal((await as.user.get(`/api/card/${card.id}`)).body.collection_id, collection.id)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const personal = await server.services.collections.personalId(admin)
  await as.admin.post('/api/card/collections', { card_ids: [card.id], collection_id: personal })
  assert.equal((await as.user.get(`/api/card/${card.id}`)).status, 403)
  assert.equal((await as.user.post(`/api/card/${card.id}/query`, {})).status, 403)
  assert.deepEqual((await as.user.get('/api/card')).body, [])
})

test('a card runs with its parameters, defaults and downloads', async (t) => {
  const { as, sql, save } = await shopServer(t)
  const tags = { least: { id: 'a1', name: 'least', 'display-name': 'Least', type: 'number', default: 99 } }
  const card = await save(as.user, {
    name: 'Big Ones',
    dataset_query: sql('select id, total from orders where id >= {{least}} order by id', tags),
  })
  assert.deepEqual(
    card.parameters.map((one: { slug: string; type: string }) => [one.slug, one.type]),
    [['least', 'number/=']],
  )
  const run = async (parameters: unknown) => (await as.user.post(`/api/card/${card.id}/query`, { parameters })).body
  assert.equal((await run([])).row_count, 2)
  assert.equal((await run({})).row_count, 2, 'some clients send a map for none')
  assert.deepEqual((await run({ least: 100 })).errors, { parameters: 'nullable sequence of map' })
  assert.equal((await run([{ id: 'a1', value: 100 }])).row_count, 1)
  const byTarget = { type: 'number', target: ['variable', ['template-tag', 'least']], value: ['98'] }
  assert.equal((await run([byTarget])).row_count, 3)
  const unknown = await as.user.post(`/api/card/${card.id}/query`, { parameters: [{ id: 'zz', value: 1 }] })
  assert.equal(unknown.status, 400)
  assert.deepEqual(unknown.body['allowed-parameters'], ['least'])
  const csv = await as.user.post(
    `/api/card/${card.id}/query/csv?parameters=${encodeURIComponent(JSON.stringify([{ id: 'a1', value: 100 }]))}`,
  )
  assert.equal(csv.text, 'id,total\n100,100.5\n')
  assert.match(String(csv.headers['content-disposition']), /big_ones_/)
  const form = new URLSearchParams({ parameters: 'null', format_rows: 'true' }).toString()
  const json = await as.user.post(`/api/card/${card.id}/query/json`, form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  assert.equal(json.body.length, 2)
})

test('a model shows no column that it or the data model hides, with parameters and without', async (t) => {
  const { as, shop, sql, save } = await shopServer(t)
  const [orders, id, total] = [
    (await shop.table('orders')).id,
    (await shop.field('orders', 'id')).id,
    (await shop.field('orders', 'total')).id,
  ]
  const limit = { 'order-by': [['asc', ['field', id, null]]], limit: 2 }
  const fields = { 'source-table': orders, fields: [id, total].map((field) => ['field', field, null]), ...limit }
  const models = [
    await save(as.user, { type: 'model', dataset_query: { database: shop.id, type: 'query', query: fields } }),
    await save(as.user, { type: 'model', dataset_query: sql('select id, total from orders order by id limit 2') }),
  ]
  const shown = async (model: { id: number }) => {
    const target = ['dimension', ['field', 'id', { 'base-type': 'type/Integer' }]]
    const parameters = [{ id: 'p', type: 'number/>=', target, value: [0] }]
    const names = async (body: object) => {
      const { data } = (await as.user.post(`/api/card/${model.id}/query`, body)).body
      return [data.cols.map(({ name }: { name: string }) => name), data.rows]
    }
    const [alone, filtered] = [await names({ ignore_cache: true }), await names({ parameters, ignore_cache: true })]
    assert.deepEqual(alone, filtered)
    assert.deepEqual(await names({ ignore_cache: true }), alone)
    return alone
  }
  for (const model of models) {
    assert.deepEqual((await shown(model))[0], ['id', 'total'])
    const { result_metadata } = (await as.user.get(`/api/card/${model.id}`)).body
    const edited = result_metadata.map((column: { name: string }) =>
      column.name === 'total' ? { ...column, visibility_type: 'sensitive' } : column,
    )
    await as.user.put(`/api/card/${model.id}`, { result_metadata: edited })
    assert.deepEqual(await shown(model), [['id'], [[1], [2]]])
    assert.match((await as.user.post(`/api/card/${model.id}/query/csv`)).text, /^ID\n1\n2\n$/i)
    const kept = (await as.user.get(`/api/card/${model.id}`)).body.result_metadata
    assert.deepEqual(
      kept.map(({ name, visibility_type }: Record<string, unknown>) => [name, visibility_type === 'sensitive']),
      [
        ['id', false],
        ['total', true],
      ],
    )
  }
  const later = await save(as.user, {
    type: 'model',
    dataset_query: { database: shop.id, type: 'query', query: fields },
  })
  await as.admin.put(`/api/field/${total}`, { visibility_type: 'sensitive' })
  assert.deepEqual(await shown(later), [['id'], [[1], [2]]])
})

test('an answer is kept for its time to live, and anew when asked', async (t) => {
  const { as, sql, save } = await shopServer(t)
  const card = await save(as.user, { cache_ttl: 1, dataset_query: sql('select random() as r') })
  const run = async (body = {}) => (await as.user.post(`/api/card/${card.id}/query`, body)).body
  const first = await run()
  assert.equal(first.cached, null)
  const second = await run()
  assert.match(second.cached, /^\d{4}-/)
  assert.deepEqual(second.data.rows, first.data.rows)
  assert.equal(second.row_count, 1)
  const fresh = await run({ ignore_cache: true })
  assert.notDeepEqual(fresh.data.rows, first.data.rows)
  assert.deepEqual((await run()).data.rows, fresh.data.rows)
})

test('series, copy, public links and embedding', async (t) => {
  const { as, sql, save } = await shopServer(t)
  const line = await save(as.user, { name: 'Line', display: 'line', dataset_query: sql('select 1') })
  const bar = await save(as.user, { name: 'Bar', display: 'bar', dataset_query: sql('select 1') })
  const series = await as.user.get(`/api/card/${line.id}/series`)
  assert.deepEqual(
    series.body.map((card: { id: number }) => card.id),
    [bar.id],
  )
  const table = await save(as.user, { dataset_query: sql('select 1') })
  assert.equal((await as.user.get(`/api/card/${table.id}/series`)).status, 400)
  const copy = await as.user.post(`/api/card/${line.id}/copy`)
  assert.equal(copy.body.name, 'Copy of Line')
  assert.equal((await as.user.post(`/api/card/${line.id}/public_link`)).status, 403)
  const { uuid } = (await as.admin.post(`/api/card/${line.id}/public_link`)).body
  assert.equal((await as.admin.post(`/api/card/${line.id}/public_link`)).body.uuid, uuid)
  assert.deepEqual((await as.admin.get('/api/card/public')).body, [{ id: line.id, name: 'Line', public_uuid: uuid }])
  const shown = async () => {
    const read = ['', `/${line.id}`, `/${bar.id}/series`].map(async (path) =>
      (await as.admin.get(`/api/card${path}`)).text.includes(uuid),
    )
    return Promise.all(read)
  }
  assert.deepEqual(await shown(), [true, true, true])
  await as.admin.put('/api/setting/enable-public-sharing', { value: false })
  assert.deepEqual(await shown(), [false, false, false])
  const changed = await as.admin.put(`/api/card/${line.id}`, { description: 'x', public_uuid: null })
  assert.equal(changed.body.public_uuid, null)
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  assert.equal((await as.admin.get(`/api/card/${line.id}`)).body.public_uuid, uuid)
  assert.equal((await as.admin.delete(`/api/card/${line.id}/public_link`)).status, 204)
  assert.equal((await as.admin.delete(`/api/card/${line.id}/public_link`)).status, 404)
  assert.equal((await as.user.put(`/api/card/${line.id}`, { enable_embedding: true })).status, 400)
  assert.equal((await as.admin.put(`/api/card/${line.id}`, { enable_embedding: true })).status, 400)
})

async function statusAndText(answer: Promise<{ status: number; text: string }>) {
  const { status, text } = await answer
  return [status, text]
}
