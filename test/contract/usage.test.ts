import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { fill } from '../../packages/server/src/services/server/usage/file.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'

async function usageOf({ as, server }: TestServer): Promise<{ id: number; name: string; is_audit: boolean }> {
  const { body } = await as.admin.get('/api/database?include_analytics=true')
  await server.jobs.drain()
  return body.data.find((database: { is_audit: boolean }) => database.is_audit)
}

async function ask(as: Client, database: number, query: string) {
  const { body } = await as.post('/api/dataset', { database, type: 'native', native: { query } })
  return body.status === 'completed' ? body.data.rows : body.error
}

async function cardsOf({ as }: TestServer): Promise<{ id: number; name: string }[]> {
  const { body } = await as.admin.get('/api/collection')
  const { id } = body.find((collection: { name: string }) => collection.name === 'Usage')
  return (await as.admin.get(`/api/collection/${id}/items`)).body.data
}

test('usage is made when an administrator asks for it, with questions that run', async (t) => {
  let ahead = 0
  const server = await testServer(t, { now: () => Date.now() + ahead })
  const { as, adminId } = server
  const shop = await connectShop(server)
  assert.equal((await as.user.get('/api/database?include_analytics=true')).body.total, 1)
  const usage = await usageOf(server)
  assert.equal(usage.name, 'Usage')
  assert.equal((await as.admin.get('/api/database')).body.total, 1, 'lists without include_analytics do not have it')
  assert.equal((await usageOf(server)).id, usage.id)

  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 1 as a' } }
  const card = { name: 'One', display: 'table', visualization_settings: {}, dataset_query }
  const { body: made } = await as.admin.post('/api/card', card)
  await as.admin.get(`/api/card/${made.id}`)
  await as.admin.post(`/api/card/${made.id}/query`, {})
  ahead += 61_000
  const cards = await cardsOf(server)
  assert.ok(cards.length >= 6)
  for (const { id, name } of cards) {
    const { body } = await as.admin.post(`/api/card/${id}/query`, {})
    assert.equal(body.status, 'completed', `${name}: ${body.error}`)
  }
  const viewed = cards.find(({ name }) => name === 'Most viewed')!
  const { rows } = (await as.admin.post(`/api/card/${viewed.id}/query`, {})).body.data
  assert.deepEqual(rows[0].slice(0, 4), ['card', made.id, 'One', 1])
  assert.deepEqual(
    await ask(as.admin, usage.id, `select person_id, status from queries where question_id = ${made.id}`),
    [[adminId, 'completed']],
  )
  const tables = (await as.admin.get(`/api/database/${usage.id}/metadata`)).body.tables
  assert.ok(tables.length >= 10)
  const views = tables.find((table: { name: string }) => table.name === 'views')
  const built = { database: usage.id, type: 'query', query: { 'source-table': views.id, aggregation: [['count']] } }
  assert.ok((await as.admin.post('/api/dataset', built)).body.data.rows[0][0] >= 1)
})

test('it follows what happens, forgets what retention removes, and comes back when its file is gone', async (t) => {
  let ahead = 0
  const server = await testServer(t, { now: () => Date.now() + ahead })
  const { as } = server
  const usage = await usageOf(server)
  const count = async (table: string) => (await ask(as.admin, usage.id, `select count(*) from ${table}`))[0][0]
  const before = await count('changes')
  await as.admin.post('/api/collection', { name: 'New' })
  assert.equal(await count('changes'), before, 'what is shown may be a minute old')
  ahead += 61_000
  assert.equal(await count('changes'), before + 1)
  await server.server.store.auditLog.deleteOlder('2999-01-01')
  ahead += 61_000
  assert.equal(await count('changes'), 0)

  const path = join(server.dataDir, 'usage.sqlite')
  assert.ok(existsSync(path))
  writeFileSync(path, 'no database')
  ahead += 61_000
  assert.ok((await count('people')) >= 2)
})

