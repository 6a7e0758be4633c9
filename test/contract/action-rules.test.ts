/** What a rule hides from somebody, an action cannot reach either. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { RULES, ruleServer } from '../support/rule-server.ts'
import { secondServer } from '../support/second-server.ts'

/** Actions on orders; the user sees those that are paid. */
async function ruledActions(t: TestContext) {
  const site = await ruleServer(t)
  const { admin, user, shop, orders, sales, byStatus, put, rows } = site
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  await admin.post(RULES, { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus })
  await admin.put(`/api/database/${shop.id}`, { settings: { 'database-enable-actions': true } })
  const model = (
    await admin.post('/api/card', {
      name: 'Orders',
      type: 'model',
      display: 'table',
      visualization_settings: {},
      dataset_query: rows(),
    })
  ).body.id
  const make = async (more: object) =>
    (await admin.post('/api/action', { name: 'Orders', model_id: model, ...more })).body.id as number
  const run = (id: number, parameters: object) => user.post(`/api/action/${id}/execute`, { parameters })
  const stored = (sql: string) => {
    const file = new DatabaseSync(shop.path, { readOnly: true })
    const found = file.prepare(sql).all()
    file.close()
    return found
  }
  const [paid, open] = ['paid', 'open'].map((status) =>
    Number(stored(`select min(id) as id from orders where status = '${status}'`)[0]!['id']),
  )
  return { ...site, model, make, run, stored, paid: paid!, open: open! }
}

test('a row that is hidden is neither read, changed nor deleted', async (t) => {
  const { make, run, user, stored, paid, open } = await ruledActions(t)
  const before = stored('select * from orders order by id')
  const [update, remove] = [
    await make({ type: 'implicit', kind: 'row/update' }),
    await make({ type: 'implicit', kind: 'row/delete' }),
  ]
  const missing = { message: 'The row does not exist.' }
  assert.deepEqual((await run(update, { id: open, quantity: 9 })).body, missing)
  assert.deepEqual((await run(remove, { id: open })).body, missing)
  const values = (id: number) =>
    user.get(`/api/action/${update}/execute?parameters=${encodeURIComponent(`{"id":${id}}`)}`)
  assert.deepEqual((await values(open)).body, {})
  assert.equal((await values(paid)).body.status, 'paid')
  assert.deepEqual(stored('select * from orders order by id'), before)
  assert.equal((await run(update, { id: paid, quantity: 9 })).status, 200)
  assert.equal(stored(`select quantity from orders where id = ${paid}`)[0]!['quantity'], 9)
})

test('a row cannot be written out of sight, and none be added there', async (t) => {
  const { make, run, stored, paid } = await ruledActions(t)
  const before = stored('select * from orders order by id')
  const [update, create] = [
    await make({ type: 'implicit', kind: 'row/update' }),
    await make({ type: 'implicit', kind: 'row/create' }),
  ]
  assert.equal((await run(update, { id: paid, status: 'open' })).status, 400)
  assert.equal((await run(create, { user_id: 1, status: 'paid' })).status, 400)
  assert.deepEqual(stored('select * from orders order by id'), before)
})

test('SQL runs for nobody who is under a rule', async (t) => {
  const { make, run, stored, shop } = await ruledActions(t)
  const before = stored('select * from orders order by id')
  const native = { database: shop.id, type: 'native', native: { query: 'delete from orders' } }
  const id = await make({ type: 'query', database_id: shop.id, dataset_query: native })
  const { status, text } = await run(id, {})
  assert.equal(status, 400, text)
  assert.deepEqual(stored('select * from orders order by id'), before)
})

test('whoever does not see all rows does not change what guests carry out', async (t) => {
  const { make, admin, user } = await ruledActions(t)
  const [shared, placed, own] = [
    await make({ type: 'implicit', kind: 'row/update' }),
    await make({ type: 'implicit', kind: 'row/update' }),
    await make({ type: 'implicit', kind: 'row/update' }),
  ]
  await admin.put('/api/setting', { 'enable-public-sharing': true })
  await admin.post(`/api/action/${shared}/public_link`)
  const { id } = (await admin.post('/api/dashboard', { name: 'Shared' })).body
  const place = { id: -1, action_id: placed, row: 0, col: 0, size_x: 4, size_y: 2 }
  await admin.put(`/api/dashboard/${id}`, { dashcards: [place] })
  await admin.post(`/api/dashboard/${id}/public_link`)
  const statuses = await Promise.all(
    [shared, placed, own].map(async (one) => (await user.put(`/api/action/${one}`, { description: 'New' })).status),
  )
  assert.deepEqual(statuses, [403, 403, 200])
  assert.equal((await admin.put(`/api/action/${shared}`, { description: 'New' })).status, 200)
})

