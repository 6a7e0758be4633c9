import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

async function names(client: Client, query: string): Promise<string[]> {
  const { body } = await client.get(`/api/search?${query}`)
  assert.equal(body.total, body.data.length)
  return body.data.map(({ name }: { name: string }) => name).sort()
}

test('content is found by those who may read its collection', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  const group = await createGroup(testing, 'Finance')
  const ann = await createPerson(testing, 'ann', [group])
  const bob = await createPerson(testing, 'bob', [])
  const collection = async (name: string, parent_id: number | null = null) =>
    (await as.admin.post('/api/collection', { name, parent_id })).body.id
  const open = await collection('Zeta open')
  const closed = await collection('Zeta closed')
  const inner = await collection('Zeta inner', closed)
  const add = (name: string, collection_id: number | null, more = {}) =>
    addTestCard(server.store, { creator_id: adminId, name, collection_id, ...more })
  for (const [name, place] of [
    ['root', null],
    ['open', open],
    ['closed', closed],
    ['inner', inner],
  ] as const) {
    await add(`Zeta card ${name}`, place)
    await add(`Zeta gone ${name}`, place, { archived: true, archived_directly: true })
  }
  const put = async (groups: object) => {
    const { status } = await as.admin.put('/api/collection/graph?force=true', { groups })
    assert.equal(status, 200)
  }
  await put({ 1: { root: 'read', [open]: 'read', [closed]: 'none', [inner]: 'none' }, [group]: { [inner]: 'write' } })

  assert.deepEqual(await names(bob.as, 'q=zeta'), ['Zeta card open', 'Zeta card root', 'Zeta open'])
  assert.deepEqual(await names(ann.as, 'q=zeta'), [
    'Zeta card inner',
    'Zeta card open',
    'Zeta card root',
    'Zeta inner',
    'Zeta open',
  ])
  assert.equal((await names(as.admin, 'q=zeta')).length, 7)
  assert.deepEqual(await names(bob.as, ''), await names(bob.as, 'q=zeta'))
  assert.deepEqual(await names(ann.as, `q=zeta&collection=${closed}`), ['Zeta card inner', 'Zeta inner'])
  assert.deepEqual(await names(bob.as, `q=zeta&collection=${closed}`), [])
  const { body } = await ann.as.get('/api/search?q=zeta inner&models=collection')
  assert.deepEqual([body.data[0].effective_location, body.data[0].can_write], ['/', true])

  // Of the Trash, only what the caller may change.
  assert.deepEqual(await names(bob.as, 'q=zeta&archived=true'), [])
  assert.deepEqual(await names(ann.as, 'q=zeta&archived=true'), ['Zeta gone inner'])
  assert.equal((await names(as.admin, 'q=zeta&archived=true')).length, 4)

  // A change of rights holds for the next search.
  await put({ 1: { root: 'none', [open]: 'none' } })
  assert.deepEqual(await names(bob.as, 'q=zeta'), [])
  assert.deepEqual((await bob.as.get('/api/search?q=zeta')).body.available_models, [])
  await server.store.groups.removeFrom(ann.id, [group])
  assert.deepEqual(await names(ann.as, 'q=zeta'), [])
})

test('personal collections', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  const ann = await createPerson(testing, 'ann', [])
  const own = (await ann.as.get('/api/user/current')).body.personal_collection_id
  const below = (await ann.as.post('/api/collection', { name: 'Eta below', parent_id: own })).body.id
  const add = (name: string, collection_id: number | null) =>
    addTestCard(server.store, { creator_id: adminId, name, collection_id })
  await add('Eta shared', null)
  await add('Eta private', own)
  await add('Eta deep', below)
  const mine = (await as.admin.get('/api/user/current')).body.personal_collection_id
  await add('Eta mine', mine)
  const filter = (value: string) => `q=eta&models=card&filter_items_in_personal_collection=${value}`

  assert.deepEqual(await names(as.user, 'q=eta'), ['Eta shared'])
  assert.deepEqual(await names(ann.as, 'q=eta&models=card'), ['Eta deep', 'Eta private', 'Eta shared'])
  assert.deepEqual(await names(as.admin, 'q=eta&models=card'), ['Eta deep', 'Eta mine', 'Eta private', 'Eta shared'])
  assert.deepEqual(await names(as.admin, filter('exclude-others')), ['Eta mine', 'Eta shared'])
  assert.deepEqual(await names(as.admin, 'q=eta&models=card&context=search-app'), ['Eta mine', 'Eta shared'])
  assert.deepEqual(await names(as.admin, filter('exclude')), ['Eta shared'])
  assert.deepEqual(await names(as.admin, filter('only-mine')), ['Eta mine'])
  assert.deepEqual(await names(as.admin, filter('only')), ['Eta deep', 'Eta mine', 'Eta private'])
  assert.deepEqual(await names(ann.as, filter('only')), ['Eta deep', 'Eta private'])
  assert.ok(!(await as.admin.get(`/api/search?${filter('only')}`)).body.models.includes('table'))
})

