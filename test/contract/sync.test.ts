import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { findDriver } from '@querent/drivers'
import { SYNC_DATABASE, SYNC_VALUES } from '../../packages/server/src/sync/index.ts'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createConnections } from '../../packages/server/src/connections/index.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { createSync } from '../../packages/server/src/sync/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type TestServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

async function resync({ as, server }: TestServer, id: number): Promise<void> {
  const { status } = await as.admin.post(`/api/database/${id}/sync_schema`)
  assert.equal(status, 200)
  await server.jobs.drain()
}

function change(path: string, script: string): void {
  const file = new DatabaseSync(path, { timeout: 5_000 })
  file.exec(script)
  file.close()
}

test('a first sync learns structure, meaning and values', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { body } = await server.as.admin.get(`/api/database/${shop.id}`)
  assert.equal(body.initial_sync_status, 'complete')
  assert.equal(body.dbms_version.flavor, 'SQLite')
  assert.equal(body.sync_error, null)
  const meaning = async (table: string, name: string) => {
    const { display_name, base_type, semantic_type, has_field_values, preview_display } = await shop.field(table, name)
    return [display_name, base_type, semantic_type, has_field_values, preview_display]
  }
  assert.deepEqual(await meaning('orders', 'id'), ['ID', 'type/Integer', 'type/PK', null, true])
  assert.deepEqual(await meaning('orders', 'status'), ['Status', 'type/Text', 'type/Category', 'auto-list', true])
  assert.deepEqual(await meaning('orders', 'notes'), ['Notes', 'type/Text', null, 'auto-list', false])
  assert.deepEqual(await meaning('orders', 'payload'), ['Payload', 'type/Text', 'type/SerializedJSON', null, false])
  assert.deepEqual(await meaning('people', 'email'), ['Email', 'type/Text', 'type/Email', 'auto-list', true])
  assert.deepEqual(await meaning('people', 'state'), ['State', 'type/Text', 'type/State', 'auto-list', true])
  assert.deepEqual(await meaning('people', 'latitude'), ['Latitude', 'type/Float', 'type/Latitude', null, true])
  const total = await shop.field('orders', 'total')
  assert.deepEqual(total.fingerprint?.['type'], {
    'type/Number': { min: 1.5, q1: 26.25, q3: 75.75, max: 100.5, sd: 29.011491975882016, avg: 51 },
  })
  assert.equal((await shop.field('orders', 'status')).database_indexed, true)
  assert.equal((await shop.table('schema_migrations')).visibility_type, 'cruft')
})

test('tables and columns that vanish become inactive and come back as they were', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  await server.as.admin.put(`/api/table/${orders.id}`, { description: 'Sales' })
  change(
    shop.path,
    'drop view big_orders; alter table orders rename to orders_old; alter table people drop column state; alter table people add column age integer',
  )
  await resync(server, shop.id)
  assert.equal((await shop.table('orders')).active, false)
  assert.equal((await shop.field('people', 'state')).active, false)
  assert.equal((await shop.field('people', 'age')).active, true)
  assert.equal(
    (await server.as.admin.get('/api/table')).body.some((row: { name: string }) => row.name === 'orders'),
    false,
  )
  change(shop.path, 'alter table orders_old rename to orders')
  await resync(server, shop.id)
  const back = await shop.table('orders')
  assert.deepEqual([back.id, back.active, back.description], [orders.id, true, 'Sales'])
})

test('a column of another type is looked at anew', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const before = await shop.field('orders', 'quantity')
  change(
    shop.path,
    `drop view big_orders; alter table orders drop column quantity; alter table orders add column quantity text; update orders set quantity = 'many'`,
  )
  await resync(server, shop.id)
  const after = await shop.field('orders', 'quantity')
  assert.deepEqual([after.id, after.base_type, after.semantic_type], [before.id, 'type/Text', 'type/Category'])
  assert.ok(Object.hasOwn(Object(after.fingerprint?.['type']), 'type/Text'))
})

test('keys that appear and vanish are followed, unless a person decided', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const userId = await shop.field('orders', 'user_id')
  assert.equal(userId.semantic_type, 'type/FK')
  const rebuild = (reference: string) =>
    `create table t (id integer primary key, user_id integer ${reference}, status text, total decimal(10,2),
      quantity integer, notes text, payload text, created_at timestamp);
     insert into t select * from orders; drop view big_orders; drop table orders; alter table t rename to orders;
     create view big_orders as select id, total from orders`
  change(shop.path, rebuild(''))
  await resync(server, shop.id)
  const without = await shop.field('orders', 'user_id')
  assert.deepEqual([without.semantic_type, without.fk_target_field_id], [null, null])
  await server.as.admin.put(`/api/field/${userId.id}`, { semantic_type: 'type/Category' })
  change(shop.path, rebuild('references people(id)'))
  await resync(server, shop.id)
  assert.equal((await shop.field('orders', 'user_id')).semantic_type, 'type/Category')
})

