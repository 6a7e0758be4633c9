/** Dashboards that were made automatically and are kept; and questions that are like those on a dashboard. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countStatements } from '../support/count-statements.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PLACE = { row: 0, col: 0, size_x: 12, size_y: 6 }

test('a dashboard that was made automatically is kept with its questions, or not at all', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const [orders, status] = [await shop.table('orders'), await shop.field('orders', 'status')]
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const question = { display: 'bar', visualization_settings: { a: 1 }, dataset_query }
  const stored = (await as.user.post('/api/card', { name: 'Stored', ...question })).body
  const mapping = (card_id: unknown) => ({
    parameter_id: 'p',
    card_id,
    target: ['dimension', ['field', status.id, null]],
  })
  const sent = {
    name: 'A look at orders',
    description: null,
    parameters: [{ id: 'p', type: 'category', name: 'p', slug: 'p' }],
    transient_name: 'x',
    related: {},
    more: null,
    param_fields: {},
    auto_apply_filters: true,
    width: 'fixed',
    tabs: [
      { id: -1, name: 'One' },
      { id: 'second', name: 'Two' },
    ],
    dashcards: [
      {
        id: 'G1',
        card_id: 'G2',
        card: { id: 'G2', name: 'New', ...question },
        dashboard_tab_id: 'second',
        parameter_mappings: [mapping('G2')],
        series: [{ id: 'G3', name: 'Beside', ...question }],
        ...PLACE,
      },
      { id: 'G4', card_id: stored.id, card: stored, dashboard_tab_id: -1, ...PLACE },
      {
        id: 'G5',
        card_id: null,
        dashboard_tab_id: -1,
        visualization_settings: { virtual_card: { display: 'text' }, text: '# Title' },
        ...PLACE,
        row: 8,
      },
    ],
  }
  const saved = await as.user.post('/api/dashboard/save', sent)
  assert.equal(saved.status, 200, saved.text)
  assert.equal('dashcards' in saved.body, false)
  const { body: board } = await as.user.get(`/api/dashboard/${saved.body.id}`)
  assert.equal(board.collection.is_personal, true)
  const [chart, kept, text] = board.dashcards
  const [one, two] = board.tabs
  assert.deepEqual([one.name, two.name, chart.dashboard_tab_id, kept.dashboard_tab_id], ['One', 'Two', two.id, one.id])
  assert.deepEqual(
    [chart.card.name, chart.card.display, chart.card.dashboard_id, chart.card.archived],
    ['New', 'bar', board.id, false],
  )
  assert.deepEqual(
    chart.series.map((card: { name: string; archived: boolean }) => [card.name, card.archived]),
    [['Beside', false]],
  )
  assert.ok(chart.card.result_metadata.length > 0)
  assert.deepEqual(chart.parameter_mappings, [mapping(chart.card_id)])
  assert.deepEqual([kept.card_id, text.card_id, text.visualization_settings.text], [stored.id, null, '# Title'])
  assert.deepEqual((await as.user.get(`/api/dashboard/${board.id}/items`)).body.total, 2)

  const generated = (await as.admin.post('/api/dashboard/save', { name: 'Mine', dashcards: [] })).body
  const again = (await as.admin.post('/api/dashboard/save', { name: 'Mine', ordered_cards: [] })).body
  assert.equal(again.collection_id, generated.collection_id)
  const home = (await as.admin.get(`/api/collection/${generated.collection_id}`)).body
  assert.equal(home.name, 'Automatically Generated Dashboards')
  const inRoot = await as.user.post('/api/dashboard/save/collection/root', sent)
  assert.deepEqual([inRoot.status, inRoot.body.collection_id], [200, null])

  const [cards, boards] = [(await as.admin.get('/api/card')).body, (await as.admin.get('/api/dashboard')).body]
  const broken = { ...question, dataset_query: { database: 9999, type: 'query', query: { 'source-table': 1 } } }
  const dashcards = [...sent.dashcards, { card: { id: 'G9', name: 'Bad', ...broken }, dashboard_tab_id: -1, ...PLACE }]
  assert.equal((await as.user.post('/api/dashboard/save/collection/root', { ...sent, dashcards })).status, 400)
  const strayed = [{ ...sent.dashcards[0], dashboard_tab_id: 'third' }]
  assert.equal((await as.user.post('/api/dashboard/save', { ...sent, dashcards: strayed })).status, 400)
  assert.ok((await as.user.post('/api/dashboard/save', { name: ' ' })).body.errors.name)
  assert.ok((await as.user.post('/api/dashboard/save', { name: 'x', dashcards: [{ row: -1 }] })).body.errors.dashcards)
  assert.equal((await as.user.post('/api/dashboard/save/collection/9999', sent)).status, 404)
  assert.equal((await as.admin.get('/api/card')).body.length, cards.length)
  assert.equal((await as.admin.get('/api/dashboard')).body.length, boards.length)
})

/** Has the app database refuse what stands at column 7 of a dashboard: the last thing that is written of one. */
const REFUSING =
  process.env['QUERENT_TEST_APP_DB'] === 'postgres'
    ? {
        begin: `create function refuse() returns trigger as $$ begin raise exception 'not there'; end $$ language plpgsql;
          create trigger refusing before insert on dashboard_cards for each row when (new.col = 7) execute function refuse()`,
        end: 'drop trigger refusing on dashboard_cards; drop function refuse()',
      }
    : {
        begin: `create trigger refusing before insert on dashboard_cards when new.col = 7
          begin select raise(abort, 'not there'); end`,
        end: 'drop trigger refusing',
      }
