import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'

const NATIVE = { type: 'native', native: { query: 'select * from invoices -- quarterly' } }

interface Score {
  name: string
  score: number
}

/** Names of what is found, the best first. */
async function names(client: Client, query: string): Promise<string[]> {
  const { status, body, text } = await client.get(`/api/search?${query}`)
  assert.equal(status, 200, text)
  return body.data.map(({ name }: { name: string }) => name)
}

test('finds every kind of content by the words of its name and description', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  const shop = await connectShop(testing)
  const databaseId = shop.id
  const add = (columns: object) => addTestCard(server.store, { creator_id: adminId, ...columns })
  const finance = (await as.admin.post('/api/collection', { name: 'Finance', description: 'Ledgers' })).body.id
  await add({ name: 'Umsatz nach Région', description: 'Alles über Größe', collection_id: finance })
  await add({ name: 'Revenue', type: 'model', result_metadata: [{ name: 'net_amount', display_name: 'Net Amount' }] })
  await add({ name: 'Revenue by month' })
  await add({ name: 'Monthly revenue', type: 'metric' })
  await add({ name: 'Old revenue', archived: true })
  await add({ name: 'Late', dataset_query: NATIVE, query_type: 'native', database_id: databaseId })

  await t.test('the name itself first, then names that begin so, then the others', async () => {
    assert.deepEqual(await names(as.admin, 'q=revenue'), ['Revenue', 'Revenue by month', 'Monthly revenue'])
    assert.deepEqual(await names(as.admin, 'q=REVENUE%20BY'), ['Revenue by month'])
    assert.deepEqual(
      await names(as.admin, 'q=month%20rev'),
      ['Monthly revenue', 'Revenue by month'].toReversed().sort(),
    )
  })

  await t.test('words are found by their beginnings, without accents and in any case', async () => {
    for (const q of ['region', 'RÉG', 'groesse größ', 'grosse', 'umsatz alles']) {
      const expected = q === 'groesse größ' ? [] : ['Umsatz nach Région']
      assert.deepEqual(await names(as.admin, `q=${encodeURIComponent(q)}`), expected, q)
    }
    assert.deepEqual(await names(as.admin, 'q=egion'), [])
  })

  await t.test('SQL is searched when that is asked for, columns always', async () => {
    assert.deepEqual(await names(as.admin, 'q=quarterly'), [])
    assert.deepEqual(await names(as.admin, 'q=quarterly&search_native_query=true'), ['Late'])
    assert.deepEqual(await names(as.admin, 'q=net%20am'), ['Revenue'])
  })

  await t.test('collections, databases and tables', async () => {
    assert.deepEqual(await names(as.admin, 'q=ledgers'), ['Finance'])
    const { body } = await as.admin.get(`/api/search?q=orders&models=table`)
    const [orders] = body.data
    assert.equal(orders.table_id, (await shop.table('orders')).id)
    assert.equal(orders.database_id, databaseId)
    assert.equal(orders.table_name.toLowerCase(), 'orders')
    assert.equal(orders.model, 'table')
    assert.deepEqual(orders.collection, { id: null, name: null, authority_level: null, type: null })
    assert.deepEqual(body.models, ['table'])
  })

  await t.test('dashboards', async () => {
    const { id } = (await as.admin.post('/api/dashboard', { name: 'Board of Directors', collection_id: finance })).body
    const { body } = await as.admin.get('/api/search?q=directors')
    const [board] = body.data
    assert.deepEqual(
      [board.id, board.model, board.collection.name, board.creator_common_name, board.can_write],
      [id, 'dashboard', 'Finance', 'admin Tester', true],
    )
    await as.admin.put(`/api/dashboard/${id}`, { archived: true })
    assert.deepEqual(await names(as.admin, 'q=directors'), [])
    assert.deepEqual(await names(as.admin, 'q=directors&archived=true'), ['Board of Directors'])
  })

  await t.test('a result has all keys, and its collection', async () => {
    const { body } = await as.admin.get('/api/search?q=umsatz')
    const { scores, created_at, updated_at, id, ...umsatz } = body.data[0]
    assert.ok(id > 0 && created_at !== null && updated_at !== null && scores.length > 5)
    assert.deepEqual(umsatz, {
      name: 'Umsatz nach Région',
      model: 'card',
      description: 'Alles über Größe',
      archived: false,
      collection: { id: finance, name: 'Finance', authority_level: null, type: null },
      collection_id: finance,
      collection_position: null,
      collection_authority_level: null,
      bookmark: false,
      context: null,
      creator_id: adminId,
      creator_common_name: 'admin Tester',
      last_editor_id: null,
      last_editor_common_name: null,
      last_edited_at: null,
      display: 'table',
      dashboardcard_count: 0,
      dashboard: null,
      database_id: null,
      database_name: null,
      initial_sync_status: null,
      table_id: null,
      table_name: null,
      table_schema: null,
      table_description: null,
      model_id: null,
      model_name: null,
      model_index_id: null,
      model_index_name: null,
      pk_ref: null,
      moderated_status: null,
      location: null,
      effective_location: null,
      can_write: true,
    })
    const [home] = (await as.admin.get('/api/search?q=finance&models=collection')).body.data
    assert.deepEqual([home.id, home.collection.id, home.collection_id], [finance, 'root', null])
    const { data, ...envelope } = body
    assert.equal(data.length, 1)
    assert.deepEqual(envelope, {
      total: 1,
      limit: null,
      offset: null,
      table_db_id: null,
      engine: 'index',
      available_models: ['card'],
      models: [
        'dashboard',
        'metric',
        'segment',
        'indexed-entity',
        'card',
        'dataset',
        'collection',
        'table',
        'action',
        'database',
      ],
    })
  })

  await t.test('pages of one list', async () => {
    const all = await names(as.admin, 'models=card&models=dataset&models=metric')
    assert.equal(all.length, 5)
    const { body } = await as.admin.get('/api/search?models=card,dataset,metric&limit=2&offset=1')
    assert.deepEqual(
      body.data.map(({ name }: { name: string }) => name),
      all.slice(1, 3),
    )
    assert.deepEqual([body.total, body.limit, body.offset], [5, 2, 1])
    const { body: beyond } = await as.admin.get('/api/search?models=card&limit=2&offset=50')
    assert.deepEqual([beyond.data, beyond.total], [[], 3])
    assert.deepEqual((await as.admin.get('/api/search?limit=0')).body.data, [])
    assert.equal((await as.admin.get('/api/search?offset=1')).body.limit, 50)
  })

  await t.test('what is in the Trash is found there only', async () => {
    assert.deepEqual(await names(as.admin, 'q=revenue&archived=true'), ['Old revenue'])
    const { body } = await as.admin.get('/api/search?archived=true')
    assert.ok(!body.models.includes('table') && !body.models.includes('database'))
  })

  await t.test('what is asked for in any spelling does no harm', async () => {
    const hostile = ['"', "'", '*', '(', 'AND', 'NOT a', 'name:x', '^a', '%', '_', '\\', ';--', 'a" OR "b', '-', '{x}']
    const texts = [...hostile, '🎉', '\ud800', 'x'.repeat(10_000), 'a '.repeat(5_000), ':*', "'&|!<->", '売上']
    for (const text of texts) {
      const url = `/api/search?q=${encodeURIComponent(text.toWellFormed())}`
      const { status, body } = await as.user.get(url)
      assert.equal(status, 200, url.slice(0, 80))
      assert.equal(body.total, body.data.length)
    }
    assert.equal((await as.user.get('/api/search?q=a%00b')).status, 400)
    for (const text of ['%', '_', '*', '"'])
      assert.deepEqual(await names(as.admin, `q=${encodeURIComponent(text)}`), [])
    await add({ name: '100% _sure_ 🎉', description: '売上レポート' })
    await add({ name: '% off' })
    for (const text of ['100%', '🎉', '売上', '_sure_', 'レポ']) {
      assert.deepEqual(await names(as.admin, `q=${encodeURIComponent(text)}`), ['100% _sure_ 🎉'], text)
    }
    assert.deepEqual(await names(as.admin, 'q=%25'), ['% off'])
  })

  await t.test('nobody without a login', async () => {
    assert.equal((await as.nobody.get('/api/search?q=revenue')).status, 401)
  })

  await t.test('with and without a slash at the end, and with a cookie for another engine', async () => {
    const { status, body } = await as.admin.get('/api/search/?q=ledgers', { cookie: 'metabase.SEARCH_ENGINE=in-place' })
    assert.deepEqual([status, body.total], [200, 1])
  })
})

