/** Values of parameters: sources, mappings, restrictions over keys, search and labels, on two engines. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { fieldLists } from '../../packages/server/src/services/field-values/index.ts'
import type { Constraint, ValuePage } from '../../packages/server/src/services/parameter-values/index.ts'
import { connectMarket, marketEngines, type MarketEngine } from '../support/market.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const P = { id: 'p1', type: 'string/=', name: 'Choice' }

async function market(t: TestContext, engine: MarketEngine) {
  const server = await testServer(t)
  return { server, as: server.as, db: await connectMarket(server, engine) }
}

type Market = Awaited<ReturnType<typeof market>>

/** Values of a parameter that is mapped to these fields, e.g. `orders.status`. */
async function valuesOf({ as, db }: Market, paths: readonly string[], search?: string): Promise<ValuePage> {
  const field_ids = await Promise.all(paths.map(db.field))
  const url = search === undefined ? 'values' : `search/${encodeURIComponent(search)}`
  const { status, body, text } = await as.user.post(`/api/dataset/parameter/${url}`, { parameter: P, field_ids })
  assert.equal(status, 200, text)
  return body
}

/** Values of a field, restricted by other fields. */
async function restricted(
  { server, db }: Market,
  path: string,
  constraints: readonly (Omit<Constraint, 'fieldId'> & { path: string })[],
  search?: string,
): Promise<unknown[][]> {
  const { store, services } = server.server
  const field = await store.fields.find(await db.field(path))
  const table = field === undefined ? undefined : await store.tables.find(field.table_id)
  assert.ok(field !== undefined && table !== undefined)
  const question = {
    parameter: P,
    columns: async () => ({ fields: [{ field, table, isShared: true }], cardColumns: [] }),
    constraints: await Promise.all(
      constraints.map(async ({ path: other, ...one }) => ({ ...one, fieldId: await db.field(other) })),
    ),
  }
  const asker = { user: null, signal: new AbortController().signal }
  return (await services.parameterValues.values(asker, question, search)).values
}

function bare(values: readonly unknown[]): unknown[][] {
  return values.map((value) => [value])
}

async function makeCard({ as }: TestServer, columns: Record<string, unknown>): Promise<number> {
  const { status, body, text } = await as.admin.post('/api/card', {
    name: 'Card',
    display: 'table',
    visualization_settings: {},
    ...columns,
  })
  assert.equal(status, 200, text)
  return body.id
}

