/** What dashboards tell of their filters' fields, to whom; and that reading many things takes no more statements. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countStatements } from '../support/count-statements.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

test('stored values of mapped fields are told to those who may see all rows', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const [orders, status, total] = [
    await shop.table('orders'),
    await shop.field('orders', 'status'),
    await shop.field('orders', 'total'),
  ]
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const question = { name: 'Q', display: 'table', visualization_settings: {}, dataset_query }
  const card = (await as.admin.post('/api/card', question)).body
  const parameters = [
    { id: 'p', type: 'category', name: 'p', slug: 'p' },
    { id: 'q', type: 'number/=', name: 'q', slug: 'q' },
  ]
  const board = (await as.admin.post('/api/dashboard', { name: 'Board', parameters })).body
  const mapping = (parameter_id: string, field: number) => ({
    parameter_id,
    card_id: card.id,
    target: ['dimension', ['field', field, null]],
  })
  const parameter_mappings = [mapping('p', status.id), mapping('q', total.id)]
  const dashcards = [{ id: -1, card_id: card.id, row: 0, col: 0, size_x: 4, size_y: 4, parameter_mappings }]
  assert.deepEqual((await as.admin.put(`/api/dashboard/${board.id}`, { dashcards })).status, 200)
  const values = async (client = as.user) => (await client.get(`/api/dashboard/${board.id}`)).body.param_values
  const stored = {
    [status.id]: { field_id: status.id, values: [['late'], ['open'], ['paid']], human_readable_values: [] },
  }
  assert.deepEqual(await values(), stored)
  await as.admin.post(`/api/field/${status.id}/values`, {
    values: [
      ['late', 'Too late'],
      ['open', 'Open'],
      ['paid', 'Paid'],
    ],
  })
  assert.deepEqual((await values())[status.id].values[0], ['late', 'Too late'])
  assert.deepEqual((await values())[status.id].human_readable_values, ['Too late', 'Open', 'Paid'])

  const graph = async (groups: object) => {
    const { revision } = (await as.admin.get('/api/permissions/graph')).body
    assert.equal((await as.admin.put('/api/permissions/graph', { revision, groups })).status, 200)
  }
  const group = (await as.admin.post('/api/permissions/group', { name: 'Some' })).body.id
  await as.admin.post('/api/permissions/membership', { group_id: group, user_id: server.userId })
  await graph({ 1: { [shop.id]: { 'view-data': 'blocked' } } })
  assert.notDeepEqual(await values(), {})
  const rule = await as.admin.post('/api/mt/gtap', {
    group_id: group,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: { state: ['dimension', ['field', status.id, null]] },
  })
  assert.equal(rule.status, 200, rule.text)
  await as.admin.put(`/api/user/${server.userId}`, { login_attributes: { state: 'paid' } })
  assert.deepEqual(await values(), {})
  assert.notDeepEqual(await values(as.admin), {})
  await as.admin.delete(`/api/mt/gtap/${rule.body.id}`)
  await graph({ [group]: { [shop.id]: { 'view-data': 'blocked' } } })
  assert.deepEqual(await values(), {})
})

test('the statements are as many for 50 cards as for 5', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const { id: home } = (await as.admin.post('/api/collection', { name: 'Home' })).body
  const board = async (count: number) => {
    const { id } = (await as.admin.post('/api/dashboard', { name: `Board ${count}`, collection_id: home })).body
    const dashcards = []
    for (let at = 0; at < count; at += 1) {
      const card_id = await addTestCard(server.store, {
        creator_id: adminId,
        dashboard_id: at % 2 === 0 ? id : null,
        collection_id: home,
      })
      dashcards.push({ id: -1 - at, card_id, row: at * 4, col: 0, size_x: 4, size_y: 4 })
    }
    assert.equal((await as.admin.put(`/api/dashboard/${id}`, { dashcards })).status, 200)
    return Number(id)
  }
  const count = async (url: string) => {
    // The least of some: the first reads what is cached afterwards, and counts of views are written in between.
    const counts = []
    for (let run = 0; run < 4; run += 1) {
      counts.push(await countStatements(async () => assert.equal((await as.admin.get(url)).status, 200)))
    }
    return Math.min(...counts)
  }
  const items = `/api/collection/${home}/items?show_dashboard_questions=true`
  const few = await board(5)
  const before = await count(items)
  const many = await board(50)
  const after = await count(items)
  assert.ok(before > 0)
  assert.equal(after, before)
  const urls = (id: number) => [
    `/api/dashboard/${id}`,
    `/api/dashboard/${id}/items`,
    `/api/dashboard/${id}/query_metadata`,
  ]
  for (const [at, url] of urls(few).entries()) assert.equal(await count(urls(many)[at] ?? ''), await count(url), url)

  // Writing them does not grow with the number either; what is indexed meanwhile counts too, a few statements at a time.
  const SLACK = 20
  const archive = (id: number) =>
    countStatements(async () => {
      assert.equal((await as.admin.put(`/api/dashboard/${id}`, { archived: true })).status, 200)
      assert.equal((await as.admin.put(`/api/dashboard/${id}`, { archived: false })).status, 200)
    })
  assert.ok((await archive(many)) - (await archive(few)) < SLACK)
  const move = async (id: number) => {
    const { data } = (await as.admin.get(`/api/dashboard/${id}/items`)).body
    const card_ids = data.map((card: { id: number }) => card.id)
    return countStatements(async () => {
      assert.equal((await as.admin.post('/api/cards/move', { card_ids, collection_id: null })).status, 200)
    })
  }
  assert.ok((await move(many)) - (await move(few)) < SLACK)
})