test('one broken table does not stop the others, and is told', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  change(
    shop.path,
    `create view broken as select json('not json ' || id) as parsed from people;
     create table fine (label text); insert into fine values ('a'), ('b')`,
  )
  await resync(server, shop.id)
  assert.equal((await shop.field('fine', 'label')).semantic_type, 'type/Category')
  const { body } = await server.as.admin.get(`/api/database/${shop.id}`)
  assert.match(body.sync_error, /^analyze broken: /)
  assert.equal(body.initial_sync_status, 'complete')
  change(shop.path, 'drop view broken')
  await resync(server, shop.id)
  assert.equal((await server.as.admin.get(`/api/database/${shop.id}`)).body.sync_error, null)
})

test('a database that cannot be reached says why', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  await server.server.store.databases.update(shop.id, { details: { db: `${shop.path}.gone` } })
  await server.server.jobs.enqueue(SYNC_DATABASE, { databaseId: shop.id })
  await server.server.jobs.drain()
  const { body } = await server.as.admin.get(`/api/database/${shop.id}`)
  assert.match(body.sync_error, /no file/)
  assert.equal(body.initial_sync_status, 'complete')
})

test('a database that is deleted while it is synced is no failure', async (t) => {
  const tested = await testServer(t)
  const { store } = tested.server
  const shop = await connectShop(tested)
  const connections = createConnections({ store, findDriver, maxSessions: () => 2 })
  const seen: string[] = []
  let deleting: Promise<unknown> | undefined
  const sync = createSync({
    store,
    connections,
    now: Date.now,
    humanization: async () => 'simple',
    observe(event) {
      seen.push(event.type)
      const isMetadata = event.type === 'sync.started' && event.step === 'metadata'
      if (isMetadata) deleting = store.databases.delete(shop.id)
    },
  })
  await sync.syncDatabase(shop.id, new AbortController().signal)
  assert.equal(await deleting, true)
  // How far it comes before the deletion is seen depends on the app database.
  assert.deepEqual(seen.slice(0, 3), ['sync.started', 'sync.finished', 'sync.started'])
  assert.deepEqual(
    seen.filter((type) => type !== 'sync.started' && type !== 'sync.finished'),
    [],
  )
  await connections.closeAll()
})

test('names follow the strategy, except where a person chose one', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { admin } = server.as
  const userId = await shop.field('orders', 'user_id')
  await admin.put(`/api/field/${userId.id}`, { display_name: 'Buyer' })
  assert.equal((await admin.put('/api/setting/humanization-strategy', { value: 'none' })).status, 204)
  assert.equal((await shop.field('orders', 'created_at')).display_name, 'created_at')
  const bigOrders = await shop.table('big_orders')
  assert.equal((await admin.get(`/api/table/${bigOrders.id}`)).body.display_name, 'big_orders')
  assert.equal((await shop.field('orders', 'user_id')).display_name, 'Buyer')
  assert.equal((await admin.put('/api/setting', { 'humanization-strategy': null })).status, 204)
  assert.equal((await admin.get(`/api/table/${bigOrders.id}`)).body.display_name, 'Big Orders')
})

test('names are also given by a job, for a process that dies while it renames', async (t) => {
  let now = Date.now()
  const server = await testServer(t, { now: () => now })
  const shop = await connectShop(server)
  await server.as.admin.put('/api/setting/humanization-strategy', { value: 'none' })
  const { id } = await shop.table('big_orders')
  await server.server.store.tables.update([id], { display_name: 'Left over' })
  now += 3_600_000
  await server.server.jobs.drain()
  assert.equal((await shop.table('big_orders')).display_name, 'big_orders')
})

test('a strategy from the environment holds from the start on', async (t) => {
  const { server, ...rest } = await testServer(t, { env: { MB_HUMANIZATION_STRATEGY: 'none' } })
  const shop = await connectShop({ server, ...rest })
  const { id } = await shop.table('big_orders')
  await server.store.tables.update([id], { display_name: 'Named before' })
  await server.app.listen({ port: 0 })
  await until('the new name', 20_000, async () => (await shop.table('big_orders')).display_name === 'big_orders')
})