test('tables, segments and databases are found by those who may query them', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const time = new Date().toISOString()
  await server.store.segments.create({
    name: 'Large orders',
    table_id: orders.id,
    definition: {},
    description: null,
    caveats: null,
    points_of_interest: null,
    creator_id: adminId,
    created_at: time,
    updated_at: time,
  })
  const data = 'models=table&models=segment&models=database'
  const rights = async (value: unknown) => {
    const groups = { 1: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': value } } }
    const { status, text } = await as.admin.put('/api/permissions/graph?force=true', { revision: 0, groups })
    assert.equal(status, 200, text)
  }
  const everything = await names(as.admin, data)
  assert.ok(everything.includes('Large orders') && everything.length > 3)
  await rights('query-builder')
  assert.deepEqual(await names(as.user, data), everything)
  await rights('no')
  await rights({ [orders.schema ?? '']: { [orders.id]: 'query-builder' } })
  const database = (await as.admin.get(`/api/database/${shop.id}`)).body.name
  assert.deepEqual(await names(as.user, data), [database, 'Large orders', orders.display_name].sort())
  assert.deepEqual(await names(as.user, 'q=products&models=table'), [])
  await rights('no')
  assert.deepEqual(await names(as.user, data), [])
  assert.deepEqual(await names(as.admin, data), everything)

  await t.test('hidden tables and those that are gone are found by nobody', async () => {
    await as.admin.put(`/api/table/${orders.id}`, { visibility_type: 'hidden' })
    assert.ok(!(await names(as.admin, 'q=orders&models=table')).includes(orders.display_name))
    await as.admin.put(`/api/table/${orders.id}`, { visibility_type: null })
    assert.ok((await names(as.admin, 'q=orders&models=table')).includes(orders.display_name))
    await server.store.tables.update([orders.id], { active: false })
    assert.ok(!(await names(as.admin, 'q=orders&models=table')).includes(orders.display_name))
    await server.store.tables.update([orders.id], { active: true })
  })

  await t.test('under a rule, a table is not found by the columns that it may hide', async () => {
    await rights('query-builder')
    const others = (await names(as.user, 'q=total&models=table')).filter((name) => name !== orders.display_name)
    assert.equal((await names(as.user, 'q=total&models=table')).length, others.length + 1)
    const rule = { group_id: 1, table_id: orders.id, card_id: null, attribute_remappings: {} }
    await server.store.accessRules.createSandbox(rule)
    assert.deepEqual(await names(as.user, 'q=total&models=table'), others)
    assert.ok((await names(as.user, 'q=orders&models=table')).includes(orders.display_name))
    assert.equal((await names(as.admin, 'q=total&models=table')).length, others.length + 1)
  })

  await t.test('users, snippets and other namespaces are found by nobody', async () => {
    await as.admin.post('/api/native-query-snippet', { name: 'theta snippet', content: '1' })
    await as.admin.post('/api/collection', { name: 'theta folder', namespace: 'snippets' })
    assert.deepEqual(await names(as.admin, 'q=theta'), [])
    assert.deepEqual(await names(as.admin, 'q=user%40example'), [])
    assert.deepEqual(await names(as.admin, 'q=trash'), [])
  })
})
