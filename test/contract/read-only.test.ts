/** SQL questions only read, on every way on which SQL of a user gets to a database, whatever its account may do. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { mysqlServer, postgresServer, type DatabaseServer, type ServerDetails } from '../support/servers.ts'
import { testServer, type Client } from '../support/test-server.ts'

const TABLE = 'create table marks (n integer); insert into marks values (1);'
const user = `querent_test_${process.pid}_writer`

interface Victim {
  details: object
  hostile: readonly string[]
}

/** An account that may do everything with the tables of one database, and nothing else. */
async function onServer(t: TestContext, server: DatabaseServer, grants: (account: ServerDetails) => [string, string]) {
  const database = await server.createDatabase('read_only')
  const details = { ...database.details, user, password: 'secret' }
  const [make, drop] = grants(database.details)
  await database.exec(TABLE + make)
  t.after(async () => {
    await database.exec(drop)
    await database.drop()
  })
  return details
}

const VICTIMS: Readonly<Record<string, (t: TestContext, folder: string) => Promise<Victim | undefined>>> = {
  postgres: async (t) => ({
    details: await onServer(t, await postgresServer(), () => [
      `drop role if exists ${user}; create role ${user} login password 'secret'; grant all on marks to ${user}`,
      `drop owned by ${user}; drop role ${user}`,
    ]),
    hostile: [
      'do $$ begin commit; set transaction read write; delete from marks; end $$',
      'with gone as (delete from marks returning *) select * from gone',
      '/* */ explain analyze delete from marks',
      "select set_config('transaction_read_only', 'off', false)",
    ],
  }),
  async mysql(t) {
    const server = await mysqlServer()
    if (server === undefined) return undefined
    return {
      details: await onServer(t, server, ({ dbname }) => [
        `drop user if exists ${user}; create user ${user} identified by 'secret'; grant all on \`${dbname}\`.* to ${user}`,
        `drop user ${user}`,
      ]),
      hostile: [
        'begin not atomic commit; start transaction read write; delete from marks; commit; end',
        "execute immediate 'begin not atomic commit; start transaction read write; delete from marks; end'",
        '/*!50000 delete from marks */',
        "select * from marks into outfile '/tmp/querent-marks'",
      ],
    }
  },
  async sqlite(_t, folder) {
    const path = join(folder, 'marks.db')
    const database = new DatabaseSync(path)
    database.exec(TABLE)
    database.close()
    return { details: { db: path }, hostile: ['with a as (select 1) delete from marks', "attach 'x.db' as x"] }
  },
  async duckdb(_t, folder) {
    const path = join(folder, 'marks.duckdb')
    await createFile(path, [TABLE])
    return { details: { database_file: path }, hostile: ['explain analyze delete from marks', "copy marks to 'x.csv'"] }
  },
}

for (const [engine, make] of Object.entries(VICTIMS)) {
  test(`${engine}: nothing that a user can send writes`, async (t) => {
    const { as, client, server, dataDir } = await testServer(t)
    const victim = await make(t, dataDir)
    if (victim === undefined) return
    const { body: database } = await as.admin.post('/api/database', { name: 'Marks', engine, details: victim.details })
    await server.jobs.drain()
    const key = (await as.admin.post('/api/api-key', { name: 'script', group_id: 1 })).body
    const script = client({ 'x-api-key': key.unmasked_key })
    const native = (query: string) => ({ database: database.id, type: 'native', native: { query } })
    for (const sql of victim.hostile) {
      for (const caller of [as.user, as.admin, script]) await assertRefused(caller, native(sql))
      await assertRefusedAsCard(as.user, native(sql))
    }
    const { body } = await as.user.post('/api/dataset', native('select count(*) from marks'))
    assert.deepEqual(body.data?.rows, [[1]], body.error)
  })
}

async function assertRefused(caller: Client, query: object): Promise<void> {
  const { status, body } = await caller.post('/api/dataset', query)
  assert.deepEqual([status, body.status, body.error_type], [202, 'failed', 'invalid-query'], body.error)
  assert.match(body.error, /^Queries can only read data|^Only one statement|^The SQL cannot be read/)
  for (const format of ['csv', 'json', 'xlsx']) {
    const file = await caller.post(`/api/dataset/${format}`, { query })
    assert.deepEqual([file.status, file.body.error_type], [400, 'invalid-query'], format)
  }
}

async function assertRefusedAsCard(caller: Client, dataset_query: { database: number }): Promise<void> {
  for (const type of ['question', 'model']) {
    const card = { name: 'x', type, display: 'table', visualization_settings: {}, dataset_query }
    const { status, body } = await caller.post('/api/card', card)
    assert.equal(status, 200)
    const answers = [
      await caller.post(`/api/card/${body.id}/query`),
      await caller.post('/api/dataset', {
        database: dataset_query.database,
        type: 'query',
        query: { 'source-table': `card__${body.id}` },
      }),
    ]
    for (const answer of answers) assert.deepEqual([answer.status, answer.body.status], [202, 'failed'])
    for (const format of ['csv', 'json', 'xlsx']) {
      assert.equal((await caller.post(`/api/card/${body.id}/query/${format}`)).status, 400)
    }
    const source = { card_id: body.id, value_field: ['field', 'n', { 'base-type': 'type/Integer' }] }
    const parameter = { id: 'p', name: 'p', slug: 'p', type: 'category', values_source_type: 'card' }
    const values = await caller.post('/api/dataset/parameter/values', {
      parameter: { ...parameter, values_source_config: source },
    })
    assert.ok(values.status < 500, values.text)
  }
}

test('what the account of a database may do is shown to those who manage it', async (t) => {
  const { as, server, dataDir } = await testServer(t)
  const victim = await VICTIMS['postgres']?.(t, dataDir)
  const given = { name: 'Marks', engine: 'postgres', details: victim?.details }
  const created = await as.admin.post('/api/database', given)
  const codes = (body: { account_warnings: { code: string; statements: string[] }[] }) =>
    body.account_warnings.map(({ code }) => code).filter((code) => code !== 'creates-tables')
  assert.deepEqual(codes(created.body), ['writes-tables'])
  assert.match(created.body.account_warnings[0].statements.join('; '), /GRANT SELECT ON ALL TABLES/)
  const path = `/api/database/${created.body.id}`
  await server.store.databases.update(created.body.id, { account_warnings: null })
  assert.deepEqual(codes((await as.admin.get(path)).body), [])
  await as.admin.post(`${path}/sync_schema`)
  await server.jobs.drain()
  assert.deepEqual(codes((await as.admin.get(path)).body), ['writes-tables'])
  assert.deepEqual(codes((await as.admin.get('/api/database')).body.data[0]), ['writes-tables'])
  assert.equal('account_warnings' in (await as.user.get(path)).body, false)
  assert.equal('account_warnings' in (await as.user.get('/api/database')).body.data[0], false)
  const file = join(dataDir, 'other.db')
  new DatabaseSync(file).close()
  const changed = await as.admin.put(path, { engine: 'sqlite', details: { db: file } })
  assert.deepEqual(codes(changed.body), ['writes-file'])
})
