import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { testServer } from '../support/test-server.ts'

const STALE =
  'Looks like someone else edited the permissions and your data is out of date. Please fetch new data and try again.'
const FRESH = {
  'view-data': 'unrestricted',
  'create-queries': 'query-builder-and-native',
  download: { schemas: 'full' },
}

/** Two databases; the first has tables 1 and 2 in the schema `shop` and table 3 without one. */
async function permissionServer(t: TestContext) {
  const server = await testServer(t)
  const { store } = server.server
  const time = new Date().toISOString()
  const database = async (name: string) =>
    (
      await store.databases.create({
        name,
        engine: 'sqlite',
        details: { db: `${name}.db` },
        metadata_sync_schedule: '0 0 * * * ? *',
        cache_field_values_schedule: '0 0 0 * * ? *',
        created_at: time,
        updated_at: time,
        entity_id: `${name}-entity-id-00000`.slice(0, 21),
      })
    ).id
  const db = await database('first')
  const other = await database('other')
  const names = [
    ['shop', 'orders'],
    ['shop', 'people'],
    [null, 'notes'],
  ] as const
  const tables = await store.tables.createMany(
    names.map(([schema, name]) => ({
      db_id: db,
      schema,
      name,
      display_name: name,
      created_at: time,
      updated_at: time,
      entity_id: `table-${name}-000000000000000`.slice(0, 21),
    })),
  )
  const [orders = 0, people = 0, notes = 0] = tables.map(({ id }) => id)
  const { admin } = server.as
  const graph = async () => (await admin.get('/api/permissions/graph')).body
  const put = async (groups: object, query = '') =>
    admin.put(`/api/permissions/graph${query}`, { revision: (await graph()).revision, groups })
  return { ...server, db, other, orders, people, notes, graph, put }
}

test('a fresh server lets all users query everything, and administrators do everything', async (t) => {
  const { graph, db, other } = await permissionServer(t)
  const { revision, groups } = await graph()
  assert.equal(revision, 0)
  assert.deepEqual(groups['1'], { [db]: FRESH, [other]: FRESH })
  const everything = {
    'view-data': 'unrestricted',
    'create-queries': 'query-builder-and-native',
    download: { schemas: 'full' },
    'data-model': { schemas: 'all' },
    details: 'yes',
    transforms: 'yes',
  }
  assert.deepEqual(groups['2'], { [db]: everything, [other]: everything })
})

test('a change of one table splits its database, and equal tables come together again', async (t) => {
  const { put, graph, db, orders, people, notes } = await permissionServer(t)
  const changed = await put({ 1: { [db]: { 'create-queries': { shop: { [orders]: 'no' } } } } })
  assert.equal(changed.status, 200)
  assert.equal(changed.body.revision, 1)
  assert.deepEqual(Object.keys(changed.body.groups), ['1'])
  const words = (await graph()).groups['1'][db]
  assert.deepEqual(words['create-queries'], { '': 'query-builder', shop: { [people]: 'query-builder' } })
  assert.equal(words['view-data'], 'unrestricted')
  await put({ 1: { [db]: { 'create-queries': { shop: { [orders]: 'query-builder' } } } } })
  assert.equal((await graph()).groups['1'][db]['create-queries'], 'query-builder')
  await put({ 1: { [db]: { 'create-queries': 'no' } } })
  assert.equal((await graph()).groups['1'][db]['create-queries'], undefined)
  await put({ 1: { [db]: { 'create-queries': { '': { [notes]: 'query-builder' } } } } })
  assert.deepEqual((await graph()).groups['1'][db]['create-queries'], { '': 'query-builder' })
})

test('blocked data takes queries and downloads with it, and the right to query opens data', async (t) => {
  const { put, graph, db, orders } = await permissionServer(t)
  await put({ 1: { [db]: { 'view-data': 'blocked' } } })
  assert.equal((await graph()).groups['1'][db], undefined)
  await put({ 1: { [db]: { 'create-queries': { shop: { [orders]: 'query-builder' } } } } })
  assert.deepEqual((await graph()).groups['1'][db], {
    'view-data': { shop: { [orders]: 'unrestricted' } },
    'create-queries': { shop: { [orders]: 'query-builder' } },
  })
})

test('the words of older releases are understood', async (t) => {
  const { put, graph, db, orders, people } = await permissionServer(t)
  await put({ 1: { [db]: { data: { schemas: { shop: { [orders]: 'all', [people]: 'none' } } } } } })
  const words = (await graph()).groups['1'][db]
  assert.deepEqual(words['create-queries'], { '': 'query-builder', shop: { [orders]: 'query-builder' } })
  assert.equal(words['view-data'], 'unrestricted')
  await put({ 1: { [db]: { data: { native: 'write', schemas: 'all' } } } })
  assert.equal((await graph()).groups['1'][db]['create-queries'], 'query-builder-and-native')
  const refused = await put({ 1: { [db]: { data: { native: 'write', schemas: 'none' } } } })
  assert.deepEqual([refused.status, refused.text.startsWith('Cannot parse permissions graph')], [400, true])
})

