import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { ApiError } from '@querent/contract'
import { sqliteDriver } from '@querent/drivers/sqlite/index.ts'
import { ConnectionError, type Driver } from '@querent/query'
import { createSecrets, newEntityId, openStore } from '../store/index.ts'
import { createConnections } from './index.ts'

const SIGNAL = new AbortController().signal

async function prepare(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'querent-connections-'))
  const secrets = createSecrets('secret')
  const store = await openStore(join(folder, 'app.db'), secrets)
  const findDriver = (engine: string) => (engine === 'sqlite' ? sqliteDriver : undefined)
  const limits = { maxSessions: 2 }
  const connections = createConnections({ store, findDriver, maxSessions: () => limits.maxSessions })
  t.after(async () => {
    await connections.closeAll()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  function makeFile(name: string): string {
    const path = join(folder, name)
    const file = new DatabaseSync(path)
    file.exec(`create table "${name}" (id integer)`)
    file.close()
    return path
  }
  async function addDatabase(path: string): Promise<number> {
    const time = new Date().toISOString()
    const { id } = await store.databases.create({
      name: 'A',
      engine: 'sqlite',
      details: { db: path },
      metadata_sync_schedule: '0 0 * * * ? *',
      cache_field_values_schedule: '0 0 0 * * ? *',
      created_at: time,
      updated_at: time,
      entity_id: newEntityId(),
    })
    return id
  }
  return { store, connections, limits, folder, makeFile, addDatabase, secrets, findDriver }
}

test('a pool is kept until its details change', async (t) => {
  const { store, connections, makeFile, addDatabase } = await prepare(t)
  const id = await addDatabase(makeFile('one'))
  const first = await connections.get(id)
  await store.databases.update(id, { name: 'B' })
  const renamed = await connections.get(id)
  assert.equal(renamed.dataSource, first.dataSource)
  assert.equal(renamed.database.name, 'B')
  await store.databases.update(id, { details: { db: makeFile('two') } })
  const changed = await connections.get(id)
  assert.notEqual(changed.dataSource, first.dataSource)
  assert.deepEqual(
    (await changed.dataSource.describe(SIGNAL)).tables.map((table) => table.name),
    ['two'],
  )
})

test('a server that says that it is a relative is connected as one', async (t) => {
  const { store, makeFile, addDatabase } = await prepare(t)
  const relative: Driver = { ...sqliteDriver, displayName: 'Relative' }
  const findDriver = (_engine: string, flavor?: string) => (flavor === 'Relative' ? relative : sqliteDriver)
  const connections = createConnections({ store, findDriver, maxSessions: () => 2 })
  t.after(() => connections.closeAll())
  const id = await addDatabase(makeFile('one'))
  const first = await connections.get(id)
  assert.equal(first.driver, sqliteDriver)
  await store.databases.update(id, { dbms_version: { flavor: 'Relative', version: '1' } })
  const told = await connections.get(id)
  assert.equal(told.driver, relative)
  assert.notEqual(told.dataSource, first.dataSource)
  assert.equal(connections.driverOf(told.database), relative)
  assert.equal((await connections.get(id)).dataSource, told.dataSource)
})

test('a change by another process is noticed', async (t) => {
  const { store, folder, connections, makeFile, addDatabase, secrets, findDriver } = await prepare(t)
  const id = await addDatabase(makeFile('one'))
  const otherStore = await openStore(join(folder, 'app.db'), secrets)
  const others = createConnections({ store: otherStore, findDriver, maxSessions: () => 2 })
  t.after(async () => {
    await others.closeAll()
    await otherStore.close()
  })
  const before = await others.get(id)
  await store.databases.update(id, { details: { db: makeFile('two') } })
  assert.notEqual((await others.get(id)).dataSource, before.dataSource)
  await connections.get(id)
  await store.databases.delete(id)
  await assert.rejects(others.get(id), (error) => error instanceof ApiError && error.status === 404)
  assert.deepEqual(others.poolStatus(), [])
})

test('a row that was read before a change does not stay in use after it', async (t) => {
  const { store, makeFile, addDatabase, findDriver } = await prepare(t)
  const id = await addDatabase(makeFile('one'))
  const [read, slowRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let reads = 0
  const databases = {
    ...store.databases,
    find: async (databaseId: number) => {
      const row = await store.databases.find(databaseId)
      if ((reads += 1) > 1) return row
      read.resolve()
      await slowRead.promise
      return row
    },
  }
  const connections = createConnections({ store: { ...store, databases }, findDriver, maxSessions: () => 2 })
  t.after(() => connections.closeAll())
  const early = connections.get(id)
  await read.promise
  const path = makeFile('two')
  await store.databases.update(id, { details: { db: path } })
  await assert.rejects(connections.get(0), ApiError, 'somebody has noticed the change')
  slowRead.resolve()
  await early
  assert.deepEqual((await connections.get(id)).database.details, { db: path })
})

test('a changed number of sessions holds for what is connected to afterwards', async (t) => {
  const { connections, limits, makeFile, addDatabase } = await prepare(t)
  const [early, late] = [await addDatabase(makeFile('one')), await addDatabase(makeFile('two'))]
  await connections.get(early)
  limits.maxSessions = 7
  assert.equal((await connections.get(early)).maxSessions, 2)
  assert.equal((await connections.get(late)).maxSessions, 7)
  assert.deepEqual(
    connections.poolStatus().map(({ databaseId, limit }) => [databaseId, limit]),
    [
      [early, 2],
      [late, 7],
    ],
  )
})

test('trying details tells what is wrong', async (t) => {
  const { connections, folder, makeFile } = await prepare(t)
  await connections.test('sqlite', { db: makeFile('one') }, SIGNAL)
  await assert.rejects(connections.test('sqlite', { db: join(folder, 'missing') }, SIGNAL), ConnectionError)
  await assert.rejects(connections.test('oracle', {}, SIGNAL), (error) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual(error.body, { errors: { engine: 'Cannot create Database: cannot find driver oracle.' } })
    return true
  })
})

test('details are not readable in the app database file', async (t) => {
  const { folder, addDatabase } = await prepare(t)
  await addDatabase('/some/secret/path')
  const file = new DatabaseSync(join(folder, 'app.db'))
  t.after(() => file.close())
  assert.doesNotMatch(String(file.prepare('select details from databases').get()?.['details']), /secret/)
})