for (const engine of await marketEngines()) {
  test(`${engine}: lists`, async (t) => {
    const at = await market(t, engine)
    const { as, db } = at

    await t.test('values of the mapped fields, sorted and each once', async () => {
      assert.deepEqual(await valuesOf(at, ['orders.status']), {
        values: bare(['late', 'open', 'paid']),
        has_more_values: false,
      })
      assert.deepEqual((await valuesOf(at, ['orders.quantity'])).values, bare([1, 2, 3, 10]))
      assert.deepEqual((await valuesOf(at, ['products.price'])).values, bare([2, 4.25, 7, 10.5, 99.99]))
      const merged = await valuesOf(at, ['orders.status', 'products.category', 'orders.status'])
      assert.deepEqual(merged.values, bare(['Light', 'Tools', 'late', 'open', 'paid']))
      assert.equal((await valuesOf(at, ['orders.shipped'])).values.length, 5)
      assert.deepEqual((await valuesOf(at, ['alone.word'])).values, bare(['X', 'x', 'y']))
      const kept = await as.user.get(`/api/field/${await db.field('alone.word')}/values`)
      assert.deepEqual(kept.body.values.toSorted(), bare(['X', 'x', 'y']))
    })

    await t.test('search is a part of the text in any case, and never a pattern', async () => {
      assert.deepEqual((await valuesOf(at, ['orders.status'], 'A')).values, bare(['late', 'paid']))
      assert.deepEqual((await valuesOf(at, ['people.name'], 'ANN')).values, bare(['Ann', 'Anna']))
      assert.deepEqual((await valuesOf(at, ['orders.status'], '%')).values, [])
      assert.deepEqual((await valuesOf(at, ['orders.quantity'], '1')).values, bare([1, 10]))
      assert.deepEqual((await valuesOf(at, ['many.word'], 'WORD 1499')).values, bare(['word 1499']))
    })

    await t.test('the first thousand, and that there are more', async () => {
      const all = await valuesOf(at, ['many.word'])
      assert.deepEqual([all.values.length, all.has_more_values, all.values[999]], [1000, true, ['word 1000']])
      const some = await valuesOf(at, ['many.word'], 'word 1')
      assert.deepEqual([some.values.length, some.has_more_values], [501, false])
    })

    await t.test('other fields restrict over keys, in both directions and over several tables', async () => {
      const is = (path: string, value: unknown) => ({ path, type: 'string/=', value })
      assert.deepEqual(await restricted(at, 'orders.status', [is('orders.quantity', ['2'])]), [['open']])
      assert.deepEqual(
        await restricted(at, 'orders.status', [is('people.state', ['CA'])]),
        bare(['late', 'open', 'paid']),
      )
      assert.deepEqual(await restricted(at, 'people.state', [is('orders.status', ['paid'])]), bare(['CA', 'NY']))
      // orders → products → vendors → regions, and against it
      assert.deepEqual(await restricted(at, 'orders.status', [is('regions.name', ['South'])]), bare(['open', 'paid']))
      assert.deepEqual(await restricted(at, 'regions.name', [is('orders.status', ['late'])]), [['North']])
      // up one key and down another
      assert.deepEqual(await restricted(at, 'people.state', [is('regions.name', ['North'])]), [['CA']])
      assert.deepEqual(await restricted(at, 'people.state', [is('reviews.stars', ['3'])]), [['NY']])
      const two = [is('people.state', ['CA']), is('regions.name', ['South'])]
      assert.deepEqual(await restricted(at, 'orders.status', two), [['open']])
      assert.deepEqual(await restricted(at, 'products.category', [is('orders.status', 'late')], 'LIG'), [['Light']])
      assert.deepEqual(await restricted(at, 'products.category', [is('orders.status', 'late')], 'too'), [])
      assert.deepEqual(await restricted(at, 'orders.status', [is('alone.word', ['x'])]), bare(['late', 'open', 'paid']))
      assert.deepEqual(
        await restricted(at, 'orders.status', [is('people.state', null)]),
        bare(['late', 'open', 'paid']),
      )
    })

    await t.test("a restriction means what its parameter's type says", async () => {
      const by = (path: string, type: string, value: unknown) =>
        restricted(at, 'orders.status', [{ path, type, value }])
      assert.deepEqual(await by('people.name', 'string/starts-with', ['B']), [['paid']])
      assert.deepEqual(await by('people.state', 'string/!=', ['CA']), bare(['open', 'paid']))
      assert.deepEqual(await by('orders.quantity', 'number/>=', ['3']), bare(['late', 'paid']))
      assert.deepEqual(await by('products.price', 'number/between', ['4', '11']), bare(['open', 'paid']))
      assert.deepEqual(await by('orders.shipped', 'date/month-year', '2024-03'), bare(['late', 'paid']))
      assert.deepEqual(await by('orders.shipped', 'date/range', '2024-01-01~2024-02-28'), bare(['open', 'paid']))
      assert.deepEqual(await by('people.id', 'id', ['1', '3']), bare(['late', 'open', 'paid']))
      const faulty = { path: 'orders.quantity', type: 'number/>=', value: ['x'], name: 'Least' }
      await assert.rejects(restricted(at, 'orders.status', [faulty]), { name: 'QueryError', path: 'parameter "Least"' })
    })

    await t.test('which fields could restrict each other', async () => {
      const [status, state, region, word] = await Promise.all(
        ['orders.status', 'people.state', 'regions.name', 'alone.word'].map(db.field),
      )
      const url = '/api/dashboard/params/valid-filter-fields'
      const { body } = await as.user.get(
        `${url}?filtered=${status}&filtered=${word}&filtering=${region}&filtering=${state}`,
      )
      assert.deepEqual(body, {
        [String(status)]: [state, region].toSorted((a, b) => Number(a) - Number(b)),
        [String(word)]: [],
      })
      assert.deepEqual((await as.user.get(`${url}?filtered=${status}`)).body, { [String(status)]: [] })
      assert.equal((await as.user.get(`${url}?filtering=${status}`)).status, 400)
      assert.equal((await as.user.get(`${url}?filtered=0`)).status, 400)
      assert.equal((await as.user.get(`${url}?filtered=${status}&filtering=x`)).status, 400)
      assert.equal((await as.user.get(`${url}?filtered=99999`)).status, 404)
      assert.equal((await as.nobody.get(`${url}?filtered=${status}`)).status, 401)
    })

    await t.test('rows of a table', async () => {
      const { status, body } = await as.user.get(`/api/table/${await db.table('regions')}/data`)
      assert.deepEqual(
        [status, body.status, body.data.rows],
        [
          202,
          'completed',
          [
            [1, 'North'],
            [2, 'South'],
          ],
        ],
      )
      assert.equal((await as.user.get('/api/table/99999/data')).status, 404)
      assert.equal((await as.nobody.get(`/api/table/${await db.table('regions')}/data`)).status, 401)
    })
  })
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`${engine}: keys come with what is shown for them`, async (t) => {
    const at = await market(t, engine)
    const { as, db } = at
    // A table's key with its Name field, without anybody having asked for it.
    assert.deepEqual((await valuesOf(at, ['people.id'])).values, [
      [1, 'Ann'],
      [5, 'Anna'],
      [2, 'Bob'],
      [3, 'Cy'],
      [4, 'Dee'],
    ])
    assert.deepEqual((await valuesOf(at, ['people.id'], 'AN')).values, [
      [1, 'Ann'],
      [5, 'Anna'],
    ])
    assert.deepEqual((await valuesOf(at, ['orders.product_id'])).values, bare([1, 2, 3, 4]))
    const key = await db.field('orders.product_id')
    const shown = { type: 'external', name: 'Product', human_readable_field_id: await db.field('products.title') }
    assert.equal((await as.admin.post(`/api/field/${key}/dimension`, shown)).status, 200)
    const pairs = [
      [1, 'Anvil'],
      [2, 'Bucket'],
      [3, 'Candle'],
      [4, 'Dynamo'],
    ]
    assert.deepEqual((await valuesOf(at, ['orders.product_id'])).values, pairs)
    assert.deepEqual((await valuesOf(at, ['orders.product_id'], 'CAN')).values, [[3, 'Candle']])
    // A value with a label wins over the same without one.
    assert.deepEqual((await valuesOf(at, ['reviews.product_id', 'orders.product_id'])).values, pairs)
    const bySouth = [{ path: 'regions.name', type: 'string/=', value: ['South'] }]
    assert.deepEqual(await restricted(at, 'orders.product_id', bySouth), [
      [2, 'Bucket'],
      [3, 'Candle'],
    ])
    const remap = (value: unknown) =>
      as.user.post('/api/dataset/parameter/remapping', { parameter: P, field_ids: [key], value })
    assert.deepEqual((await remap('3')).body, [3, 'Candle'])
    assert.deepEqual((await remap(4)).body, [4, 'Dynamo'])
    assert.deepEqual((await remap('77')).body, [77])
    assert.deepEqual((await remap('x')).body, ['x'])
    assert.equal((await remap({})).status, 400)
  })

  test(`${engine}: labels that people gave to values are shown and searched`, async (t) => {
    const at = await market(t, engine)
    const { as, db } = at
    const stars = await db.field('reviews.stars')
    await as.admin.put(`/api/field/${stars}`, { has_field_values: 'list' })
    await as.admin.post(`/api/field/${stars}/dimension`, { type: 'internal', name: 'Grade' })
    const labels = [
      [3, 'Fair'],
      [5, 'Best'],
    ]
    assert.equal((await as.admin.post(`/api/field/${stars}/values`, { values: labels })).status, 200)
    assert.deepEqual((await valuesOf(at, ['reviews.stars'])).values, labels.toReversed())
    assert.deepEqual((await valuesOf(at, ['reviews.stars'], 'FA')).values, [[3, 'Fair']])
    assert.deepEqual((await valuesOf(at, ['reviews.stars'], '5')).values, [])
    const byTitle = [{ path: 'products.title', type: 'string/=', value: ['Anvil', 'Bucket'] }]
    assert.deepEqual(await restricted(at, 'reviews.stars', byTitle), labels.toReversed())
    assert.deepEqual(await restricted(at, 'reviews.stars', byTitle, 'best'), [[5, 'Best']])
    const body = { parameter: P, field_ids: [stars], value: '5' }
    assert.deepEqual((await as.user.post('/api/dataset/parameter/remapping', body)).body, [5, 'Best'])
  })

  test(`${engine}: a complete list that is kept is used, also for a search; a part of one is not`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const status = await db.field('orders.status')
    const { fieldValues } = server.server.store
    const row = { human_readable_values: null, created_at: '', updated_at: '', last_used_at: new Date().toISOString() }
    await fieldValues.setMany([{ field_id: status, values: ['kept'], has_more_values: false, ...row }])
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, [['kept']])
    assert.deepEqual((await valuesOf(at, ['orders.status'], 'EP')).values, [['kept']])
    await fieldValues.setMany([{ field_id: status, values: ['kept'], has_more_values: true, ...row }])
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, bare(['late', 'open', 'paid']))
    await as.admin.post(`/api/field/${status}/discard_values`)
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, bare(['late', 'open', 'paid']))
    assert.deepEqual((await fieldValues.findOfField(status))?.values, ['late', 'open', 'paid'])
  })

  test(`${engine}: values of a card's result`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const query = {
      'source-table': await db.table('products'),
      filter: ['>', ['field', await db.field('products.price'), null], 5],
    }
    const cardId = await makeCard(server, { dataset_query: { database: db.id, type: 'query', query } })
    const nativeId = await makeCard(server, {
      dataset_query: { database: db.id, type: 'native', native: { query: 'select id, title, category from products' } },
    })
    const ask = (config: unknown, url = 'values', more = {}) =>
      as.user.post(`/api/dataset/parameter/${url}`, {
        parameter: { ...P, values_source_type: 'card', values_source_config: config },
        ...more,
      })
    const byId = { card_id: cardId, value_field: ['field', await db.field('products.category'), null] }
    assert.deepEqual((await ask(byId)).body, { values: bare(['Light', 'Tools']), has_more_values: false })
    assert.deepEqual((await ask(byId, 'search/LIG')).body.values, [['Light']])
    const text = { 'base-type': 'type/Text' }
    const byName = { card_id: nativeId, value_field: ['field', 'title', text] }
    assert.deepEqual((await ask(byName)).body.values, bare(['Anvil', 'Bucket', 'Candle', 'Dynamo', 'Easel']))
    const pairs = { ...byName, value_field: ['field', 'id', null], label_field: ['field', 'title', text] }
    assert.deepEqual((await ask(pairs, 'search/an')).body.values, [
      [1, 'Anvil'],
      [3, 'Candle'],
    ])
    assert.deepEqual((await ask(pairs, 'remapping', { value: '3' })).body, [3, 'Candle'])
    assert.deepEqual((await ask(pairs, 'remapping', { value: '33' })).body, [33])
    // A card that is gone gives way to the mapped fields.
    const field_ids = [await db.field('orders.status')]
    await as.admin.put(`/api/card/${cardId}`, { archived: true })
    assert.deepEqual((await ask(byId, 'values', { field_ids })).body.values, bare(['late', 'open', 'paid']))
    assert.deepEqual((await ask({ ...byId, card_id: 99999 }, 'values', { field_ids })).body.values.length, 3)
    assert.equal((await ask(byId)).status, 400)
  })

  test(`${engine}: parameters of cards, by field filter, column and name`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const status = await db.field('orders.status')
    const tag = { id: 'tag-1', name: 'status', 'display-name': 'Status', type: 'dimension', 'widget-type': 'string/=' }
    const plain = { id: 'tag-2', name: 'least', 'display-name': 'Least', type: 'number' }
    const listed = { id: 'tag-3', name: 'word', 'display-name': 'Word', type: 'text' }
    const sql = 'select * from orders where {{status}} and quantity > {{least}} and status = {{word}}'
    const tags = { status: { ...tag, dimension: ['field', status, null] }, least: plain, word: listed }
    const nativeId = await makeCard(server, {
      dataset_query: { database: db.id, type: 'native', native: { query: sql, 'template-tags': tags } },
      parameters: [
        {
          id: 'tag-3',
          type: 'string/=',
          values_source_type: 'static-list',
          values_source_config: { values: ['a', ['b', 'Bee']] },
        },
      ],
    })
    const get = (key: string, rest = 'values', id: number | string = nativeId) =>
      as.user.get(`/api/card/${id}/params/${key}/${rest}`)
    assert.deepEqual((await get('tag-1')).body, { values: bare(['late', 'open', 'paid']), has_more_values: false })
    assert.deepEqual((await get('tag-1', 'search/PA')).body.values, [['paid']])
    assert.deepEqual((await get('tag-1', 'remapping?value=paid')).body, ['paid'])
    assert.deepEqual((await get('tag-3')).body.values, [['a'], ['b', 'Bee']])
    assert.deepEqual((await get('tag-3', 'search/BEE')).body.values, [['b', 'Bee']])
    assert.deepEqual((await get('tag-3', 'remapping?value=b')).body, ['b', 'Bee'])
    const entityId = (await as.user.get(`/api/card/${nativeId}`)).body.entity_id
    assert.equal((await get('tag-1', 'values', entityId)).body.values.length, 3)
    // A plain variable has no column.
    assert.equal((await get('tag-2')).status, 400)
    assert.equal((await get('nothing')).status, 400)
    assert.equal((await get('tag-1', 'search/%20')).status, 400)
    assert.equal((await get('tag-1', 'remapping')).status, 400)
    assert.equal((await get('tag-1', 'values', 99999)).status, 404)

    const modelId = await makeCard(server, {
      type: 'model',
      dataset_query: {
        database: db.id,
        type: 'native',
        native: { query: "select id, title, concat('Q', id) as code from products" },
      },
      parameters: [
        { id: 'byname', type: 'string/=', target: ['dimension', ['field', 'code', { 'base-type': 'type/Text' }]] },
      ],
    })
    assert.deepEqual((await get('byname', 'values', modelId)).body.values, bare(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']))
    const title = ['field', 'title', { 'base-type': 'type/Text' }]
    const questionId = await makeCard(server, {
      dataset_query: {
        database: db.id,
        type: 'query',
        query: {
          'source-table': `card__${modelId}`,
          aggregation: [['count']],
          breakout: [['field', 'code', { 'base-type': 'type/Text' }]],
        },
      },
      parameters: [
        { id: 'below', type: 'string/=', target: ['dimension', title] },
        { id: 'column', type: 'string/=', target: ['dimension', ['field', status, null]] },
      ],
    })
    assert.deepEqual((await get('below', 'search/d', questionId)).body.values, bare(['Candle', 'Dynamo']))
    assert.equal((await get('below', 'remapping?value=Anvil', questionId)).body[0], 'Anvil')
    assert.equal((await get('column', 'values', questionId)).body.values.length, 3)
  })

  test(`${engine}: a model's column that is known by its name has the labels of its field`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const [person, name, stars] = await Promise.all(['orders.user_id', 'people.name', 'reviews.stars'].map(db.field))
    const buyer = { type: 'external', name: 'Buyer', human_readable_field_id: name }
    await as.admin.post(`/api/field/${person}/dimension`, buyer)
    await as.admin.put(`/api/field/${stars}`, { has_field_values: 'list' })
    await as.admin.post(`/api/field/${stars}/dimension`, { type: 'internal', name: 'Grade' })
    const values = [
      [3, 'Fair'],
      [5, 'Best'],
    ]
    await as.admin.post(`/api/field/${stars}/values`, { values })
    const model = async (table: string, column: string, filter: unknown) =>
      makeCard(server, {
        type: 'model',
        dataset_query: {
          database: db.id,
          type: 'query',
          query: { 'source-table': await db.table(table), filter },
        },
        parameters: [
          { id: 'p', type: 'number/=', target: ['dimension', ['field', column, { 'base-type': 'type/Integer' }]] },
        ],
      })
    const get = async (id: number, rest = 'values') => (await as.user.get(`/api/card/${id}/params/p/${rest}`)).body
    const orders = await model('orders', 'user_id', ['<', ['field', await db.field('orders.id'), null], 5])
    assert.deepEqual((await get(orders)).values, [
      [1, 'Ann'],
      [2, 'Bob'],
      [3, 'Cy'],
    ])
    assert.deepEqual((await get(orders, 'search/BO')).values, [[2, 'Bob']])
    assert.deepEqual(await get(orders, 'remapping?value=3'), [3, 'Cy'])
    const reviews = await model('reviews', 'stars', ['>', ['field', await db.field('reviews.id'), null], 1])
    assert.deepEqual((await get(reviews)).values, values.toReversed())
    assert.deepEqual((await get(reviews, 'search/fai')).values, [[3, 'Fair']])
    assert.deepEqual(await get(reviews, 'remapping?value=5'), [5, 'Best'])
    const people = await model('people', 'id', ['<', ['field', await db.field('people.id'), null], 3])
    assert.deepEqual((await get(people)).values, [
      [1, 'Ann'],
      [2, 'Bob'],
    ])
  })
}