test('filters leave the kinds that know them', async (t) => {
  const clock = { now: Date.parse('2026-05-15T12:00:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const { as, server, adminId, userId } = testing
  const shop = await connectShop(testing)
  const databaseId = shop.id
  const add = (columns: object) => addTestCard(server.store, { creator_id: adminId, ...columns })
  await add({ name: 'Alpha one', created_at: '2026-05-01T10:00:00.000Z', database_id: databaseId, display: 'bar' })
  const two = await add({ name: 'Alpha two', created_at: '2026-04-01T10:00:00.000Z', creator_id: userId })
  await add({
    name: 'Alpha three',
    type: 'model',
    created_at: '2024-04-01T10:00:00.000Z',
    last_editor_id: userId,
    last_edited_at: '2026-05-14T09:00:00.000Z',
  })
  await add({ name: 'Alpha kept', dashboard_id: 7, created_at: '2020-01-01T00:00:00.000Z' })
  const filter = ['>', ['field', (await shop.field('orders', 'total')).id, null], 50]
  const orders = (await shop.table('orders')).id
  const segment = { name: 'Alpha segment', table_id: orders, definition: { 'source-table': orders, filter } }
  assert.equal((await as.admin.post('/api/segment', segment)).status, 200)
  const ask = async (query: string) => (await as.admin.get(`/api/search?q=alpha&${query}`)).body
  const found = async (query: string) => (await names(as.admin, `q=alpha&${query}`)).sort()

  assert.deepEqual(await found(`created_by=${userId}`), ['Alpha two'])
  assert.deepEqual(await found(`created_by=${userId}&created_by=${adminId}`), ['Alpha one', 'Alpha three', 'Alpha two'])
  assert.deepEqual((await ask(`created_by=${userId}&models=table`)).models, [])
  assert.equal((await ask(`created_by=${userId}&models=table`)).total, 0)
  assert.deepEqual(await found(`last_edited_by=${userId}`), ['Alpha three'])
  assert.deepEqual(await found('last_edited_at=past7days'), ['Alpha three'])
  assert.deepEqual(await found('created_at=2026-05-01'), ['Alpha one'])
  assert.deepEqual(await found('created_at=2026-04-01~2026-05-01'), ['Alpha one', 'Alpha two'])
  assert.deepEqual(await found('created_at=~2026-01-01'), ['Alpha three'])
  assert.deepEqual(await found('created_at=thismonth'), ['Alpha one'])
  assert.deepEqual(await found('created_at=2026-04-01~9999-12-31'), ['Alpha one', 'Alpha two'])
  assert.deepEqual(await found('created_at=9999-12-31~'), [])
  assert.deepEqual(await found('display_type=bar'), ['Alpha one'])
  assert.deepEqual(await found(`ids=${two}&models=card`), ['Alpha two'])
  assert.deepEqual((await ask(`table_db_id=${databaseId}`)).table_db_id, databaseId)
  assert.ok((await found(`table_db_id=${databaseId}`)).includes('Alpha one'))
  assert.deepEqual((await ask('verified=true')).models, ['dashboard', 'metric', 'card', 'dataset'])
  assert.deepEqual(await found('verified=true'), [])
  assert.ok((await found('include_dashboard_questions=true')).includes('Alpha kept'))
  assert.ok(!(await found('')).includes('Alpha kept'))
  assert.deepEqual((await ask('models=card&calculate_available_models=true')).available_models.toSorted(), [
    'card',
    'dataset',
    'segment',
  ])
  for (const [query, message] of [
    ['created_at=yesteryear', 'Failed to parse datetime value: yesteryear'],
    ['created_at=exclude-days-Mon', 'Failed to parse datetime value: exclude-days-Mon'],
    ['ids=1', 'Filtering by ids work only when you ask for a single model'],
  ] as const) {
    const { status, text } = await as.admin.get(`/api/search?q=alpha&${query}`)
    assert.deepEqual([status, text], [400, message])
  }
  for (const query of [
    'models=nothing',
    'created_by=x',
    'verified=false',
    'filter_items_in_personal_collection=some',
  ]) {
    const { status, body } = await as.admin.get(`/api/search?q=alpha&${query}`)
    assert.equal(status, 400, query)
    assert.deepEqual(Object.keys(body.errors), [query.split('=')[0]])
  }
})

test('what administrators have verified is found as such, and comes before what they have not', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const old = '2020-01-01T00:00:00.000Z'
  const add = (name: string) =>
    addTestCard(server.store, { creator_id: adminId, name, created_at: old, updated_at: old })
  const ids = [await add('Proof a'), await add('Proof b')]
  const board = (await as.admin.post('/api/dashboard', { name: 'Proof board' })).body.id
  const review = async (type: string, id: number, status: string | null) => {
    const sent = { moderated_item_type: type, moderated_item_id: id, status, text: null }
    assert.equal((await as.admin.post('/api/moderation-review', sent)).status, 200)
  }
  const verified = async (query = '') => {
    const { body } = await as.user.get(`/api/search?q=proof&verified=true${query}`)
    return body.data.map(({ name, moderated_status }: Record<string, unknown>) => `${name}: ${moderated_status}`).sort()
  }
  assert.deepEqual(await verified(), [])
  await review('card', ids[1]!, 'verified')
  assert.deepEqual(await verified(), ['Proof b: verified'])
  await review('dashboard', board, 'verified')
  assert.deepEqual(await verified(), ['Proof b: verified', 'Proof board: verified'])
  assert.deepEqual(await verified('&models=card'), ['Proof b: verified'])
  const { body } = await as.user.get('/api/search?q=proof&models=card')
  assert.deepEqual(
    body.data.map(
      ({ name, moderated_status, scores }: { name: string; moderated_status: unknown; scores: Score[] }) => [
        name,
        moderated_status,
        scores.find((score) => score.name === 'verified')!.score,
      ],
    ),
    [
      ['Proof b', 'verified', 1],
      ['Proof a', null, 0],
    ],
  )
  await review('card', ids[1]!, null)
  assert.deepEqual(await verified(), ['Proof board: verified'])
})

test('what somebody has seen, marked or made comes before what nobody knows', async (t) => {
  const { as, server, adminId, userId } = await testServer(t)
  const old = '2020-01-01T00:00:00.000Z'
  const add = (name: string, columns: object = {}) =>
    addTestCard(server.store, { creator_id: adminId, name, created_at: old, updated_at: old, ...columns })
  const ids = []
  for (const letter of ['a', 'b', 'c', 'd', 'e']) ids.push(await add(`Report ${letter}`))
  const [a, , c, d, e] = ids
  await as.user.post(`/api/bookmark/card/${c}`)
  await as.user.post('/api/activity/recents', { model: 'card', model_id: d, context: 'selection' })
  await as.user.get('/api/activity/recents')
  await server.store.cards.addUses([{ id: e!, views: 500, used_at: null }])
  assert.deepEqual(await names(as.user, 'q=report'), ['Report d', 'Report e', 'Report c', 'Report a', 'Report b'])
  assert.deepEqual((await names(as.admin, 'q=report')).slice(0, 2), ['Report e', 'Report a'])
  const official = (await as.admin.post('/api/collection', { name: 'Approved' })).body.id
  await server.store.cards.update(a!, { collection_id: official })
  await as.admin.put(`/api/collection/${official}`, { authority_level: 'official' })
  await add('Report mine', { creator_id: userId })
  const { body } = await as.user.get('/api/search?q=report')
  const scoreOf = (name: string, weight: string) =>
    body.data
      .find((one: { name: string }) => one.name === name)
      .scores.find((score: { name: string }) => score.name === weight).score
  assert.equal(scoreOf('Report c', 'bookmarked'), 1)
  assert.equal(scoreOf('Report mine', 'mine'), 1)
  assert.equal(scoreOf('Report a', 'official-collection'), 1)
  assert.equal(body.data.find((one: { name: string }) => one.name === 'Report c').bookmark, true)

  const changed = await as.admin.put('/api/search/weights', { bookmarked: 50 })
  assert.deepEqual([changed.status, changed.body.bookmarked, changed.body.mine], [200, 50, 1])
  assert.equal((await names(as.user, 'q=report'))[0], 'Report c')
  assert.equal((await as.admin.get('/api/search/weights')).body.bookmarked, 50)
  const refused = await as.admin.put('/api/search/weights', { luck: 1 })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [400, ['luck']])
  assert.equal((await as.user.get('/api/search/weights')).status, 403)
  assert.equal((await as.user.post('/api/search/force-reindex')).status, 403)
  assert.equal((await as.user.post('/api/search/re-init')).status, 403)
})