test('no secret can be reached by SQL', async (t) => {
  const server = await testServer(t)
  const { as, userId } = server
  await connectShop(server)
  await as.admin.put(`/api/user/${userId}/password`, { password: 'quite a Secret 1' })
  await as.admin.put(`/api/user/${userId}`, { login_attributes: { token: 'attribute-secret' } })
  await as.admin.put('/api/setting/embedding-secret-key', { value: 'e'.repeat(64) })
  const { body: key } = await as.admin.post('/api/api-key', { name: 'Key', group_id: 1 })
  await as.admin.post('/api/dataset', {
    database: 1,
    type: 'native',
    native: { query: "select 'typed-secret' from nowhere" },
  })
  const usage = await usageOf(server)
  const columns = await ask(
    as.admin,
    usage.id,
    "select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type in ('table', 'view')",
  )
  assert.ok(Array.isArray(columns) ? columns.length > 40 : /not allowed|authorized/.test(columns))
  const { store } = server.server
  const hash = (await store.users.find(userId))?.password ?? ''
  const bytes = ['', '-wal']
    .map((suffix) => join(server.dataDir, `usage.sqlite${suffix}`))
    .filter((path) => existsSync(path))
  assert.ok(hash.startsWith('$2'))
  for (const path of bytes) {
    const content = readFileSync(path).toString('latin1')
    for (const secret of [hash, '$2b$', '$2a$', 'attribute-secret', 'eeeeeeee', 'typed-secret', key.unmasked_key]) {
      assert.ok(!content.includes(secret), `${path} holds ${secret}`)
    }
  }
  for (const query of [
    "attach 'querent.db' as app",
    `attach '${join(server.dataDir, 'querent.db')}' as app`,
    'select * from users',
    'select * from settings',
    'insert into people (id) values (1000)',
    'delete from queries',
    'drop table people',
    "select readfile('querent.db')",
    'vacuum',
    'pragma writable_schema = on',
  ]) {
    assert.equal(typeof (await ask(as.admin, usage.id, query)), 'string', query)
  }
})

test('it is for administrators until they grant it, and other databases do not follow it', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const usage = await usageOf(server)
  const cards = await cardsOf(server)
  const groupId = await createGroup(server, 'Analysts')
  const analyst = await createPerson(server, 'analyst', [groupId])
  for (const person of [as.user, analyst.as]) {
    assert.equal((await person.get(`/api/card/${cards[0]!.id}`)).status, 403)
    assert.equal(typeof (await ask(person, usage.id, 'select * from people')), 'string')
    const listed = (await person.get('/api/database?include_analytics=true')).body
    assert.equal(listed.total, 0)
  }
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  const words = { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native' }
  const put = await as.admin.put('/api/permissions/graph', { revision, groups: { [groupId]: { [usage.id]: words } } })
  assert.equal(put.status, 200)
  assert.ok(Array.isArray(await ask(analyst.as, usage.id, 'select * from people')))
  assert.equal((await analyst.as.get('/api/database?include_analytics=true')).body.total, 1)
  assert.equal(typeof (await ask(as.user, usage.id, 'select * from people')), 'string')

  const shop = await connectShop(server)
  assert.ok(Array.isArray(await ask(as.user, shop.id, 'select 1')), 'a new database is open as ever')
})

test('it is switched off by a setting, and neither deleted nor pointed elsewhere', async (t) => {
  const server = await testServer(t)
  const { as, dataDir } = server
  const usage = await usageOf(server)
  assert.equal((await as.admin.delete(`/api/database/${usage.id}`)).status, 400)
  await as.admin.put(`/api/database/${usage.id}`, { details: { db: join(dataDir, 'querent.db') } })
  assert.ok(Array.isArray(await ask(as.admin, usage.id, 'select count(*) from people')))
  await as.admin.put('/api/setting/usage-analytics-enabled', { value: false })
  const refused = await as.admin.post('/api/dataset', {
    database: usage.id,
    type: 'native',
    native: { query: 'select 1' },
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /switched off/)
  assert.equal((await as.admin.get('/api/database?include_analytics=true')).body.total, 0)

  const off = await testServer(t, { env: { QUERENT_USAGE_ANALYTICS_ENABLED: 'false' } })
  assert.equal((await off.as.admin.get('/api/database?include_analytics=true')).body.total, 0)
  await off.server.services.usage.task.run({}, new AbortController().signal)
  assert.equal((await off.server.store.databases.list()).length, 0)
})

test('processes that share a folder fill the file at once, and nothing is in it twice', async (t) => {
  const server = await testServer(t)
  const { as, dataDir } = server
  for (let index = 0; index < 5; index += 1) await as.admin.post('/api/collection', { name: `Collection ${index}` })
  const path = join(dataDir, 'usage.sqlite')
  await Promise.all([1, 2, 3].map(() => fill(path, server.server.store)))
  await fill(path, server.server.store)
  using file = new DatabaseSync(path, { readOnly: true })
  const rows = file.prepare("select count(*) as n from changes where action = 'collection.created'").get()
  assert.equal(rows?.['n'], 5)
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.startsWith('usage') && name.length > 'usage.sqlite-wal'.length),
    [],
  )
})