test('scheduled scans refresh values that were used lately', async (t) => {
  let now = Date.now()
  const server = await testServer(t, { now: () => now })
  const shop = await connectShop(server)
  const status = await shop.field('orders', 'status')
  const values = async () => (await server.server.store.fieldValues.findOfField(status.id))?.values
  const scan = async () => {
    await server.server.jobs.enqueue(SYNC_VALUES, { databaseId: shop.id })
    await server.server.jobs.drain()
  }
  change(shop.path, `update orders set status = 'gone' where status = 'late'`)
  await scan()
  assert.deepEqual(await values(), ['gone', 'open', 'paid'])
  change(shop.path, `update orders set status = 'late' where status = 'gone'`)
  now += 15 * 24 * 3600 * 1000
  await server.server.store.jobs.delete([`schedule sync.database ${shop.id}`, `schedule sync.values ${shop.id}`])
  await scan()
  assert.deepEqual(await values(), ['gone', 'open', 'paid'])
})

test('a thousand values are kept, more are announced', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  change(
    shop.path,
    `create table codes (code text);
     insert into codes with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500) select 'c' || i from n`,
  )
  await resync(server, shop.id)
  const code = await shop.field('codes', 'code')
  assert.equal(code.has_field_values, null)
  await server.as.admin.put(`/api/field/${code.id}`, { has_field_values: 'list' })
  const { body } = await server.as.user.get(`/api/field/${code.id}/values`)
  assert.deepEqual([body.values.length, body.has_more_values], [1000, true])
})

test('a new server gets the sample database, once', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-first-'))
  const config = loadConfig({ QUERENT_DATA_DIR: folder, QUERENT_LOG_LEVEL: 'silent' })
  const server = await createServer(config, Date.now)
  t.after(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { sample } = server.services.databases
  await sample.task.begin?.()
  await sample.task.begin?.()
  await server.jobs.drain()
  const [row, ...others] = await server.store.databases.list()
  assert.deepEqual(others, [])
  assert.deepEqual([row?.id, row?.name, row?.is_sample], [1, 'Sample Database', true])
  assert.deepEqual([row?.initial_sync_status, row?.sync_error], ['complete', null])
  const tables = await server.store.tables.listOfDatabase(1)
  assert.equal(tables.length, 8)
  assert.ok(tables.every(({ description, entity_type }) => description !== null && entity_type !== null))
  const vendor = (await server.store.fields.listOfDatabase(1)).find(({ name }) => name === 'VENDOR')
  assert.deepEqual([vendor?.description, vendor?.semantic_type], ['Company that supplies it.', 'type/Company'])
})

test('a DuckDB file is synced with its comments and schemas', async (t) => {
  const server = await testServer(t)
  const path = join(server.dataDir, 'warehouse.duckdb')
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run(`
    create schema sales;
    create table people (id integer primary key, name varchar, big hugeint);
    create table sales.orders (id integer primary key, person_id integer, total decimal(10,2), created_at timestamptz);
    create table sales.lines (id integer, order_id integer references sales.orders (id));
    comment on table people is 'Who buys';
    comment on column people.name is 'First and last';
    insert into people values (1, 'Ann', 170141183460469231731687303715884105727);
    insert into sales.orders values (1, 1, 12.5, '2024-03-05 10:20:30+00'), (2, 1, 7.25, '2024-04-05 10:20:30+00')`)
  connection.closeSync()
  instance.closeSync()
  const body = { name: 'Warehouse', engine: 'duckdb', details: { database_file: path } }
  const { body: database } = await server.as.admin.post('/api/database', body)
  await server.server.jobs.drain()
  const { body: record } = await server.as.admin.get(`/api/database/${database.id}`)
  assert.deepEqual([record.sync_error, record.dbms_version.flavor], [null, 'DuckDB'])
  assert.deepEqual((await server.as.user.get(`/api/database/${database.id}/schemas`)).body, ['main', 'sales'])
  const { tables } = (await server.as.user.get(`/api/database/${database.id}/metadata`)).body
  const table = (name: string) => tables.find((row: { name: string }) => row.name === name)
  const field = (name: string, column: string) =>
    table(name).fields.find((row: { name: string }) => row.name === column)
  assert.equal(table('people').description, 'Who buys')
  assert.equal(field('people', 'name').description, 'First and last')
  assert.equal(field('lines', 'order_id').target.id, field('orders', 'id').id)
  assert.deepEqual(field('orders', 'total').fingerprint.type['type/Number'].max, 12.5)
  assert.deepEqual(field('orders', 'created_at').fingerprint.type['type/DateTime'].earliest, '2024-03-05T10:20:30Z')
})