const CONTENT = ['cards', 'dashboards', 'dashboard_tabs', 'dashboard_cards', 'revisions', 'collections', 'audit_log']

test('what fails in the middle leaves nothing over; more cards are no more statements', async (t) => {
  const server = await testServer(t)
  const { as, database } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const question = { display: 'table', visualization_settings: {}, dataset_query }
  const board = async (count: number) => {
    const { id } = (await as.admin.post('/api/dashboard', { name: `With ${count}` })).body
    const dashcards: object[] = []
    for (let at = 0; at < count; at += 1) {
      const card = (await as.admin.post('/api/card', { name: `Card ${at}`, ...question })).body
      dashcards.push({ id: -1 - at, card_id: card.id, row: at, col: at, size_x: 4, size_y: 4 })
    }
    assert.equal((await as.admin.put(`/api/dashboard/${id}`, { dashcards })).status, 200)
    return Number(id)
  }
  const [few, many] = [await board(2), await board(9)]
  const deep = (id: number) => as.admin.post(`/api/dashboard/${id}/copy`, { is_deep_copy: true })
  const made = {
    name: 'Made',
    dashcards: [3, 7].map((col) => ({ card: { id: `G${col}`, ...question }, ...PLACE, col })),
  }

  for (const who of [as.admin, as.user]) await who.get('/api/user/current') // makes their personal collections
  const before = await database.dump(CONTENT)
  await database.exec(REFUSING.begin)
  try {
    assert.equal((await deep(many)).status, 500)
    for (const path of ['/api/dashboard/save', '/api/dashboard/save/collection/root']) {
      assert.equal((await as.admin.post(path, made)).status, 500)
      assert.equal((await as.user.post(path, made)).status, 500)
    }
  } finally {
    await database.exec(REFUSING.end)
  }
  // Numbers that were used up are not given back.
  const rows = (text: string) => text.replaceAll(/select setval.*/g, '')
  assert.ok(rows(await database.dump(CONTENT)) === rows(before))

  const counts = [few, many].map((id) => () => deep(id))
  const statements: number[] = []
  for (const copy of counts) statements.push(await countStatements(copy))
  const [ofTwo = 0, ofNine = 0] = statements
  // The index of the search, in SQLite alone, takes two for each of the seven more.
  assert.ok(ofNine - ofTwo <= 14, `${ofTwo} for 2 cards, ${ofNine} for 9`)
  const { body: copy } = await deep(many)
  assert.equal(copy.dashcards.length, 9)
  const revisions = (await as.admin.get(`/api/revision/card/${copy.dashcards[0].card_id}`)).body
  assert.deepEqual(
    revisions.map((one: { description: string }) => one.description),
    ['created this.'],
  )
  assert.equal((await as.admin.post('/api/dashboard/save', made)).status, 200)
})

