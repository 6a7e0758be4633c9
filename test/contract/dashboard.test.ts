/** Dashboards: their record, saving cards and tabs in older and newer shapes, copies, the Trash, and who may do what. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

async function boards(t: TestContext) {
  const server = await testServer(t)
  const { as } = server
  const make = async (fields: Record<string, unknown> = {}, client: Client = as.user) => {
    const { status, body, text } = await client.post('/api/dashboard', { name: 'Board', ...fields })
    assert.equal(status, 200, text)
    return body
  }
  const put = async (id: number, changes: Record<string, unknown>, client: Client = as.user) => {
    const { status, body, text } = await client.put(`/api/dashboard/${id}`, changes)
    assert.equal(status, 200, text)
    return body
  }
  const card = (columns = {}) => addTestCard(server.server.store, { creator_id: server.userId, ...columns })
  const collection = async (name: string, client: Client = as.admin) =>
    (await client.post('/api/collection', { name })).body.id
  return { ...server, make, put, card, collection }
}

const PLACE = { row: 0, col: 0, size_x: 6, size_y: 3 }
const text = (words: string) => ({ virtual_card: { display: 'text', name: null }, text: words })

test('a new dashboard is what reading it shows, and stands in lists', async (t) => {
  const { as, make, put, userId } = await boards(t)
  const parameters = [
    { id: 'a', type: 'string/=', name: '', slug: 'a', filteringParameters: ['b'] },
    {
      id: 'b',
      type: 'category',
      values_source_type: 'static-list',
      values_source_config: { values: ['x'], card_id: null, label: '' },
      filteringParameters: ['a'],
    },
  ]
  const made = await make({ name: 'Sales', description: 'All of it', parameters })
  assert.deepEqual(made.parameters, [
    { id: 'a', type: 'string/=', name: 'unnamed', slug: 'a', filteringParameters: ['b'] },
    { id: 'b', type: 'category', values_source_type: 'static-list', values_source_config: { values: ['x'] } },
  ])
  assert.deepEqual([made.dashcards, made.tabs, made.param_fields, made.creator_id], [[], [], {}, userId])
  assert.deepEqual([made.collection.id, made.can_write, made.width], ['root', true, 'fixed'])
  const { body: read } = await as.user.get(`/api/dashboard/${made.id}`)
  assert.deepEqual(read, made)
  assert.deepEqual((await as.user.get(`/api/dashboard/${made.entity_id}`)).body.id, made.id)
  const other = await make({ name: 'archive me' }, as.admin)
  await put(other.id, { archived: true })
  const names = async (f: string) =>
    (await as.user.get(`/api/dashboard${f}`)).body.map((one: { name: string }) => one.name)
  assert.deepEqual(await names(''), ['Sales'])
  assert.deepEqual(await names('?f=mine'), ['Sales'])
  assert.deepEqual(await names('?f=archived'), ['archive me'])
  assert.equal((await as.user.get('/api/dashboard?f=some')).status, 400)
})

test('bad input names its field, and changes nothing', async (t) => {
  const { as, make, card } = await boards(t)
  const board = await make()
  const refused = async (changes: Record<string, unknown>) => {
    const answer = await as.user.put(`/api/dashboard/${board.id}`, changes)
    assert.equal(answer.status, 400, answer.text)
    return answer.body?.errors === undefined ? answer.text : Object.keys(answer.body.errors).join()
  }
  assert.equal((await as.user.post('/api/dashboard', { name: ' ' })).body.errors.name.length > 0, true)
  assert.equal(await refused({ name: ' ' }), 'name')
  assert.equal(await refused({ width: 'wide' }), 'width')
  assert.equal(await refused({ parameters: [{ id: 'a' }] }), 'parameters')
  assert.equal(await refused({ dashcards: [{ id: -1, ...PLACE, row: -1 }] }), 'dashcards')
  assert.equal(await refused({ dashcards: [{ id: -1, row: 0, col: 0 }] }), 'dashcards')
  assert.equal(
    await refused({
      dashcards: [
        { id: -1, ...PLACE },
        { id: -1, ...PLACE },
      ],
    }),
    'dashcards',
  )
  assert.equal(await refused({ dashcards: [{ id: -1, ...PLACE, series: 4 }] }), 'dashcards')
  assert.equal(await refused({ dashcards: [], tabs: [{ id: -1, name: '' }] }), 'tabs')
  const link = { link: { entity: { id: 'x', model: 'card' } } }
  assert.equal(
    await refused({ name: 'New', dashcards: [{ id: -1, ...PLACE, visualization_settings: link }] }),
    'dashcards',
  )
  const click = { click_behavior: { targetId: 'x' } }
  assert.equal(await refused({ dashcards: [{ id: -1, ...PLACE, visualization_settings: click }] }), 'dashcards')
  assert.equal(
    (await as.user.put(`/api/dashboard/${board.id}`, { dashcards: [{ id: -1, card_id: 999, ...PLACE }] })).status,
    404,
  )
  const gone = await card({ archived: true })
  const toTrash = await as.user.put(`/api/dashboard/${board.id}`, { dashcards: [{ id: -1, card_id: gone, ...PLACE }] })
  assert.deepEqual([toTrash.status, toTrash.body.error_code], [404, 'archived'])
  assert.equal((await as.user.get('/api/dashboard/999')).status, 404)
  assert.deepEqual((await as.user.get(`/api/dashboard/${board.id}`)).body, board)
})

test('cards and tabs are saved as a whole: what is new gets its id, what is missing goes', async (t) => {
  const { make, put, card } = await boards(t)
  const { id } = await make()
  const [one, two, three] = [await card({ name: 'One' }), await card({ name: 'Two' }), await card({ name: 'Three' })]
  const first = await put(id, {
    tabs: [
      { id: -1, name: 'Main' },
      { id: -2, name: 'Detail' },
    ],
    dashcards: [
      { id: -1, card_id: one, dashboard_tab_id: -1, ...PLACE, series: [{ id: three }, { id: two }] },
      { id: -2, dashboard_tab_id: -2, ...PLACE, visualization_settings: text('Hello') },
    ],
  })
  const [main, detail] = first.tabs
  assert.deepEqual([main.name, main.position, detail.name, detail.position], ['Main', 0, 'Detail', 1])
  const [chart, words] = first.dashcards
  assert.deepEqual([chart.dashboard_tab_id, words.dashboard_tab_id], [main.id, detail.id])
  assert.deepEqual([chart.card.name, chart.series.map((s: { id: number }) => s.id)], ['One', [three, two]])
  assert.deepEqual([words.card_id, words.card, words.parameter_mappings], [null, { query_average_duration: null }, []])

  const second = await put(id, {
    tabs: [{ id: detail.id, name: 'Details' }],
    dashcards: [
      { id: words.id, ...PLACE, row: 4, dashboard_tab_id: detail.id },
      { id: 77_777, card_id: two, dashboard_tab_id: detail.id, sizeX: 5, sizeY: 7, row: 1, col: 2 },
    ],
  })
  assert.deepEqual(
    second.tabs.map((tab: { id: number; name: string }) => [tab.id, tab.name]),
    [[detail.id, 'Details']],
  )
  const [kept, added] = second.dashcards
  assert.deepEqual([kept.id, kept.row, kept.visualization_settings], [words.id, 4, text('Hello')])
  assert.deepEqual([added.card_id, added.size_x, added.size_y, added.id === 77_777], [two, 5, 7, false])

  const untouched = await put(id, { dashcards: null, tabs: null, name: 'Named' })
  assert.deepEqual(untouched.dashcards, second.dashcards)
  const kepts = await put(id, { dashcards: untouched.dashcards })
  assert.deepEqual(kepts.tabs, second.tabs, 'tabs that are not sent stay')
})

test('a card without a tab, and a tab of nowhere, are refused', async (t) => {
  const { as, make, put } = await boards(t)
  const { id } = await make()
  const { tabs } = await put(id, { tabs: [{ id: -1, name: 'Only' }], dashcards: [] })
  const place = (dashcard: Record<string, unknown>) =>
    as.user.put(`/api/dashboard/${id}`, { tabs, dashcards: [{ id: -1, ...PLACE, ...dashcard }] })
  assert.equal((await place({})).text, 'This dashboard has tab, makes sure every card has a tab')
  assert.equal(
    (await place({ dashboard_tab_id: 4711 })).body.errors.dashcards,
    'There is no tab 4711 on this dashboard.',
  )
  assert.equal((await place({ dashboard_tab_id: tabs[0].id })).status, 200)
})

test('older clients add, move and remove single cards', async (t) => {
  const { as, make, card } = await boards(t)
  const { id } = await make()
  const [one, two] = [await card(), await card()]
  const url = `/api/dashboard/${id}/cards`
  const added = (await as.user.post(url, { cardId: one, sizeX: 3, sizeY: 2, row: 1, col: 1 })).body
  assert.deepEqual([added.card_id, added.size_x, added.size_y, added.row], [one, 3, 2, 1])
  const plain = (await as.user.post(url, { cardId: two })).body
  assert.deepEqual([plain.size_x, plain.size_y, plain.row, plain.col], [4, 4, 0, 0])
  const moved = await as.user.put(url, { cards: [{ id: added.id, row: 9, col: 0, sizeX: 3, sizeY: 2 }] })
  assert.deepEqual([moved.body.status, moved.body.cards.map((c: { row: number }) => c.row)], ['ok', [9, 0]])
  const whole = await as.user.put(url, { cards: [{ id: added.id, row: 9, col: 0, size_x: 3, size_y: 2 }] })
  assert.deepEqual(
    whole.body.cards.map((c: { id: number }) => c.id),
    [added.id],
  )
  const renamed = await as.user.put(`/api/dashboard/${id}`, { name: 'Sent back', ordered_cards: [] })
  assert.equal(renamed.body.name, 'Sent back')
  assert.deepEqual(renamed.body.ordered_cards, renamed.body.dashcards)
  assert.equal(renamed.body.dashcards.length, 1)
  assert.equal((await as.user.delete(`${url}?dashcardId=${plain.id}`)).status, 404)
  assert.equal((await as.user.delete(`${url}?dashcardId=${added.id}`)).status, 204)
  assert.deepEqual((await as.user.get(`/api/dashboard/${id}`)).body.dashcards, [])
})

test('dashboards lie in collections with cards: pins, the Trash, deletion', async (t) => {
  const { as, make, put, card, collection } = await boards(t)
  const home = await collection('Home')
  const pinned = await card({ collection_id: home, collection_position: 1, name: 'Pinned' })
  const board = await make({ collection_id: home, collection_position: 1, name: 'Board' })
  assert.equal((await as.user.get(`/api/card/${pinned}`)).body.collection_position, 2, 'makes room among the cards')
  const items = async (key: number | string) =>
    (await as.admin.get(`/api/collection/${key}/items`)).body.data.map(
      (one: { model: string; name: string }) => `${one.model} ${one.name}`,
    )
  assert.deepEqual(await items(home), ['dashboard Board', 'card Pinned'])
  const trashed = await put(board.id, { archived: true })
  assert.deepEqual([trashed.archived, trashed.collection_id, trashed.can_restore], [true, home, true])
  assert.deepEqual(await items(home), ['card Pinned'])
  assert.deepEqual(await items('trash'), ['dashboard Board'])
  assert.equal((await as.user.get(`/api/card/${pinned}`)).body.collection_position, 1)
  const refused = await as.user.put(`/api/dashboard/${board.id}`, { archived: false, dashcards: [] })
  assert.deepEqual([refused.status, refused.body.error_code], [404, 'archived'])
  assert.equal((await put(board.id, { ...trashed, dashcards: null })).archived, true, 'sent back as it was read')
  const restored = await put(board.id, { archived: false })
  assert.deepEqual([restored.archived, restored.collection_id], [false, home])
  await as.admin.put(`/api/collection/${home}`, { archived: true })
  assert.equal((await as.user.get(`/api/dashboard/${board.id}`)).body.archived, true)
  await as.admin.put(`/api/collection/${home}`, { archived: false })
  assert.equal((await as.user.get(`/api/dashboard/${board.id}`)).body.archived, false)
  assert.equal((await as.user.delete(`/api/dashboard/${board.id}`)).status, 204)
  assert.equal((await as.user.get(`/api/dashboard/${board.id}`)).status, 404)
})

test('a dashboard is as open as its collection; hidden cards on it are ids', async (t) => {
  const { as, adminId, make, put, card, collection } = await boards(t)
  const hidden = await collection('Hidden')
  const { revision } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision, groups: { 1: { [hidden]: 'none' } } })
  const secret = await make({ collection_id: hidden }, as.admin)
  for (const [method, url, body] of [
    ['get', ''],
    ['put', '', { name: 'Mine' }],
    ['delete', ''],
    ['post', '/copy', {}],
    ['get', '/query_metadata'],
    ['put', '/cards', { cards: [] }],
  ] as const) {
    const answer = await as.user[method](`/api/dashboard/${secret.id}${url}`, body as never)
    assert.equal(answer.status, 403, `${method} ${url}`)
    assert.equal((await as.nobody[method](`/api/dashboard/${secret.id}${url}`, body as never)).status, 401)
  }
  assert.deepEqual((await as.user.get('/api/dashboard')).body, [])
  assert.equal((await as.user.post('/api/dashboard', { name: 'x', collection_id: hidden })).status, 403)

  const unseen = await card({ collection_id: hidden, creator_id: adminId, name: 'Unseen' })
  const open = await make({}, as.admin)
  await put(open.id, { dashcards: [{ id: -1, card_id: unseen, ...PLACE }] }, as.admin)
  const [shown] = (await as.user.get(`/api/dashboard/${open.id}`)).body.dashcards
  assert.deepEqual(shown.card, { id: unseen, query_average_duration: null })
  const mine = await as.user.put(`/api/dashboard/${open.id}`, {
    dashcards: [shown, { id: -1, card_id: unseen, ...PLACE }],
  })
  assert.equal(mine.status, 403, 'nobody shows what they cannot see')
  assert.equal((await as.user.put(`/api/dashboard/${open.id}`, { dashcards: [shown] })).status, 200)
})

test('a link shows what it points to as it is now, and nothing of what is hidden', async (t) => {
  const { as, make, put, card, collection } = await boards(t)
  const target = await card({ name: 'Target', display: 'bar' })
  const hidden = await collection('Hidden')
  const { revision } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision, groups: { 1: { [hidden]: 'none' } } })
  const { id } = await make()
  const link = (entity: unknown) => ({ id: -1, ...PLACE, visualization_settings: { link: { entity } } })
  await put(
    id,
    {
      dashcards: [
        link({ id: target, model: 'card', name: 'old' }),
        { ...link({ id: hidden, model: 'collection' }), id: -2 },
      ],
    },
    as.admin,
  )
  const entities = async (client: Client) =>
    (await client.get(`/api/dashboard/${id}`)).body.dashcards.map(
      (one: { visualization_settings: { link: { entity: unknown } } }) => one.visualization_settings.link.entity,
    )
  const [shown, restricted] = await entities(as.user)
  assert.deepEqual([shown.name, shown.display, shown.model], ['Target', 'bar', 'card'])
  assert.deepEqual(restricted, { restricted: true })
  assert.equal((await entities(as.admin))[1].name, 'Hidden')
})

test('copies point at the same cards, or at copies of their own', async (t) => {
  const { as, make, put, card, collection } = await boards(t)
  const target = await collection('Target')
  const [one, two, gone] = [await card({ name: 'One' }), await card({ name: 'Two' }), await card({ name: 'Gone' })]
  const source = await make({ name: 'Source', parameters: [{ id: 'p', type: 'category', name: 'P', slug: 'p' }] })
  const mapping = (card_id: number) => ({ parameter_id: 'p', card_id, target: ['variable', ['template-tag', 'x']] })
  await put(source.id, {
    width: 'full',
    tabs: [{ id: -1, name: 'Tab' }],
    dashcards: [
      {
        id: -1,
        card_id: one,
        ...PLACE,
        dashboard_tab_id: -1,
        series: [{ id: two }],
        parameter_mappings: [mapping(one), mapping(two)],
      },
      { id: -2, ...PLACE, dashboard_tab_id: -1, visualization_settings: text('kept') },
      { id: -3, card_id: gone, ...PLACE, dashboard_tab_id: -1 },
    ],
  })
  await as.user.put(`/api/card/${gone}`, { archived: true })
  const shallow = (await as.user.post(`/api/dashboard/${source.id}/copy`, { name: 'Shallow' })).body
  assert.deepEqual(
    shallow.dashcards.map((c: { card_id: number }) => c.card_id),
    [one, null],
  )
  assert.deepEqual([shallow.width, shallow.tabs[0].name, shallow.parameters.length], ['full', 'Tab', 1])
  const standing = (await as.user.get(`/api/card/${one}/dashboards`)).body
  assert.deepEqual(standing, [
    { id: shallow.id, name: 'Shallow' },
    { id: source.id, name: 'Source' },
  ])
  assert.equal((await as.user.get(`/api/card/${two}`)).body.dashboard_count, 2, 'in a series')
  assert.deepEqual(
    shallow.uncopied.map((c: { id: number }) => c.id),
    [gone],
  )
  const deep = (await as.user.post(`/api/dashboard/${source.id}/copy`, { is_deep_copy: true, collection_id: target }))
    .body
  const [chart] = deep.dashcards
  assert.deepEqual([deep.name, chart.card.name, chart.card.collection_id], ['Source', 'One', target])
  const series = chart.series[0].id
  assert.ok(chart.card_id !== one && series !== two)
  assert.deepEqual(
    chart.parameter_mappings.map((m: { card_id: number }) => m.card_id),
    [chart.card_id, series],
  )
  const here = (await as.user.post(`/api/dashboard/${source.id}/copy`, { is_deep_copy: true })).body
  assert.equal(here.dashcards[0].card.name, 'One - Duplicate')
})

test('views count, bookmarks and recent things know dashboards', async (t) => {
  const { as, server, make } = await boards(t)
  const board = await make({ name: 'Seen' })
  await as.user.get(`/api/dashboard/${board.id}`)
  await as.user.get(`/api/dashboard/${board.id}`)
  await server.services.activity.flush()
  assert.equal((await as.user.get(`/api/dashboard/${board.id}`)).body.view_count, 2)
  assert.equal((await as.user.get('/api/activity/most_recently_viewed_dashboard')).body.name, 'Seen')
  assert.equal((await as.user.post(`/api/bookmark/dashboard/${board.id}`)).status, 200)
  const [bookmark] = (await as.user.get('/api/bookmark')).body
  assert.deepEqual([bookmark.type, bookmark.item_id, bookmark.name], ['dashboard', board.id, 'Seen'])
  await as.user.delete(`/api/dashboard/${board.id}`)
  assert.deepEqual((await as.user.get('/api/bookmark')).body, [])
})

test('public links are made once, by administrators while sharing is on', async (t) => {
  const { as, make } = await boards(t)
  const board = await make()
  const url = `/api/dashboard/${board.id}/public_link`
  const sharing = (value: boolean) => as.admin.put('/api/setting/enable-public-sharing', { value })
  await sharing(false)
  assert.equal((await as.admin.post(url)).text, 'Public sharing is not enabled.')
  await sharing(true)
  assert.equal((await as.user.post(url)).status, 403)
  const { uuid } = (await as.admin.post(url)).body
  assert.equal((await as.admin.post(url)).body.uuid, uuid)
  assert.equal((await as.user.get(`/api/dashboard/${board.id}`)).body.public_uuid, uuid)
  assert.deepEqual((await as.admin.get('/api/dashboard/public')).body, [
    { id: board.id, name: 'Board', public_uuid: uuid },
  ])
  assert.equal((await as.admin.delete(url)).status, 204)
  assert.equal((await as.admin.delete(url)).status, 404)
})

test('embedding changes only by administrators and once it is on, and when it first was is kept', async (t) => {
  const { as, make } = await boards(t)
  const { id } = await make()
  const put = async (values: object, caller = as.admin) => {
    const { status, text, body } = await caller.put(`/api/dashboard/${id}`, values)
    return { status, text, body }
  }
  const changes = { enable_embedding: true, embedding_params: { city: 'locked', day: 'enabled' } }
  const off = await put(changes, as.user)
  assert.deepEqual([off.status, off.text], [400, 'Embedding is not enabled.'])
  assert.equal((await as.admin.get('/api/dashboard/embeddable')).status, 400)
  await as.admin.put('/api/setting/enable-embedding', { value: true })
  assert.equal((await put(changes, as.user)).status, 403)
  assert.equal((await put({ embedding_type: 'static-legacy' }, as.user)).status, 403)
  const { initially_published_at: published } = (await put(changes)).body
  assert.match(published, /^\d{4}-\d\d-\d\dT/)
  const sameInOtherOrder = { ...changes, embedding_params: { day: 'enabled', city: 'locked' } }
  assert.equal((await put({ ...sameInOtherOrder, embedding_type: null, name: 'Same' }, as.user)).status, 200)
  assert.deepEqual((await as.admin.get('/api/dashboard/embeddable')).body, [{ id, name: 'Same' }])
  assert.equal((await as.user.get('/api/dashboard/embeddable')).status, 403)
  const refused = await put({ embedding_params: { city: 'enabled', day: 'open' } })
  const { embedding_params: text } = refused.body.errors
  assert.deepEqual([refused.status, text], [400, 'The state of "day" must be disabled, enabled or locked.'])
  await put({ enable_embedding: false })
  assert.deepEqual((await as.admin.get('/api/dashboard/embeddable')).body, [])
  assert.equal((await put({ enable_embedding: true })).body.initially_published_at, published)
  await put({ archived: true })
  assert.deepEqual((await as.admin.get('/api/dashboard/embeddable')).body, [])
})

test('mapping a filter to a table takes the right to query it, and what is mapped tells its fields', async (t) => {
  const { as, make, put, ...server } = await boards(t)
  const shop = await connectShop({ ...server, as })
  const orders = await shop.table('orders')
  const total = await shop.field('orders', 'total')
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const card = (
    await as.user.post('/api/card', {
      name: 'Orders',
      display: 'table',
      visualization_settings: {},
      dataset_query: query,
    })
  ).body
  const mappings = [{ parameter_id: 'p', card_id: card.id, target: ['dimension', ['field', total.id, null]] }]
  const board = await make({ parameters: [{ id: 'p', type: 'number/=', name: 'P', slug: 'p' }] })
  const dashcard = { id: -1, card_id: card.id, ...PLACE, parameter_mappings: mappings }
  const mapped = await put(board.id, { dashcards: [dashcard] })
  assert.deepEqual(
    mapped.param_fields.p.map((f: { id: number }) => f.id),
    [total.id],
  )
  assert.equal(mapped.param_fields[total.id].name, 'total')
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  await as.admin.put('/api/permissions/graph', { revision, groups: { 1: { [shop.id]: { 'create-queries': 'no' } } } })
  const again = await as.user.put(`/api/dashboard/${board.id}`, { dashcards: [...mapped.dashcards, dashcard] })
  assert.equal(again.status, 403)
  assert.match(again.body.message, /You must have data permissions to add a parameter referencing the Table "Orders"/i)
  assert.equal((await as.user.put(`/api/dashboard/${board.id}`, { dashcards: mapped.dashcards })).status, 200)
  assert.equal((await as.user.post(`/api/dashboard/${board.id}/copy`, {})).status, 200)
})
