/** The database Copies: nobody sees more of a copy than of its source. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { copiesShop } from '../support/copies-shop.ts'
import { createGroup, createPerson } from '../support/people.ts'
import { secretDoors } from '../support/secret-doors.ts'
import { wrongDoors } from '../support/secret-doors-run.ts'
import { connectSecrets, type SecretShop } from '../support/secret-shop.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'

const WORDS = {
  all: { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native', download: { schemas: 'full' } },
  builder: { 'view-data': 'unrestricted', 'create-queries': 'query-builder', download: { schemas: 'limited' } },
  none: { 'view-data': 'blocked', 'create-queries': 'no', download: { schemas: 'none' } },
}
type Words = keyof typeof WORDS

/** Gives all users nothing on these databases, and a group what is said; sends nothing about others. */
async function give(admin: Client, group: number, words: Readonly<Record<number, Words>>): Promise<void> {
  const of = (given: (id: string) => Words) =>
    Object.fromEntries(Object.keys(words).map((id) => [id, WORDS[given(id)]]))
  const { revision } = (await admin.get('/api/permissions/graph')).body
  const groups = { 1: of(() => 'none'), [group]: of((id) => words[Number(id)] ?? 'none') }
  const answer = await admin.put('/api/permissions/graph', { revision, groups })
  assert.equal(answer.status, 200, answer.text)
}

async function withPerson(t: TestContext) {
  const testing = await copiesShop(t)
  const group = await createGroup(testing, 'Readers')
  const person = await createPerson(testing, 'reader', [group])
  const { as, shop, geo, copies } = testing
  const given = (onShop: Words, onGeo: Words, onCopies: Words = 'all') =>
    give(as.admin, group, { [shop.id]: onShop, [geo]: onGeo, [copies.id]: onCopies })
  const tables = async () => {
    const { status, body } = await person.as.get(`/api/database/${copies.id}/metadata`)
    return status === 200 ? body.tables.map(({ name }: { name: string }) => name).toSorted() : status
  }
  const ask = async (query: object) => {
    const { body } = await person.as.post('/api/dataset', query)
    return body.status === 'completed' ? body.data.rows.length : body.error
  }
  const native = { database: copies.id, type: 'native', native: { query: 'select * from "Shop".people' } }
  const rows = async (name: string) => ({
    database: copies.id,
    type: 'query',
    query: { 'source-table': await copies.table(name) },
  })
  return { ...testing, group, person, given, tables, ask, native, rows }
}

const NO = 'You do not have permissions to run this query.'

test('people see of Copies what they see of the sources', async (t) => {
  const { given, tables, ask, native, rows, copies, person, as } = await withPerson(t)
  await given('none', 'none')
  assert.equal(await tables(), 403)
  assert.deepEqual([await ask(native), await ask(await rows('people'))], [NO, NO])
  const { data } = (await person.as.get('/api/database')).body
  assert.ok(data.every(({ id }: { id: number }) => id !== copies.id))

  await given('all', 'none')
  assert.deepEqual(await tables(), ['orders', 'people'])
  const joined = await copies.joined()
  assert.deepEqual([await ask(await rows('people')), await ask(await rows('regions'))], [20, NO])
  assert.deepEqual([await ask(joined), await ask(native)], [NO, NO], 'SQL may read every copy')
  assert.equal((await person.as.get(`/api/table/${await copies.table('regions')}`)).status, 403)
  assert.equal((await person.as.get(`/api/field/${await copies.field('regions.region')}/values`)).status, 403)

  await given('all', 'builder')
  assert.deepEqual(await tables(), ['orders', 'people', 'regions'])
  assert.deepEqual([await ask(joined), await ask(native)], [3, NO])
  const own = (await person.as.get(`/api/database/${copies.id}`)).body
  assert.equal(own.native_permissions, 'none')

  await given('all', 'all')
  assert.deepEqual([await ask(joined), await ask(native)], [3, 20])
  // Words on Copies only take away.
  await given('all', 'all', 'builder')
  assert.deepEqual([await ask(joined), await ask(native)], [3, NO])
  await given('all', 'all', 'none')
  assert.equal(await tables(), 403)
  assert.equal(await ask(joined), NO)
  await given('none', 'none', 'all')
  assert.equal(await ask(joined), NO)
  // What somebody shares is for everybody, as that of any other database.
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const card = { name: 'Shared', display: 'table', visualization_settings: {}, dataset_query: joined }
  const { id } = (await as.admin.post('/api/card', card)).body
  const { uuid } = (await as.admin.post(`/api/card/${id}/public_link`)).body
  const guest = (await as.nobody.get(`/api/public/card/${uuid}/query`)).body
  assert.equal(guest.data.rows.length, 3)
  assert.deepEqual(Object.keys(guest.data.copies[0]), ['as_of'])
})

