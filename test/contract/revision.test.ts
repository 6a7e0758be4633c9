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

test('collections too: a change by somebody else meanwhile is not written over', async (t) => {
  const { as } = await testServer(t)
  const { id } = (await as.user.post('/api/collection', { name: 'Plans' })).body
  const below = (await as.user.post('/api/collection', { name: 'Below', parent_id: id })).body.id
  const url = `/api/collection/${id}`
  const tag = async (path = url) => (await as.user.get(path)).headers['etag']
  const started = String(await tag())
  const first = await as.admin.put(url, { name: 'Theirs' }, { 'if-match': started })
  assert.deepEqual([first.status, first.headers['etag'] === started], [200, false])
  assert.deepEqual(Object.keys(first.body).sort(), Object.keys((await as.admin.get(url)).body).sort())
  assert.equal('version' in first.body || 'last_editor_id' in first.body, false)
  const second = await as.user.put(url, { name: 'Mine', description: 'm' }, { 'if-match': started })
  const { error_code, by, at, revision_id } = second.body
  assert.deepEqual(
    [second.status, error_code, by.email, revision_id, at <= new Date().toISOString()],
    [412, 'changed', 'admin@example.org', null, true],
  )
  assert.deepEqual((await as.user.get(url)).body.name, 'Theirs')
  await as.user.put(url, { name: 'Theirs' })
  assert.equal(await tag(), first.headers['etag'], 'a save that changes nothing makes no version')
  const child = String(await tag(`/api/collection/${below}`))
  await as.admin.put(url, { archived: true })
  const back = await as.user.put(`/api/collection/${below}`, { name: 'Kept' }, { 'if-match': child })
  assert.equal(back.status, 412, 'it went to the Trash meanwhile')
  assert.equal((await as.user.put(url, { name: 'Mine' }, { 'if-match': '*' })).status, 200)
  assert.equal((await as.user.put(url, { name: 'Any' }, { 'if-match': 'W/"1"' })).status, 400)
  assert.equal((await as.user.get('/api/collection/root')).headers['etag'], undefined)
})

test('an earlier version is read as the content itself is', async (t) => {
  const { as, card, board, put, query } = await content(t)
  const idsOf = async (entity: string, id: number) =>
    (await as.user.get(`/api/revision/${entity}/${id}`)).body.map((one: { id: number }) => one.id)
  const url = `/api/card/${card.id}`
  const before = (await as.user.get(url)).body
  await put(url, {
    name: 'Two',
    display: 'bar',
    dataset_query: query({ limit: 3 }),
    parameters: [{ id: 'p', type: 'id' }],
  })
  const [, first] = await idsOf('card', card.id)
  const { revision, ...earlier } = (await as.user.get(`/api/revision/${first}`)).body
  assert.deepEqual([revision.id, revision.entity, Number.isNaN(Date.parse(revision.timestamp))], [first, 'card', false])
  const { updated_at: _then, 'last-edit-info': _edit, ...same } = before
  const { updated_at: _now, 'last-edit-info': _later, ...shown } = earlier
  assert.deepEqual(shown, same)

  const boardUrl = `/api/dashboard/${board.id}`
  const copied = (await as.user.post(`${url}/copy`)).body
  const parameters = [{ id: 'p', type: 'category', name: 'P' }]
  const chart = { card_id: card.id, dashboard_tab_id: -1, ...PLACE, series: [{ id: copied.id }] }
  const other = { card_id: copied.id, dashboard_tab_id: -1, ...PLACE, row: 5 }
  const tabs = [{ id: -1, name: 'Tab' }]
  const then = await put(boardUrl, {
    width: 'full',
    parameters,
    tabs,
    dashcards: [
      { id: -1, ...chart },
      { id: -2, ...other },
    ],
  })
  await put(boardUrl, { name: 'Empty', width: 'fixed', parameters: [], tabs: [], dashcards: [] })
  const read = async () => (await as.user.get(`/api/revision/${(await idsOf('dashboard', board.id)).at(1)}`)).body
  type Placed = { id: number; dashboard_tab_id: number; row: number; card: { name: string }; series: object[] }
  const placed = ({ dashcards }: { dashcards: Placed[] }) =>
    dashcards.map((one) => [one.id, one.dashboard_tab_id, one.row, one.card.name, one.series.length])
  const version = await read()
  assert.deepEqual(placed(version), placed(then))
  assert.deepEqual(
    [version.name, version.width, version.parameters[0].name, version.tabs[0].name, version.can_write],
    ['Board', 'full', 'P', 'Tab', true],
  )
  await as.user.delete(`/api/card/${copied.id}`)
  await put(url, { archived: true })
  const left = (await read()).dashcards
  assert.deepEqual(
    left.map((one: { card_id: number; card: { archived: boolean } | null }) => [one.card_id, one.card?.archived]),
    [
      [card.id, true],
      [copied.id, undefined],
    ],
    'what is in the Trash is shown, and what is gone is missing',
  )
  assert.deepEqual(left[0].series, [{ id: copied.id }])
  assert.equal(left[1].card, null)
})

test('an earlier version tells nobody what they may not read now', async (t) => {
  const { as, card, board, put } = await content(t)
  const newest = async (entity: string, id: number) =>
    (await as.admin.get(`/api/revision/${entity}/${id}`)).body[0].id as number
  await put(`/api/dashboard/${board.id}`, { dashcards: [{ id: -1, card_id: card.id, ...PLACE }] })
  const [full, cards] = [await newest('dashboard', board.id), await newest('card', card.id)]
  await put(`/api/dashboard/${board.id}`, { dashcards: [] })
  const hidden = (await as.admin.post('/api/collection', { name: 'Secret place' })).body.id
  const { revision } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision, groups: { 1: { [hidden]: 'none' } } })
  const move = (url: string, collection_id: number | null) => as.admin.put(url, { collection_id })
  assert.equal((await move(`/api/dashboard/${board.id}`, hidden)).status, 200)
  const inHidden = await newest('dashboard', board.id)
  for (const id of [full, inHidden]) assert.equal((await as.user.get(`/api/revision/${id}`)).status, 404)
  assert.equal((await move(`/api/dashboard/${board.id}`, null)).status, 200)
  assert.equal((await move(`/api/card/${card.id}`, hidden)).status, 200)
  const there = await as.user.get(`/api/revision/${inHidden}`)
  assert.deepEqual([there.body.collection, there.body.can_write], [{ id: hidden }, true])
  assert.doesNotMatch(there.text, /Secret place/)
  const [dashcard] = (await as.user.get(`/api/revision/${full}`)).body.dashcards
  assert.deepEqual(Object.keys(dashcard.card).sort(), ['id', 'query_average_duration'])
  assert.equal((await as.user.get(`/api/revision/${cards}`)).status, 404)
  assert.equal((await as.admin.get(`/api/revision/${cards}`)).body.name, 'One')
  assert.equal((await as.admin.get('/api/revision/999999')).status, 404)
  assert.equal((await as.nobody.get(`/api/revision/${full}`)).status, 401)
})
