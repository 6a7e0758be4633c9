import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const total = await shop.field('orders', 'total')
  const filter = ['>', ['field', total.id, null], 50]
  return { ...server, shop, orders, total, filter }
}

test('of a long list of values the first are described', async (t) => {
  const { as, orders, total } = await shopServer(t)
  const values = Array.from({ length: 23 }, (_, index) => index)
  const definition = { filter: ['=', ['field', total.id, null], ...values] }
  const made = await as.admin.post('/api/segment', { name: 'Many', table_id: orders.id, definition })
  assert.match(made.body.definition_description, /^Filtered by Total is 0, 1, 2, .*, 18, 19, and 3 more$/)
  assert.deepEqual(made.body.definition.filter, definition.filter)
})

test('a segment is made, read, changed and put away', async (t) => {
  const { as, orders, total, filter, adminId } = await shopServer(t)
  const body = { name: 'Big', table_id: orders.id, definition: { 'source-table': orders.id, filter } }
  const made = await as.admin.post('/api/segment', body)
  assert.equal(made.status, 200, made.text)
  assert.equal(made.body.creator.id, adminId)
  assert.equal(made.body.definition_description, 'Filtered by Total is greater than 50')
  assert.deepEqual(made.body.definition, body.definition)
  const { id } = made.body

  const changes = {
    revision_message: 'Bigger',
    definition: { filter: ['>=', ['field-id', total.id], 90] },
    description: 'x',
  }
  const changed = await as.admin.put(`/api/segment/${id}`, changes)
  assert.deepEqual(changed.body.definition, {
    'source-table': orders.id,
    filter: ['>=', ['field', total.id, null], 90],
  })
  assert.equal(changed.body.name, 'Big')
  assert.equal(changed.body.description, 'x')
  assert.deepEqual((await as.user.get(`/api/segment/${id}`)).body, changed.body)
  assert.deepEqual((await as.user.get('/api/segment')).body, [changed.body])
  assert.equal((await as.user.get(`/api/table/${orders.id}/query_metadata`)).body.segments[0].id, id)
  assert.equal((await as.user.get(`/api/segment/${id}/related`)).body.table.id, orders.id)

  assert.equal((await as.admin.delete(`/api/segment/${id}`)).status, 400)
  assert.equal((await as.admin.delete(`/api/segment/${id}?revision_message=gone`)).status, 204)
  assert.deepEqual((await as.user.get('/api/segment')).body, [])
  assert.equal((await as.user.get(`/api/segment/${id}`)).body.archived, true)
})

test('segments refer to others by name, and never in a circle', async (t) => {
  const { as, orders, filter } = await shopServer(t)
  const make = async (name: string, by: unknown) =>
    (await as.admin.post('/api/segment', { name, table_id: orders.id, definition: { filter: by } })).body
  const big = await make('Big', filter)
  const outer = await make('Outer', ['and', ['segment', big.id], filter])
  assert.equal(outer.definition_description, 'Filtered by Big and Total is greater than 50')
  for (const id of [big.id, outer.id]) {
    const definition = { filter: ['not', ['segment', id]] }
    const refused = await as.admin.put(`/api/segment/${big.id}`, { definition, revision_message: 'x' })
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [400, { definition: 'A segment cannot refer to itself, directly or through others.' }],
    )
  }
  assert.deepEqual((await as.admin.get(`/api/segment/${big.id}`)).body.definition.filter, filter)

  const path = `/api/segment/${big.id}`
  await as.admin.put(`/api/segment/${outer.id}`, { definition: { filter }, revision_message: 'loose' })
  await as.admin.put(path, { definition: { filter: ['segment', outer.id] }, revision_message: 'turned' })
  const [, first] = (await as.admin.get(`/api/segment/${outer.id}/revisions`)).body
  const back = await as.admin.post(`/api/segment/${outer.id}/revert`, { revision_id: first.id })
  assert.equal(back.status, 400, 'nor by an earlier version')
})

