/** Values of parameters: sources, mappings, restrictions over keys and search, on every engine. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldLists } from '../../packages/server/src/services/data/field-values/index.ts'
import { marketEngines } from '../support/market.ts'
import { PARAMETER, bare, makeCard, market, restricted, valuesOf } from '../support/market-values.ts'
import { testServer } from '../support/test-server.ts'

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
      assert.equal((await valuesOf(at, ['orders.shipped'])).values.length, 6, 'null is one')
      assert.deepEqual((await valuesOf(at, ['alone.word'])).values, bare(['X', 'x', 'y']))
      const kept = await as.user.get(`/api/field/${await db.field('alone.word')}/values`)
      assert.deepEqual(kept.body.values.toSorted(), bare(['X', 'x', 'y']))
    })

    await t.test('search is a part of the text in any case, and never a pattern', async () => {
      assert.deepEqual((await valuesOf(at, ['orders.status'], 'A')).values, bare(['late', 'paid']))
      assert.deepEqual((await valuesOf(at, ['people.name'], 'ANN')).values, bare(['Ann', 'Anna']))
      assert.deepEqual((await valuesOf(at, ['orders.status'], '%')).values, [])
      for (const path of ['orders.quantity', 'orders.shipped']) {
        const field_ids = [await db.field(path)]
        const refused = await as.user.post('/api/dataset/parameter/search/1', { parameter: PARAMETER, field_ids })
        assert.deepEqual([refused.status, typeof refused.body.message], [400, 'string'], path)
      }
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
      assert.deepEqual(await restricted(at, 'people.state', [is('reviews.stars', ['3'])]), bare([null, 'NY']))
      const two = [is('people.state', ['CA']), is('regions.name', ['South'])]
      assert.deepEqual(await restricted(at, 'orders.status', two), [['open']])
      assert.deepEqual(await restricted(at, 'products.category', [is('orders.status', 'late')], 'LIG'), [['Light']])
      assert.deepEqual(await restricted(at, 'products.category', [is('orders.status', 'late')], 'too'), [])
      const kept = bare(['late', 'open', 'paid'])
      assert.deepEqual(await restricted(at, 'orders.status', [is('alone.word', ['x'])]), kept)
      // Read by a query, and not from the list that is kept: with null.
      assert.deepEqual(await restricted(at, 'orders.status', [is('people.state', null)]), [[null], ...kept])
    })

    await t.test("a restriction means what its parameter's type says", async () => {
      const by = (path: string, type: string, value: unknown) =>
        restricted(at, 'orders.status', [{ path, type, value }])
      for (const text of ['B', 'b']) assert.deepEqual(await by('people.name', 'string/starts-with', [text]), [['paid']])
      assert.deepEqual(await by('people.name', 'string/ends-with', ['OB']), [['paid']])
      const exact = {
        path: 'people.name',
        type: 'string/ends-with',
        value: ['OB'],
        options: { 'case-sensitive': true },
      }
      assert.deepEqual(await restricted(at, 'orders.status', [exact]), [])
      assert.deepEqual(await by('people.state', 'string/!=', ['CA']), bare([null, 'open', 'paid']))
      assert.deepEqual(await by('orders.quantity', 'number/>=', ['3']), bare(['late', 'paid']))
      assert.deepEqual(await by('products.price', 'number/between', ['4', '11']), bare([null, 'open', 'paid']))
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

test('a list that somebody wrote is served as it is', async (t) => {
  const { as } = await testServer(t)
  const ask = (values: unknown, url = 'values') =>
    as.user.post(`/api/dataset/parameter/${url}`, {
      parameter: { ...PARAMETER, values_source_type: 'static-list', values_source_config: { values } },
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
  assert.equal((await post({ parameter: PARAMETER })).status, 400)
  assert.equal((await post({ parameter: PARAMETER, field_ids: [] })).status, 400)
  assert.equal((await post({ parameter: PARAMETER, field_ids: null })).status, 400)
  const unknown = await post({ parameter: PARAMETER, field_ids: [99999] })
  assert.equal(unknown.status, 404)
  assert.deepEqual(Object.keys((await post({ field_ids: [1] })).body.errors), ['parameter'])
  assert.equal((await post({ parameter: { id: 'x' }, field_ids: [1] })).status, 400)
  assert.deepEqual(Object.keys((await post({ parameter: PARAMETER, field_ids: [0] })).body.errors), ['field_ids'])
  assert.equal((await post({ parameter: PARAMETER, field_ids: 'a' })).status, 400)
  assert.deepEqual(Object.keys((await post({ parameter: PARAMETER }, 'search/%20')).body.errors), ['query'])
  assert.equal((await as.nobody.post('/api/dataset/parameter/values', { parameter: PARAMETER })).status, 401)
  assert.equal((await as.nobody.get('/api/card/1/params/a/values')).status, 401)
})

test('content that a user may not read gives no values', async (t) => {
  const at = await market(t, 'sqlite')
  const { as, db, server } = at
  const home = (await as.admin.get('/api/user/current')).body.personal_collection_id
  const dataset_query = { database: db.id, type: 'query', query: { 'source-table': await db.table('orders') } }
  const status = ['field', await db.field('orders.status'), null]
  const parameters = [{ ...PARAMETER, target: ['dimension', status] }]
  const hidden = await makeCard(server, { collection_id: home, dataset_query, parameters })
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/values`)).status, 403)
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/search/a`)).status, 403)
  assert.equal((await as.user.get(`/api/card/${hidden}/params/p1/remapping?value=a`)).status, 403)
  assert.equal((await as.admin.get(`/api/card/${hidden}/params/p1/values`)).status, 200)
  const parameter = {
    ...PARAMETER,
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
    parameters: [{ ...PARAMETER, target: ['dimension', ['field', 'status', text]] }],
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
