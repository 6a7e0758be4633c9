/** The database Copies: a model of PostgreSQL joined with a table of SQLite, wherever questions are shown. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'
import { EMBEDDING_KEY } from '../support/embedded-content.ts'
import { mailServer } from '../support/mail-server.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { signedToken } from '../support/signed-token.ts'
import type { Client, TestServer } from '../support/test-server.ts'

const CITIES = `create table cities (id integer primary key, city text);
  insert into cities values (1, 'Oslo'), (2, 'Rome')`
const FOR_GUESTS = 'An error occurred while running the query.'
const LOOK = { display: 'table', visualization_settings: {} }

/** Orders of PostgreSQL, a model of them, and cities of SQLite, all copied. */
async function joinedSite(t: TestContext) {
  const clock = { now: Date.parse('2026-03-01T08:30:00Z') }
  const mails = await mailServer(t)
  const env = { ...mails.env, MB_SITE_URL: 'https://bi.example.org' }
  const site = await actionSite(t, 'postgres', [], { now: () => clock.now, env })
  assert.ok(site !== undefined)
  const { as, server, dataDir, orders, model } = site
  await site.enable()
  await as.admin.put(`/api/card/${model}`, { name: 'Sales' })
  const db = join(dataDir, 'geo.sqlite')
  const file = new DatabaseSync(db)
  file.exec(CITIES)
  file.close()
  const { id: geo } = (await as.admin.post('/api/database', { name: 'Geo', engine: 'sqlite', details: { db } })).body
  await server.jobs.drain()
  const [cities] = await server.store.tables.listOfDatabase(geo)
  const post = async (url: string, body: object = {}) => {
    const { status, text } = await as.admin.post(url, body)
    assert.equal(status, 204, `${url}: ${text}`)
    await server.jobs.drain()
  }
  await post('/api/persist/enable')
  await post(`/api/card/${model}/persist`, { target: 'copy' })
  for (const table of [orders, cities]) await post(`/api/persist/table/${table?.id}/persist`)
  const copies = (await server.store.databases.list()).find((row) => row.is_copies)?.id ?? 0
  const own = () => server.store.tables.listOfDatabase(copies)
  const changed = server.services.background.find(({ name }) => name.kind === 'persist.changed')
  const refreshed = async () => {
    await changed?.run({ databaseId: site.database }, new AbortController().signal)
    await server.jobs.drain()
  }
  const ask = async (query: object, client: Client = as.admin) => {
    const { body } = await client.post('/api/dataset', query)
    return body.status === 'completed' ? body.data.rows : body.error
  }
  return { ...site, clock, mails, geo, copies, own, joined: joinedOf(server, own), post, refreshed, ask }
}

/** Totals by city of one of the tables of Copies. */
function joinedOf(
  { store }: TestServer['server'],
  own: () => ReturnType<TestServer['server']['store']['tables']['listOfDatabase']>,
) {
  return async (name: string) => {
    const tables = await own()
    const [left, right] = [name, 'cities'].map((one) => tables.find((row) => row.name === one))
    assert.ok(left !== undefined && right !== undefined)
    const fields = await store.fields.listOfTables([left.id, right.id])
    const field = (table: number, column: string, options: object | null = null) => {
      const found = fields.find((row) => row.table_id === table && row.name === column)
      return ['field', found?.id, options]
    }
    const alias = { 'join-alias': 'C' }
    const condition = ['=', field(left.id, 'shop_id'), field(right.id, 'id', alias)]
    const city = field(right.id, 'city', alias)
    const query = {
      'source-table': left.id,
      joins: [{ 'source-table': right.id, alias: 'C', strategy: 'left-join', condition }],
      aggregation: [['sum', field(left.id, 'total')]],
      breakout: [city],
      'order-by': [['asc', city]],
    }
    return { dataset_query: { database: left.db_id, type: 'query', query }, city }
  }
}

