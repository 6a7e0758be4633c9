import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const mbql = (query: Record<string, unknown> = {}) => ({
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, ...query },
  })
  const sql = (query: string, tags: Record<string, unknown> = {}) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const post = (card: Record<string, unknown>, client: Client = server.as.user) =>
    client.post('/api/card', { name: 'Card', display: 'table', visualization_settings: {}, ...card })
  const save = async (card: Record<string, unknown>, client?: Client) => {
    const { status, body, text } = await post(card, client)
    assert.equal(status, 200, text)
    return body
  }
  return { server, as: server.as, adminId: server.adminId, shop, orders, mbql, sql, post, save }
}

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

test('queries are stored in one spelling and given back in the form they came in', async (t) => {
  const { as, shop, orders, save } = await shopServer(t)
  const total = await shop.field('orders', 'total')
  const old = { 'source-table': orders.id, filter: ['>', ['field-id', total.id], 5], aggregation: ['count'] }
  const legacy = await save({ dataset_query: { database: shop.id, type: 'query', query: old } })
  assert.deepEqual(legacy.dataset_query.query, {
    'source-table': orders.id,
    filter: ['>', ['field', total.id, null], 5],
    aggregation: [['count']],
  })
  const staged = await save({
    dataset_query: {
      'lib/type': 'mbql/query',
      database: shop.id,
      stages: [{ 'lib/type': 'mbql.stage/mbql', 'source-table': orders.id, aggregation: [['count', {}]] }],
    },
  })
  assert.equal(staged.dataset_query['lib/type'], 'mbql/query')
  assert.deepEqual([staged.query_type, staged.table_id], ['query', orders.id])
  const asLegacy = (await as.user.get(`/api/card/${staged.id}?legacy-mbql=true`)).body.dataset_query
  assert.deepEqual(asLegacy, {
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, aggregation: [['count']] },
  })
})

test('queries that name nothing that exists are refused, each with its reason', async (t) => {
  const { shop, orders, mbql, sql, post, server } = await shopServer(t)
  const refused = async (dataset_query: unknown, more = {}) => {
    const answer = await post({ dataset_query, ...more })
    assert.equal(answer.status, 400, answer.text)
    return answer.body.errors?.dataset_query ?? answer.text
  }
  assert.ok(await refused({}))
  assert.match(await refused({ ...mbql(), database: 9999 }), /Database 9999 does not exist/)
  assert.match(await refused({ database: shop.id, type: 'query', query: { 'source-table': 99999 } }), /Table 99999/)
  assert.match(await refused({ database: shop.id, type: 'query', query: { 'source-table': 'card__999' } }), /Card 999/)
  assert.match(await refused({ database: shop.id, type: 'query', query: { filter: ['nonsense'] } }), /./)
  assert.match(await refused(mbql(), { type: 'metric' }), /exactly one aggregation/)
  assert.match(await refused(sql('select 1'), { type: 'metric' }), /exactly one aggregation/)

  const other = await connectShop(server, makeShop(server.dataDir, 'other.sqlite'))
  const foreign = await other.field('orders', 'total')
  const tags = {
    t: { name: 't', type: 'dimension', dimension: ['field', foreign.id, null], 'widget-type': 'number/=' },
  }
  assert.match(
    await refused(sql('select 1 where {{t}}', tags)),
    /^Invalid Field Filter: Field \d+ "orders"\."total" belongs to/,
  )
  const wrongTable = { database: other.id, type: 'query', query: { 'source-table': orders.id } }
  assert.match(await refused(wrongTable), /does not belong to database/)
})

test('a metric is one number, by one date at most', async (t) => {
  const { as, shop, mbql, save, orders } = await shopServer(t)
  const created = await shop.field('orders', 'created_at')
  const byMonth = { aggregation: [['count']], breakout: [['field', created.id, { 'temporal-unit': 'month' }]] }
  const metric = await save({ name: 'Orders', type: 'metric', dataset_query: mbql(byMonth) })
  assert.equal(metric.type, 'metric')
  const using = await save({ name: 'Using', dataset_query: mbql({ aggregation: [['metric', metric.id]] }) })
  const found = (await as.user.get(`/api/card?f=using_metric&model_id=${metric.id}`)).body
  assert.deepEqual(idsOf(found), [using.id])
  const related = (await as.user.get(`/api/card/${using.id}/related`)).body
  assert.deepEqual([related.table.id, related['canonical-metric'].id], [orders.id, metric.id])
  const status = await as.user.get(`/api/card/${metric.id}/related`)
  assert.deepEqual(idsOf(status.body['similar-questions']), [using.id])
  const adHoc = (await as.user.post('/api/card/related', { query: mbql() })).body
  assert.deepEqual((await as.user.post('/api/card/related', mbql())).body, adHoc, 'the query may be the body itself')
  assert.deepEqual([idsOf(adHoc.metrics), idsOf(adHoc['similar-questions'])], [[metric.id], [using.id]])
})