/** What another process does as an administrator, and the executions of the user here. */
async function twoProcesses(t: TestContext) {
  const site = await ruledActions(t)
  const other = await secondServer(t, site)
  const headers = { 'x-metabase-session': await site.server.services.sessions.start(site.adminId) }
  const there = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await other.app.inject({ method, url, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${method} ${url}: ${answer.payload}`)
    return answer.payload === '' ? undefined : answer.json()
  }
  /** What one member of a graph of permissions may do from now on. */
  const graph = async (url: string, groups: object) =>
    there('PUT', url, { revision: (await there('GET', url)).revision, groups })
  return { ...site, there, graph }
}

test('rights, rules, models and actions that another process changes hold for the next execution', async (t) => {
  const site = await twoProcesses(t)
  const { make, run, stored, there, graph, shop, sales, userId, model, orders, rows, paid, open, byStatus } = site
  const update = await make({ type: 'implicit', kind: 'row/update' })
  const native = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const spoken = await make({
    type: 'query',
    database_id: shop.id,
    dataset_query: native(`update orders set quantity = 70 where id = ${paid}`),
  })
  const hidden = (await there('POST', '/api/collection', { name: 'Hidden' })).id as number
  await graph('/api/collection/graph', { 1: { [hidden]: 'none' } })
  const quantity = (id = paid) => stored(`select quantity from orders where id = ${id}`)[0]!['quantity']
  const attribute = (state: string) => there('PUT', `/api/user/${userId}`, { login_attributes: { state } })
  const data = (groups: object) => graph('/api/permissions/graph', groups)
  const memberships = async () => (await there('GET', '/api/permissions/membership'))[userId]
  const rule = async () => (await there('GET', RULES))[0].id as number
  const edit = (id: number, changes: object) => there('PUT', `/api/action/${id}`, changes)
  const card = (changes: object) => there('PUT', `/api/card/${model}`, changes)
  const hides = (is: boolean) => ({ visualization_settings: { fields: { quantity: { id: 'quantity', hidden: is } } } })
  const newRule = { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus }
  const cases: [name: string, change: () => Promise<unknown>, back: () => Promise<unknown>][] = [
    ['the attribute of a rule', () => attribute('open'), () => attribute('paid')],
    [
      'what a group may see',
      () => data({ [sales]: { [shop.id]: { 'view-data': 'blocked' } } }),
      async () => {
        await data({ [sales]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } } })
        await there('POST', RULES, newRule)
      },
    ],
    [
      'who is in a group',
      async () => {
        const own = (await memberships()).find(({ group_id }: { group_id: number }) => group_id === sales)
        await there('DELETE', `/api/permissions/membership/${own.membership_id}`)
      },
      () => there('POST', '/api/permissions/membership', { group_id: sales, user_id: userId }),
    ],
    ['the collection of the model', () => card({ collection_id: hidden }), () => card({ collection_id: null })],
    [
      'who reads the collection',
      () => graph('/api/collection/graph', { 1: { root: 'none' } }),
      () => graph('/api/collection/graph', { 1: { root: 'read' } }),
    ],
    ['what a form asks', () => edit(update, hides(true)), () => edit(update, hides(false))],
    ['an action that is archived', () => edit(update, { archived: true }), () => edit(update, { archived: false })],
  ]
  let value = 20
  const works = async (name: string) => {
    for (const next of [(value += 1), (value += 1)]) {
      const { status, text } = await run(update, { id: paid, quantity: next })
      assert.deepEqual([status, quantity()], [200, next], `${name}: ${text}`)
    }
  }
  for (const [name, change, back] of cases) {
    await works(name)
    const before = stored('select * from orders order by id')
    await change()
    const { status, text } = await run(update, { id: paid, quantity: 99 })
    assert.ok(status >= 400 && status < 500, `${name}: ${status} ${text}`)
    assert.deepEqual(stored('select * from orders order by id'), before, name)
    await back()
  }
  await works('all is as before')
  // Another row is the one that the rule lets through.
  await attribute('open')
  assert.equal((await run(update, { id: open, quantity: 33 })).status, 200)
  await attribute('paid')
  assert.equal((await run(update, { id: open, quantity: 34 })).status, 400)
  assert.equal(quantity(open), 33)
  // SQL: refused under the rule, carried out without one, refused again.
  assert.equal((await run(spoken, {})).status, 400)
  await there('DELETE', `${RULES}/${await rule()}`)
  await data({ [sales]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } } })
  assert.deepEqual([(await run(spoken, {})).status, quantity()], [200, 70])
  await edit(spoken, { dataset_query: native(`update orders set quantity = 71 where id = ${paid}`) })
  assert.deepEqual([(await run(spoken, {})).status, quantity()], [200, 71])
  await there('POST', RULES, newRule)
  assert.equal((await run(spoken, {})).status, 400)
  // The model shows another table: what is known of the first one is not written to it.
  assert.equal((await run(update, { id: paid, quantity: 5 })).status, 200)
  await card({ dataset_query: { ...rows(), query: { 'source-table': site.people.id } } })
  assert.equal((await run(update, { id: paid, quantity: 6 })).status, 400)
  assert.equal(quantity(), 5)
  await card({ type: 'question' })
  assert.deepEqual([(await run(update, { id: paid, name: 'X' })).status, quantity()], [404, 5])
})
