/** Questions that live in a dashboard: made there, moved in and out, in the Trash and back, in lists, and copied. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

const PLACE = { row: 0, col: 0, size_x: 6, size_y: 3 }

async function boards(t: TestContext) {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const { id: table } = await shop.table('orders')
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': table } }
  const body = { name: 'Question', display: 'bar', visualization_settings: {}, dataset_query }
  const ask = (fields: Record<string, unknown>, client: Client = as.user) =>
    client.post('/api/card', { ...body, ...fields })
  const make = async (fields: Record<string, unknown> = {}) => {
    const answer = await ask(fields)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const board = async (fields: Record<string, unknown> = {}, client: Client = as.user) =>
    (await client.post('/api/dashboard', { name: 'Board', ...fields })).body
  const read = async (id: number) => (await as.admin.get(`/api/dashboard/${id}`)).body
  /** Ids of the cards on a dashboard. */
  const on = async (id: number): Promise<number[]> =>
    (await read(id)).dashcards.map((one: { card_id: number }) => one.card_id)
  const card = async (id: number) => (await as.admin.get(`/api/card/${id}`)).body
  const put = (id: number, changes: Record<string, unknown>, query = '') =>
    as.user.put(`/api/card/${id}${query}`, changes)
  const putBoard = async (id: number, changes: Record<string, unknown>) => {
    const answer = await as.user.put(`/api/dashboard/${id}`, changes)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const words = async (entity: string, id: number) =>
    (await as.admin.get(`/api/revision/${entity}/${id}`)).body[0].description
  const collection = async (name: string) => (await as.admin.post('/api/collection', { name })).body.id
  /** A collection that only the administrator sees. */
  const closed = async () => {
    const admin = await server.server.store.users.find(server.adminId)
    assert.ok(admin)
    return server.server.services.collections.personalId(admin)
  }
  /** Whether, and how, it is in the Trash. */
  const trash = async (id: number) => {
    const { archived, archived_directly } = await card(id)
    return [archived, archived_directly]
  }
  return { ...server, ask, make, board, read, on, card, put, putBoard, words, collection, closed, trash }
}

test('a question that is made in a dashboard stands on it at the first free spot', async (t) => {
  const { as, ask, make, board, read, card, putBoard, words, closed } = await boards(t)
  const home = await closed()
  const { id } = await board({ collection_id: home }, as.admin)
  const one = (await ask({ dashboard_id: id }, as.admin)).body
  assert.deepEqual([one.dashboard_id, one.collection_id], [id, home])
  assert.deepEqual(one.dashboard, { id, name: 'Board', moderation_status: null })
  assert.deepEqual([await words('card', one.id), await words('dashboard', id)], ['created this.', 'added a card.'])
  const two = (await ask({ dashboard_id: id, display: 'scalar' }, as.admin)).body
  const three = (await ask({ dashboard_id: id, collection_id: home, display: 'table' }, as.admin)).body
  const spots = (await read(id)).dashcards.map((at: Record<string, number>) => [
    at['card_id'],
    at['row'],
    at['col'],
    at['size_x'],
    at['size_y'],
  ])
  assert.deepEqual(spots, [
    [one.id, 0, 0, 12, 6],
    [two.id, 0, 12, 6, 3],
    [three.id, 3, 12, 12, 9],
  ])
  assert.equal((await ask({ dashboard_id: id })).status, 403)

  const open = await board()
  const tabs = (
    await putBoard(open.id, {
      dashcards: [],
      tabs: [
        { id: -1, name: 'A' },
        { id: -2, name: 'B' },
      ],
    })
  ).tabs
  assert.equal((await make({ dashboard_id: open.id })).dashboard_tab_id, tabs[0].id)
  const second = await make({ dashboard_id: open.id, dashboard_tab_id: tabs[1].id })
  assert.equal((await card(second.id)).dashboard_tab_id, tabs[1].id)

  const refused = async (fields: Record<string, unknown>) => {
    const answer = await ask({ dashboard_id: open.id, ...fields }, as.admin)
    return answer.status === 400 ? Object.keys(answer.body.errors).join() : answer.status
  }
  assert.equal(await refused({ collection_id: home }), 'collection_id')
  assert.equal(await refused({ collection_position: 1 }), 'collection_position')
  assert.equal(await refused({ type: 'model' }), 'type')
  assert.equal(await refused({ dataset: true }), 'type')
  assert.equal(await refused({ dashboard_tab_id: 9999 }), 'dashboard_tab_id')
  assert.equal(await refused({ dashboard_id: null, dashboard_tab_id: tabs[0].id }), 'dashboard_tab_id')
  assert.equal(await refused({ dashboard_id: 9999 }), 404)
  await putBoard(open.id, { archived: true })
  assert.equal(await refused({}), 404)
  // Two are in the Trash with their dashboard; what is refused leaves nothing behind.
  assert.equal((await as.admin.get('/api/card')).body.length, 3)
})