test('a segment filters queries, also from the staged form', async (t) => {
  const { as, shop, orders, total } = await shopServer(t)
  const definition = {
    'lib/type': 'mbql/query',
    database: shop.id,
    stages: [
      { 'lib/type': 'mbql.stage/mbql', 'source-table': orders.id, filters: [['<', {}, ['field', {}, total.id], 3]] },
    ],
  }
  const { body } = await as.admin.post('/api/segment', { name: 'Small', table_id: orders.id, definition })
  assert.equal(body.definition['lib/type'], 'mbql/query')
  assert.equal(body.definition_description, 'Filtered by Total is less than 3')
  const query = { 'source-table': orders.id, aggregation: [['count']], filter: ['segment', body.id] }
  const run = async () => (await as.user.post('/api/dataset', { database: shop.id, type: 'query', query })).body
  assert.deepEqual((await run()).data.rows, [[2]])
  const wider = { filter: ['<', ['field', total.id, null], 4] }
  await as.admin.put(`/api/segment/${body.id}`, { revision_message: 'Wider', definition: wider })
  assert.deepEqual((await run()).data.rows, [[3]])

  const card = {
    name: 'Counted',
    display: 'scalar',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'query', query },
  }
  const saved = (await as.user.post('/api/card', card)).body
  const using = (await as.user.get(`/api/card?f=using_segment&model_id=${body.id}`)).body
  assert.deepEqual(
    using.map((one: { id: number }) => one.id),
    [saved.id],
  )
})

test('a segment has revisions, and one of them can be brought back', async (t) => {
  const { as, orders, total, filter, adminId } = await shopServer(t)
  const made = (await as.admin.post('/api/segment', { name: 'Big', table_id: orders.id, definition: { filter } })).body
  const url = `/api/segment/${made.id}`
  const revisions = async () => (await as.user.get(`${url}/revisions`)).body
  const [creation, ...none] = await revisions()
  assert.deepEqual(none, [])
  assert.deepEqual(
    [creation.is_creation, creation.is_reversion, creation.most_recent, creation.diff, creation.description],
    [true, false, true, null, 'created this.'],
  )
  assert.deepEqual([creation.user.id, creation.message, creation.has_multiple_changes], [adminId, null, false])
  const change = (changes: object) => as.admin.put(url, { revision_message: 'because', ...changes })
  await change({ name: 'Big' })
  assert.equal((await revisions()).length, 1)
  const wider = { filter: ['>', ['field', total.id, null], 5] }
  await change({ name: 'Bigger', description: 'x', definition: wider })
  const [edit] = await revisions()
  assert.equal(
    edit.description,
    'renamed this Segment from "Big" to "Bigger", added the description and changed the filter.',
  )
  assert.deepEqual([edit.message, edit.has_multiple_changes, edit.is_creation], ['because', true, false])
  assert.deepEqual(edit.diff.before, { name: 'Big', description: null, definition: made.definition })
  assert.deepEqual(edit.diff.after.name, 'Bigger')
  await as.admin.delete(`${url}?revision_message=gone`)
  assert.deepEqual(
    (await revisions()).map(({ description, message }: Record<string, unknown>) => [description, message]).slice(0, 1),
    [['archived this Segment.', 'gone']],
  )

  const reverted = await as.admin.post(`${url}/revert`, { revision_id: creation.id })
  assert.equal(reverted.status, 200, reverted.text)
  assert.deepEqual([reverted.body.is_reversion, reverted.body.description], [true, 'reverted to an earlier version.'])
  assert.deepEqual((await revisions())[0], reverted.body)
  const back = (await as.user.get(url)).body
  assert.deepEqual({ ...back, updated_at: made.updated_at }, made)

  const other = (await as.admin.post('/api/segment', { name: 'Other', table_id: orders.id, definition: { filter } }))
    .body
  assert.equal((await as.admin.post(`/api/segment/${other.id}/revert`, { revision_id: creation.id })).status, 404)
  assert.equal((await as.user.post(`${url}/revert`, { revision_id: creation.id })).status, 403)
  assert.equal((await as.user.get('/api/segment/99999/revisions')).status, 404)
  for (const revision_id of [undefined, 0, 'x']) {
    const refused = await as.admin.post('/api/segment/99999/revert', { revision_id })
    assert.equal(refused.body.errors.revision_id, 'value must be an integer greater than zero.')
  }
  for (let index = 0; index < 20; index++) await change({ name: `Name ${index}` })
  const kept = await revisions()
  assert.equal(kept.length, 15)
  assert.deepEqual([kept[14].is_creation, kept[14].diff, kept[0].diff.after], [false, null, { name: 'Name 19' }])
})