/** The question as a card, on a dashboard with a filter, with a public link, embedded, and in a subscription. */
async function shown({ as, mails, clock, server, joined }: Awaited<ReturnType<typeof joinedSite>>, name: string) {
  const { admin, nobody } = as
  const { dataset_query, city } = await joined(name)
  await admin.put('/api/setting/enable-public-sharing', { value: true })
  await admin.put('/api/setting', { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY })
  const { id: card } = (await admin.post('/api/card', { name: 'By city', ...LOOK, dataset_query })).body
  await admin.put(`/api/card/${card}`, { enable_embedding: true })
  const filter = { id: 'p', slug: 'city', name: 'City', type: 'string/=' }
  const { id: board } = (await admin.post('/api/dashboard', { name: 'Board', parameters: [filter] })).body
  const target = ['dimension', city]
  const parameter_mappings = [{ parameter_id: 'p', card_id: card, target }]
  const place = { id: -1, card_id: card, row: 0, col: 0, size_x: 8, size_y: 4, parameter_mappings }
  const { dashcards } = (await admin.put(`/api/dashboard/${board}`, { dashcards: [place] })).body
  const of = `dashcard/${dashcards[0].id}/card/${card}`
  const { uuid } = (await admin.post(`/api/dashboard/${board}/public_link`)).body
  const token = signedToken(EMBEDDING_KEY, { resource: { question: card }, params: {} })
  const subscription = {
    name: 'Mail',
    dashboard_id: board,
    cards: [{ id: card, dashboard_card_id: dashcards[0].id, include_csv: true, include_xls: false }],
    channels: [
      {
        channel_type: 'email',
        enabled: true,
        schedule_type: 'daily',
        schedule_hour: 8,
        recipients: [{ email: 'ops@example.test' }],
      },
    ],
  }
  assert.equal((await admin.post('/api/pulse', subscription)).status, 200)
  const parameters = [{ id: 'p', type: 'string/=', value: ['Rome'], target }]
  /** What each of them shows. */
  const rows = async () => {
    const pages = [
      await admin.post(`/api/card/${card}/query`),
      await admin.post(`/api/dashboard/${board}/${of}/query`),
      await nobody.get(`/api/public/dashboard/${uuid}/${of}`),
      await nobody.get(`/api/embed/card/${token}/query`),
    ]
    const filtered = await admin.post(`/api/dashboard/${board}/${of}/query`, { parameters })
    const files = [
      await admin.post(`/api/card/${card}/query/csv`),
      await nobody.get(`/api/embed/card/${token}/query/csv`),
    ]
    return {
      pages: pages.map(({ body }) => body.data?.rows ?? body.error),
      filtered: filtered.body.data.rows,
      files: files.map(({ text }) => text.split('\n').slice(1, -1).join(' ')),
      asOf: pages.map(({ body }) => body.data?.copies?.length),
    }
  }
  const mailed = async () => {
    clock.now += 24 * 60 * 60_000
    await server.jobs.drain()
    return (await mails.next()).text
  }
  return { card, board, dataset_query, rows, mailed }
}

test('a join across databases is shown everywhere, also while a write waits for its refresh', async (t) => {
  const site = await joinedSite(t)
  const { rowAction, run, refreshed, model, post, ask, as } = site
  const { card, board, dataset_query, rows, mailed } = await shown(site, 'Sales')
  const all = (rome: number) => {
    const both = [
      ['Oslo', 10],
      ['Rome', rome],
    ]
    const file = `Oslo,10 Rome,${rome}`
    return { pages: [both, both, both, both], filtered: [['Rome', rome]], files: [file, file], asOf: [2, 2, 2, 2] }
  }
  assert.deepEqual(await rows(), all(20))
  assert.match(await mailed(), /Rome +20/)

  // There is no source to ask instead: rows of the time of the copy, which the answer states.
  assert.equal((await run(await rowAction('row/update'), { id: 2, total: 50 })).status, 200)
  assert.deepEqual(await rows(), all(20))
  assert.match(await mailed(), /Rome +20/)
  await refreshed()
  assert.deepEqual(await rows(), all(50))

  await post(`/api/card/${model}/unpersist`)
  assert.match(await ask(dataset_query), /is no longer copied/)
  const [own, onBoard, guest, embedded] = (await rows()).pages
  assert.deepEqual([own, onBoard], [[], []])
  assert.deepEqual([guest, embedded], [FOR_GUESTS, FOR_GUESTS])
  for (const path of [`card/${card}`, `dashboard/${board}`])
    assert.equal((await as.admin.get(`/api/${path}/query_metadata`)).status, 200)
  assert.match(await mailed(), /This card could not be shown/)
  await post(`/api/card/${model}/persist`, { target: 'copy' })
  assert.deepEqual(await rows(), all(50))
})