test('a question moves into a dashboard, to another and out again', async (t) => {
  const { as, make, board, on, card, put, words, putBoard, closed } = await boards(t)
  const home = await closed()
  const [a, b] = [await board({ name: 'A' }), await board({ name: 'B' })]
  const one = await make({ collection_id: null, collection_position: 1 })
  await putBoard(b.id, { dashcards: [{ id: -1, card_id: one.id, ...PLACE }] })

  assert.equal((await put(one.id, { dashboard_id: a.id })).status, 400)
  assert.deepEqual([await on(a.id), await on(b.id)], [[], [one.id]])
  const moved = await put(one.id, { dashboard_id: a.id }, '?delete_old_dashcards=true')
  assert.deepEqual([moved.status, moved.body.dashboard_id, moved.body.collection_position], [200, a.id, null])
  assert.deepEqual([await on(a.id), await on(b.id)], [[one.id], []])
  assert.equal(await words('card', one.id), 'changed the pin position and moved this Card into a dashboard.')
  assert.deepEqual(
    [await words('dashboard', a.id), await words('dashboard', b.id)],
    ['added a card.', 'removed a card.'],
  )

  for (const changes of [{ collection_id: home }, { collection_position: 2 }, { type: 'model' }, { dataset: true }]) {
    const { status, text } = await as.admin.put(`/api/card/${one.id}`, changes)
    assert.equal(status, 400, `${JSON.stringify(changes)}: ${text}`)
  }
  // What was read may be sent back.
  assert.equal((await put(one.id, await card(one.id))).status, 200)
  assert.deepEqual(await on(a.id), [one.id])

  // To another dashboard it goes without being asked.
  assert.equal((await put(one.id, { dashboard_id: b.id })).status, 200)
  assert.deepEqual([await on(a.id), await on(b.id)], [[], [one.id]])
  // Out of it, it stays there as a shared card.
  const out = await put(one.id, { dashboard_id: null, collection_id: null })
  assert.deepEqual([out.body.dashboard_id, out.body.dashboard, await on(b.id)], [null, null, [one.id]])
  assert.equal((await put(one.id, { dashboard_id: b.id })).status, 200)
  assert.deepEqual(await on(b.id), [one.id])
  await put(one.id, { dashboard_id: null }, '?delete_old_dashcards=true')
  assert.deepEqual([await on(b.id), (await card(one.id)).dashboard_id], [[], null])

  const model = await make({ type: 'model' })
  assert.equal((await put(model.id, { dashboard_id: a.id })).status, 400)
  const hidden = await board({ collection_id: home }, as.admin)
  assert.equal((await put(one.id, { dashboard_id: hidden.id })).status, 403)
})

test('other dashboards cannot show it, and those that may not be changed keep their cards', async (t) => {
  const { as, make, board, on, put, closed } = await boards(t)
  const [a, b] = [await board(), await board()]
  const own = await make({ dashboard_id: a.id })
  const dashcards = [{ id: -1, card_id: own.id, ...PLACE }]
  assert.equal((await as.user.put(`/api/dashboard/${b.id}`, { dashcards })).status, 400)
  const shared = await make()
  const series = [{ id: -1, card_id: shared.id, ...PLACE, series: [{ id: own.id }] }]
  assert.equal((await as.user.put(`/api/dashboard/${b.id}`, { dashcards: series })).status, 400)
  const hidden = await board({ collection_id: await closed() }, as.admin)
  await as.admin.put(`/api/dashboard/${hidden.id}`, { dashcards: [{ id: -1, card_id: shared.id, ...PLACE }] })
  await as.user.put(`/api/dashboard/${b.id}`, { dashcards: [{ id: -1, card_id: shared.id, ...PLACE }] })
  const uses = (client: Client) => client.post('/api/cards/dashboards', { card_ids: [shared.id, own.id] })
  assert.deepEqual((await uses(as.user)).body, [
    { card_id: shared.id, dashboards: [{ id: b.id, name: 'Board' }, { error: 'unreadable-dashboard' }] },
    { card_id: own.id, dashboards: [{ id: a.id, name: 'Board' }] },
  ])
  assert.deepEqual(
    (await uses(as.admin)).body[0].dashboards.map((one: { id: number }) => one.id),
    [b.id, hidden.id],
  )
  assert.equal((await as.user.post('/api/cards/dashboards', { card_ids: [9999] })).status, 404)
  assert.equal((await put(shared.id, { dashboard_id: a.id }, '?delete_old_dashcards=true')).status, 403)
  assert.deepEqual([await on(hidden.id), await on(b.id)], [[shared.id], [shared.id]])
})

