/** What a rule or a role hides from somebody, cannot be edited in place either. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { marketEngines } from '../support/market.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { makeRoles } from '../support/role-database.ts'
import { RULES, ruleServer } from '../support/rule-server.ts'
import { connectSecrets } from '../support/secret-shop.ts'
import { testServer } from '../support/test-server.ts'

type Site = Awaited<ReturnType<typeof ruleServer>>

/** A group that writes SQL, of whose orders a rule shows the paid ones. */
async function ruledRows(t: TestContext, ownRule?: (site: Site) => Promise<object>) {
  const site = await ruleServer(t)
  const { admin, user, shop, orders, sales, byStatus, put } = site
  const granted = await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder-and-native' } } })
  assert.equal(granted.status, 200, granted.text)
  const rule = {
    group_id: sales,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: byStatus,
    ...(await ownRule?.(site)),
  }
  const made = await admin.post(RULES, rule)
  assert.equal(made.status, 200, made.text)
  await admin.put(`/api/database/${shop.id}`, { settings: { 'database-enable-actions': true } })
  const path = `/api/table/${orders.id}`
  const send = (changes: unknown) => user.post(`${path}/rows`, { changes })
  const editing = async () => (await user.get(`${path}/row-editing`)).body
  const stored = (sql = 'select * from orders order by id') => {
    const file = new DatabaseSync(shop.path, { readOnly: true })
    const found = file.prepare(sql).all()
    file.close()
    return found
  }
  return { ...site, send, editing, stored }
}

const PAID = 3
const OPEN = 1
const update = (id: number, values: object, expected: object) => ({ kind: 'update', key: { id }, values, expected })

test('rows that a rule hides are not there, and the others can be edited', async (t) => {
  const { send, editing, stored } = await ruledRows(t)
  const { refusal, can_add, can_restore } = await editing()
  assert.deepEqual([refusal, can_add, can_restore], [null, false, false])
  const before = stored()
  const quantity = (id: number) => ({ quantity: id % 10 })
  const hidden = await send([
    update(PAID, { quantity: 99 }, quantity(PAID)),
    update(OPEN, { quantity: 99 }, quantity(OPEN)),
  ])
  assert.deepEqual([hidden.status, hidden.body.conflicts], [409, [{ index: 1, row: null }]])
  assert.equal((await send([{ kind: 'delete', key: { id: OPEN } }])).status, 409)
  const away = await send([update(PAID, { status: 'open' }, { status: 'paid' })])
  assert.deepEqual([away.status, away.body.message], [400, 'You would no longer see all of these rows.'])
  const made = await send([{ kind: 'create', values: { status: 'paid' } }])
  assert.deepEqual([made.status, made.body.failures], [400, [{ index: 0, errors: {} }]])
  assert.deepEqual(stored(), before)
  const done = await send([update(PAID, { quantity: 99 }, quantity(PAID)), { kind: 'delete', key: { id: 6 } }])
  assert.equal(done.status, 200, done.text)
  assert.deepEqual(
    stored('select quantity from orders where id in (3, 6)').map((row) => row['quantity']),
    [99],
  )
})

test('columns that a rule hides are not shown, nor are they written or compared', async (t) => {
  const { send, editing, stored } = await ruledRows(t, async ({ shop, status, card, rows }) => {
    const [id, quantity] = [await shop.field('orders', 'id'), await shop.field('orders', 'quantity')]
    const fields = [id, status, quantity].map((field) => ['field', field.id, null])
    const card_id = await card(rows({ fields, filter: ['=', ['field', status.id, null], 'paid'] }))
    return { card_id, attribute_remappings: {} }
  })
  assert.deepEqual(
    (await editing()).columns.map(({ name }: { name: string }) => name),
    ['id', 'status', 'quantity'],
  )
  const before = stored()
  for (const change of [
    update(PAID, { total: 1 }, { total: 3.5 }),
    update(PAID, { quantity: 9 }, { quantity: 3, total: 3.5 }),
    { kind: 'delete', key: { id: PAID }, expected: { total: 3.5 } },
  ]) {
    const { status: refused, body } = await send([change])
    assert.deepEqual(
      [refused, Object.keys(body.failures[0].errors).includes('total')],
      [400, true],
      JSON.stringify(body),
    )
  }
  assert.deepEqual(stored(), before)
  const done = await send([update(PAID, { quantity: 9 }, { quantity: 3 })])
  assert.equal(done.status, 200, done.text)
  assert.deepEqual(done.body.changes[0].after, { id: PAID, status: 'paid', quantity: 9 })
})

test('who builds questions only edits no rows', async (t) => {
  const { put, sales, shop, send, editing } = await ruledRows(t)
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  assert.equal((await editing()).refusal, 'permission')
  assert.equal((await send([update(PAID, { quantity: 9 }, { quantity: 3 })])).status, 403)
})

test('a role of the database that only reads edits nothing', async (t) => {
  if (!(await marketEngines()).includes('postgres')) return t.skip('no PostgreSQL')
  const server = await testServer(t)
  const { admin } = server.as
  let role = ''
  const shop = await connectSecrets(server, 'postgres', async (database) => {
    const rights = { sales: ['people'], staff: ['people'], rowsOfSales: { table: 'orders', condition: 'true' } }
    const roles = await makeRoles('postgres', database, rights)
    t.after(roles.drop)
    role = roles.staff
    return roles.details
  })
  const group = await createGroup(server, 'In a role')
  const person = await createPerson(server, 'person', [group])
  const words = { 'view-data': 'impersonated', 'create-queries': 'query-builder-and-native' }
  const { revision } = (await admin.get('/api/permissions/graph')).body
  const granted = await admin.put('/api/permissions/graph', {
    revision,
    groups: { 1: { [shop.id]: { 'view-data': 'blocked' } }, [group]: { [shop.id]: words } },
    impersonations: [{ group_id: group, db_id: shop.id, attribute: 'role' }],
  })
  assert.equal(granted.status, 200, granted.text)
  await admin.put(`/api/user/${person.id}`, { login_attributes: { role } })
  await admin.put(`/api/database/${shop.id}`, { settings: { 'database-enable-actions': true } })
  const path = `/api/table/${await shop.table('people')}`
  const { refusal, can_add } = (await person.as.get(`${path}/row-editing`)).body
  assert.deepEqual([refusal, can_add], [null, false])
  const { status, body, text } = await person.as.post(`${path}/rows`, { changes: [{ kind: 'delete', key: { id: 1 } }] })
  assert.deepEqual([status, body.type], [400, 'metabase.actions.error/violate-permission-constraint'], text)
})