test('row and column rules of a source hold on its copy', async (t) => {
  const { given, ask, native, rows, copies, person, as, group, people, shop } = await withPerson(t)
  await given('builder', 'all')
  const state = (await shop.field('people', 'state')).id
  const rule = { group_id: group, table_id: people, card_id: null as number | null, attribute_remappings: {} }
  const attribute_remappings = { state: ['dimension', ['field', state, null]] }
  const made = (await as.admin.post('/api/mt/gtap', { ...rule, attribute_remappings })).body
  const joined = await copies.joined()
  assert.equal(await ask(joined), NO, 'without the attribute')
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  const answers = async () => {
    const { body } = await person.as.post('/api/dataset', { ...joined, cache_ttl: 100 })
    return body.data.rows
  }
  await as.admin.put(`/api/user/${person.id}`, { login_attributes: { state: 'CA' } })
  assert.deepEqual(await answers(), [['West', 5]])
  assert.deepEqual(await answers(), [['West', 5]])
  await as.admin.put(`/api/user/${person.id}`, { login_attributes: { state: 'TX' } })
  assert.deepEqual(await answers(), [['South', 5]], 'nothing is kept across rules')
  assert.equal((await as.admin.post('/api/dataset', joined)).body.data.rows.length, 3)
  assert.equal(await ask(native), NO)
  const values = (await person.as.get(`/api/field/${await copies.field('people.state')}/values`)).body.values
  assert.deepEqual(values, [['TX']])

  const [id, name] = [(await shop.field('people', 'id')).id, (await shop.field('people', 'name')).id]
  const ruled = async (query: object) => {
    const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': people, ...query } }
    const card = { name: 'Rule', display: 'table', visualization_settings: {}, dataset_query }
    const { id: card_id } = (await as.admin.post('/api/card', card)).body
    const put = await as.admin.put(`/api/mt/gtap/${made.id}`, { card_id, attribute_remappings: {} })
    assert.equal(put.status, 200, put.text)
  }
  const field = (of: number, options: object | null = null) => ['field', of, options]
  await ruled({ fields: [field(id), field(name)], filter: ['and', ['<', field(id), 4], ['not-null', field(name)]] })
  const { body } = await person.as.post('/api/dataset', await rows('people'))
  assert.deepEqual(
    [body.data.rows.length, body.data.cols.map((one: { name: string }) => one.name)],
    [3, ['id', 'name']],
  )
  assert.equal(await ask(joined), NO, 'by a column that is not shown')
  // What may let more rows pass on a copy closes it.
  for (const filter of [
    ['!=', field(name), 'Person 1'],
    ['not', ['=', field(name), 'Person 1']],
    ['starts-with', field(name), 'P'],
    ['>', field(name), 'P'],
    ['=', field(name, { 'source-field': id }), 'P'],
  ]) {
    await ruled({ filter })
    assert.equal(await ask(await rows('people')), NO, JSON.stringify(filter))
  }
})