test('it goes to the Trash and back with its dashboard, or by itself', async (t) => {
  const { as, make, board, on, read, put, putBoard, trash, collection, server } = await boards(t)
  const homeOf = async (card: number) => (await server.store.cards.find(card))?.collection_id
  const { id } = await board()
  const [one, two] = [await make({ dashboard_id: id }), await make({ dashboard_id: id })]
  await put(two.id, { archived: true })
  assert.deepEqual([await on(id), await trash(two.id)], [[one.id], [true, true]])
  const inTrash = async () =>
    (await as.admin.get('/api/collection/trash/items?archived=true')).body.data.map(
      (item: { model: string; id: number }) => `${item.model} ${item.id}`,
    )
  assert.deepEqual(await inTrash(), [`card ${two.id}`])

  await putBoard(id, { archived: true })
  assert.deepEqual(
    [await trash(one.id), await trash(two.id)],
    [
      [true, false],
      [true, true],
    ],
  )
  // One can look at the dashboard as it was.
  assert.deepEqual(await on(id), [one.id])
  assert.equal((await put(two.id, { archived: false })).status, 400)
  assert.deepEqual(await inTrash(), [`dashboard ${id}`, `card ${two.id}`])
  await putBoard(id, { archived: false })
  assert.deepEqual(
    [await trash(one.id), await trash(two.id)],
    [
      [false, false],
      [true, true],
    ],
  )
  assert.equal((await put(two.id, { archived: false })).status, 200)
  assert.deepEqual(
    [await on(id), await trash(two.id)],
    [
      [one.id, two.id],
      [false, false],
    ],
  )

  // Taken off the dashboard, it goes to the Trash; an earlier version of the dashboard brings it back.
  const [newest] = (await as.user.get(`/api/dashboard/${id}/revisions`)).body
  const kept = (await read(id)).dashcards.filter((dashcard: { card_id: number }) => dashcard.card_id === one.id)
  await putBoard(id, { dashcards: kept })
  assert.deepEqual([await on(id), await trash(two.id)], [[one.id], [true, true]])
  assert.equal((await as.user.post(`/api/dashboard/${id}/revert`, { revision_id: newest.id })).status, 200)
  assert.deepEqual(
    [await on(id), await trash(two.id)],
    [
      [one.id, two.id],
      [false, false],
    ],
  )
  const [first] = (await read(id)).dashcards
  assert.equal((await as.user.delete(`/api/dashboard/${id}/cards?dashcardId=${first.id}`)).status, 204)
  assert.deepEqual(await trash(one.id), [true, true])

  // With the collection: what went before stays.
  const home = await collection('Home')
  await as.admin.put(`/api/dashboard/${id}`, { collection_id: home })
  assert.deepEqual([await homeOf(one.id), await homeOf(two.id)], [home, home])
  await as.admin.put(`/api/dashboard/${id}`, { archived: true })
  await as.admin.put(`/api/collection/${home}`, { archived: true })
  await as.admin.put(`/api/collection/${home}`, { archived: false })
  assert.deepEqual([(await read(id)).archived, await trash(two.id)], [true, [true, false]])

  assert.equal((await as.admin.delete(`/api/dashboard/${id}`)).status, 204)
  assert.equal((await as.admin.get(`/api/card/${two.id}`)).status, 404)
})

test('lists leave it out unless asked, and tell its dashboard', async (t) => {
  const { as, make, board, putBoard } = await boards(t)
  const { id, entity_id } = await board()
  const [own, other] = [await make({ dashboard_id: id, name: 'Own' }), await make({ dashboard_id: id, name: 'Also' })]
  await make({ name: 'Free' })
  const items = async (query: string) => (await as.user.get(`/api/collection/root/items?models=card${query}`)).body.data
  const names = (list: { name: string }[]) => list.map((item) => item.name)
  assert.deepEqual(names(await items('')), ['Free'])
  const all = await items('&show_dashboard_questions=true')
  assert.deepEqual(names(all), ['Also', 'Free', 'Own'])
  assert.deepEqual(
    all.map((item: { dashboard: unknown }) => item.dashboard),
    [{ id, name: 'Board', moderation_status: null }, null, { id, name: 'Board', moderation_status: null }],
  )
  const { body: inside } = await as.user.get(`/api/dashboard/${entity_id}/items`)
  assert.deepEqual([inside.total, inside.models, names(inside.data)], [2, ['card'], ['Also', 'Own']])
  const { body: page } = await as.user.get(`/api/dashboard/${id}/items?limit=1&offset=1`)
  assert.deepEqual([page.total, page.limit, page.offset, names(page.data)], [2, 1, 1, ['Own']])
  await putBoard(id, { dashcards: [] })
  const { body: none } = await as.user.get(`/api/dashboard/${id}/items`)
  assert.deepEqual([none.total, none.models, none.data], [0, [], []])
  await as.user.put(`/api/card/${own.id}`, { archived: false })
  await as.user.get(`/api/card/${own.id}`)
  const recent = (await as.user.get('/api/activity/recents?context=views')).body.recents.find(
    (item: { model: string; id: number }) => item.model === 'card' && item.id === own.id,
  )
  assert.deepEqual(recent.dashboard, { id, name: 'Board' })
  assert.equal((await as.user.get(`/api/card/${other.id}`)).body.archived, true)
})