test('a row rule holds on a join across databases', async (t) => {
  const site = await joinedSite(t)
  const { as, database, geo, copies, orders, joined, ask, server } = site
  const testing = { ...site, database: site.appDatabase }
  const group = await createGroup(testing, 'Ruled')
  const person = await createPerson(testing, 'ruled', [group])
  const given = { 'view-data': 'unrestricted', 'create-queries': 'query-builder', download: { schemas: 'full' } }
  const none = { 'view-data': 'blocked', 'create-queries': 'no', download: { schemas: 'none' } }
  const words = (one: object) => Object.fromEntries([database, geo, copies].map((id) => [id, one]))
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  const graph = { revision, groups: { 1: words(none), [group]: words(given) } }
  assert.equal((await as.admin.put('/api/permissions/graph', graph)).status, 200)
  const shop = (await server.store.fields.listOfTables([orders.id])).find(({ name }) => name === 'shop_id')
  const attribute_remappings = { shop: ['dimension', ['field', shop?.id, null]] }
  const rule = { group_id: group, table_id: orders.id, card_id: null, attribute_remappings }
  assert.equal((await as.admin.post('/api/mt/gtap', rule)).status, 200)
  await as.admin.put(`/api/user/${person.id}`, { login_attributes: { shop: '2' } })
  const { dataset_query } = await joined('orders')
  assert.equal((await ask(dataset_query)).length, 2)
  assert.deepEqual(await ask(dataset_query, person.as), [['Rome', 20]])
  const file = await person.as.post('/api/dataset/csv', { query: dataset_query })
  assert.match(file.text, /^[^\n]+\nRome,20\n$/)
  const ofModel = (await joined('Sales')).dataset_query
  assert.equal((await ask(ofModel)).length, 2)
  assert.equal(await ask(ofModel, person.as), 'You do not have permissions to run this query.')
  const { id } = (await as.admin.post('/api/card', { name: 'By city', ...LOOK, dataset_query })).body
  assert.deepEqual((await person.as.post(`/api/card/${id}/query`)).body.data.rows, [['Rome', 20]])
})

test('names follow the source, and a copy of a table that is gone is told', async (t) => {
  const { as, server, database, orders, own, joined, post, ask, run, sql, refreshed } = await joinedSite(t)
  const { admin } = as
  const described = async () => {
    const row = (await own()).find(({ name }) => name === 'orders')
    return [row?.display_name, row?.description]
  }
  assert.equal((await admin.put(`/api/table/${orders.id}`, { display_name: 'Buys', description: 'All.' })).status, 200)
  await post(`/api/persist/table/${orders.id}/refresh`)
  assert.deepEqual(await described(), ['Buys', 'All.'])
  const id = (await own()).find(({ name }) => name === 'orders')?.id
  assert.equal((await admin.put(`/api/table/${id}`, { display_name: 'Copied buys' })).status, 200)
  assert.equal((await admin.put(`/api/table/${orders.id}`, { description: 'Each.' })).status, 200)
  await post(`/api/persist/table/${orders.id}/refresh`)
  assert.deepEqual(await described(), ['Copied buys', 'Each.'], 'what was written in Copies stays')

  const { dataset_query } = await joined('orders')
  const before = await ask(dataset_query)
  const rename = (await admin.post('/api/action', sql('alter table orders rename to buys', {}))).body.id
  assert.equal((await run(rename, {})).status, 200)
  assert.equal((await admin.post(`/api/database/${database}/sync_schema`, {})).status, 200)
  await server.jobs.drain()
  assert.deepEqual(await ask(dataset_query), before)
  await refreshed()
  assert.match(
    await ask(dataset_query),
    /^There is no copy of Copied buys \(Orders\) to read: .* its last refresh failed/,
  )
  const copy = (await admin.get(`/api/persist/table/${orders.id}`)).body
  assert.deepEqual([copy.state, copy.error], ['error', 'The table is not there any more.'])
})
