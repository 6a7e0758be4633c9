import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PATH = '/api/dataset/describe'
const REFUSED = {
  path: null,
  code: 'missing-required-permissions',
  message: 'You do not have permissions to run this query.',
}

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { admin } = server.as
  const [orders, people] = [(await shop.table('orders')).id, (await shop.table('people')).id]
  const field = async (table: string, name: string) => (await shop.field(table, name)).id
  const put = async (groups: object, more: object = {}) => {
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const answer = await admin.put('/api/permissions/graph', { revision, groups, ...more })
    assert.equal(answer.status, 200, answer.text)
  }
  const query = (inner: object) => ({
    query: { database: shop.id, type: 'query', query: { 'source-table': orders, ...inner } },
  })
  return { ...server, shop, orders, people, field, put, query }
}

const namesOf = (columns: { name: string }[]) => columns.map(({ name }) => name)

test('both forms are described alike, and what is answered can be run', async (t) => {
  const { as, query, field, shop } = await shopServer(t)
  const total = await field('orders', 'total')
  const sent = query({
    filter: ['and', ['>', ['field', total, null], 1], ['<', ['field', total, null], 12345678901234567890n]],
    aggregation: [['aggregation-options', ['sum', ['field', total, null]], { name: 'all' }]],
    breakout: [['field', await field('orders', 'status'), null]],
  })
  const text = JSON.stringify(sent, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}#` : value))
  const exact = text.replace(/"#(\d+)#"/, '$1')
  const { status, body, text: answered } = await as.user.post(PATH, exact, { 'content-type': 'application/json' })
  assert.equal(status, 200)
  assert.deepEqual(body.errors, [])
  assert.equal(body.can_run, true)
  assert.ok(answered.includes('12345678901234567890'))
  assert.deepEqual(namesOf(body.stages[0].columns), ['status', 'all'])
  assert.deepEqual(
    body.stages[0].clauses.map(({ path }: { path: string }) => path),
    ['stages[0].filters[0]', 'stages[0].filters[1]', 'stages[0].aggregation[0]', 'stages[0].breakout[0]'],
  )

  const again = await as.user.post(PATH, { query: body.query })
  assert.deepEqual(again.body.stages, body.stages)
  assert.deepEqual(again.body.query, body.query)
  assert.deepEqual(again.body.legacy, body.legacy)
  for (const form of [body.query, body.legacy]) {
    const run = await as.user.post('/api/dataset', form)
    assert.equal(run.body.status, 'completed', run.text)
    assert.deepEqual(namesOf(run.body.data.cols), ['status', 'all'])
  }
  const sql = { database: shop.id, type: 'native', native: { query: 'select 1' } }
  const native = (await as.admin.post(PATH, { query: sql })).body
  assert.equal(native.can_run, true)
  assert.deepEqual(native.stages, [{ path: 'stages[0]', visible: [], clauses: [], columns: null }])
})

test('what is wrong is told without running the query, and bad requests as such', async (t) => {
  const { as, query, shop } = await shopServer(t)
  const { body } = await as.user.post(PATH, query({ filter: ['=', ['field', 999_999, null], 1] }))
  assert.deepEqual(body.errors, [
    {
      path: 'stages[0].filters[0][2]',
      code: 'invalid-query',
      message: 'Field 999999 does not exist.',
      said: { text: 'Field {id} does not exist.', values: { id: 999_999 } },
    },
  ])
  assert.equal(body.can_run, false)
  assert.ok(body.stages[0].visible.length > 0)
  // The same key comes with the answer of a run, and with the refusal to say its SQL.
  const missing = query({ filter: ['=', ['field', 999_999, null], 1] }).query
  const inner = body.errors[0].said
  for (const path of ['/api/dataset', '/api/dataset/native']) {
    const { said } = (await as.user.post(path, missing)).body
    assert.deepEqual([said.text, said.values.fault], ['{fault} (at {path})', inner], path)
  }
  const unread = await as.user.post(PATH, query({ filter: ['frobnicate'], limit: 'x' }))
  assert.equal(unread.body.query, null)
  assert.deepEqual(
    unread.body.errors.map(({ path }: { path: string }) => path),
    ['query.filter', 'query.limit'],
  )
  assert.equal((await as.user.post(PATH, {})).status, 400)
  assert.equal((await as.user.post(PATH, { query: { type: 'query' } })).status, 400)
  assert.equal((await as.user.post(PATH, { query: { database: 999_999, type: 'query' } })).status, 404)
  assert.equal((await as.nobody.post(PATH, { query: { database: shop.id } })).status, 401)
})