test('a segment from before revisions were kept gets what it was like as its first', async (t) => {
  const { as, server, orders, filter, adminId } = await shopServer(t)
  const time = new Date().toISOString()
  const id = await server.store.segments.create({
    name: 'Old',
    table_id: orders.id,
    definition: { 'source-table': orders.id, filter },
    description: null,
    caveats: null,
    points_of_interest: null,
    creator_id: adminId,
    created_at: time,
    updated_at: time,
  })
  assert.deepEqual((await as.user.get(`/api/segment/${id}/revisions`)).body, [])
  await as.admin.put(`/api/segment/${id}`, { revision_message: 'm', name: 'New' })
  const [edit, first] = (await as.user.get(`/api/segment/${id}/revisions`)).body
  assert.deepEqual(edit.diff, { before: { name: 'Old' }, after: { name: 'New' } })
  assert.deepEqual([first.user, first.is_creation, first.description], [{}, false, 'saved this Segment.'])
  await as.admin.post(`/api/segment/${id}/revert`, { revision_id: first.id })
  assert.equal((await as.user.get(`/api/segment/${id}`)).body.name, 'Old')
})

test('definitions that are no filter on the table are refused with a reason', async (t) => {
  const { as, orders, filter } = await shopServer(t)
  const refused = async (definition: unknown) => {
    const answer = await as.admin.post('/api/segment', { name: 'x', table_id: orders.id, definition })
    assert.equal(answer.status, 400, answer.text)
    return answer.body.errors.definition
  }
  assert.match(await refused({}), /needs a filter/)
  assert.match(await refused({ 'source-table': orders.id + 1, filter }), /must read table/)
  assert.match(await refused({ filter, limit: 3 }), /only filter, but it has: limit/)
  assert.match(await refused({ filter: ['=', ['field', 999999, null], 1] }), /999999/)
  assert.match(await refused({ filter: ['nonsense', 1] }), /nonsense/)
  assert.equal(await refused(7), 'map')
  const staged = (stages: unknown[]) => refused({ 'lib/type': 'mbql/query', database: orders.db_id, stages })
  assert.match(await staged([{ 'lib/type': 'mbql.stage/mbql', 'source-table': orders.id }]), /needs a filter/)
  assert.match(
    await staged([{ 'lib/type': 'mbql.stage/mbql', 'source-table': orders.id, filters: [] }]),
    /needs a filter/,
  )
  assert.ok(await staged([]))
})

test('writing is for administrators; what is missing is named', async (t) => {
  const { as, orders, filter } = await shopServer(t)
  const body = { name: 'Big', table_id: orders.id, definition: { filter } }
  assert.equal((await as.user.post('/api/segment', body)).status, 403)
  const { id } = (await as.admin.post('/api/segment', body)).body
  assert.equal((await as.user.put(`/api/segment/${id}`, { revision_message: 'x', name: 'y' })).status, 403)
  assert.equal((await as.user.delete(`/api/segment/${id}?revision_message=x`)).status, 403)
  assert.ok((await as.admin.put(`/api/segment/${id}`, { name: 'y' })).body.errors.revision_message)
  assert.deepEqual(Object.keys((await as.admin.post('/api/segment', {})).body.errors), [
    'name',
    'table_id',
    'definition',
  ])
  assert.equal((await as.admin.post('/api/segment', { ...body, table_id: 99999 })).status, 404)
  assert.equal((await as.user.get('/api/segment/99999')).status, 404)
  assert.equal((await as.nobody.get('/api/segment')).status, 401)
})