test('cards do not read themselves, also not through others', async (t) => {
  const { as, shop, mbql, save } = await shopServer(t)
  const on = (id: number) => ({ database: shop.id, type: 'query', query: { 'source-table': `card__${id}` } })
  const first = await save({ name: 'First', dataset_query: mbql() })
  const second = await save({ name: 'Second', dataset_query: on(first.id) })
  const third = await save({ name: 'Third', dataset_query: on(second.id) })
  for (const id of [first.id, second.id, third.id]) {
    const answer = await as.user.put(`/api/card/${first.id}`, { dataset_query: on(id) })
    assert.equal(answer.status, 400, answer.text)
  }
  const viaVirtual = { ...on(second.id), database: -1337 }
  const fourth = await save({ name: 'Fourth', dataset_query: viaVirtual })
  assert.deepEqual(
    [fourth.database_id, fourth.dataset_query.database, fourth.source_card_id],
    [shop.id, shop.id, second.id],
  )
})

test('only what is sent changes; a model is shown as a table and keeps what was said of its columns', async (t) => {
  const { as, mbql, sql, save } = await shopServer(t)
  const card = await save({ display: 'bar', description: 'Kept', cache_ttl: 4, dataset_query: mbql() })
  const model = (await as.user.put(`/api/card/${card.id}`, { type: 'model' })).body
  assert.deepEqual([model.type, model.dataset, model.display, model.persisted], ['model', true, 'table', false])
  assert.deepEqual([model.description, model.cache_ttl], ['Kept', 4])
  const described = model.result_metadata.map((column: { name: string }) =>
    column.name === 'total' ? { ...column, display_name: 'Sum of money', description: 'With tax' } : column,
  )
  for (const column of [5, {}, { name: 'n', display_name: 7 }, { name: 'n', semantic_type: 'type/Nope' }]) {
    const { status, body } = await as.user.put(`/api/card/${card.id}`, { result_metadata: [column] })
    assert.deepEqual([status, Object.keys(body.errors)], [400, ['result_metadata']], JSON.stringify(column))
  }
  await as.user.put(`/api/card/${card.id}`, { result_metadata: described })
  const filtered = (await as.user.put(`/api/card/${card.id}`, { dataset_query: mbql({ limit: 5 }) })).body
  const total = filtered.result_metadata.find((column: { name: string }) => column.name === 'total')
  assert.deepEqual([total.display_name, total.description], ['Sum of money', 'With tax'])
  const variable = sql('select {{x}}', { x: { name: 'x', type: 'text' } })
  assert.equal((await as.user.put(`/api/card/${card.id}`, { dataset_query: variable })).status, 400)
  const question = (await as.user.put(`/api/card/${card.id}`, { dataset: false, description: null })).body
  assert.deepEqual([question.type, question.description], ['question', null])
  assert.equal((await as.user.put(`/api/card/${card.id}`, { name: null, display: null })).body.name, 'Card')
})

test('a whole record sent back makes a new card', async (t) => {
  const { as, save, mbql, adminId } = await shopServer(t)
  const card = await save({ name: 'One', dataset_query: mbql() })
  const again = await save({ ...card, name: 'Two' }, as.admin)
  assert.notEqual(again.id, card.id)
  assert.notEqual(again.entity_id, card.entity_id)
  assert.equal(again.creator_id, adminId)
  assert.equal((await as.user.put(`/api/card/${card.id}`, { ...card, name: 'Three' })).body.name, 'Three')
})

test('the Trash takes cards and gives them back', async (t) => {
  const { as, mbql, save } = await shopServer(t)
  const home = (await as.user.post('/api/collection', { name: 'Home' })).body
  const card = await save({ dataset_query: mbql(), collection_id: home.entity_id, collection_position: 1 })
  assert.equal(card.collection_id, home.id)
  const archived = (await as.user.put(`/api/card/${card.id}`, { archived: true })).body
  assert.deepEqual(
    [
      archived.archived,
      archived.archived_directly,
      archived.collection_position,
      archived.can_restore,
      archived.can_delete,
    ],
    [true, true, null, true, true],
  )
  const inTrash = (await as.user.get('/api/collection/trash/items?archived=true')).body.data
  assert.deepEqual(idsOf(inTrash), [card.id])
  await as.user.put(`/api/collection/${home.id}`, { archived: true })
  assert.equal((await as.user.get(`/api/card/${card.id}`)).body.can_restore, false)
  assert.equal((await as.user.put(`/api/card/${card.id}`, { archived: false })).status, 400)
  const restored = (await as.user.put(`/api/card/${card.id}`, { archived: false, collection_id: null })).body
  assert.deepEqual([restored.archived, restored.archived_directly, restored.collection_id], [false, false, null])
  assert.equal((await as.user.put(`/api/card/${card.id}`, { collection_id: home.id })).status, 400)
})