test('rights are those of a run: refused tables and hidden columns do not appear', async (t) => {
  const { as, query, shop, orders, people, field, put, userId } = await shopServer(t)
  const schema = (await shop.table('orders')).schema ?? ''
  const email = await field('people', 'email')
  const through = ['field', email, { 'source-field': await field('orders', 'user_id') }]
  assert.deepEqual((await as.user.post(PATH, query({ fields: [through] }))).body.errors, [])

  await put({ 1: { [shop.id]: { 'create-queries': { [schema]: { [orders]: 'query-builder', [people]: 'no' } } } } })
  const refused = (await as.user.post(PATH, query({ fields: [through] }))).body
  assert.deepEqual(refused.errors, [REFUSED])
  assert.deepEqual([refused.stages, refused.can_run], [[], false])
  // A fault must not tell the name of a field of that table.
  const named = (await as.user.post(PATH, query({ filter: ['=', ['field', email, null], 'x'] }))).body
  assert.deepEqual(named.errors, [{ ...REFUSED, path: 'stages[0].filters[0][2]' }])
  assert.doesNotMatch(JSON.stringify(named.errors), /email/)
  assert.equal(
    (await as.user.post(PATH, { query: { ...query({}).query, query: { 'source-table': people } } })).body.can_run,
    false,
  )

  const group = (await as.admin.post('/api/permissions/group', { name: 'Sales' })).body.id
  await as.admin.post('/api/permissions/membership', { group_id: group, user_id: userId })
  await put({ 1: { [shop.id]: { 'view-data': 'blocked' } } })
  const [id, status] = [await field('orders', 'id'), await field('orders', 'status')]
  const card = await as.admin.post('/api/card', {
    name: 'Rule',
    display: 'table',
    visualization_settings: {},
    dataset_query: query({
      fields: [
        ['field', id, null],
        ['field', status, null],
      ],
    }).query,
  })
  assert.equal(card.status, 200, card.text)
  const rule = { group_id: group, table_id: orders, card_id: card.body.id, attribute_remappings: {} }
  await put(
    {
      [group]: {
        [shop.id]: { 'view-data': { [schema]: { [orders]: 'sandboxed' } }, 'create-queries': 'query-builder' },
      },
    },
    { sandboxes: [rule] },
  )
  const some = (await as.user.post(PATH, query({ filter: ['>', ['field', await field('orders', 'total'), null], 1] })))
    .body
  assert.deepEqual(namesOf(some.stages[0]?.visible ?? []), ['id', 'status'])
  assert.deepEqual(some.errors, [{ ...REFUSED, path: 'stages[0].filters[0][2]' }])
  const run = (await as.user.post('/api/dataset', query({}).query)).body
  assert.equal(run.row_count, 100)
  assert.deepEqual(namesOf(run.data.cols), namesOf((await as.user.post(PATH, query({}))).body.stages[0].columns))
})

test('a query of the sample size is described at once', async (t) => {
  const { as, query, field } = await shopServer(t)
  const total = ['field', await field('orders', 'total'), null]
  const sent = query({
    expressions: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`e${index}`, ['*', total, index]])),
    filter: ['and', ...Array.from({ length: 10 }, (_, index) => ['>', total, index])],
    aggregation: [['sum', total]],
    breakout: [['field', await field('orders', 'status'), null]],
  })
  await as.user.post(PATH, sent)
  const before = process.cpuUsage()
  for (let round = 0; round < 20; round++) assert.equal((await as.user.post(PATH, sent)).status, 200)
  const { user, system } = process.cpuUsage(before)
  assert.ok((user + system) / 20_000 < 20, `${(user + system) / 20_000} ms of the processor for one`)
})
