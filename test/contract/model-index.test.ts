/** Values of models that the search finds: indexes, the job that fills them, and who finds what. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { createGroup } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** A server with a model of the people of the shop, and the columns that an index takes. */
async function modelServer(t: TestContext) {
  const testing = await testServer(t)
  const { as, server } = testing
  const shop = await connectShop(testing)
  const people = await shop.table('people')
  const query = { database: shop.id, type: 'query', query: { 'source-table': people.id } }
  const save = async (more: object = {}) => {
    const card = { name: 'People', type: 'model', display: 'table', visualization_settings: {}, dataset_query: query }
    const answer = await as.admin.post('/api/card', { ...card, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const model = await save()
  const refOf = (name: string) =>
    model.result_metadata.find((column: { name: string }) => column.name === name).field_ref as unknown[]
  const refs = { model_id: model.id as number, pk_ref: refOf('id'), value_ref: refOf('name') }
  const index = async (body: object = refs) => {
    const answer = await as.admin.post('/api/model-index', body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const read = async (id: number) => (await as.admin.get(`/api/model-index/${id}`)).body
  const exec = (sql: string) => {
    const file = new DatabaseSync(join(testing.dataDir, 'shop.sqlite'), { enableForeignKeyConstraints: false })
    file.exec(sql)
    file.close()
  }
  const refresh = (id: number) => server.services.modelIndexes.task.run({ id }, new AbortController().signal)
  return { ...testing, shop, people, model, refs, refOf, save, index, read, exec, refresh }
}

test('an index is made, filled by a job, listed and deleted', async (t) => {
  const { as, server, model, refs, index, read, exec, refresh } = await modelServer(t)
  const made = await index()
  assert.deepEqual(made, {
    id: made.id,
    ...refs,
    schedule: made.schedule,
    state: 'initial',
    indexed_at: null,
    error: null,
    creator_id: made.creator_id,
    created_at: made.created_at,
  })
  assert.equal((await index()).id, made.id, 'the same columns are indexed once')
  await server.jobs.drain()
  const filled = await read(made.id)
  assert.deepEqual([filled.state, filled.error, typeof filled.indexed_at], ['indexed', null, 'string'])
  const values = async () => {
    const all = await server.store.modelIndexes.valuesOf(made.id)
    return all.map((one) => ({ ...one })).sort((a, b) => a.model_pk - b.model_pk)
  }
  assert.equal((await values()).length, 20)
  assert.deepEqual((await values())[2], { model_pk: 3, name: 'Person 3' })

  exec(`delete from people where id = 1; update people set name = ' Ann ' where id = 2; insert into people (id, name)
    values (21, 'Bob'), (22, '')`)
  await refresh(made.id)
  assert.deepEqual((await values()).slice(0, 1), [{ model_pk: 2, name: 'Ann' }])
  assert.deepEqual((await values()).slice(-1), [{ model_pk: 21, name: 'Bob' }])

  exec('alter table people rename to persons')
  await refresh(made.id)
  const failed = await read(made.id)
  assert.equal(failed.state, 'error')
  assert.match(failed.error, /people/)
  exec('alter table persons rename to people')
  await refresh(made.id)
  assert.deepEqual((await read(made.id)).state, 'indexed')

  assert.deepEqual((await as.admin.get(`/api/model-index?model_id=${model.id}`)).body, [await read(made.id)])
  assert.equal((await as.admin.delete(`/api/model-index/${made.id}`)).status, 204)
  assert.equal((await as.admin.get(`/api/model-index/${made.id}`)).status, 404)
  assert.equal(await server.store.jobs.find(`schedule model index ${made.id}`), undefined)
  await refresh(made.id)
})

test('more values than are kept; what is a model no more', async (t) => {
  const { as, server, model, index, read, exec, refresh } = await modelServer(t)
  const { id } = await index()
  exec(`insert into people (id, name) with recursive n (i) as (select 100 union all select i + 1 from n where i < 25100)
    select i, 'N' || i from n`)
  const started = performance.now()
  await refresh(id)
  assert.ok(performance.now() - started < 60_000)
  assert.equal((await read(id)).state, 'overflow')
  assert.equal((await server.store.modelIndexes.valuesOf(id)).length, 25_000)
  exec('delete from people where id > 100')
  await refresh(id)
  assert.equal((await read(id)).state, 'indexed')
  await as.admin.put(`/api/card/${model.id}`, { type: 'question' })
  await refresh(id)
  assert.equal((await as.admin.get(`/api/model-index/${id}`)).status, 404)
})

test('what cannot be indexed is refused with a reason', async (t) => {
  const { as, refs, refOf, save, server } = await modelServer(t)
  const refused = async (body: object) => {
    const { status, body: answer } = await as.admin.post('/api/model-index', { ...refs, ...body })
    return [status, answer.message ?? answer]
  }
  assert.deepEqual(await refused({ pk_ref: refOf('name') }), [400, 'Field is not of semantic_type `type/PK`'])
  assert.deepEqual(await refused({ value_ref: refOf('id') }), [400, 'Field is not of effective_type `type/Text`'])
  assert.deepEqual(await refused({ pk_ref: ['field', 9999, null] }), [400, 'The model has no such column.'])
  assert.deepEqual(await refused({ value_ref: ['nothing'] }), [400, 'The model has no such column.'])
  assert.equal((await refused({ value_ref: 'name' }))[0], 400)
  assert.equal((await refused({ model_id: 9999 }))[0], 404)
  const question = await save({ type: 'question' })
  assert.deepEqual(await refused({ model_id: question.id }), [400, `Question ${question.id} is not a model`])
  const unknown = await save()
  await server.store.cards.update(unknown.id, { result_metadata: null })
  assert.equal((await refused({ model_id: unknown.id }))[0], 400)
  assert.equal((await as.admin.get('/api/model-index')).status, 400)
  const list = await as.admin.get(`/api/model-index?model_id=${question.id}`)
  assert.deepEqual([list.status, list.body], [400, `Question ${question.id} is not a model`])
})

test('a model of SQL is indexed by the names of its columns', async (t) => {
  const { as, server, shop, save, read } = await modelServer(t)
  const sql = "select id as key, name as title from people union all select null, 'Nobody'"
  const model = await save({ dataset_query: { database: shop.id, type: 'native', native: { query: sql } } })
  const metadata = model.result_metadata.map((column: { name: string }) =>
    column.name === 'key' ? { ...column, semantic_type: 'type/PK' } : column,
  )
  await as.admin.put(`/api/card/${model.id}`, { result_metadata: metadata })
  const refs = {
    pk_ref: ['field', 'key', { 'base-type': 'type/Integer' }],
    value_ref: ['field', 'title', { 'base-type': 'type/Text' }],
  }
  const { status, body } = await as.admin.post('/api/model-index', { model_id: model.id, ...refs })
  assert.equal(status, 200, JSON.stringify(body))
  await server.jobs.drain()
  assert.deepEqual([(await read(body.id)).state, (await read(body.id)).error], ['indexed', null])
  assert.equal((await server.store.modelIndexes.valuesOf(body.id)).length, 20)
})

test('the search finds values as long as they are there, in the place of their model', async (t) => {
  const { as, server, model, index, refresh, exec } = await modelServer(t)
  const { id } = await index()
  await server.jobs.drain()
  const find = async (search: string) => (await as.admin.get(`/api/search?${search}`)).body
  const names = async (search = 'q=person%2017') => (await find(search)).data.map((one: { name: string }) => one.name)
  const [found] = (await find('q=person%2017')).data
  assert.deepEqual(
    [found.model, found.id, found.name, found.model_id, found.model_name, found.model_index_id, found.collection.id],
    ['indexed-entity', 17, 'Person 17', model.id, 'People', id, 'root'],
  )
  assert.ok(Array.isArray(found.pk_ref))
  assert.equal((await find('q=person%2017')).available_models.includes('indexed-entity'), true)
  assert.deepEqual(await names(), ['Person 17'])
  assert.equal((await find('models=indexed-entity')).total, 20)
  assert.equal((await find('')).available_models.includes('indexed-entity'), false)
  assert.equal(
    (await find('')).data.some((one: { model: string }) => one.model === 'indexed-entity'),
    false,
  )

  exec("update people set name = 'Person 99' where id = 17")
  await refresh(id)
  assert.deepEqual([await names(), await names('q=person%2099')], [[], ['Person 99']])
  const folder = (await as.admin.post('/api/collection', { name: 'Folder' })).body.id
  await as.admin.put(`/api/card/${model.id}`, { collection_id: folder })
  assert.equal((await find('q=person%2099')).data[0].collection.id, folder)
  await as.admin.put(`/api/card/${model.id}`, { archived: true })
  assert.deepEqual(await names('q=person%2099'), [])
  await as.admin.put(`/api/card/${model.id}`, { archived: false })
  assert.deepEqual(await names('q=person%2099'), ['Person 99'])
  await as.admin.post('/api/search/re-init')
  await server.jobs.drain()
  assert.deepEqual(await names('q=person%2099'), ['Person 99'])
  await as.admin.put(`/api/card/${model.id}`, { type: 'question' })
  assert.deepEqual(await names('q=person%2099'), [])
  await as.admin.put(`/api/card/${model.id}`, { type: 'model' })
  assert.deepEqual(await names('q=person%2099'), ['Person 99'])
  await as.admin.delete(`/api/model-index/${id}`)
  assert.deepEqual(await names('q=person%2099'), [])
})

test('values are found by those who see all that the database holds and the collection of the model', async (t) => {
  const testing = await modelServer(t)
  const { as, server, shop, userId, index } = testing
  await index()
  await server.jobs.drain()
  const find = async () => {
    const { total, available_models } = (await as.user.get('/api/search?q=person%2017')).body
    return [total, available_models.includes('indexed-entity')]
  }
  const found = [1, true]
  const hidden = [0, false]
  assert.deepEqual(await find(), found)
  const group = await createGroup(testing, 'Some')
  await as.admin.post('/api/permissions/membership', { group_id: group, user_id: userId })
  const graph = async (groups: object) => {
    const { revision } = (await as.admin.get('/api/permissions/graph')).body
    assert.equal((await as.admin.put('/api/permissions/graph', { revision, groups })).status, 200)
  }
  const orders = await shop.table('orders')
  const closed = { [shop.id]: { 'view-data': 'blocked', 'create-queries': 'no' } }
  await graph({ 1: closed, [group]: closed })
  await graph({ [group]: { [shop.id]: { 'view-data': { '': { [orders.id]: 'unrestricted' } } } } })
  assert.deepEqual(await find(), hidden, 'other tables of the database are blocked')
  await graph({ [group]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'no' } } })
  assert.deepEqual(await find(), found)
  const rule = await as.admin.post('/api/mt/gtap', {
    group_id: group,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: { name: ['dimension', ['field', (await shop.field('orders', 'status')).id, null]] },
  })
  assert.equal(rule.status, 200, rule.text)
  assert.deepEqual(await find(), hidden, 'a rule hides rows of some table')
  await as.admin.delete(`/api/mt/gtap/${rule.body.id}`)
  assert.deepEqual(await find(), found)
  const { revision } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision, groups: { 1: { root: 'none' } } })
  assert.deepEqual(await find(), hidden, 'the collection is closed')
})