test('a list that somebody wrote is served as it is', async (t) => {
  const { as } = await testServer(t)
  const ask = (values: unknown, url = 'values') =>
    as.user.post(`/api/dataset/parameter/${url}`, {
      parameter: { ...P, values_source_type: 'static-list', values_source_config: { values } },
    })
  const values = ['Zoo', ['b', 'Bee'], ['c'], 7, ['d', null], null]
  assert.deepEqual((await ask(values)).body, {
    values: [['Zoo'], ['b', 'Bee'], ['c'], [7], ['d']],
    has_more_values: false,
  })
  assert.deepEqual((await ask(values, 'search/B')).body.values, [['b', 'Bee']])
  assert.deepEqual((await ask(values, 'search/OO')).body.values, [['Zoo']])
  assert.deepEqual((await ask(values, 'search/7')).body.values, [[7]])
  assert.deepEqual((await ask('none')).body.values, [])
})

test('requests for values that name no parameter, field or card are refused', async (t) => {
  const { as } = await testServer(t)
  const post = (body: unknown, url = 'values') => as.user.post(`/api/dataset/parameter/${url}`, body)
  assert.equal((await post({ parameter: P })).status, 400)
  assert.equal((await post({ parameter: P, field_ids: [] })).status, 400)
  assert.equal((await post({ parameter: P, field_ids: null })).status, 400)
  const unknown = await post({ parameter: P, field_ids: [99999] })
  assert.equal(unknown.status, 404)
  assert.deepEqual(Object.keys((await post({ field_ids: [1] })).body.errors), ['parameter'])
  assert.equal((await post({ parameter: { id: 'x' }, field_ids: [1] })).status, 400)
  assert.deepEqual(Object.keys((await post({ parameter: P, field_ids: [0] })).body.errors), ['field_ids'])
  assert.equal((await post({ parameter: P, field_ids: 'a' })).status, 400)
  assert.deepEqual(Object.keys((await post({ parameter: P }, 'search/%20')).body.errors), ['query'])
  assert.equal((await as.nobody.post('/api/dataset/parameter/values', { parameter: P })).status, 401)
  assert.equal((await as.nobody.get('/api/card/1/params/a/values')).status, 401)
})

