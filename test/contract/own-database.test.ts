/** The app database holds the accounts of all users, and Usage is for administrators: neither can be connected as another database. */
import assert from 'node:assert/strict'
import { copyFileSync, linkSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { postgresServer } from '../support/servers.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const OWN = /^Querent keeps its own data here/

/** Details that lead to the app database, by engine, with the detail at fault. */
async function waysTo({ dataDir, database }: TestServer) {
  const url = database.env['QUERENT_APP_DB_URL']
  if (url !== undefined) {
    const { details } = await postgresServer()
    const dbname = new URL(url).pathname.slice(1)
    const here = { ...details, dbname }
    const hosts = ['localhost', '127.0.0.1', '127.1'].map((host) => ({ ...here, host }))
    return hosts.map((found) => ({ engine: 'postgres', details: found, field: 'dbname' }))
  }
  const path = join(dataDir, 'querent.db')
  const [symbolic, hard, folder] = ['symbolic.db', 'hard.db', 'folder'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ]
  symlinkSync(path, symbolic)
  linkSync(path, hard)
  symlinkSync(dataDir, folder)
  mkdirSync(join(dataDir, 'snapshots'))
  copyFileSync(path, join(dataDir, 'snapshots', 'kept.db'))
  const snapshot = join(dataDir, 'snapshots', 'kept.db')
  const paths = [
    path,
    relative('.', path),
    `${dataDir}//./querent.db`,
    symbolic,
    hard,
    join(folder, 'querent.db'),
    snapshot,
  ]
  return [
    ...paths.map((db) => ({ engine: 'sqlite', details: { db }, field: 'db' })),
    { engine: 'duckdb', details: { database_file: symbolic }, field: 'database_file' },
  ]
}

test('the app database is refused as a data source, by whatever way', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  for (const { engine, details, field } of await waysTo(server)) {
    const name = `${engine} ${JSON.stringify(details)}`
    for (const answer of [
      await as.admin.post('/api/database', { name: 'Own', engine, details }),
      await as.admin.put(`/api/database/${shop.id}`, { engine, details }),
    ]) {
      assert.equal(answer.status, 400, name)
      assert.match(answer.body.message, OWN)
      assert.match(answer.body.errors[field], OWN, name)
    }
    const validated = await as.admin.post('/api/database/validate', { details: { engine, details } })
    assert.doesNotMatch(validated.text, /"valid":true/, name)
    assert.match(validated.text, /Querent keeps its own data here/, name)
  }
  assert.equal((await as.admin.get('/api/database')).body.total, 1)
})

test('the Usage file is refused as another database, and stays what the Usage database reads', async (t) => {
  const server = await testServer(t)
  const { as, dataDir } = server
  const shop = await connectShop(server)
  const { body } = await as.admin.get('/api/database?include_analytics=true')
  await server.server.jobs.drain()
  const usage = body.data.find((database: { is_audit: boolean }) => database.is_audit)
  const native = { query: 'select count(*) from queries' }
  const askUsage = () => as.admin.post('/api/dataset', { database: usage.id, type: 'native', native })
  assert.equal((await askUsage()).body.status, 'completed')
  const [path, symbolic, hard] = ['usage.sqlite', 'symbolic.db', 'hard.db'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ]
  symlinkSync(path, symbolic)
  linkSync(path, hard)
  const ways = [
    ...[path, symbolic, hard].map((db) => ({ engine: 'sqlite', details: { db } })),
    { engine: 'duckdb', details: { database_file: hard } },
  ]
  for (const { engine, details } of ways) {
    const answer = await as.admin.post('/api/database', { name: 'Own', engine, details })
    assert.equal(answer.status, 400, JSON.stringify(details))
    assert.match(answer.body.message, OWN)
  }
  const shopPath = makeShop(dataDir)
  renameSync(shopPath, `${shopPath}.away`)
  symlinkSync(path, shopPath)
  await server.server.store.databases.update(shop.id, { details: { db: shopPath } })
  const later = await as.user.post('/api/dataset', { database: shop.id, type: 'native', native })
  assert.match(later.body.error ?? later.body.message, OWN, later.text)
  assert.equal((await askUsage()).body.status, 'completed')
})

test('a connection that leads there later is refused when it is opened', async (t) => {
  const server = await testServer(t)
  const { as, dataDir, database } = server
  const url = database.env['QUERENT_APP_DB_URL']
  const shop = await connectShop(server)
  if (url === undefined) {
    const path = makeShop(dataDir)
    renameSync(path, `${path}.away`)
    symlinkSync(join(dataDir, 'querent.db'), path)
    await server.server.store.databases.update(shop.id, { details: { db: path } })
  } else {
    const details = { ...(await postgresServer()).details, dbname: new URL(url).pathname.slice(1) }
    await server.server.store.databases.update(shop.id, { engine: 'postgres', details })
  }
  const native = { query: 'select email, password from users' }
  const answer = await as.user.post('/api/dataset', { database: shop.id, type: 'native', native })
  assert.match(answer.body.error ?? answer.body.message, OWN, answer.text)
})

test('another database of the same server is none of ours', async (t) => {
  const server = await testServer(t)
  const other = await (await postgresServer()).createDatabase('other')
  const { status, text } = await server.as.admin.post('/api/database', {
    name: 'Other',
    engine: 'postgres',
    details: other.details,
  })
  assert.equal(status, 200, text)
})
