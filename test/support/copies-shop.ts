/** A shop and a database of regions, copies of both, and the database Copies over them. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import { connectShop } from './sqlite-shop.ts'
import { testServer } from './test-server.ts'

const REGIONS = `create table regions (state text primary key, region text, size integer);
  insert into regions values ('CA', 'West', 40), ('WA', 'West', 8), ('TX', 'South', 30), ('ZZ', 'Nowhere', 0)`

/** @param choices For the copy of the regions. */
export async function copiesShop(t: TestContext, choices: object = {}) {
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
  exec(REGIONS)
  const geo: number = (await as.admin.post('/api/database', { name: 'Geo', engine: 'sqlite', details: { db: path } }))
    .body.id
  await server.jobs.drain()
  const regions = (await server.store.tables.listOfDatabase(geo)).find(({ name }) => name === 'regions')?.id ?? 0
  const people = (await shop.table('people')).id
  assert.equal((await as.admin.post('/api/persist/enable', {})).status, 204)
  const persist = async (table: number, body: object) => {
    const answer = await as.admin.post(`/api/persist/table/${table}/persist`, body)
    assert.equal(answer.status, 204, answer.text)
  }
  await persist(people, {})
  await persist((await shop.table('orders')).id, {})
  await persist(regions, choices)
  await server.jobs.drain()
  const { data } = (await as.admin.get('/api/database')).body
  const { id } = data.find((one: { is_copies: boolean }) => one.is_copies)
  const table = async (name: string) => {
    const found = (await server.store.tables.listOfDatabase(id)).find((row) => row.name === name)
    assert.ok(found !== undefined, name)
    return found.id
  }
  /** @param of `table.field` */
  const field = async (of: string) => {
    const [tableName = '', name] = of.split('.')
    const found = (await server.store.fields.listOfTables([await table(tableName)])).find((row) => row.name === name)
    assert.ok(found !== undefined, of)
    return found.id
  }
  /** People by region, which are in two databases. */
  const joined = async () => {
    const state = ['field', await field('people.state'), null]
    const region = ['field', await field('regions.region'), { 'join-alias': 'R' }]
    const condition = ['=', state, ['field', await field('regions.state'), { 'join-alias': 'R' }]]
    const joins = [{ 'source-table': await table('regions'), alias: 'R', strategy: 'left-join', condition }]
    const query = { 'source-table': await table('people'), joins, aggregation: [['count']], breakout: [region] }
    return { database: id, type: 'query', query }
  }
  return { ...testing, clock, shop, geo, people, regions, exec, persist, copies: { id, table, field, joined } }
}
