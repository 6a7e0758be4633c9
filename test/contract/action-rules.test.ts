/** What a rule hides from somebody, an action cannot reach either. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { RULES, ruleServer } from '../support/rule-server.ts'

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
  return { ...site, make, run, stored, paid: paid!, open: open! }
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
