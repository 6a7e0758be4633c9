/** Earlier versions of cards and dashboards: what is kept, in which words, and bringing them back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PLACE = { row: 0, col: 0, size_x: 6, size_y: 3 }

async function content(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const query = (more = {}) => ({ database: shop.id, type: 'query', query: { 'source-table': orders.id, ...more } })
  const body = { name: 'One', display: 'table', visualization_settings: {}, dataset_query: query() }
  const card = (await as.user.post('/api/card', body)).body
  const board = (await as.user.post('/api/dashboard', { name: 'Board' })).body
  const put = async (url: string, changes: Record<string, unknown>) => {
    const answer = await as.user.put(url, changes)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const words = async (entity: string, id: number) =>
    (await as.user.get(`/api/revision/${entity}/${id}`)).body.map((one: { description: string }) => one.description)
  return { ...server, card, board, put, words, query }
}

test('changes of a card are told in words and brought back', async (t) => {
  const { as, card, put, words, query } = await content(t)
  const url = `/api/card/${card.id}`
  await put(url, { name: 'Two', description: 'd', revision_message: 'why not' })
  await put(url, { dataset_query: query({ limit: 3 }), display: 'bar' })
  await put(url, { name: 'Two' })
  await put(url, { collection_position: 1 })
  await put(url, { archived: true })
  await put(url, { archived: false })
  assert.deepEqual(await words('card', card.id), [
    'untrashed this Card.',
    'trashed this Card.',
    'changed the display from table to bar and modified the query.',
    'renamed this Card from "One" to "Two" and added the description.',
    'created this.',
  ])
  const list = (await as.user.get(`/api/revision?entity=card&id=${card.id}`)).body
  const named = list.at(-2)
  assert.deepEqual(
    [named.message, named.diff, named.has_multiple_changes],
    ['why not', { before: { name: 'One', description: null }, after: { name: 'Two', description: 'd' } }, true],
  )
  assert.deepEqual([list[0].most_recent, list.at(-1).is_creation, list.at(-1).diff], [true, true, null])
  const back = await as.user.post('/api/revision/revert', { entity: 'card', id: card.id, revision_id: list.at(-1).id })
  assert.deepEqual(
    [back.status, back.body.is_reversion, back.body.description],
    [200, true, 'reverted to an earlier version.'],
  )
  const now = (await as.user.get(url)).body
  assert.deepEqual(
    [now.name, now.description, now.display, now.dataset_query.query.limit],
    ['One', null, 'table', undefined],
  )
})

test('changes of what stands on a dashboard are told and brought back', async (t) => {
  const { as, card, board, put, words } = await content(t)
  const url = `/api/dashboard/${board.id}`
  const chart = { card_id: card.id, ...PLACE }
  const { dashcards } = await put(url, {
    dashcards: [
      { id: -1, ...chart },
      { id: -2, ...chart, row: 5 },
    ],
  })
  const [one, two] = dashcards
  await put(url, { dashcards: [{ ...one, row: 9 }, two] })
  await put(url, { dashcards: [{ ...one, row: 9, series: [{ id: card.id }] }, two] })
  await put(url, { tabs: [{ id: -1, name: 'Tab' }], dashcards: [{ ...one, row: 9, dashboard_tab_id: -1 }] })
  await put(url, { width: 'full', auto_apply_filters: false, parameters: [{ id: 'p', type: 'category', name: 'P' }] })
  assert.deepEqual(await words('dashboard', board.id), [
    'changed the filters, set auto apply filters to false and set the width to full.',
    `added a tab, removed a card, removed series on card ${card.id} and rearranged the cards.`,
    `added series on card ${card.id}.`,
    'rearranged the cards.',
    'added 2 cards.',
    'created this.',
  ])
  const list = (await as.user.get(`${url}/revisions`)).body
  assert.deepEqual(list.at(-3).diff, { before: { cards: [{ row: 0 }] }, after: { cards: [{ row: 9 }] } })
  assert.deepEqual(list.at(-4).diff, { before: { cards: [{ series: [] }] }, after: { cards: [{ series: [card.id] }] } })
  const revert = (id: number) => as.user.post(`${url}/revert`, { revision_id: id })
  assert.equal((await revert(list.at(-2).id)).body.is_reversion, true)
  const now = (await as.user.get(url)).body
  assert.deepEqual([now.tabs, now.width, now.parameters], [[], 'fixed', []])
  assert.deepEqual(
    now.dashcards.map((c: { row: number; card_id: number }) => [c.card_id, c.row]),
    [
      [card.id, 0],
      [card.id, 5],
    ],
  )
  assert.equal((await revert(list[0].id)).status, 200)
  assert.deepEqual(
    (await as.user.get(url)).body.tabs.map((tab: { name: string }) => tab.name),
    ['Tab'],
  )
  await put(`/api/card/${card.id}`, { archived: true })
  assert.equal((await revert(list.at(-2).id)).status, 200)
  assert.deepEqual((await as.user.get(url)).body.dashcards, [], 'cards that are in the Trash are left out')
})

test('who may not read or change it is refused, and bad requests name what is wrong', async (t) => {
  const { as, card, board } = await content(t)
  const [revision] = (await as.user.get(`/api/revision/card/${card.id}`)).body
  assert.equal((await as.user.post(`/api/dashboard/${board.id}/revert`, { revision_id: revision.id })).status, 404)
  assert.match((await as.user.post('/api/dashboard/999/revert', {})).body.errors.revision_id, /greater than zero/)
  assert.equal((await as.user.get('/api/revision?entity=table&id=1')).status, 400)
  assert.equal((await as.user.get('/api/revision/card/999')).status, 404)
  assert.equal((await as.nobody.get(`/api/revision/card/${card.id}`)).status, 401)
  const { revision: graph } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision: graph, groups: { 1: { root: 'none' } } })
  for (const url of [`/api/revision/card/${card.id}`, `/api/revision?entity=dashboard&id=${board.id}`]) {
    assert.equal((await as.user.get(url)).status, 403)
  }
  const body = { entity: 'card', id: card.id, revision_id: revision.id }
  assert.equal((await as.user.post('/api/revision/revert', body)).status, 403)
})

test('a save with the version that it started from does not write over a later one', async (t) => {
  const { as, card, board } = await content(t)
  for (const url of [`/api/card/${card.id}`, `/api/dashboard/${board.id}`]) {
    const started = String((await as.user.get(url)).headers['etag'])
    const first = await as.admin.put(url, { name: 'Theirs' }, { 'if-match': started })
    assert.deepEqual([first.status, first.headers['etag'] === started], [200, false])
    const second = await as.user.put(url, { name: 'Mine' }, { 'if-match': started })
    assert.equal(second.status, 412)
    const { error_code, by, at, revision_id } = second.body
    assert.deepEqual(
      [error_code, by.email, `"${revision_id}"`],
      ['changed', 'admin@example.org', first.headers['etag']],
    )
    assert.ok(at <= new Date().toISOString())
    assert.equal((await as.user.get(url)).body.name, 'Theirs')
    const third = await as.user.put(url, { name: 'Mine' }, { 'if-match': String(first.headers['etag']) })
    assert.deepEqual([third.status, third.body.name], [200, 'Mine'])
    assert.equal((await as.user.put(url, { name: 'Any' }, { 'if-match': '*' })).status, 200)
    assert.equal((await as.user.put(url, { name: 'Any' }, { 'if-match': 'W/"1"' })).status, 400)
  }
})
