import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

interface Listed {
  id: number
  name: string
  model: string
}

const names = (list: Listed[]) => list.map((one) => one.name)

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const sql = (query: string, tags: Record<string, unknown> = {}) => ({
    database,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const save = async (card: Record<string, unknown>, client = as.user) => {
    const body = { display: 'table', visualization_settings: {}, dataset_query: sql('select 1 as one'), ...card }
    const answer = await client.post('/api/card', body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const folder = async (name: string, more: Record<string, unknown> = {}) =>
    (await as.user.post('/api/collection', { name, ...more })).body
  const items = async (id: number | string, query = '') =>
    (await as.user.get(`/api/collection/${id}/items?${query}`)).body
  const personalOf = async (userId: number) => {
    const user = await server.server.store.users.find(userId)
    assert.ok(user)
    return server.server.services.collections.personalId(user)
  }
  return { ...server, sql, save, folder, items, personalOf, database }
}

test('an item of each kind has the keys of its kind', async (t) => {
  const { save, folder, items, userId, database } = await shopServer(t)
  const home = await folder('Home')
  const inner = await folder('Inner', { parent_id: home.id, description: 'Inside' })
  const deep = await folder('Deep', { parent_id: inner.id })
  await save({ name: 'Far down', type: 'model', collection_id: deep.id })
  const card = await save({ name: 'Question', collection_id: home.id, collection_position: 1 })
  await save({ name: 'Model', type: 'model', collection_id: home.id })
  const { data, total, models } = await items(home.id)
  assert.deepEqual(names(data), ['Inner', 'Model', 'Question'])
  assert.equal(total, 3)
  assert.deepEqual(models, ['dashboard', 'pulse', 'dataset', 'metric', 'card', 'collection', 'timeline'])
  const [collection, model, question] = data
  assert.equal(model.model, 'dataset')
  const { 'last-edit-info': edit, ...rest } = question
  assert.equal(edit.id, userId)
  assert.deepEqual(rest, {
    id: card.id,
    name: 'Question',
    model: 'card',
    description: null,
    collection_id: home.id,
    collection_position: 1,
    collection_preview: true,
    entity_id: card.entity_id,
    archived: false,
    display: 'table',
    database_id: database,
    dashboard_id: null,
    dashboard: null,
    dashboard_count: 0,
    last_used_at: null,
    moderated_status: null,
    based_on_upload: null,
    can_write: true,
    can_restore: false,
    can_delete: false,
    type: null,
    authority_level: null,
    fully_parameterized: true,
  })
  assert.deepEqual(
    [collection.model, collection.location, collection.effective_location, collection.here, collection.below],
    ['collection', `/${home.id}/`, `/${home.id}/`, [], ['dataset']],
  )
})

test('kinds, pins, order and pages are chosen by the caller', async (t) => {
  const { save, folder, items, as } = await shopServer(t)
  const home = await folder('Home')
  for (const name of ['c', 'a', 'B']) await save({ name, collection_id: home.id })
  await save({ name: 'pinned', collection_id: home.id, collection_position: 1 })
  await save({ name: 'model', type: 'model', collection_id: home.id })
  await folder('folder', { parent_id: home.id })
  const list = async (query: string) => names((await items(home.id, query)).data)
  assert.deepEqual(await list(''), ['a', 'B', 'c', 'folder', 'model', 'pinned'])
  assert.deepEqual(await list('models=card&models=dataset&sort_direction=desc'), ['pinned', 'model', 'c', 'B', 'a'])
  assert.deepEqual(await list('models=card,dataset&pinned_state=is_not_pinned'), ['a', 'B', 'c', 'model'])
  assert.deepEqual(await list('model=dataset'), ['model'])
  assert.deepEqual(await list('sort_column=model'), ['model', 'a', 'B', 'c', 'pinned', 'folder'])
  await as.admin.put(`/api/card/${(await items(home.id, 'models=card')).data[1].id}`, { description: 'edited' })
  assert.deepEqual((await list('sort_column=last_edited_at&sort_direction=desc&models=card'))[0], 'B')
  assert.deepEqual((await list('sort_column=last_edited_by&models=card'))[0], 'B')
  const page = await items(home.id, 'limit=2&offset=2')
  assert.deepEqual([names(page.data), page.total, page.limit, page.offset], [['c', 'folder'], 6, 2, 2])
  for (const order of ['sort_direction=desc', 'sort_column=model', 'sort_column=last_edited_at', 'models=card']) {
    const whole = (await items(home.id, order)).data
    assert.deepEqual((await items(home.id, `${order}&limit=3&offset=1`)).data, whole.slice(1, 4), order)
  }
  const none = await items(home.id, 'limit=0')
  assert.deepEqual([none.data, none.total], [[], 6])
  const unknown = await as.admin.get(`/api/collection/${home.id}/items?models=card&models=planet`)
  assert.equal(unknown.status, 400)
  assert.match(unknown.body.errors.models, /^nullable sequence of enum of card, dataset, /)
  assert.equal((await items(home.id, 'models=no_models')).total, 0)
  assert.equal((await items(home.id, 'models=metric')).total, null)
})

test('pages by name are slices of the whole list, whatever letters the names are of', async (t) => {
  const { save, folder, items } = await shopServer(t)
  const home = await folder('Home')
  const texts = ['b', 'B', 'a', 'Zebra', 'zoo', '_x', '[x', 'Äpfel', 'apfel', 'éa', 'Ea', 'İz', '数', '😀', 'b']
  for (const [index, name] of texts.entries()) {
    const type = index % 4 === 0 ? 'model' : 'question'
    await save({ name, type, collection_id: home.id, ...(index % 5 === 0 ? { collection_position: 1 } : {}) })
  }
  await folder('Middle', { parent_id: home.id })
  const queries = ['', 'sort_direction=desc', 'pinned_state=is_pinned', 'pinned_state=is_not_pinned', 'models=dataset']
  for (const query of [...queries, 'sort_column=model', 'models=card&models=collection&sort_direction=desc']) {
    const whole = await items(home.id, query)
    for (let offset = 0; offset < whole.total + 2; offset += 2) {
      const page = await items(home.id, `${query}&limit=2&offset=${offset}`)
      assert.deepEqual(page.data, whole.data.slice(offset, offset + 2), `${query} ${offset}`)
      assert.equal(page.total, whole.total)
    }
  }
})

test('SQL that waits for a value is not fully parameterized', async (t) => {
  const { sql, save, items } = await shopServer(t)
  const tag = { id: 'a', name: 'x', 'display-name': 'X', type: 'text' }
  await save({ name: 'waits', dataset_query: sql('select {{ x }}', { x: tag }) })
  await save({ name: 'optional', dataset_query: sql('select 1 [[ where 1 = {{x}} ]]', { x: tag }) })
  await save({ name: 'default', dataset_query: sql('select {{x}}', { x: { ...tag, default: 'a' } }) })
  const { data } = await items('root', 'models=card')
  assert.deepEqual(
    data.map((item: { name: string; fully_parameterized: boolean }) => [item.name, item.fully_parameterized]),
    [
      ['default', true],
      ['optional', true],
      ['waits', false],
    ],
  )
})

test('the Trash shows what was archived by itself, and nothing of what is hidden', async (t) => {
  const { as, save, folder, items, personalOf, adminId } = await shopServer(t)
  const home = await folder('Home')
  const early = await save({ name: 'early', collection_id: home.id })
  await save({ name: 'with it', collection_id: home.id })
  const inner = await folder('Inner', { parent_id: home.id })
  const hidden = await save({ name: 'hidden', collection_id: await personalOf(adminId) }, as.admin)
  await as.admin.put(`/api/card/${hidden.id}`, { archived: true })
  await as.user.put(`/api/card/${early.id}`, { archived: true })
  assert.deepEqual(names((await items(home.id, 'archived=true&models=card')).data), ['early'])
  await as.user.put(`/api/collection/${home.id}`, { archived: true })
  const trash = (await items('trash', 'archived=true')).data
  assert.deepEqual(names(trash), ['early', 'Home'])
  assert.deepEqual([trash[0].collection_id, trash[0].can_restore, trash[1].can_restore], [1, false, true])
  assert.deepEqual(names((await items(home.id)).data), ['Inner', 'with it'])
  assert.equal((await as.user.get(`/api/collection/${inner.id}`)).body.can_restore, false)
  await as.user.put(`/api/collection/${home.id}`, { archived: false })
  assert.deepEqual(names((await items(home.id)).data), ['Inner', 'with it'])
  assert.deepEqual(names((await items('trash')).data), ['early'])
})

test('folders of snippets are listed apart from other collections', async (t) => {
  const { as, folder, items } = await shopServer(t)
  const sql = await folder('SQL', { namespace: 'snippets' })
  await as.user.post('/api/native-query-snippet', { name: 'top', content: '1' })
  await as.user.post('/api/native-query-snippet', { name: 'inside', content: '2', collection_id: sql.id })
  const root = await items('root', 'namespace=snippets')
  assert.deepEqual(names(root.data), ['SQL', 'top'])
  assert.deepEqual(Object.keys(root).sort(), ['data', 'models', 'total'])
  assert.deepEqual(names((await items(sql.id)).data), ['inside'])
  assert.deepEqual((await items('root')).data, [])
  assert.deepEqual(names((await as.user.get('/api/collection?namespace=snippets')).body), ['Our analytics', 'SQL'])
  const wrong = { name: 'x', display: 'table', visualization_settings: {}, dataset_query: {}, collection_id: sql.id }
  assert.equal((await as.user.post('/api/card', wrong)).status, 400)
  const plain = await folder('Plain')
  assert.equal((await as.user.put(`/api/collection/${sql.id}`, { parent_id: plain.id })).status, 400)
  assert.equal((await as.user.post('/api/collection', { name: 'y', namespace: 'x', parent_id: plain.id })).status, 400)
})

test('hidden items are not listed, and unknown filters are refused by name', async (t) => {
  const { as, items, personalOf, adminId } = await shopServer(t)
  const personal = await personalOf(adminId)
  assert.equal((await as.user.get(`/api/collection/${personal}/items`)).status, 403)
  assert.equal((await as.user.get(`/api/collection/${personal}/timelines`)).status, 403)
  assert.deepEqual((await as.user.get('/api/collection/root/timelines')).body, [])
  assert.deepEqual((await items('root')).data, [])
  assert.equal((await as.user.get('/api/collection/9999/items')).status, 404)
  assert.ok((await as.user.get('/api/collection/root/items?sort_column=x')).body.errors.sort_column)
  assert.ok((await as.user.get('/api/collection/root/items?pinned_state=x')).body.errors.pinned_state)
  assert.deepEqual((await as.user.get('/api/collection/nope/items')).text, 'API endpoint does not exist.')
  assert.equal((await as.nobody.get('/api/collection/root/items')).status, 401)
})