test('of more than a thousand matches, the best thousand are kept', async (t) => {
  const { as, server, adminId, userId } = await testServer(t)
  const old = '2020-01-01T00:00:00.000Z'
  const common = { creator_id: adminId, created_at: old, updated_at: old }
  const ids = await server.store.transaction(async (repositories) => {
    const made: number[] = []
    for (let index = 0; index < 1_100; index += 1) {
      made.push(await addTestCard(repositories, { ...common, name: `The sales ${index}` }))
    }
    await addTestCard(repositories, { ...common, name: 'Sales' })
    await addTestCard(repositories, { ...common, name: 'Sales of today' })
    await addTestCard(repositories, { ...common, name: 'Late sales', updated_at: new Date().toISOString() })
    return made
  })
  await as.user.post(`/api/bookmark/card/${ids.at(-1)}`)
  const { body } = await as.user.get('/api/search?q=sales&limit=5')
  assert.deepEqual(
    body.data.map(({ name }: { name: string }) => name),
    ['Sales', 'Sales of today', 'The sales 1099', 'Late sales', 'The sales 0'],
  )
  assert.deepEqual([body.total, body.available_models], [1_000, ['card']])
  const { body: last } = await as.user.get('/api/search?q=sales&limit=5&offset=998')
  assert.deepEqual([last.data.length, last.total], [2, 1_000])
  assert.equal((await as.user.get('/api/search?q=sales')).body.data.length, 1_000)
  assert.equal((await as.user.get(`/api/search?q=sales&created_by=${userId}`)).body.total, 0)
})

test('no word of a request is a key of something of ours', async (t) => {
  const { as } = await testServer(t)
  for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    assert.equal((await as.user.get(`/api/search?context=${word}`)).status, 200, word)
    assert.equal((await as.user.get(`/api/search?context=${word}&q=${word}`)).status, 200, word)
  }
})
