/** The database Copies: copied tables of several databases as one, which questions can join. */
import assert from 'node:assert/strict'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { copiesShop } from '../support/copies-shop.ts'

const BY_REGION = [
  ['South', 5],
  ['West', 10],
  [null, 5],
]
const SQL = `select r.region, count(*) as "count" from "Shop".people p left join "Geo".regions r on r.state = p.state
  group by 1 order by 1`

test('tables of two databases are joined, in the builder and in SQL', async (t) => {
  const { as, copies, exec, server, regions } = await copiesShop(t)
  const query = await copies.joined()
  const { data, status, error } = (await as.admin.post('/api/dataset', query)).body
  assert.equal(status, 'completed', error)
  assert.deepEqual(data.rows, BY_REGION)
  assert.deepEqual(
    data.copies.map(({ name }: { name: string }) => name),
    ['People (Shop)', 'Regions (Geo)'],
  )
  assert.ok(data.copies.every(({ as_of }: { as_of: string }) => Date.parse(as_of) > 0))
  assert.match(data.native_form.query, /"Shop"\."people"/)
  const native = { database: copies.id, type: 'native', native: { query: SQL } }
  const sql = (await as.admin.post('/api/dataset', native)).body
  assert.deepEqual([sql.error, sql.data.rows], [undefined, BY_REGION])
  assert.equal(sql.data.copies.length, 3, 'SQL may read all of them')
  const { stages } = (await as.admin.post('/api/dataset/explain', query)).body
  const { output } = stages.find(({ stage }: { stage: string }) => stage === 'place')
  assert.deepEqual([output.copies.at, output.copies.reads.length], ['copies', 2])
  const file = await as.admin.post('/api/dataset/csv', { query })
  assert.match(file.text, /South,5\nWest,10\n,5\n$/)

  // Rows are of the time of the copy, until the next refresh.
  exec("update regions set region = 'Coast' where state = 'CA'")
  assert.deepEqual((await as.admin.post('/api/dataset', query)).body.data.rows, BY_REGION)
  assert.equal((await as.admin.post(`/api/persist/table/${regions}/refresh`, {})).status, 204)
  await server.jobs.drain()
  const later = (await as.admin.post('/api/dataset', query)).body.data
  assert.deepEqual(later.rows, [
    ['Coast', 5],
    ['South', 5],
    ['West', 5],
    [null, 5],
  ])
})

test('Copies is listed as a database that nobody changes', async (t) => {
  const { as, copies, regions, people, shop } = await copiesShop(t)
  const { admin } = as
  const listed = (await admin.get(`/api/database/${copies.id}`)).body
  assert.deepEqual([listed.name, listed.engine, listed.is_copies], ['Copies', 'duckdb', true])
  assert.ok(['actions', 'uploads', 'persist-models'].every((name) => !listed.features.includes(name)))
  assert.deepEqual((await admin.get(`/api/database/${copies.id}/healthcheck`)).body, { status: 'ok' })
  assert.deepEqual((await admin.get(`/api/database/${copies.id}/schemas`)).body, ['Geo', 'Shop'])
  const { tables } = (await admin.get(`/api/database/${copies.id}/metadata`)).body
  const found = tables.map((one: { schema: string; name: string; copy_of_table_id: number }) => [
    one.schema,
    one.name,
    one.copy_of_table_id,
  ])
  assert.deepEqual(found, [
    ['Shop', 'orders', (await shop.table('orders')).id],
    ['Shop', 'people', people],
    ['Geo', 'regions', regions],
  ])
  const orders = await copies.field('orders.user_id')
  assert.equal((await admin.get(`/api/field/${orders}`)).body.fk_target_field_id, await copies.field('people.id'))
  const [table, field] = [await copies.table('orders'), await copies.field('orders.status')]
  const rule = { group_id: 1, table_id: table, card_id: null, attribute_remappings: {} }
  const refused = [
    await admin.put(`/api/database/${copies.id}`, { name: 'Other' }),
    await admin.delete(`/api/database/${copies.id}`),
    await admin.post(`/api/database/${copies.id}/sync_schema`, {}),
    await admin.post(`/api/database/${copies.id}/rescan_values`, {}),
    await admin.post(`/api/notify/db/${copies.id}`, {}),
    await admin.post(`/api/table/${table}/sync_schema`, {}),
    await admin.post(`/api/table/${table}/rescan_values`, {}),
    await admin.post(`/api/field/${field}/rescan_values`, {}),
    await admin.post(`/api/persist/table/${table}/persist`, {}),
    await admin.post('/api/mt/gtap', rule),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    refused.map(() => 400),
    refused.map(({ text }) => text).join('\n'),
  )
  assert.match(refused[0]?.text ?? '', /Copies is kept by the server/)
  const values = (await admin.get(`/api/field/${field}/values`)).body
  assert.deepEqual(values.values, [['late'], ['open'], ['paid']])
})

test('a copy that is too old, or gone, is named in the refusal', async (t) => {
  const { as, copies, clock, dataDir, regions, server } = await copiesShop(t, { max_age_s: 3600 })
  const query = await copies.joined()
  const ask = async () => (await as.admin.post('/api/dataset', query)).body
  assert.deepEqual((await ask()).data.rows, BY_REGION)
  clock.now += 2 * 3600_000
  const old = await ask()
  assert.equal(old.status, 'failed')
  assert.match(old.error, /^The copy of Regions \(Geo\) is of .* older than it may be\. Have the copy refreshed\.$/)
  clock.now -= 2 * 3600_000
  assert.deepEqual((await ask()).data.rows, BY_REGION)
  assert.equal((await as.admin.post(`/api/persist/table/${regions}/unpersist`, {})).status, 204)
  assert.match((await ask()).error, /^Table \d+ is no longer copied\. Have it copied again, or ask its own database\.$/)
  assert.ok((await server.store.tables.find(await copies.table('regions')))?.active === false)
  await as.admin.post(`/api/persist/table/${regions}/persist`, {})
  await server.jobs.drain()
  assert.deepEqual((await ask()).data.rows, BY_REGION, 'its id is the same')
  for (const path of globSync(join(dataDir, 'copies', '*', '*.duckdb'))) rmSync(path)
  assert.match((await ask()).error, /^The file of \w+ \(\w+\) is not on this machine\. Have the copy refreshed\.$/)
})