test('content that a user may not read gives no values', async (t) => {
  const at = await market(t, 'sqlite')
  const { as, db, server } = at
  const home = (await as.admin.get('/api/user/current')).body.personal_collection_id
  const dataset_query = { database: db.id, type: 'query', query: { 'source-table': await db.table('orders') } }
  const status = ['field', await db.field('orders.status'), null]
  const parameters = [{ ...P, target: ['dimension', status] }]
  const hidden = await makeCard(server, { collection_id: home, dataset_query, parameters })
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/values`)).status, 403)
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/search/a`)).status, 403)
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/remapping?value=a`)).status, 403)
  assert.equal((await as.admin.get(`/api/card/${hidden}/params/p1/values`)).status, 200)
  const parameter = {
    ...P,
    values_source_type: 'card',
    values_source_config: { card_id: hidden, value_field: status },
  }
  assert.equal((await as.user.post('/api/dataset/parameter/values', { parameter })).status, 403)
  assert.equal((await as.admin.post('/api/dataset/parameter/values', { parameter })).body.values.length, 3)
  // Not even by way of a card that the user may read.
  const shared = await makeCard(server, { dataset_query, parameters: [parameter] })
  assert.equal((await as.user.get(`/api/card/${shared}/params/p1/values`)).status, 403)
  // Nor by a column's name through the card below.
  const text = { 'base-type': 'type/Text' }
  const above = await makeCard(server, {
    dataset_query: { database: db.id, type: 'query', query: { 'source-table': `card__${hidden}` } },
    parameters: [{ ...P, target: ['dimension', ['field', 'status', text]] }],
  })
  assert.equal((await as.user.get(`/api/card/${above}/params/p1/values`)).status, 403)
  assert.equal((await as.admin.get(`/api/card/${above}/params/p1/values`)).body.values.length, 3)
  const secret = await db.field('orders.status')
  await as.admin.put(`/api/field/${secret}`, { visibility_type: 'sensitive' })
  assert.equal((await as.admin.get(`/api/card/${hidden}/params/p1/values`)).status, 400)
})

test('a list of what one caller may see is neither kept nor taken from what others see', async (t) => {
  const { db, server } = await market(t, 'sqlite')
  const { store } = server.server
  const field = await store.fields.find(await db.field('orders.status'))
  const table = await store.tables.find(await db.table('orders'))
  assert.ok(field !== undefined && table !== undefined)
  const ask = { isRestricted: async () => true, rows: async () => [['own']] }
  const lists = fieldLists({ store, ask, now: Date.now })
  const asker = { user: null, signal: new AbortController().signal }
  assert.deepEqual((await lists.find(asker, { field, table }))?.values, ['own'])
  assert.deepEqual((await store.fieldValues.findOfField(field.id))?.values, ['late', 'open', 'paid'])
  await store.fieldValues.deleteOfFields([field.id])
  assert.deepEqual((await lists.find(asker, { field, table }))?.values, ['own'])
  assert.equal(await store.fieldValues.findOfField(field.id), undefined)
})
