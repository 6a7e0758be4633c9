/** The database Copies: copied tables of several databases as one, which questions can join. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** Two databases, of which orders and regions are copied. */
async function copiesServer(t: TestContext) {
  const clock = { now: Date.now() }
  const testing = await testServer(t, { now: () => clock.now })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const path = join(testing.dataDir, 'regions.sqlite')
  const exec = (sql: string) => {
    const file = new DatabaseSync(path)
    file.exec(sql)
    file.close()
  }
  exec(`create table regions (state text primary key, region text, size integer);
    insert into regions values ('CA', 'West', 40), ('WA', 'West', 8), ('TX', 'South', 30), ('ZZ', 'Nowhere', 0)`)
  const made = await as.admin.post('/api/database', { name: 'Geo', engine: 'sqlite', details: { db: path } })
  assert.equal(made.status, 200, made.text)
  await server.jobs.drain()
  const regions = (await server.store.tables.listOfDatabase(made.body.id)).find(({ name }) => name === 'regions')!
  assert.equal((await as.admin.post('/api/persist/enable', {})).status, 204)
  for (const { id } of [await shop.table('people'), await shop.table('orders'), regions])
    assert.equal((await as.admin.post(`/api/persist/table/${id}/persist`, {})).status, 204)
  await server.jobs.drain()
  const { data } = (await as.admin.get('/api/database')).body
  const copies = data.find((one: { is_copies: boolean }) => one.is_copies)
  return { ...testing, clock, shop, geo: made.body.id, regions, copies, exec }
}

test('tables of two databases are joined', async (t) => {
  const { as, copies } = await copiesServer(t)
  const { body } = await as.admin.get(`/api/database/${copies.id}/metadata`)
  console.log(
    JSON.stringify(
      body.tables.map((x: any) => [
        x.schema,
        x.name,
        x.fields.map((f: any) => [f.name, f.base_type, f.semantic_type, f.fk_target_field_id]),
      ]),
      null,
      1,
    ),
  )
  const table = (name: string) => body.tables.find((one: { name: string }) => one.name === name)
  const field = (of: string, name: string) => table(of).fields.find((one: { name: string }) => one.name === name).id
  const query = {
    'source-table': table('people').id,
    joins: [
      {
        'source-table': table('regions').id,
        alias: 'R',
        strategy: 'left-join',
        condition: [
          '=',
          ['field', field('people', 'state'), null],
          ['field', field('regions', 'state'), { 'join-alias': 'R' }],
        ],
      },
    ],
    aggregation: [['count']],
    breakout: [['field', field('regions', 'region'), { 'join-alias': 'R' }]],
  }
  const answer = (await as.admin.post('/api/dataset', { database: copies.id, type: 'query', query })).body
  console.log(answer.error, answer.data.rows, answer.data.copies, answer.data.native_form)
  const native = {
    query: `select r.region, count(*) from "SQLite shop".people p left join "Geo".regions r using (state) group by 1 order by 1`,
  }
  const sql = (await as.admin.post('/api/dataset', { database: copies.id, type: 'native', native })).body
  console.log(sql.error, sql.data?.rows, sql.data?.copies)
})