test('a stale revision is refused and changes nothing', async (t) => {
  const { as, put, graph, db } = await permissionServer(t)
  await put({ 1: { [db]: { details: 'yes' } } })
  for (const revision of [0, 7, undefined]) {
    const answer = await as.admin.put('/api/permissions/graph', {
      revision,
      groups: { 1: { [db]: { details: 'no' } } },
    })
    assert.deepEqual([answer.status, answer.text], [409, STALE])
  }
  assert.equal((await graph()).groups['1'][db].details, 'yes')
  const forced = await as.admin.put('/api/permissions/graph?force=true&skip-graph=true', {
    revision: 0,
    groups: { 1: { [db]: { details: 'no' } } },
  })
  assert.deepEqual([forced.status, forced.body], [200, { revision: 2 }])
})

test('of several changes from the same revision one is made', async (t) => {
  const { as, db, graph } = await permissionServer(t)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      as.admin.put('/api/permissions/graph', { revision: 0, groups: { 1: { [db]: { details: 'yes' } } } }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  assert.deepEqual(statuses, [200, ...Array.from({ length: 7 }, () => 409)])
  assert.equal((await graph()).revision, 1)
})

test('what cannot be is refused with its place, and nothing is changed', async (t) => {
  const { put, graph, as, db, orders } = await permissionServer(t)
  const before = await graph()
  const bad: [object, RegExp][] = [
    [{ 99: { [db]: {} } }, /there is no group 99/],
    [{ 1: { 99: {} } }, /there is no database 99/],
    [{ one: {} }, /groups\.one has to be a number/],
    [{ 1: { [db]: { details: 'all' } } }, /groups\.1\.\d+\.details has to be/],
    [{ 1: { [db]: { 'create-queries': { shop: 'query-builder-and-native' } } } }, /create-queries\.shop has to be one/],
    [{ 1: { [db]: { 'create-queries': { shop: { 999: 'no' } } } } }, /there is no table 999/],
    [{ 1: { [db]: { 'view-data': 'blocked', 'create-queries': 'query-builder-and-native' } } }, /cannot allow SQL/],
    [{ 1: { [db]: { download: 'full' } } }, /download has to be an object/],
    [{ 1: { [db]: { sorcery: 'yes' } } }, /sorcery is not known/],
    [{ 2: { [db]: { 'view-data': 'blocked' } } }, /administrators/],
    [{ 1: { [db]: { details: 'yes' } }, 99: { [db]: {} } }, /there is no group 99/],
    [{ 1: { [db]: { 'view-data': { shop: { [orders]: ['blocked'] } } } } }, /has to be one of/],
  ]
  for (const [groups, expected] of bad) {
    const { status, text } = await put(groups)
    assert.equal(status, 400, JSON.stringify(groups))
    assert.match(text, expected)
  }
  assert.equal((await as.admin.put('/api/permissions/graph', { revision: 0 })).status, 400)
  assert.deepEqual(await graph(), before)
  const unchanged = await put({ 2: before.groups['2'] })
  assert.deepEqual([unchanged.status, unchanged.body.revision], [200, 1])
})

test('new groups, databases and tables start with the least that others have', async (t) => {
  const { put, graph, as, db, other, orders, people, server } = await permissionServer(t)
  await put({ 1: { [db]: { 'create-queries': { shop: { [orders]: 'no' } }, download: { schemas: 'limited' } } } })
  const { id: group } = (await as.admin.post('/api/permissions/group', { name: 'New' })).body
  const one = (await as.admin.get(`/api/permissions/graph/group/${group}`)).body.groups
  assert.deepEqual(one, {
    [group]: { [db]: { 'view-data': 'unrestricted', download: { schemas: 'limited' } }, [other]: FRESH },
  })
  const time = new Date().toISOString()
  const row = { db_id: db, display_name: 'New', created_at: time, updated_at: time }
  const [inShop, inNew] = await server.store.tables.createMany([
    { ...row, schema: 'shop', name: 'new1', entity_id: 'new1-0000000000000000' },
    { ...row, schema: 'new', name: 'new2', entity_id: 'new2-0000000000000000' },
  ])
  const words = (await graph()).groups['1'][db]
  assert.deepEqual(words['create-queries'], { '': 'query-builder', shop: { [people]: 'query-builder' } })
  assert.ok(inShop && inNew)
  const byDatabase = (await as.admin.get(`/api/permissions/graph/db/${other}`)).body.groups
  assert.deepEqual(Object.keys(byDatabase).sort(), ['1', '2', String(group)])
})

test('only administrators see and change the graph', async (t) => {
  const { as, db } = await permissionServer(t)
  for (const path of ['', `/db/${db}`, '/group/1']) {
    assert.equal((await as.user.get(`/api/permissions/graph${path}`)).status, 403)
    assert.equal((await as.nobody.get(`/api/permissions/graph${path}`)).status, 401)
  }
  assert.equal((await as.user.put('/api/permissions/graph', { revision: 0, groups: {} })).status, 403)
})