test('pinned cards make room for each other', async (t) => {
  const { as, mbql, save } = await shopServer(t)
  const first = await save({ name: 'a', dataset_query: mbql(), collection_position: 1 })
  const second = await save({ name: 'b', dataset_query: mbql(), collection_position: 1 })
  const position = async (id: number) => (await as.user.get(`/api/card/${id}`)).body.collection_position
  assert.deepEqual([await position(first.id), await position(second.id)], [2, 1])
  await as.user.put(`/api/card/${second.id}`, { collection_position: null })
  assert.deepEqual([await position(first.id), await position(second.id)], [1, null])
  await as.user.put(`/api/card/${second.id}`, { collection_position: 2 })
  await as.user.put(`/api/card/${second.id}`, { collection_position: 1 })
  assert.deepEqual([await position(first.id), await position(second.id)], [2, 1])
  const pinned = (await as.user.get('/api/collection/root/items?pinned_state=is_pinned')).body.data
  assert.equal(pinned.length, 2)
})

test('cards move together or not at all', async (t) => {
  const { as, mbql, save, server, adminId } = await shopServer(t)
  const home = (await as.user.post('/api/collection', { name: 'Home' })).body
  const a = await save({ name: 'a', dataset_query: mbql() })
  const b = await save({ name: 'b', dataset_query: mbql() })
  const move = (card_ids: number[], more: Record<string, unknown>) =>
    as.user.post('/api/cards/move', { card_ids, ...more })
  assert.deepEqual((await move([a.id, b.id], { collection_id: home.id })).body, { status: 'success' })
  assert.equal((await as.user.get(`/api/card/${b.id}`)).body.collection_id, home.id)
  assert.equal((await move([a.id, 9999], { collection_id: null })).status, 404)
  assert.equal((await as.user.get(`/api/card/${a.id}`)).body.collection_id, home.id)
  assert.equal((await move([a.id], { dashboard_id: 3 })).status, 404)
  assert.equal((await move([a.id], { collection_id: 9999 })).status, 404)
  const admin = await server.server.store.users.find(adminId)
  assert.ok(admin)
  const personal = await server.server.services.collections.personalId(admin)
  assert.equal((await move([a.id], { collection_id: personal })).status, 403)
  const hidden = await save({ dataset_query: mbql(), collection_id: personal }, as.admin)
  assert.equal((await move([a.id, hidden.id], { collection_id: null })).status, 403)
  assert.ok((await move([0], {})).body.errors.card_ids)
})

test('embedding changes only by administrators and once it is on', async (t) => {
  const { as, mbql, save } = await shopServer(t)
  const card = await save({ dataset_query: mbql(), enable_embedding: true })
  assert.equal(card.enable_embedding, false)
  assert.equal((await as.admin.get('/api/card/embeddable')).status, 400)
  await as.admin.put('/api/setting/enable-embedding-static', { value: true })
  const changes = { enable_embedding: true, embedding_params: { least: 'locked' } }
  assert.equal((await as.user.put(`/api/card/${card.id}`, changes)).status, 403)
  assert.equal(card.initially_published_at, null)
  const embedded = (await as.admin.put(`/api/card/${card.id}`, changes)).body
  assert.deepEqual([embedded.enable_embedding, embedded.embedding_params], [true, { least: 'locked' }])
  const published = embedded.initially_published_at
  assert.match(published, /^\d{4}-\d\d-\d\dT/)
  await as.admin.put(`/api/card/${card.id}`, { enable_embedding: false })
  const again = (await as.admin.put(`/api/card/${card.id}`, { enable_embedding: true })).body
  assert.equal(again.initially_published_at, published)
  const listed = (await as.admin.get('/api/card')).body.find(({ id }: { id: number }) => id === card.id)
  assert.equal(listed.initially_published_at, published)
  assert.equal((await as.admin.post(`/api/card/${card.id}/copy`)).body.initially_published_at, null)
  assert.equal((await as.user.put(`/api/card/${card.id}`, { ...embedded, name: 'Same' })).status, 200)
  assert.deepEqual((await as.admin.get('/api/card/embeddable')).body, [{ id: card.id, name: 'Same' }])
  for (const cleared of [{ embedding_params: null }, { enable_embedding: false }, { embedding_type: 'x' }]) {
    assert.equal((await as.user.put(`/api/card/${card.id}`, cleared)).status, 403, JSON.stringify(cleared))
  }
  const refused = await as.admin.put(`/api/card/${card.id}`, { embedding_params: { a: 'locked', b: 'open' } })
  assert.deepEqual(refused.body, {
    errors: { embedding_params: 'The state of "b" must be disabled, enabled or locked.' },
    'specific-errors': {
      embedding_params: ['"b" should be either disabled, enabled or locked, received: "open"'],
    },
  })
  assert.equal((await as.admin.put(`/api/card/${card.id}`, { embedding_params: 'x' })).status, 400)
  assert.equal((await as.user.get('/api/card/embeddable')).status, 403)
})