test('many move at once, and a collection offers those that could', async (t) => {
  const { as, make, board, on, card, putBoard, words } = await boards(t)
  const [a, b] = [await board({ name: 'A' }), await board({ name: 'B' })]
  const [one, two, both, model] = [await make(), await make(), await make(), await make({ type: 'model' })]
  const place = (card_id: number, at: number) => ({ id: -at, card_id, ...PLACE, row: at * 4 })
  await putBoard(a.id, { dashcards: [place(one.id, 1), place(two.id, 2), place(both.id, 3), place(model.id, 4)] })
  await putBoard(b.id, { dashcards: [place(both.id, 1)] })
  const url = '/api/collection/root'
  const { body } = await as.admin.get(`${url}/dashboard-question-candidates`)
  assert.deepEqual(
    [body.total, body.data.map((item: { id: number }) => item.id), body.data[0].sole_dashboard_info.id],
    [2, [two.id, one.id], a.id],
  )
  const move = (card_ids?: number[]) =>
    as.admin.post(`${url}/move-dashboard-question-candidates`, card_ids === undefined ? {} : { card_ids })
  assert.equal((await move([both.id])).status, 400)
  assert.deepEqual((await move([one.id])).body, { moved: [one.id] })
  assert.deepEqual((await move()).body, { moved: [two.id] })
  assert.deepEqual([(await card(one.id)).dashboard_id, (await card(two.id)).dashboard_id], [a.id, a.id])
  assert.deepEqual(await on(a.id), [one.id, two.id, both.id, model.id])

  const send = (card_ids: number[], target: Record<string, unknown>) =>
    as.user.post('/api/cards/move', { card_ids, ...target })
  assert.equal((await send([one.id, model.id], { dashboard_id: b.id })).status, 400)
  assert.equal((await card(one.id)).dashboard_id, a.id)
  assert.deepEqual((await send([one.id, both.id], { dashboard_id: b.id })).body, { status: 'success' })
  assert.deepEqual(
    [await on(a.id), await on(b.id)],
    [
      [two.id, model.id],
      [both.id, one.id],
    ],
  )
  assert.equal(await words('card', one.id), 'moved this Card into a dashboard.')
  assert.equal((await send([one.id, two.id], { collection_id: null })).status, 200)
  assert.deepEqual([await on(a.id), await on(b.id), (await card(two.id)).dashboard_id], [[model.id], [both.id], null])
})

test('copies of a dashboard have copies of its questions', async (t) => {
  const { as, make, board, on, card, putBoard, server, userId } = await boards(t)
  const { id } = await board()
  const own = await make({ dashboard_id: id, name: 'Own' })
  assert.equal((await as.user.post(`/api/dashboard/${id}/copy`, {})).status, 400)
  assert.equal((await as.user.get('/api/dashboard')).body.length, 1)
  const { body: copy } = await as.user.post(`/api/dashboard/${id}/copy`, { is_deep_copy: true })
  const [copied] = await on(copy.id)
  const { name, dashboard_id } = await card(copied ?? 0)
  assert.deepEqual([copied === own.id, name, dashboard_id], [false, 'Own - Duplicate', copy.id])
  const { body: twin } = await as.user.post(`/api/card/${own.id}/copy`)
  assert.deepEqual([twin.dashboard_id, await on(id)], [id, [own.id, twin.id]])
  // Once its questions are gone, there is nothing that a shallow copy could not share.
  await putBoard(id, { dashcards: [] })
  const shared = await addTestCard(server.store, { creator_id: userId })
  await putBoard(id, { dashcards: [{ id: -1, card_id: shared, ...PLACE }] })
  const { body: shallow } = await as.user.post(`/api/dashboard/${id}/copy`, {})
  assert.deepEqual(await on(shallow.id), [shared])
})
