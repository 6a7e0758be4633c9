/** What loads of data tell (contract: databases, section 5). */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a load of data tells that tables have changed', async (t) => {
  const tested = await testServer(t)
  const { as, server } = tested
  const shop = await connectShop(tested)
  const orders = await shop.table('orders')
  const path = `/api/notify/db/${shop.id}`
  const file = new DatabaseSync(shop.path)
  t.after(() => file.close())
  const columns = async () => (await server.store.fields.listOfTables([orders.id])).map(({ name }) => name)
  const told = async (body: object) => {
    const answer = await as.admin.post(path, body)
    assert.deepEqual([answer.status, answer.body], [200, { success: true }], answer.text)
    await server.jobs.drain()
  }

  file.exec("alter table orders add column one text default 'x'")
  await told({ table_name: 'orders', scan: 'schema' })
  assert.ok((await columns()).includes('one'))
  file.exec("alter table orders add column two text default 'x'")
  await told({ table_id: String(orders.id) })
  assert.ok((await columns()).includes('two'))
  file.exec('create table news (id integer primary key, title text)')
  await told({})
  assert.ok((await server.store.tables.listOfDatabase(shop.id)).some(({ name }) => name === 'news'))

  file.exec("alter table orders add column three text default 'x'")
  const waiting = as.admin.post(path, { table_id: orders.id, 'synchronous?': true })
  const key = `sync.table-columns ${orders.id}`
  while ((await server.store.jobs.find(key)) === undefined) await new Promise((next) => setImmediate(next))
  await server.jobs.drain()
  assert.deepEqual((await waiting).body, { success: true })
  assert.ok((await columns()).includes('three'))

  for (const [body, status] of [
    [{ table_name: 'nope' }, 404],
    [{ table_id: 999_999 }, 404],
    [{ scan: 'some' }, 400],
    [{ table_name: ' ' }, 400],
  ] as const) {
    assert.equal((await as.admin.post(path, body)).status, status, JSON.stringify(body))
  }
  assert.equal((await as.admin.post('/api/notify/db/999', {})).status, 404)
  assert.equal((await as.user.post(path, {})).status, 403)
  assert.equal((await as.nobody.post(path, {})).status, 401)
})

test('a table of which nothing was known is read at once', async (t) => {
  const tested = await testServer(t)
  const { as, server } = tested
  const shop = await connectShop(tested)
  const path = `/api/notify/db/${shop.id}/new-table`
  const file = new DatabaseSync(shop.path)
  t.after(() => file.close())
  const place = { schema_name: 'main', table_name: 'late_news' }
  assert.equal((await as.admin.post(path, place)).status, 404)
  assert.equal((await as.admin.post(path, { ...place, table_name: 'orders' })).status, 400)
  assert.equal((await as.admin.post(path, { table_name: 'orders' })).status, 400)
  file.exec('create table late_news (id integer primary key, title text)')
  const waiting = as.admin.post(path, place)
  const key = `sync.database ${shop.id}`
  while ((await server.store.jobs.find(key)) === undefined) await new Promise((next) => setImmediate(next))
  await server.jobs.drain()
  const { status, body } = await waiting
  assert.deepEqual([status, body.name, body.db_id], [200, 'late_news', shop.id])
})

test('its key may come in a header of its own', async (t) => {
  const tested = await testServer(t)
  const { as, server } = tested
  const shop = await connectShop(tested)
  const { body: key } = await as.admin.post('/api/api-key', { name: 'ETL', group_id: 2 })
  const send = async (url: string, headers: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode
  const path = `/api/notify/db/${shop.id}`
  assert.equal(await send(path, { 'x-metabase-apikey': key.unmasked_key }), 200)
  assert.equal(await send(path, { 'x-api-key': key.unmasked_key }), 200)
  assert.equal(await send(path, { 'x-metabase-apikey': 'wrong' }), 401)
  const other = `/api/database/${shop.id}/sync_schema`
  assert.equal(await send(other, { 'x-metabase-apikey': key.unmasked_key }), 401)
})