test('public links need sharing to be on and a live card', async (t) => {
  const { as, mbql, save } = await shopServer(t)
  const card = await save({ dataset_query: mbql() })
  await as.admin.put('/api/setting/enable-public-sharing', { value: false })
  const off = await as.admin.post(`/api/card/${card.id}/public_link`)
  assert.deepEqual([off.status, off.text], [400, 'Public sharing is not enabled.'])
  assert.equal((await as.admin.get('/api/card/public')).status, 400)
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  await as.user.put(`/api/card/${card.id}`, { archived: true })
  const archived = await as.admin.post(`/api/card/${card.id}/public_link`)
  assert.deepEqual([archived.status, archived.body.error_code], [404, 'archived'])
  assert.equal((await as.nobody.post(`/api/card/${card.id}/public_link`)).status, 401)
})

test('a run shows in the use of a card', async (t) => {
  const { as, mbql, save, server } = await shopServer(t)
  const card = await save({ dataset_query: mbql({ limit: 1 }) })
  assert.deepEqual([card.average_query_time, card.last_query_start, card.last_used_at], [null, null, null])
  assert.equal((await as.user.post(`/api/card/${card.id}/query`, {})).status, 202)
  await server.server.services.runner.log.flush()
  await server.server.services.activity.flush()
  const used = (await as.user.get(`/api/card/${card.id}`)).body
  assert.equal(typeof used.average_query_time, 'number')
  assert.match(used.last_query_start, /^\d{4}-/)
  assert.match(used.last_used_at, /^\d{4}-/)
  const values = { id: 'p', type: 'category', values_source_type: 'card', values_source_config: { card_id: card.id } }
  await save({ dataset_query: mbql(), parameters: [values] })
  assert.equal((await as.user.get(`/api/card/${card.id}`)).body.parameter_usage_count, 1)
})

test('numbers that can be no id are refused', async (t) => {
  const { shop, mbql, post, orders, as } = await shopServer(t)
  const huge = 99_999_999_999
  const queries = [
    { database: huge, type: 'query', query: { 'source-table': orders.id } },
    { database: shop.id, type: 'query', query: { 'source-table': huge } },
    { database: shop.id, type: 'query', query: { 'source-table': `card__${huge}` } },
    mbql({ filter: ['=', ['field', huge, null], 1] }),
    mbql({ filter: ['segment', huge] }),
  ]
  for (const dataset_query of queries) {
    const answer = await post({ dataset_query })
    assert.equal(answer.status, 400, answer.text)
    const known = await as.user.post('/api/dataset/query_metadata', dataset_query)
    assert.equal(known.status, 200, known.text)
  }
  assert.equal((await as.user.get(`/api/card/${huge}`)).status, 404)
  assert.equal((await as.user.get(`/api/collection/${huge}`)).status, 404)
  const definition = { filter: ['=', ['field', huge, null], 1] }
  assert.equal((await as.admin.post('/api/segment', { name: 'x', table_id: orders.id, definition })).status, 400)
})

test('saving a card compiles its query once', async (t) => {
  const { server, as, shop, mbql, sql, save } = await shopServer(t)
  const source = await save({ dataset_query: mbql() })
  // Compiling asks once which collections the cards are in that the query reads.
  const { mock } = t.mock.method(server.server.store.queryMetadata, 'collectionsOfCards')
  const timesCompiled = async (work: () => Promise<unknown>) => {
    mock.resetCalls()
    await work()
    return mock.callCount()
  }
  const tag = `#${source.id}`
  const tags = { [tag]: { id: 'a', name: tag, 'display-name': tag, type: 'card', 'card-id': source.id } }
  for (const dataset_query of [
    { database: shop.id, type: 'query', query: { 'source-table': `card__${source.id}` } },
    sql(`select * from {{${tag}}} o`, tags),
  ]) {
    let card: { id: number; result_metadata: unknown[] } = { id: 0, result_metadata: [] }
    assert.equal(await timesCompiled(async () => (card = await save({ dataset_query }))), 1)
    assert.ok(card.result_metadata.length > 0)
    assert.equal(await timesCompiled(() => as.user.put(`/api/card/${card.id}`, { dataset_query })), 1)
  }
})
