/** What clients of other releases send, and read without asking whether it is there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

test('numbers and booleans come as text in JSON bodies', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const { id: parent } = (await admin.post('/api/collection', { name: 'Above' })).body
  const made = await admin.post('/api/collection', { name: '7', parent_id: String(parent) })
  assert.deepEqual([made.status, made.body.name, made.body.location], [200, '7', `/${parent}/`])
  const { body: group } = await admin.post('/api/permissions/group', { name: 'Readers' })
  const member = { group_id: String(group.id), user_id: String(server.userId), is_group_manager: 'false' }
  const { status, text } = await admin.post('/api/permissions/membership', member)
  assert.equal(status, 200, text)
  const archived = await admin.put(`/api/collection/${made.body.id}`, { archived: 'true' })
  assert.deepEqual([archived.status, archived.body.archived], [200, true])

  const refused = async (body: object, field: string) => {
    const answer = await admin.post('/api/collection', body)
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [400, [field]], answer.text)
  }
  await refused({ name: 'x', parent_id: '0' }, 'parent_id')
  await refused({ name: 'x', parent_id: '1.5' }, 'parent_id')
  await refused({ name: 'x', parent_id: '9007199254740993' }, 'parent_id')
  await refused({ name: 7, parent_id: String(parent) }, 'name')
})

test('queries within a body keep their texts', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { id: orders } = await shop.table('orders')
  const status = ['field', (await shop.field('orders', 'status')).id, null]
  const query = { 'source-table': orders, filter: ['=', status, '7', 'true'] }
  const dataset_query = { database: shop.id, type: 'query', query }
  const card = { name: 'Texts', display: 'table', visualization_settings: { a: '1', b: 'true' }, dataset_query }
  const { status: code, body, text } = await server.as.user.post('/api/card', { ...card, collection_position: '1' })
  assert.equal(code, 200, text)
  assert.deepEqual(body.dataset_query.query.filter, query.filter)
  assert.deepEqual(body.visualization_settings, { a: '1', b: 'true' })
  assert.equal(body.collection_position, 1)
})

test('a text on a dashboard has a card with no question', async (t) => {
  const { as } = await testServer(t)
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Words' })).body
  const virtual_card = { name: null, display: 'text', visualization_settings: {}, dataset_query: {}, archived: false }
  const dashcards = [
    {
      id: -1,
      card_id: null,
      row: 0,
      col: 0,
      size_x: 4,
      size_y: 2,
      visualization_settings: { virtual_card, text: 'Hi' },
    },
  ]
  const { body: saved } = await as.admin.put(`/api/dashboard/${id}`, { dashcards })
  const { body: read } = await as.admin.get(`/api/dashboard/${id}`)
  for (const { dashcards: cards } of [saved, read]) {
    assert.deepEqual([cards[0].card_id, cards[0].card], [null, { query_average_duration: null }])
  }
})

test('what is archived answers with where it came from, and is read in the Trash', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const { id: home } = (await as.admin.post('/api/collection', { name: 'Home' })).body
  const { id: trash } = (await as.admin.get('/api/collection/trash')).body
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Board', collection_id: home })).body
  const card = await addTestCard(server.store, { creator_id: adminId, collection_id: home })
  for (const path of [`/api/dashboard/${dashboard}`, `/api/card/${card}`]) {
    const archived = await as.admin.put(path, { archived: true })
    assert.deepEqual([archived.status, archived.body.collection_id], [200, home], path)
    const { body } = await as.admin.get(path)
    assert.deepEqual([body.archived, body.collection_id], [true, trash], path)
    const same = await as.admin.put(path, {
      description: 'Sent back as it was read',
      collection_id: body.collection_id,
    })
    assert.deepEqual([same.status, same.body.collection_id], [200, home], path)
    const restored = await as.admin.put(path, { archived: false })
    assert.deepEqual([restored.body.archived, restored.body.collection_id], [false, home], path)
    assert.equal((await as.admin.get(path)).body.collection_id, home)
  }
})

test('in the tree of collections dashboards do not count', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const { id: above } = (await as.admin.post('/api/collection', { name: 'Above' })).body
  const { id: both } = (await as.admin.post('/api/collection', { name: 'Both', parent_id: above })).body
  const { id: only } = (await as.admin.post('/api/collection', { name: 'Dashboards only' })).body
  await addTestCard(server.store, { creator_id: adminId, collection_id: both })
  for (const collection_id of [both, only]) await as.admin.post('/api/dashboard', { name: 'Board', collection_id })
  const { body: tree } = await as.admin.get('/api/collection/tree')
  interface Node {
    id: number
    here?: string[]
    below?: string[]
    children: Node[]
  }
  const find = (nodes: readonly Node[], id: number): Node | undefined =>
    nodes.flatMap((node): Node[] => (node.id === id ? [node] : [find(node.children, id) ?? []].flat())).at(0)
  assert.deepEqual([find(tree, both)?.['here'], find(tree, both)?.['below']], [['card'], undefined])
  assert.deepEqual([find(tree, above)?.['here'], find(tree, above)?.['below']], [undefined, ['card']])
  assert.deepEqual([find(tree, only)?.['here'], find(tree, only)?.['below']], [undefined, undefined])
  const { body: items } = await as.admin.get('/api/collection/root/items?models=collection')
  const item = items.data.find(({ id }: { id: number }) => id === only)
  assert.deepEqual(item.here, ['dashboard'])
})

test('the built-in maps are also where older clients look for them', async (t) => {
  const { as } = await testServer(t)
  for (const [file, key] of [
    ['us-states.json', 'us_states'],
    ['world.json', 'world_countries'],
  ]) {
    const { status, body, headers } = await as.nobody.get(`/app/assets/geojson/${file}`)
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /json/)
    assert.deepEqual(body, (await as.nobody.get(`/api/geojson/${key}`)).body)
  }
  assert.equal((await as.nobody.get('/app/assets/geojson/moon.json')).status, 404)
})
