/** SQL with variables, and parameters of cards, over HTTP. The language itself is proved in test/conformance. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client } from '../support/test-server.ts'

type Tags = Record<string, Record<string, unknown>>

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const sql = (query: string, tags: Tags = {}, parameters?: unknown) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
    ...(parameters === undefined ? {} : { parameters }),
  })
  const save = async (dataset_query: unknown, more: Record<string, unknown> = {}, client: Client = server.as.user) => {
    const card = { name: 'Card', display: 'table', visualization_settings: {}, dataset_query, ...more }
    const { status, body, text } = await client.post('/api/card', card)
    assert.equal(status, 200, text)
    return body
  }
  return { ...server, shop, sql, save }
}

const TEXT = (name: string, more = {}) => ({ id: `${name}-id`, name, 'display-name': name, type: 'text', ...more })

test('an ad-hoc query takes values, and says which one is missing or wrong', async (t) => {
  const { as, sql } = await shopServer(t)
  const tags = { least: { ...TEXT('least'), type: 'number', 'display-name': 'At least' } }
  const ask = async (parameters: unknown) =>
    (await as.user.post('/api/dataset', sql('select count(*) from orders where id >= {{least}}', tags, parameters)))
      .body
  const value = (given: unknown) => [
    { type: 'number/=', target: ['variable', ['template-tag', 'least']], value: given },
  ]
  assert.deepEqual((await ask(value([99]))).data.rows, [[2]])
  assert.equal((await ask(value('99'))).json_query.parameters[0].value, '99')
  for (const nothing of [null, [], value(null)]) {
    const missing = await ask(nothing)
    assert.deepEqual([missing.status, missing.error_type], ['failed', 'missing-required-parameter'])
    assert.match(missing.error, /At least/)
  }
  const wrong = await ask(value('1; drop table orders'))
  assert.deepEqual([wrong.status, wrong.error_type], ['failed', 'invalid-parameter'])
  assert.match(wrong.error, /"least"/)
  for (const parameters of [7, 'x', [7], [{ target: 'x', value: 1 }], [{ target: ['dimension'], value: 1 }]]) {
    const { status, body } = await as.user.post('/api/dataset', sql('select 1', {}, parameters))
    assert.ok(status === 400 || body.status === 'failed', JSON.stringify([parameters, status, body]))
  }
})

test('the SQL of a query shows its values where they stand', async (t) => {
  const { as, shop, sql } = await shopServer(t)
  const status = await shop.field('orders', 'status')
  const tags = {
    who: TEXT('who'),
    status: { ...TEXT('status'), type: 'dimension', 'widget-type': 'string/=', dimension: ['field', status.id, null] },
  }
  const parameters = [
    { type: 'text', target: ['variable', ['template-tag', 'who']], value: "O'Hara; --" },
    { type: 'string/=', target: ['dimension', ['template-tag', 'status']], value: ['paid', "l'ate"] },
  ]
  const query = sql(
    "select * from orders where notes = {{who}} and 'x' <> '{{who}}' and {{status}} -- {{no}}",
    tags,
    parameters,
  )
  const plain = await as.user.post('/api/dataset/native', { ...query, pretty: false })
  assert.equal(plain.status, 200)
  assert.equal(plain.body.params, null)
  assert.equal(
    plain.body.query,
    `select * from orders where notes = 'O''Hara; --' and 'x' <> 'O''Hara; --' and ("orders"."status" IN ('paid', 'l''ate')) -- {{no}}\n`,
  )
  const pretty = await as.user.post('/api/dataset/native', query)
  assert.match(pretty.body.query, /^select\n {2}\*\nfrom\n {2}orders\nwhere\n {2}notes = 'O''Hara; --'/)
  const refused = await as.user.post('/api/dataset/native', { ...query, parameters: [] })
  assert.deepEqual([refused.status, refused.body.error_type], [400, 'missing-required-parameter'])
  assert.match(refused.body.message, /who/)
  assert.equal((await as.nobody.post('/api/dataset/native', query)).status, 401)
  const wrong = await as.user.post('/api/dataset/native', { ...query, pretty: 3 })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, ['pretty']])
  const file = await as.user.post('/api/dataset/csv', {
    query: { ...query, native: { ...query.native, query: "select '{{who}}' as a" } },
  })
  assert.equal(file.text, "a\nO'Hara; --\n")
})

test("a card's parameter is found by its tag, its id or its name", async (t) => {
  const { as, sql, save } = await shopServer(t)
  const tags = {
    least: { ...TEXT('least'), type: 'number', default: 100 },
    word: TEXT('word', { default: 'x' }),
  }
  const card = await save(sql('select id, {{word}} as word from orders where id >= {{least}} order by id', tags))
  const run = (parameters: unknown, client: Client = as.user) =>
    client.post(`/api/card/${card.id}/query`, { parameters })
  const rows = async (parameters: unknown) => (await run(parameters)).body.data.rows
  assert.deepEqual(await rows(null), [[100, 'x']])
  assert.deepEqual(await rows([{ id: 'least-id', value: 101 }]), [])
  assert.deepEqual(await rows([{ name: 'word', type: 'text', value: 'y' }]), [[100, 'y']])
  assert.deepEqual(await rows([{ type: 'category', target: ['variable', ['template-tag', 'word']], value: 'z' }]), [
    [100, 'z'],
  ])
  assert.deepEqual(await rows([{ target: ['variable', ['template-tag', { id: 'word-id' }]], value: ['ä'] }]), [
    [100, 'ä'],
  ])
  // The target says which one is meant, not the id beside it.
  assert.deepEqual(await rows([{ id: 'least-id', target: ['variable', ['template-tag', 'word']], value: 'w' }]), [
    [100, 'w'],
  ])
  const unknown = [
    { id: 'nobody', value: 1 },
    { name: 'nobody', type: 'text', value: 1 },
    { type: 'text', target: ['variable', ['template-tag', 'nobody']], value: 1 },
    { type: 'id', target: ['dimension', ['field', 1, null]], value: 1 },
    { value: 1 },
  ]
  for (const parameter of unknown) {
    const { status, body } = await run([parameter])
    assert.equal(status, 400, JSON.stringify(parameter))
    assert.match(body.message, /Card "Card" does not have a template tag named/)
    assert.deepEqual(body['invalid-parameter'], parameter)
    assert.deepEqual(body['allowed-parameters'], ['least', 'word'])
  }
  assert.equal((await run([], as.nobody)).status, 401)
  assert.equal((await run('x')).status, 400)
  assert.equal((await as.user.post(`/api/card/${card.id}/query/csv`, { parameters: [unknown[0]] })).status, 400)
})

test('a parameter of a type that its tag does not allow is refused', async (t) => {
  const { as, shop, sql, save } = await shopServer(t)
  const total = await shop.field('orders', 'total')
  const dimension = { type: 'dimension', 'widget-type': 'number/=', dimension: ['field', total.id, null] }
  const tags = { total: { ...TEXT('total'), ...dimension }, word: TEXT('word', { default: 'x' }) }
  const card = await save(sql('select count(*) from orders where {{total}} and {{word}} = {{word}}', tags))
  const run = (tag: string, kind: string, type: unknown, value: unknown) =>
    as.user.post(`/api/card/${card.id}/query`, { parameters: [{ type, target: [kind, ['template-tag', tag]], value }] })
  assert.deepEqual((await run('total', 'dimension', 'number/=', [1.5, '2.5'])).body.data.rows, [[2]])
  assert.deepEqual((await run('total', 'dimension', undefined, 1.5)).body.data.rows, [[1]])
  for (const type of ['number/!=', 'string/=', 'date/single', 'unheard of', 7]) {
    const { status, body } = await run('total', 'dimension', type, [1])
    assert.equal(status, 400, String(type))
    assert.match(body.message, /"total".*must be one of: number\/=, number/)
    assert.deepEqual(body['allowed-types'], ['number/=', 'number'])
  }
  assert.equal((await run('word', 'variable', 'unheard of', 'y')).body.status, 'completed')
  assert.equal((await run('word', 'variable', 'number/=', 3)).status, 400)
  const unread = await run('total', 'dimension', 'number/=', ['abc'])
  assert.deepEqual([unread.status, unread.body.error_type], [202, 'invalid-parameter'])
})

test('cards in the query language are filtered by their columns', async (t) => {
  const { as, shop, save } = await shopServer(t)
  const orders = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const dataset_query = {
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, aggregation: [['count']] },
  }
  const parameters = [
    { id: 's', type: 'string/=', name: 'Status', slug: 'status', target: ['dimension', ['field', status.id, null]] },
  ]
  const card = await save(dataset_query, { parameters })
  const run = async (given: unknown[]) => as.user.post(`/api/card/${card.id}/query`, { parameters: given })
  assert.deepEqual((await run([{ id: 's', value: ['paid'] }])).body.data.rows, [[33]])
  const target = ['dimension', ['field', status.id, null], { 'stage-number': 0 }]
  assert.deepEqual((await run([{ type: 'string/!=', target, value: ['paid', 'open'] }])).body.data.rows, [[33]])
  assert.equal((await run([{ name: 'other', type: 'text', value: 'x' }])).status, 400)
  assert.equal((await run([{ type: 'text', target: ['variable', ['template-tag', 'x']], value: 'x' }])).status, 400)
  assert.equal((await run([{ id: 's', type: 'date/single', value: '2024-01-01' }])).status, 400)
})

test('filters on a model see its result', async (t) => {
  const { as, shop, sql, save } = await shopServer(t)
  const orders = await shop.table('orders')
  const [status, quantity] = [await shop.field('orders', 'status'), await shop.field('orders', 'quantity')]
  const dataset_query = {
    database: shop.id,
    type: 'query',
    query: {
      'source-table': orders.id,
      aggregation: [['sum', ['field', quantity.id, null]]],
      breakout: [['field', status.id, null]],
    },
  }
  const model = await save(dataset_query, { type: 'model' })
  const all = await as.user.post(`/api/card/${model.id}/query`, {})
  const [, sum] = all.body.data.rows.find(([name]: [string]) => name === 'open')
  const target = ['dimension', ['field', 'sum', { 'base-type': 'type/Integer' }]]
  const parameters = [{ type: 'number/=', target, value: [sum] }]
  const filtered = await as.user.post(`/api/card/${model.id}/query`, { parameters })
  assert.ok(filtered.body.data.rows.length < all.body.data.rows.length)
  assert.ok(filtered.body.data.rows.every(([, total]: [string, number]) => total === sum))
  const native = await save(sql('select id, status from orders order by id limit 10;'), { type: 'model' })
  const byStatus = {
    type: 'string/=',
    target: ['dimension', ['field', 'status', { 'base-type': 'type/Text' }]],
    value: ['paid'],
  }
  const few = await as.user.post(`/api/card/${native.id}/query`, { parameters: [byStatus] })
  assert.deepEqual(
    few.body.data.rows.map(([id]: [number]) => id),
    [3, 6, 9],
  )
})

test('SQL puts in cards and snippets; what cannot be read or never ends is refused', async (t) => {
  const { as, sql, save } = await shopServer(t)
  const inner = await save(
    sql('select id, total from orders where id < {{most}}; -- the first', {
      most: { ...TEXT('most'), type: 'number', default: 4 },
    }),
  )
  const snippet = await as.user.post('/api/native-query-snippet', { name: 'dear', content: 'total > {{least}}' })
  assert.equal(snippet.status, 200)
  await as.user.post('/api/native-query-snippet', { name: 'dear ones', content: '({{snippet: dear}})' })
  const tags = { least: { ...TEXT('least'), type: 'number', default: 2 } }
  const query = sql(`select count(*) from {{#${inner.id}-card}} where {{snippet: dear ones}}`, tags)
  assert.deepEqual((await as.user.post('/api/dataset', query)).body.data.rows, [[2]])

  const outer = await save(query)
  const circle = await as.user.put(`/api/card/${inner.id}`, { dataset_query: sql(`select * from {{#${outer.id}}} x`) })
  assert.equal(circle.status, 400)
  const endless = { content: 'a {{snippet: dear ones}}' }
  const own = await as.user.put(`/api/native-query-snippet/${snippet.body.id}`, endless)
  assert.deepEqual([own.status, own.text], [400, 'A snippet cannot contain itself, directly or through others.'])
  const named = await as.user.post('/api/native-query-snippet', { name: 'me', content: '{{snippet: me}}' })
  assert.equal(named.status, 400)

  const { personal_collection_id } = (await as.admin.get('/api/user/current')).body
  const hidden = await save(sql('select 1 as one'), { collection_id: personal_collection_id }, as.admin)
  const peek = sql(`select * from {{#${hidden.id}}}`)
  assert.deepEqual((await as.admin.post('/api/dataset', peek)).body.data.rows, [[1]])
  assert.equal((await as.user.post('/api/dataset', peek)).body.error_type, 'missing-required-permissions')
  assert.equal((await as.user.post('/api/dataset/native', peek)).status, 403)
})
