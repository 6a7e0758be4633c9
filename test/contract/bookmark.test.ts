import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function serverWithContent(t: TestContext) {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const save = async (card: Record<string, unknown>) => {
    const dataset_query = { database, type: 'native', native: { query: 'select 1 as one' } }
    const { body } = await server.as.admin.post('/api/card', {
      display: 'table',
      visualization_settings: {},
      dataset_query,
      ...card,
    })
    return body
  }
  const collection = (await server.as.admin.post('/api/collection', { name: 'Sales' })).body
  return { ...server, save, collection }
}

test('bookmarks are those of the user, newest first, then in the saved order', async (t) => {
  const { as, save, collection, userId } = await serverWithContent(t)
  const question = await save({ name: 'Question', description: 'What it says' })
  const model = await save({ name: 'Model', type: 'model' })
  const made = await as.user.post(`/api/bookmark/card/${question.id}`)
  assert.equal(made.status, 200)
  assert.deepEqual([made.body.user_id, made.body.card_id], [userId, question.id])
  await as.user.post(`/api/bookmark/card/${model.id}`)
  await as.user.post(`/api/bookmark/collection/${collection.id}`)

  const list = (await as.user.get('/api/bookmark')).body
  assert.deepEqual(list, [
    { id: `collection-${collection.id}`, type: 'collection', item_id: collection.id, name: 'Sales' },
    {
      id: `card-${model.id}`,
      type: 'card',
      item_id: model.id,
      name: 'Model',
      display: 'table',
      card_type: 'model',
      dataset: true,
    },
    {
      id: `card-${question.id}`,
      type: 'card',
      item_id: question.id,
      name: 'Question',
      description: 'What it says',
      display: 'table',
      card_type: 'question',
      dataset: false,
    },
  ])
  assert.deepEqual((await as.admin.get('/api/bookmark')).body, [])

  const orderings = [
    { type: 'card', item_id: question.id },
    { type: 'collection', item_id: collection.id },
  ]
  assert.equal((await as.user.put('/api/bookmark/ordering', { orderings })).status, 204)
  const names = (await as.user.get('/api/bookmark')).body.map((one: { name: string }) => one.name)
  assert.deepEqual(names, ['Question', 'Sales', 'Model'])

  const marked = (await as.user.get('/api/card?f=bookmarked')).body.map((one: { id: number }) => one.id)
  assert.deepEqual(marked, [model.id, question.id])
  assert.equal((await as.user.delete(`/api/bookmark/card/${question.id}`)).status, 204)
  assert.equal((await as.user.delete(`/api/bookmark/card/${question.id}`)).status, 204)
  assert.equal((await as.user.get('/api/bookmark')).body.length, 2)
})

test('archived and hidden things leave the list', async (t) => {
  const { as, save, server, adminId } = await serverWithContent(t)
  const card = await save({ name: 'Card' })
  await as.user.post(`/api/bookmark/card/${card.id}`)
  await as.admin.put(`/api/card/${card.id}`, { archived: true })
  assert.deepEqual((await as.user.get('/api/bookmark')).body, [])
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const personal = await server.services.collections.personalId(admin)
  await as.admin.put(`/api/card/${card.id}`, { archived: false, collection_id: personal })
  assert.deepEqual((await as.user.get('/api/bookmark')).body, [])
})

test('unknown, hidden and repeated bookmarks are refused', async (t) => {
  const { as, save, server, adminId } = await serverWithContent(t)
  const card = await save({ name: 'Card' })
  await as.user.post(`/api/bookmark/card/${card.id}`)
  const again = await as.user.post(`/api/bookmark/card/${card.id}`)
  assert.deepEqual([again.status, again.text], [400, 'Bookmark already exists'])
  assert.equal((await as.user.post('/api/bookmark/card/9999')).status, 404)
  assert.equal((await as.user.post('/api/bookmark/dashboard/9999')).status, 404)
  assert.ok((await as.user.post('/api/bookmark/table/1')).body.errors.model)
  assert.equal((await as.user.post('/api/bookmark/card/abc')).status, 404)
  assert.equal((await as.user.put('/api/bookmark/ordering', { orderings: [{ type: 'x' }] })).status, 400)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const personal = await server.services.collections.personalId(admin)
  assert.equal((await as.user.post(`/api/bookmark/collection/${personal}`)).status, 403)
  assert.equal((await as.nobody.get('/api/bookmark')).status, 401)
})
