import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const NO_PERMISSION = 'You do not have permissions to run this query.'

async function rightsServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const people = await shop.table('people')
  const { admin, user } = server.as
  const schema = orders.schema ?? ''
  const put = async (words: object, more: object = {}) => {
    const { revision } = (await admin.get('/api/permissions/graph/group/1')).body
    const answer = await admin.put('/api/permissions/graph', { revision, groups: { 1: { [shop.id]: words } }, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const rows = (table: number) => ({ database: shop.id, type: 'query', query: { 'source-table': table } })
  const sql = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const ask = async (query: object) => (await user.post('/api/dataset', query)).body
  return { ...server, admin, user, shop, orders, people, schema, put, rows, sql, ask }
}

test('a query needs the right to every table that it reads', async (t) => {
  const { put, schema, shop, orders, people, rows, sql, ask, user, admin } = await rightsServer(t)
  assert.equal((await ask(rows(orders.id))).status, 'completed')
  await put({ 'create-queries': { [schema]: { [orders.id]: 'no' } } })
  const refused = await ask(rows(orders.id))
  assert.deepEqual([refused.status, refused.error], ['failed', NO_PERMISSION])
  assert.equal(refused.error_type, 'missing-required-permissions')
  assert.equal((await ask(rows(people.id))).status, 'completed')
  assert.equal((await ask(sql('select 1'))).error, NO_PERMISSION)
  const joined = rows(people.id)
  const [id, userId] = [await shop.field('people', 'id'), await shop.field('orders', 'user_id')]
  const condition = ['=', ['field', id.id, null], ['field', userId.id, { 'join-alias': 'o' }]]
  Object.assign(joined.query, { joins: [{ alias: 'o', 'source-table': orders.id, condition }] })
  assert.equal((await ask(joined)).error, NO_PERMISSION)
  assert.equal((await user.get(`/api/table/${orders.id}`)).status, 403)
  assert.equal((await user.get(`/api/table/${people.id}`)).status, 200)
  const save = (client: typeof user, query: object) =>
    client.post('/api/card', { name: 'Card', display: 'table', visualization_settings: {}, dataset_query: query })
  assert.equal((await save(user, rows(orders.id))).status, 403)
  const { body: card } = await save(admin, rows(orders.id))
  const run = await user.post(`/api/card/${card.id}/query`)
  assert.equal(run.body.status, 'completed', 'what others saved needs only the right to its collection')
  const onTop = await ask({ database: shop.id, type: 'query', query: { 'source-table': `card__${card.id}` } })
  assert.equal(onTop.status, 'completed')
})

test('blocked data stops saved questions too', async (t) => {
  const { put, schema, orders, rows, sql, admin, user } = await rightsServer(t)
  const save = async (query: object) =>
    (
      await admin.post('/api/card', {
        name: 'Card',
        display: 'table',
        visualization_settings: {},
        dataset_query: query,
      })
    ).body.id
  const [built, written] = [await save(rows(orders.id)), await save(sql('select 1'))]
  const errors = async () =>
    Promise.all([built, written].map(async (id) => (await user.post(`/api/card/${id}/query`)).body.error ?? null))
  assert.deepEqual(await errors(), [null, null])
  await put({ 'view-data': { [schema]: { [orders.id]: 'blocked' } } })
  assert.deepEqual(await errors(), [NO_PERMISSION, NO_PERMISSION])
  await put({ 'view-data': 'unrestricted' })
  assert.deepEqual(await errors(), [null, null])
})

test('a rule shows the rows that fit an attribute of the user, and no SQL', async (t) => {
  const { put, schema, orders, shop, rows, sql, ask, admin, userId } = await rightsServer(t)
  const status = await shop.field('orders', 'status')
  const everything = (await ask(rows(orders.id))).data.rows.length
  const rule = {
    group_id: 1,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: { state: ['dimension', ['field', status.id, null]] },
  }
  const words = { 'view-data': { [schema]: { [orders.id]: 'sandboxed' } } }
  const { sandboxes, groups } = await put(words, { sandboxes: [rule] })
  assert.deepEqual(sandboxes, [{ id: sandboxes[0].id, ...rule }])
  assert.equal(groups['1'][shop.id]['view-data'][schema][orders.id], 'sandboxed')
  assert.equal((await ask(rows(orders.id))).error, NO_PERMISSION, 'the attribute is missing')
  await admin.put(`/api/user/${userId}`, { login_attributes: { state: 'paid' } })
  const { data } = await ask(rows(orders.id))
  const place = data.cols.findIndex(({ name }: { name: string }) => name === 'status')
  assert.deepEqual([...new Set(data.rows.map((row: unknown[]) => row[place]))], ['paid'])
  assert.ok(data.rows.length < everything)
  assert.equal((await ask(sql('select * from orders'))).error, NO_PERMISSION)
  await put({ 'view-data': 'unrestricted' })
  assert.equal((await ask(rows(orders.id))).data.rows.length, everything, 'another word ends the rule')
})
