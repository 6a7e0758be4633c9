/** X-rays: dashboards that are made by rules, kept, and run. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { ruleServer, RULES } from '../support/rule-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'
import { requireSound, runAll, type Made } from '../support/x-rays.ts'

const BASE = '/api/automagic-dashboards'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  return { ...server, shop, orders: await shop.table('orders'), people: await shop.table('people') }
}

async function made(as: Client, path: string): Promise<Made> {
  const answer = await as.get(`${BASE}/${path}`)
  assert.equal(answer.status, 200, `${path}: ${answer.text}`)
  requireSound(answer.body, path)
  return answer.body
}

test('tables and fields of all kinds are described, every card runs, and links lead somewhere', async (t) => {
  const { as, shop, server, orders, people } = await shopServer(t)
  const views = await shop.table('big_orders')
  const fields = await server.store.fields.listOfTables([orders.id, people.id])
  const links = new Set<string>()
  for (const path of [
    ...[orders, people, views].map(({ id }) => `table/${id}`),
    ...fields.map(({ id }) => `field/${id}`),
  ]) {
    const board = await made(as.user, path)
    await runAll(as.user, board, path)
    for (const link of Object.values(board.related).flat()) links.add(link.url)
  }
  assert.ok(links.size > 10)
  for (const url of links) await made(as.user, url.replace('/auto/dashboard/', ''))
})

test('a table of orders has its numbers over time and by group, filters, and a title that says what stands out', async (t) => {
  const { as, orders } = await shopServer(t)
  const board = await made(as.user, `table/${orders.id}`)
  assert.equal(board.name, 'Orders at a glance: nothing after Feb 1, 2024')
  const names = board.dashcards.flatMap(({ card }) => card?.name ?? [])
  for (const name of ['Number of Orders', 'Sum of Total', 'Number of Orders by Status', 'Number of Orders by Total']) {
    assert.ok(names.includes(name), `${name} is missing: ${names.join(', ')}`)
  }
  assert.deepEqual(
    board.parameters.map(({ type }) => type).sort(),
    ['date/all-options', 'string/=', 'string/=', 'string/='].slice(0, board.parameters.length).sort(),
  )
  const short = await made(as.user, `table/${orders.id}?show=3`)
  assert.equal(short.dashcards.filter(({ card }) => card !== null).length, 3)
  assert.equal(short.more, `/auto/dashboard/table/${orders.id}#show=all`)
  assert.equal((await made(as.user, `table/${orders.id}?show=all`)).more, null)
})

test('the x-ray is kept with all its cards, and runs with its filters', async (t) => {
  const { as, orders } = await shopServer(t)
  const board = await made(as.user, `table/${orders.id}`)
  const saved = await as.user.post('/api/dashboard/save', board)
  assert.equal(saved.status, 200, saved.text)
  const { body: kept } = await as.user.get(`/api/dashboard/${saved.body.id}`)
  assert.equal(kept.dashcards.length, board.dashcards.length)
  const status = board.parameters.find(({ name }) => name === 'Status')
  const count = kept.dashcards.find(({ card }: { card: { name: string } | null }) => card?.name === 'Number of Orders')
  const run = await as.user.post(`/api/dashboard/${kept.id}/dashcard/${count.id}/card/${count.card_id}/query`, {
    parameters: [
      {
        id: status?.id,
        type: status?.type,
        value: ['paid'],
        target: count.parameter_mappings.find((one: { parameter_id: string }) => one.parameter_id === status?.id)
          ?.target,
      },
    ],
  })
  assert.deepEqual(run.body.data?.rows, [[33]], run.text)
})

test('segments, metrics, questions, models and queries that are not saved', async (t) => {
  const { as, shop, orders, people } = await shopServer(t)
  const total = await shop.field('orders', 'total')
  const filter = ['>', ['field', total.id, null], 50]
  const query = { 'source-table': orders.id, filter }
  const segment = (await as.admin.post('/api/segment', { name: 'Big', table_id: orders.id, definition: { filter } }))
    .body
  const save = async (card: object, inner: object) =>
    (
      await as.user.post('/api/card', {
        name: 'Mine',
        display: 'table',
        visualization_settings: {},
        dataset_query: { database: shop.id, type: 'query', query: inner },
        ...card,
      })
    ).body
  const sum = [['sum', ['field', total.id, null]]]
  const plain = await save({}, query)
  const summed = await save(
    {},
    { ...query, aggregation: sum, breakout: [['field', total.id, { binning: { strategy: 'default' } }]] },
  )
  const metric = await save({ type: 'metric' }, { 'source-table': orders.id, aggregation: sum })
  const model = await save({ type: 'model' }, { 'source-table': people.id })
  const native = await save({}, {})
  const sql = await as.admin.post('/api/card', {
    name: 'SQL',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'native', native: { query: 'select id, status, total from orders' } },
  })
  assert.equal(native === undefined, false)
  const adhoc = { database: shop.id, type: 'query', query }
  const nested = { database: shop.id, type: 'query', query: { 'source-query': { ...query, limit: 10 } } }
  for (const path of [
    `segment/${segment.id}`,
    `metric/${metric.id}`,
    `question/${plain.id}`,
    `question/${summed.id}`,
    `model/${model.id}`,
    `question/${sql.body.id}`,
    `table/card__${model.id}`,
    `adhoc/${encodeURIComponent(encoded(adhoc))}`,
    `adhoc/${encoded(adhoc).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}`,
    `adhoc/${encodeURIComponent(encoded({ ...adhoc, query: { ...query, aggregation: sum } }))}`,
    `adhoc/${encodeURIComponent(encoded(nested))}`,
  ]) {
    const board = await made(as.admin, path)
    await runAll(as.admin, board, path)
  }
  const { body: described } = await as.user.get(`${BASE}/segment/${segment.id}/query_metadata`)
  assert.ok(described.tables.some(({ id }: { id: number }) => id === orders.id))
  assert.equal((await as.user.get(`${BASE}/model/${plain.id}`)).status, 404)
  assert.equal((await as.user.get(`${BASE}/metric/${plain.id}`)).status, 404)
  const compared = await made(as.user, `segment/${segment.id}/compare/table/${orders.id}`)
  assert.ok(compared.dashcards.some(({ series }) => series?.length === 1))
  await runAll(as.user, compared, 'compared')
})

test('what models and questions show of foreign keys leads to the tables behind them', async (t) => {
  const { as, shop, orders, people } = await shopServer(t)
  const total = await shop.field('orders', 'total')
  const person = await shop.field('orders', 'user_id')
  const save = async (name: string, type: string, dataset_query: object) => {
    const card = { name, type, display: 'table', visualization_settings: {}, dataset_query }
    const { body } = await as.admin.post('/api/card', card)
    assert.ok(body.id > 0, JSON.stringify(body))
    return body
  }
  const ask = (query: object) => ({ database: shop.id, type: 'query', query })
  const model = await save('All orders', 'model', ask({ 'source-table': orders.id }))
  const count = { 'source-table': `card__${model.id}`, aggregation: [['count']] }
  const counted = await save('Orders of the model', 'question', ask(count))
  const total_by = { aggregation: [['sum', ['field', total.id, null]]], breakout: [['field', person.id, null]] }
  const grouped = await save('By person', 'model', ask({ 'source-table': orders.id, ...total_by }))
  const native = { query: 'select id, user_id, total from orders' }
  const sql = await save('SQL', 'model', { database: shop.id, type: 'native', native })
  const { body: before } = await as.admin.get(`/api/card/${sql.id}`)
  const described = before.result_metadata.map((column: { name: string }) =>
    column.name.toLowerCase() === 'user_id'
      ? { ...column, id: person.id, semantic_type: 'type/FK', fk_target_field_id: person.fk_target_field_id }
      : column,
  )
  assert.equal((await as.admin.put(`/api/card/${sql.id}`, { result_metadata: described })).status, 200)
  for (const path of [
    `model/${model.id}`,
    `question/${counted.id}`,
    `model/${grouped.id}`,
    `model/${sql.id}`,
    `table/card__${sql.id}`,
  ]) {
    const board = await made(as.user, `${path}?show=all`)
    await runAll(as.user, board, path)
    const linked = board.dashcards.filter(({ card }) => card?.name.includes(`${people.display_name} → `))
    assert.ok(linked.length > 0, path)
    const saved = await as.user.post('/api/dashboard/save', board)
    assert.equal(saved.status, 200, saved.text)
  }
})

test('some rows, by a rule, beside others: all forms of the path', async (t) => {
  const { as, shop, orders } = await shopServer(t)
  const status = await shop.field('orders', 'status')
  const cell = encodeURIComponent(encoded(['=', ['field', status.id, null], 'paid']))
  const staged = encodeURIComponent(encoded(['=', {}, ['field', {}, status.id], 'paid']))
  const rest = encodeURIComponent(
    encoded({
      database: shop.id,
      type: 'query',
      query: { 'source-table': orders.id, filter: ['!=', ['field', status.id, null], 'paid'] },
    }),
  )
  const subject = `table/${orders.id}`
  const rule = 'rule/GenericTable/Numbers'
  const compare = `compare/adhoc/${rest}`
  for (const path of [
    `cell/${cell}`,
    `cell/${staged}`,
    rule,
    `cell/${cell}/${rule}`,
    compare,
    `cell/${cell}/${compare}`,
    `${rule}/${compare}`,
    `cell/${cell}/${rule}/${compare}`,
  ]) {
    const board = await made(as.user, `${subject}/${path}`)
    await runAll(as.user, board, path)
    const isByStatus = board.dashcards.some(({ card }) => card?.name.includes('by Status') === true)
    // Where all rows have one status, no card is by it.
    assert.equal(isByStatus, !path.startsWith('cell'), path)
  }
  // As the page asks from a mark.
  const of = (filter: unknown) => {
    const stage = { 'lib/type': 'mbql.stage/mbql', 'source-table': orders.id, filters: [filter] }
    return encodeURIComponent(encoded({ 'lib/type': 'mbql/query', database: shop.id, stages: [stage] }))
  }
  const mark = ['=', {}, ['field', {}, status.id], 'paid']
  const pressed = await made(as.user, `adhoc/${of(mark)}/compare/adhoc/${of(['not', {}, mark])}`)
  assert.ok(pressed.dashcards.some(({ series }) => series?.length === 1))
  await runAll(as.user, pressed, 'pressed')
  // Orders of one minute have no rhythm: a rule without anything to say counts.
  assert.equal((await made(as.user, `${subject}/rule/GenericTable/Seasonality`)).dashcards.length, 2)
  const closer = await made(as.user, `${subject}/cell/${cell}`)
  assert.deepEqual(closer.transient_filters, ['=', ['field', status.id, null], 'paid'])
  assert.deepEqual(Object.keys(closer.param_fields), [String(status.id)])
  assert.ok(closer.related.compare?.some(({ title }) => title === 'Compare with the rest'))
})

test('what is malformed is refused with the part of the path that is', async (t) => {
  const { as, orders, people } = await shopServer(t)
  const subject = `table/${orders.id}`
  const refused = async (path: string, part: string, text?: string) => {
    const { status, body } = await as.user.get(`${BASE}/${path}`)
    assert.equal(status, 400, path)
    assert.equal(typeof body.errors[part], 'string', `${path}: ${JSON.stringify(body)}`)
    if (text !== undefined) assert.equal(body.errors[part], text)
  }
  const bad = "value couldn't be parsed as base64 encoded JSON"
  await refused('thing/1', 'entity', 'Invalid entity type')
  await refused('adhoc/%25%25', 'entity', bad)
  await refused(`adhoc/${encoded([1])}`, 'entity', bad)
  await refused(`adhoc/${encoded({ database: 1, type: 'query', query: {} })}`, 'entity')
  await refused(`${subject}/cell/nonsense`, 'cell-query', bad)
  await refused(`${subject}/cell/${encoded(7)}`, 'cell-query', bad)
  await refused(`${subject}/cell/${encoded(['=', ['field', 99999, null], 1])}`, 'cell-query')
  await refused(`${subject}?show=some`, 'show', 'invalid show value')
  await refused(`${subject}?show=-1`, 'show', 'invalid show value')
  await refused(`${subject}/rule/Nothing/Seasonality`, 'prefix', 'invalid value for prefix')
  await refused(
    `${subject}/rule/GenericTable/Nothing`,
    'dashboard-template',
    'invalid value for dashboard template name',
  )
  await refused(`${subject}/compare/field/1`, 'comparison-entity', 'Invalid comparison entity type')
  await refused(`${subject}/compare/table/${people.id}`, 'comparison-entity')
  await refused(`${subject}/compare/adhoc/${encoded([1])}`, 'comparison-entity', bad)
  const unread = { database: orders.db_id, type: 'query', query: { 'source-table': orders.id, filter: ['=', 1] } }
  await refused(`${subject}/compare/adhoc/${encoded(unread)}`, 'comparison-entity')
  for (const path of ['table/99999', 'table/abc', 'table/0', 'field/99999', 'segment/99999', 'question/99999']) {
    assert.equal((await as.user.get(`${BASE}/${path}`)).status, 404, path)
  }
  assert.equal((await as.user.get(`${BASE}/database/99999/candidates`)).status, 404)
  assert.equal((await as.user.get(`${BASE}/model_index/99999/primary_key/1`)).status, 404)
})

test('candidates are the tables with more than keys, best first', async (t) => {
  const { as, shop, orders } = await shopServer(t)
  const { body } = await as.user.get(`${BASE}/database/${shop.id}/candidates`)
  assert.equal(body.length, 1)
  const [schema] = body
  assert.equal(schema.tables[0].table.id, orders.id)
  assert.equal(schema.tables[0].url, `/auto/dashboard/table/${orders.id}`)
  assert.equal(schema.tables[0]['dashboard-template-name'], 'table/TransactionTable')
  assert.deepEqual(schema.tables.map(({ table }: { table: { display_name: string } }) => table.display_name).sort(), [
    'Big Orders',
    'Orders',
    'People',
  ])
  for (const { url } of schema.tables) await made(as.user, url.replace('/auto/dashboard/', ''))
})

test('all that belongs to a record of a model, known by its index', async (t) => {
  const { as, shop, server, people, orders } = await shopServer(t)
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': people.id } }
  const card = { name: 'Customers', type: 'model', display: 'table', visualization_settings: {}, dataset_query }
  const { body: model } = await as.admin.post('/api/card', card)
  const refOf = (name: string) => model.result_metadata.find((one: { name: string }) => one.name === name).field_ref
  const refs = { model_id: model.id, pk_ref: refOf('id'), value_ref: refOf('name') }
  const { body: index } = await as.admin.post('/api/model-index', refs)
  await server.services.modelIndexes.task.run({ id: index.id }, new AbortController().signal)
  const { status, body, text } = await as.admin.get(`${BASE}/model_index/${index.id}/primary_key/3`)
  assert.equal(status, 200, text)
  assert.equal(body.name, 'A look at Person 3')
  assert.equal(body.dashcards[0].visualization_settings.link.entity.id, model.id)
  assert.deepEqual(body.tabs, [])
  await runAll(as.admin, body, 'record')
  const count = body.dashcards.find((one: Made['dashcards'][number]) => one.card?.name === 'Number of Orders')
  const key = await shop.field('orders', 'user_id')
  assert.deepEqual(count.card.dataset_query.query, {
    'source-table': orders.id,
    filter: ['=', ['field', key.id, null], 3],
    aggregation: [['count']],
  })
  assert.equal((await as.admin.get(`${BASE}/model_index/${index.id}/primary_key/999`)).status, 404)
})

test('whoever does not see all rows learns nothing of the others', async (t) => {
  const { admin, user, put, sales, shop, orders, people, byStatus } = await ruleServer(t)
  await put({ [sales]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } } })
  const rule = await admin.post(RULES, { group_id: sales, table_id: orders.id, attribute_remappings: byStatus })
  assert.equal(rule.status, 200, rule.text)
  const seen = await made(user, `table/${orders.id}?show=all`)
  await runAll(user, seen, 'ruled')
  assert.equal(seen.name, 'Orders at a glance')
  assert.equal((await made(admin, `table/${orders.id}`)).name, 'Orders at a glance: nothing after Feb 1, 2024')
  const said = seen.dashcards.map(({ card }) => card?.description ?? '').join(' ')
  assert.doesNotMatch(said, /\d+ different values|goes from|covers/)
  const count = seen.dashcards.find(({ card }) => card?.name === 'Number of Orders')
  assert.deepEqual((await user.post('/api/dataset', count?.card?.dataset_query)).body.data.rows, [[33]])
  assert.equal((await user.get(`${BASE}/table/${people.id}`)).status, 200)
})