test('questions that are like those on a dashboard, the most similar first', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const shop = await connectShop(server)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const status = await shop.field('orders', 'status')
  const breakout = { aggregation: [['count']], breakout: [['field', status.id, null]] }
  const ask = async (name: string, query: object, more: object = {}) =>
    (
      await as.user.post('/api/card', {
        name,
        display: 'bar',
        visualization_settings: {},
        dataset_query: { database: shop.id, type: 'query', query },
        ...more,
      })
    ).body.id
  const board = (await as.user.post('/api/dashboard', { name: 'Board' })).body
  const related = async () =>
    (await as.user.get(`/api/dashboard/${board.id}/related`)).body.cards.map((card: { id: number }) => card.id)
  assert.deepEqual(await related(), [])
  await ask('On it', { 'source-table': orders.id, ...breakout }, { dashboard_id: board.id })
  const plain: number[] = []
  for (let at = 0; at < 5; at += 1) plain.push(await ask(`Plain ${at}`, { 'source-table': orders.id }))
  const alike = await ask('Alike', { 'source-table': orders.id, ...breakout, limit: 3 })
  await ask('Other', { 'source-table': people.id })
  const found = await related()
  assert.equal(found[0], alike)
  assert.equal(new Set(found).size, 5)
  assert.deepEqual(
    found.filter((id: number) => !plain.includes(id)),
    [alike],
  )
  assert.equal((await as.user.get('/api/dashboard/9999/related')).status, 404)
})

test('saving a hundred tabs takes about as many statements as saving a few', async (t) => {
  const { as } = await testServer(t)
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({ id: -1 - at, name: `${name} ${at}` }))
  const save = async (id: number, tabs: object[]) => {
    const saved = await as.user.put(`/api/dashboard/${id}`, { dashcards: [], tabs })
    assert.equal(saved.status, 200, saved.text)
    return saved.body.tabs as { id: number; name: string; position: number }[]
  }
  const statementsFor = async (count: number) => {
    const { id } = (await as.user.post('/api/dashboard', { name: `With ${count}` })).body
    const adding = await countStatements(() => save(id, named(count, 'New')))
    const tabs = (await as.user.get(`/api/dashboard/${id}`)).body.tabs as { id: number }[]
    const turned = tabs.toReversed().map((tab, at) => ({ id: tab.id, name: `Turned ${at}` }))
    const changing = await countStatements(() => save(id, turned))
    const kept = await save(id, [...turned, { id: -1, name: 'Last' }])
    assert.deepEqual(
      kept.map(({ name, position }) => [name, position]),
      [...turned.map(({ name }) => name), 'Last'].map((name, position) => [name, position]),
    )
    assert.deepEqual(
      kept.slice(0, -1).map((tab) => tab.id),
      turned.map((tab) => tab.id),
    )
    return [adding, changing]
  }
  const few = await statementsFor(3)
  const many = await statementsFor(100)
  for (const [at, count] of many.entries()) assert.ok(count <= few[at]! + 20, `${few[at]} for 3 tabs, ${count} for 100`)
})

test('moving a hundred cards takes about as many statements as moving a few', async (t) => {
  const { as } = await testServer(t)
  const shown = (text: string) => ({ virtual_card: { display: 'text' }, text })
  const statementsFor = async (count: number) => {
    const { id } = (await as.user.post('/api/dashboard', { name: `With ${count}` })).body
    const put = (body: object) => as.user.put(`/api/dashboard/${id}`, body)
    const added = Array.from({ length: count }, (_, at) => ({
      id: -1 - at,
      card_id: null,
      ...PLACE,
      row: at,
      visualization_settings: shown(`Text ${at}`),
    }))
    const { dashcards } = (await put({ dashcards: added })).body
    const moved = dashcards.map((card: { id: number }, at: number) => ({
      ...card,
      row: 200 - at,
      size_x: 3,
      visualization_settings: shown(`Moved ${at}`),
    }))
    const statements = await countStatements(() => put({ dashcards: moved }))
    const after = (await as.user.get(`/api/dashboard/${id}`)).body.dashcards as typeof moved
    const view = (cards: typeof moved) =>
      new Map(cards.map((card: (typeof moved)[0]) => [card.id, [card.row, card.size_x, card.visualization_settings]]))
    assert.deepEqual(view(after), view(moved))
    return statements
  }
  const few = await statementsFor(3)
  const many = await statementsFor(100)
  assert.ok(many <= few + 20, `${few} for 3 cards, ${many} for 100`)
})

test('more than five hundred tabs are refused', async (t) => {
  const { as } = await testServer(t)
  const { id } = (await as.user.post('/api/dashboard', { name: 'Many' })).body
  const tabs = Array.from({ length: 501 }, (_, at) => ({ id: -1 - at, name: `${at}` }))
  const refused = await as.user.put(`/api/dashboard/${id}`, { tabs, dashcards: [] })
  assert.equal(refused.status, 400)
  assert.match(refused.body.errors.tabs, /at most 500 maps/)
  assert.equal((await as.user.put(`/api/dashboard/${id}`, { tabs: tabs.slice(1), dashcards: [] })).status, 200)
})