test('a copied model is for those who see all of its database, and the model', async (t) => {
  const { given, tables, ask, rows, as, group, people, shop, server, person, copies } = await withPerson(t)
  const { id: collection_id } = (await as.admin.post('/api/collection', { name: 'Models' })).body
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': people } }
  const card = {
    name: 'Folk',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query,
    collection_id,
  }
  const { id } = (await as.admin.post('/api/card', card)).body
  assert.equal((await as.admin.post(`/api/card/${id}/persist`, { target: 'copy' })).status, 204)
  await server.jobs.drain()
  await given('all', 'all')
  const open = async (level: 'none' | 'read') => {
    const { revision } = (await as.admin.get('/api/collection/graph')).body
    const groups = { 1: { [collection_id]: 'none' }, [group]: { [collection_id]: level } }
    assert.equal((await as.admin.put('/api/collection/graph', { revision, groups })).status, 200)
  }
  await open('none')
  assert.ok(!(await tables()).includes('Folk'), 'its collection is closed')
  assert.equal(await ask(await rows('Folk')), NO)
  await open('read')
  assert.ok((await tables()).includes('Folk'))
  assert.equal(await ask(await rows('Folk')), 20)
  const native = { database: copies.id, type: 'native', native: { query: 'select "name" from "Shop"."Folk"' } }
  assert.equal(await ask(native), 20)
  const remapped = { state: ['dimension', ['field', (await shop.field('people', 'state')).id, null]] }
  const rule = { group_id: group, table_id: people, card_id: null, attribute_remappings: remapped }
  assert.equal((await as.admin.post('/api/mt/gtap', rule)).status, 200)
  await as.admin.put(`/api/user/${person.id}`, { login_attributes: { state: 'CA' } })
  assert.equal(await ask(await rows('Folk')), NO)
  assert.equal(await ask(await rows('people')), 5)
  assert.equal(await ask(native), NO)
})

/** The secrets as Copies has them. */
async function secretsInCopies({ server, as }: TestServer, shop: SecretShop): Promise<SecretShop> {
  assert.equal((await as.admin.post('/api/persist/enable', {})).status, 204)
  for (const name of ['orders', 'wages', 'people', 'links'])
    assert.equal((await as.admin.post(`/api/persist/table/${await shop.table(name)}/persist`, {})).status, 204)
  await server.jobs.drain()
  const found = (await server.store.databases.list()).find((row) => row.is_copies)
  const id = found?.id ?? 0
  const tables = new Map((await server.store.tables.listOfDatabase(id)).map((row) => [row.name, row.id]))
  const fields = await server.store.fields.listOfDatabase(id)
  return {
    id,
    engine: 'duckdb',
    schema: 'Vault in sqlite',
    table: async (name) => tables.get(name) ?? 0,
    async field(path) {
      const [of = '', name] = path.split('.')
      return fields.find((row) => row.table_id === tables.get(of) && row.name === name)?.id ?? 0
    },
  }
}

test('rows that a rule hides come out of Copies through no door', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const shop = await connectSecrets(server, 'sqlite')
  const group = await createGroup(server, 'Ruled')
  const person = await createPerson(server, 'ruled', [group])
  const copies = await secretsInCopies(server, shop)
  await admin.put(`/api/user/${person.id}`, { login_attributes: { kind: 'open' } })
  await give(admin, group, { [shop.id]: 'builder', [copies.id]: 'all' })
  for (const name of ['orders', 'wages']) {
    const attribute_remappings = { kind: ['dimension', ['field', await shop.field(`${name}.kind`), null]] }
    const rule = { group_id: group, table_id: await shop.table(name), card_id: null, attribute_remappings }
    assert.equal((await admin.post('/api/mt/gtap', rule)).status, 200)
  }
  const doors = await secretDoors(copies, 'orders', admin)
  assert.ok(doors.length > 50)
  assert.deepEqual(await wrongDoors(doors, { admin, person: person.as }), [])
})
