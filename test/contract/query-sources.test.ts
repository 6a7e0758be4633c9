/** Saved questions, models, metrics and segments as parts of queries, over HTTP. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = (await shop.table('orders')).id
  const total = ['field', (await shop.field('orders', 'total')).id, null]
  const save = async (query: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const outer = 'native' in query ? { type: 'native', ...query } : { type: 'query', query }
    const { status, body } = await server.as.admin.post('/api/card', {
      name: 'Saved',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: shop.id, ...outer },
      ...more,
    })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const ask = async (query: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const outer = { database: shop.id, type: 'query', query, ...more }
    const { status, body, headers } = await server.as.user.post('/api/dataset', outer)
    return { status, body, headers }
  }
  return { ...server, ...shop, database: shop.id, orders, total, save, ask }
}

test('a card knows the columns of its query, whatever a client sends back with it', async (t) => {
  const { as, database, save, ask } = await shopServer(t)
  const names = (card: { result_metadata: { name: string }[] }) => card.result_metadata.map(({ name }) => name)
  const whole = await save({ native: { query: 'select 1 as one' } })
  const dataset_query = { database, type: 'native', native: { query: "select 'x' as word, 2 as two" } }
  const changed = await as.admin.put(`/api/card/${whole.id}`, { ...whole, dataset_query })
  assert.deepEqual(names(changed.body), ['word', 'two'])
  const { body } = await ask({ 'source-table': `card__${whole.id}` })
  assert.deepEqual(body.data.rows, [['x', 2]], body.error)
  const emptied = await as.admin.put(`/api/card/${whole.id}`, { result_metadata: [] })
  assert.deepEqual(names(emptied.body), ['word', 'two'])
  assert.deepEqual(names(await save({ native: { query: 'select 1 as one' } }, { result_metadata: [] })), ['one'])
  const shown = [{ name: 'two', display_name: 'Second', base_type: 'type/Integer' }]
  const sent = await as.admin.put(`/api/card/${whole.id}`, { dataset_query, result_metadata: shown })
  assert.deepEqual(sent.body.result_metadata, shown)
})

test('a run tells a card the columns of its SQL', async (t) => {
  const { as, path, save, ask } = await shopServer(t)
  const run = (statements: string) => {
    const file = new DatabaseSync(path)
    file.exec(statements)
    file.close()
  }
  run('create table growing (a integer); insert into growing values (1)')
  const read = async (id: number) => (await as.user.get(`/api/card/${id}`)).body
  const names = (card: { result_metadata: { name: string }[] }) => card.result_metadata.map(({ name }) => name)
  const query = { native: { query: 'select * from growing' } }
  const question = await save(query)
  const model = await save(query, {
    type: 'model',
    result_metadata: [{ name: 'a', display_name: 'First', base_type: 'type/Integer' }],
  })
  run('alter table growing add column b integer')
  for (const { id, updated_at } of [question, model]) {
    await as.user.post(`/api/card/${id}/query`, {})
    const learned = await read(id)
    assert.deepEqual(names(learned), ['a', 'b'])
    assert.equal(learned.updated_at, updated_at)
    const { body } = await ask({ 'source-table': `card__${id}` })
    assert.deepEqual(body.data.rows, [[1, null]], body.error)
  }
  assert.equal((await read(model.id)).result_metadata[0].display_name, 'First')

  // Only a run with a value tells the columns of SQL that needs one.
  const tag = { id: 'm', name: 'least', 'display-name': 'Least', type: 'number', required: true }
  const native = { query: 'select a as found from growing where a >= {{least}}', 'template-tags': { least: tag } }
  const waiting = await save({ native })
  const isListed = async () => {
    const { body } = await as.user.get('/api/database/-1337/schema/Everything%20else')
    return body.some((virtual: { id: string }) => virtual.id === `card__${waiting.id}`)
  }
  assert.deepEqual([waiting.result_metadata, await isListed()], [null, false])
  await as.user.post(`/api/card/${waiting.id}/query`, { parameters: [{ id: 'm', value: 1 }] })
  assert.deepEqual([names(await read(waiting.id)), await isListed()], [['found'], true])
})

test('a run tells a question the columns that its source and its fields have now', async (t) => {
  const { as, orders, total, field, save } = await shopServer(t)
  const quantity = (await field('orders', 'quantity')).id
  const fields = [total, ['field', quantity, null]]
  const model = await save({ 'source-table': orders, fields: [total] }, { type: 'model' })
  const [edited] = model.result_metadata
  await as.admin.put(`/api/card/${model.id}`, { result_metadata: [{ ...edited, display_name: 'Sum' }] })
  const question = await save({ 'source-table': `card__${model.id}` })
  const named = async (id: number) =>
    (await as.user.get(`/api/card/${id}`)).body.result_metadata.map((one: Record<string, unknown>) => [
      one['name'],
      one['display_name'],
    ])
  const afterRun = async (id: number, parameters: unknown[] = []) => {
    const { body } = await as.user.post(`/api/card/${id}/query`, { parameters })
    assert.equal(body.status, 'completed', body.error)
    return named(id)
  }
  assert.deepEqual(await named(question.id), [['total', 'Sum']])

  const wider = { ...model.dataset_query, query: { 'source-table': orders, fields } }
  await as.admin.put(`/api/card/${model.id}`, { dataset_query: wider })
  const both = [
    ['total', 'Sum'],
    ['quantity', 'Quantity'],
  ]
  const filter = { type: 'number/=', target: ['dimension', total], value: [1] }
  assert.deepEqual(await afterRun(question.id, [filter]), [['total', 'Sum']])
  assert.deepEqual(await afterRun(question.id), both)

  const plain = await save({ 'source-table': orders, fields })
  await as.admin.put(`/api/field/${quantity}`, { display_name: 'Pieces' })
  assert.deepEqual(await afterRun(plain.id), [
    ['total', 'Total'],
    ['quantity', 'Pieces'],
  ])
  await as.admin.put(`/api/card/${model.id}`, { type: 'question' })
  assert.deepEqual((await afterRun(model.id))[0], ['total', 'Total'])

  const partly = await save(
    { 'source-table': orders, fields },
    { type: 'model', result_metadata: [{ ...edited, display_name: 'Sum' }] },
  )
  assert.deepEqual(await afterRun(partly.id), [
    ['total', 'Sum'],
    ['quantity', 'Pieces'],
  ])
})

test('the virtual database of saved questions stands for the database of the question', async (t) => {
  const { database, orders, save, ask } = await shopServer(t)
  const { id } = await save({ 'source-table': orders, aggregation: [['count']] })
  for (const query of [
    { 'source-table': `card__${id}` },
    { SOURCE_TABLE: `card__${id}` },
    { 'source-query': { 'source-query': { source_table: `card__${id}` } } },
  ]) {
    const { body } = await ask(query, { database: -1337 })
    assert.equal(body.status, 'completed', body.error)
    assert.deepEqual(body.data.rows, [[100]])
    assert.equal(body.database_id, database)
    assert.equal(body.json_query.database, database)
  }
  assert.equal((await ask({ 'source-table': 'card__999999' }, { database: -1337 })).status, 404)
  assert.equal((await ask({ 'source-table': orders }, { database: -1337 })).status, 400)
})

test('a model shows what its author wrote, as itself and as a source, in SQL too', async (t) => {
  const { as, total, orders, save, ask } = await shopServer(t)
  const metadata = (name: string) => [
    { name, display_name: 'Worth', base_type: 'type/Decimal', semantic_type: 'type/Currency', description: 'In euros' },
  ]
  const question = { 'source-table': orders, fields: [total], limit: 1 }
  const models = [
    await save(question, { type: 'model', result_metadata: metadata('total') }),
    await save(
      { native: { query: 'select total from orders limit 1' } },
      { type: 'model', result_metadata: metadata('total') },
    ),
  ]
  for (const { id } of models) {
    const itself = (await as.user.post(`/api/card/${id}/query`, {})).body
    const outer = (await ask({ 'source-table': `card__${id}` })).body
    for (const { data, error } of [itself, outer]) {
      const [{ name, display_name, description, semantic_type }] = data.cols.length > 0 ? data.cols : [{ name: error }]
      assert.deepEqual(
        [name, display_name, description, semantic_type],
        ['total', 'Worth', 'In euros', 'type/Currency'],
      )
    }
  }
  // The same query as a question keeps the names of the table.
  const plain = await save(question, { result_metadata: metadata('total') })
  const { body } = await as.user.post(`/api/card/${plain.id}/query`, {})
  assert.equal(body.data.cols[0].display_name, 'Total')
})

test('a metric counts by its own filter, on its table and on itself', async (t) => {
  const { orders, total, save, ask } = await shopServer(t)
  const metric = { 'source-table': orders, filter: ['>', total, 90], aggregation: [['count']] }
  const { id } = await save(metric, { type: 'metric', name: 'Dear ones' })
  const onTable = (await ask({ 'source-table': orders, aggregation: [['metric', id], ['count']] })).body
  assert.deepEqual(onTable.data.rows, [[11, 100]])
  assert.equal(onTable.data.cols[0].display_name, 'Dear ones')
  const onItself = (await ask({ 'source-table': `card__${id}`, aggregation: [['metric', id]] })).body
  assert.deepEqual(onItself.data.rows, [[11]])
})

test('cards, metrics and segments may be named by their entity ids', async (t) => {
  const { as, database, orders, total, save } = await shopServer(t)
  const card = await save({ 'source-table': orders, filter: ['>', total, 50] })
  const metric = await save({ 'source-table': orders, aggregation: [['count']] }, { type: 'metric' })
  const definition = { 'source-table': orders, filter: ['>', total, 90] }
  const segment = (await as.admin.post('/api/segment', { name: 'Dear', table_id: orders, definition })).body
  const stages = [
    {
      'lib/type': 'mbql.stage/mbql',
      'source-card': card.entity_id,
      filters: [['segment', {}, segment.entity_id]],
      aggregation: [['metric', {}, metric.entity_id]],
    },
  ]
  const query = { 'lib/type': 'mbql/query', database, stages }
  const { body } = await as.user.post('/api/dataset', query)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [[11]])

  const saved = await as.admin.post('/api/card', {
    name: 'By entity id',
    display: 'scalar',
    visualization_settings: {},
    dataset_query: query,
  })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const [stage] = saved.body.dataset_query.stages
  assert.equal(stage['source-card'], card.id)
  assert.equal(stage.filters[0][2], segment.id)
  assert.equal(saved.body.source_card_id, card.id)
  assert.deepEqual((await as.user.post(`/api/card/${saved.body.id}/query`, {})).body.data.rows, [[11]])

  const unknown = { ...query, stages: [{ ...stages[0], 'source-card': 'aaaaaaaaaaaaaaaaaaaaa' }] }
  const refused = (await as.user.post('/api/dataset', unknown)).body
  assert.deepEqual([refused.status, refused.error_type], ['failed', 'invalid-query'])
})

test('limits of the query hold within those of the settings and of the database', async (t) => {
  const { as, database, orders, ask } = await shopServer(t)
  const rows = async (more: Record<string, unknown>, query: Record<string, unknown> = { 'source-table': orders }) => {
    const { body } = await ask(query, more)
    assert.equal(body.status, 'completed', body.error)
    return [body.row_count, body.data.rows_truncated ?? null]
  }
  assert.deepEqual(await rows({}), [100, null])
  assert.deepEqual(await rows({ constraints: { 'max-results': 7 } }), [7, 7])
  assert.deepEqual(await rows({ constraints: { 'max-results': 50, 'max-results-bare-rows': 6 } }), [6, 6])
  assert.deepEqual(await rows({ constraints: null, middleware: {}, parameters: null }), [100, null])
  await as.admin.put(`/api/database/${database}`, { settings: { 'unaggregated-query-row-limit': 20 } })
  assert.deepEqual(await rows({}), [20, 20])
  assert.deepEqual(await rows({}, { 'source-table': orders, limit: 5 }), [5, null])
  assert.deepEqual(await rows({}, { 'source-table': orders, limit: 20 }), [20, 20])
  const byId = { 'source-table': orders, breakout: [['field', 'id', { 'base-type': 'type/Integer' }]] }
  assert.deepEqual(await rows({}, byId), [100, null])
  await as.admin.put('/api/setting/aggregated-query-row-limit', { value: 9 })
  assert.deepEqual(await rows({}, byId), [9, 9])
  assert.deepEqual(await rows({}), [20, 20])
  assert.deepEqual(await rows({}, { 'source-query': { 'source-table': orders, limit: 30 } }), [20, 20])
  const native = await as.user.post('/api/dataset', {
    database,
    type: 'native',
    native: { query: 'select * from orders' },
  })
  assert.deepEqual([native.body.row_count, native.body.data.rows_truncated], [20, 20])
  const wrong = (
    await ask({ 'source-table': orders }, { constraints: { 'max-results': 1, 'max-results-bare-rows': 2 } })
  ).body
  assert.deepEqual([wrong.status, wrong.error_type], ['failed', 'invalid-query'])
})

test('every answer tells the times of its stages, a failed one up to the failure', async (t) => {
  const { ask, orders } = await shopServer(t)
  const stagesOf = (headers: Record<string, unknown>) =>
    String(headers['server-timing'])
      .split(', ')
      .map((entry) => entry.split(';')[0])
  const good = await ask({ 'source-table': orders })
  const before = ['parse', 'normalize', 'metadata', 'parameters', 'resolve']
  assert.equal(good.headers['x-accel-buffering'], 'no')
  assert.deepEqual(stagesOf(good.headers), [...before, 'authorize', 'compile', 'wait', 'execute', 'fetch', 'total'])
  const bad = await ask({ 'source-table': orders, filter: ['=', ['field', 999_999, null], 1] })
  assert.deepEqual([bad.status, bad.body.error_type], [202, 'invalid-query'])
  assert.deepEqual(stagesOf(bad.headers), [...before, 'total'])
})

test('the query log keeps the statement and the times', async (t) => {
  const { as, ask, orders } = await shopServer(t)
  await ask({ 'source-table': orders, aggregation: [['count']] })
  const { body } = await as.admin.get('/api/queries/log')
  const [entry] = body.data
  assert.match(entry.sql, /SELECT COUNT\(\*\)/)
  assert.ok(entry.stage_times.compile >= 0)
  assert.ok(entry.stage_times.execute >= 0)
})

test('a card is saved although its query cannot be compiled or run now', async (t) => {
  const { as, database, orders, save } = await shopServer(t)
  const gone = await save({ 'source-table': orders, filter: ['=', ['field', 999_999, null], 1] })
  assert.equal(gone.result_metadata, null)
  const failing = await save({ native: { query: 'select nothing from nowhere' } })
  assert.equal(failing.result_metadata, null)
  const tag = { id: 'a', name: 'least', 'display-name': 'Least', type: 'number', required: true }
  const waiting = await save({
    native: { query: 'select * from orders where total > {{least}}', 'template-tags': { least: tag } },
  })
  assert.equal(waiting.result_metadata, null)
  const { body } = await as.user.post(`/api/card/${gone.id}/query`, {})
  assert.deepEqual([body.status, body.error_type], ['failed', 'invalid-query'])
  const unreadable = await as.admin.post('/api/card', {
    name: 'Saved',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database, type: 'query', query: { 'source-table': orders, filter: ['frobnicate', 1] } },
  })
  assert.equal(unreadable.status, 400)
  assert.match(unreadable.body.errors.dataset_query, /frobnicate.*query\.filter/)
})

test('what a client adds to a stored query survives, in either form', async (t) => {
  const { as, database, orders, total } = await shopServer(t)
  const uuid = 'c0000000-0000-4000-8000-000000000001'
  const make = async (dataset_query: Record<string, unknown>) => {
    const card = { name: 'Kept', display: 'table', visualization_settings: {}, dataset_query }
    const { status, body } = await as.admin.post('/api/card', card)
    assert.equal(status, 200, JSON.stringify(body))
    return (await as.admin.get(`/api/card/${body.id}`)).body
  }
  const legacy = {
    database,
    type: 'query',
    query: { 'source-table': orders, filter: ['>', total, 5], 'my-key': { deep: [1, null] } },
    'my-outer-key': 'x',
  }
  assert.deepEqual((await make(legacy)).dataset_query, legacy)
  const staged = {
    'lib/type': 'mbql/query',
    'my-outer-key': 'x',
    database,
    stages: [
      {
        'lib/type': 'mbql.stage/mbql',
        'my-key': true,
        'source-table': orders,
        aggregation: [['count', { 'lib/uuid': uuid, 'my-option': 1 }]],
        'order-by': [
          [
            'asc',
            { 'lib/uuid': 'c0000000-0000-4000-8000-000000000002' },
            ['aggregation', { 'lib/uuid': 'c0000000-0000-4000-8000-000000000003' }, uuid],
          ],
        ],
      },
    ],
  }
  const kept = await make(staged)
  assert.deepEqual(kept.dataset_query, staged)
  const inLegacy = (await as.admin.get(`/api/card/${kept.id}?legacy-mbql=true`)).body.dataset_query
  assert.deepEqual(inLegacy, {
    database,
    type: 'query',
    'my-outer-key': 'x',
    query: {
      'my-key': true,
      'source-table': orders,
      aggregation: [['count', { 'my-option': 1 }]],
      'order-by': [['asc', ['aggregation', 0]]],
    },
  })
  const twice = structuredClone(staged)
  twice.stages[0]!['order-by'][0]![1] = { 'lib/uuid': uuid }
  const card = { name: 'x', display: 'table', visualization_settings: {}, dataset_query: twice }
  assert.equal((await as.admin.post('/api/card', card)).status, 400)
})

test('columns of saved questions can be binned: those of SQL at once, others when their metadata was stored', async (t) => {
  const { as, orders, save, ask } = await shopServer(t)
  const binned = (id: number, name: string) =>
    ask({
      'source-table': `card__${id}`,
      aggregation: [['count']],
      breakout: [['field', name, { 'base-type': 'type/Integer', binning: { strategy: 'num-bins', 'num-bins': 4 } }]],
    })
  const sql = await save({ native: { query: 'select id as number from orders order by id desc' } })
  const { body } = await binned(sql.id, 'number')
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [
    [0, 24],
    [25, 25],
    [50, 25],
    [75, 25],
    [100, 1],
  ])
  const byUser = { aggregation: [['count']], breakout: [['field', 'user_id', { 'base-type': 'type/Integer' }]] }
  const question = await save({ 'source-table': orders, ...byUser })
  const unknown = (await binned(question.id, 'count')).body
  assert.deepEqual([unknown.status, unknown.error_type], ['failed', 'invalid-query'])
  const shown = (await as.user.post(`/api/card/${question.id}/query`, {})).body.data.results_metadata.columns
  await as.admin.put(`/api/card/${question.id}`, { result_metadata: shown })
  const known = (await binned(question.id, 'count')).body
  assert.equal(known.status, 'completed', known.error)
  assert.equal(known.data.cols[0].binning_info.binning_strategy, 'num-bins')
})
