/** What a request may hold at most, by what the work on it costs others (contract: http, section 1.1). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { longestTurn } from '../support/longest-turn.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

const KB = 1024
const MB = 1024 * KB

test('a body beyond the limit of its route: 413 that names the limit', async (t) => {
  const { as } = await testServer(t)
  const cases: [url: string, bytes: number, shown: string][] = [
    ['/api/session', 64 * KB, '64 KB'],
    ['/api/setup', 256 * KB, '256 KB'],
    ['/api/glossary', 256 * KB, '256 KB'],
    ['/api/dataset', MB, '1 MB'],
    ['/api/dataset/csv', MB, '1 MB'],
    ['/api/card/1/query', MB, '1 MB'],
    ['/api/card', 5 * MB, '5 MB'],
    ['/api/dashboard', 5 * MB, '5 MB'],
    ['/api/collection', 256 * KB, '256 KB'],
  ]
  for (const [url, bytes, shown] of cases) {
    const refused = await as.admin.post(url, { x: 'a'.repeat(bytes) })
    const message = `The request body is too large: this route takes at most ${shown}.`
    assert.deepEqual([refused.status, refused.body], [413, { message }], url)
    const taken = await as.admin.post(url, { x: 'a'.repeat(bytes - 100) })
    assert.notEqual(taken.status, 413, url)
  }
  const graph = '/api/ee/advanced-permissions/application/graph'
  const groups = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [at, {}]))
  const { status, body } = await as.admin.put(graph, { groups })
  const message = 'The request body contains more than 30,000 values, the limit of this route.'
  assert.deepEqual([status, body], [413, { message }])
})

test('a body of very many values: 413, however short they are', async (t) => {
  const { as } = await testServer(t)
  const { status, body } = await as.user.post('/api/dataset', { x: Array.from({ length: 30_000 }, () => 0) })
  const message = 'The request body contains more than 30,000 values, the limit of this route.'
  assert.deepEqual([status, body], [413, { message }])
  const form = new URLSearchParams({ query: JSON.stringify({ x: Array.from({ length: 30_000 }, () => 0) }) }).toString()
  const inForm = await as.user.post('/api/dataset/csv', form, { 'content-type': 'application/x-www-form-urlencoded' })
  assert.equal(inForm.status, 400)
  assert.deepEqual(inForm.body.errors, { query: 'value must contain at most 30,000 values.' })
  const fields = await as.user.post('/api/dataset/csv', 'a=&'.repeat(2_000), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  assert.deepEqual(
    [fields.status, fields.body],
    [413, { message: 'The request body contains more than 1,000 fields.' }],
  )
  const keys = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`k${at}`, at]))
  assert.deepEqual((await as.user.post('/api/dataset', keys)).body, fields.body)
})

test('what is stored has a largest size: 400 that names the field and the limit', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const { admin } = server.as
  const card = {
    name: 'Large',
    display: 'table',
    dataset_query: { database, type: 'native', native: { query: 'select 1' } },
    visualization_settings: {},
  }
  const text = (length: number) => 'x'.repeat(length)
  const refused = async (method: 'post' | 'put', url: string, body: object, field: string, rule: string) => {
    const answer = await admin[method](url, body)
    assert.deepEqual([answer.status, answer.body.errors], [400, { [field]: `value must be at most ${rule}.` }], url)
  }
  const million = '1,000,000 characters of JSON'
  await refused('post', '/api/card', { ...card, name: text(1_001) }, 'name', '1,000 characters')
  await refused('post', '/api/card', { ...card, description: text(50_001) }, 'description', '50,000 characters')
  for (const field of ['dataset_query', 'visualization_settings']) {
    await refused('post', '/api/card', { ...card, [field]: { a: text(1_000_000) } }, field, million)
  }
  const { body: stored } = await admin.post('/api/card', { ...card, name: text(1_000), description: text(50_000) })
  await refused('put', `/api/card/${stored.id}`, { dataset_query: { a: text(1_000_000) } }, 'dataset_query', million)
  await refused('put', `/api/card/${stored.id}`, { parameters: [{ id: text(1_000_000) }] }, 'parameters', million)
  const { body: dashboard } = await admin.post('/api/dashboard', { name: 'Large' })
  const dashcard = { id: -1, row: 0, col: 0, size_x: 4, size_y: 4, visualization_settings: { text: text(1_000_000) } }
  const field = 'dashcards[0].visualization_settings'
  await refused('put', `/api/dashboard/${dashboard.id}`, { dashcards: [dashcard] }, field, million)
  const snippet = { name: 'Large', content: text(250_001) }
  await refused('post', '/api/native-query-snippet', snippet, 'content', '250,000 characters')
  await refused('post', '/api/collection', { name: text(1_001) }, 'name', '1,000 characters')
  await refused('post', '/api/timeline', { name: 'a', description: text(50_001) }, 'description', '50,000 characters')
  await refused('put', '/api/setting/site-name', { value: text(2_000_001) }, 'value', '2,000,000 characters')
  await refused('post', '/api/glossary', { term: text(1_001), definition: 'a' }, 'term', '1,000 characters')
})

test('what is stored has a largest number of values, and a dashboard of cards', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const id = await addTestCard(server.store, { creator_id: adminId })
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Large' })
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))
  const cards = (count: number, settings: object) =>
    Array.from({ length: count }, (_, at) => ({
      id: -1 - at,
      card_id: null,
      row: at,
      col: 0,
      size_x: 1,
      size_y: 1,
      visualization_settings: settings,
    }))
  const list = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}` }))
  const cases: [url: string, body: object, field: string, rule: string][] = [
    [`/api/card/${id}`, { visualization_settings: keys(30_100) }, 'visualization_settings', '30,000 values'],
    [`/api/card/${id}`, { parameters: list(5_100) }, 'parameters', '10,000 values'],
    [
      `/api/dashboard/${dashboard.id}`,
      { dashcards: cards(10, keys(3_100)) },
      'dashcards[].visualization_settings',
      '30,000 values',
    ],
    [`/api/dashboard/${dashboard.id}`, { dashcards: cards(2_001, {}) }, 'dashcards', '2,000 items'],
  ]
  for (const [url, body, field, rule] of cases) {
    const answer = await as.admin.put(url, body)
    assert.deepEqual([answer.status, answer.body.errors], [400, { [field]: `value must contain at most ${rule}.` }])
  }
  assert.equal((await as.admin.put(`/api/card/${id}`, { visualization_settings: keys(29_900) })).status, 200)
  const taken = await as.admin.put(`/api/dashboard/${dashboard.id}`, { dashcards: cards(10, keys(2_900)) })
  assert.equal(taken.status, 200, taken.text)
})

test('the definitions of the cards on a dashboard have a largest size together', async (t) => {
  const { server, as, adminId } = await testServer(t)
  const { admin } = as
  const visualization_settings = { text: 'x'.repeat(999_000) }
  const card_id = await addTestCard(server.store, { creator_id: adminId, visualization_settings })
  const { id } = (await admin.post('/api/dashboard', { name: 'Large' })).body
  const dashcards = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: -1 - at, card_id, row: at, col: 0, size_x: 1, size_y: 1 }))
  const refused = await admin.put(`/api/dashboard/${id}`, { dashcards: dashcards(60) })
  const message = 'The definitions of the cards on a dashboard must be at most 50 MB together.'
  assert.deepEqual([refused.status, refused.body], [400, { errors: { dashcards: message } }])
  assert.deepEqual((await admin.get(`/api/dashboard/${id}`)).body.dashcards, [])
  assert.equal((await admin.put(`/api/dashboard/${id}`, { dashcards: dashcards(2) })).status, 200)
})

test('a filter of 20,000 values runs', async (t) => {
  const server = await testServer(t)
  const { id: database, field } = await connectShop(server)
  const { id, table_id } = await field('orders', 'id')
  const values = Array.from({ length: 20_000 }, (_, at) => at)
  const query = { 'source-table': table_id, filter: ['=', ['field', id, null], ...values] }
  const { body } = await server.as.user.post('/api/dataset', { database, type: 'query', query })
  assert.deepEqual([body.status, body.error], ['completed', undefined])
  assert.ok(body.row_count > 0)
})

test('a large body is read in several turns of the event loop, a small one in one', async (t) => {
  const { server, adminId } = await testServer(t)
  const session = await server.services.sessions.start(adminId)
  const turnsFor = async (bytes: number): Promise<number> => {
    let turns = 0
    let isOver = false
    const counting = (async () => {
      for (; !isOver; turns += 1) await setImmediate()
    })()
    const payload = JSON.stringify({ x: 'a'.repeat(bytes) })
    const headers = { 'x-metabase-session': session, 'content-type': 'application/json' }
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/glossary', headers, payload })
    assert.equal(statusCode, 400)
    isOver = true
    await counting
    return turns
  }
  // Waiting for the app database counts too, so each is asked until it waited least.
  const leastFor = async (bytes: number) => {
    const tries: number[] = []
    for (let one = 0; one < 6; one += 1) tries.push(await turnsFor(bytes))
    return Math.min(...tries)
  }
  const [small, large] = [await leastFor(50_000), await leastFor(200_000)]
  assert.ok(large - small >= 4, `${large} turns for a large body, ${small} for a small one`)
})

/** Well above what a piece of work takes, and far below what one took that was not cut: 400 ms to 6 s. */
const LONGEST_TURN_MS = 250

test('a wide result is work of many turns, and the same answer', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const cells = Array.from({ length: 800 }, (_, column) => `i + ${column} as c${column}`).join()
  const rows = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)'
  const query = { database, type: 'native', native: { query: `${rows} select ${cells} from n` } }
  const session = await server.server.services.sessions.start(server.adminId)
  const inject = () =>
    server.server.app.inject({
      method: 'POST',
      url: '/api/dataset',
      headers: { 'x-metabase-session': session },
      payload: query,
    })
  await inject()
  let text = ''
  const longest = await longestTurn(async () => {
    text = (await inject()).payload
  })
  const { data, row_count } = JSON.parse(text)
  assert.equal(row_count, 600)
  assert.deepEqual([data.rows[599][0], data.rows[599][799], data.rows[599].length], [600, 1399, 800])
  assert.equal(data.results_metadata.columns[799].fingerprint.global['distinct-count'], 600)
  assert.ok(longest < LONGEST_TURN_MS, `${longest} ms in one turn`)
})

test('the largest query that is taken holds the thread for a moment only', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const session = await server.server.services.sessions.start(server.adminId)
  const native = (query: string) => ({ database, type: 'native', native: { query } })
  const many = (length: number, piece: string) => piece.repeat(length / piece.length)
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))
  const conditions = Array.from({ length: 4_000 }, (_, at) => ['=', ['field', 1, null], at])
  const cases: [name: string, url: string, body: object][] = [
    ['numbers', '/api/dataset', native(`select 1 where 1 in (${many(240_000, '1,')}1)`)],
    ['words', '/api/dataset', native(`select 1 as ${many(240_000, 'a ')}`)],
    ['names', '/api/dataset', native(`select ${many(240_000, 'a.')}b`)],
    ['parentheses', '/api/dataset', native(`select ${many(240_000, '(')}`)],
    ['keys', '/api/dataset', { ...native('select 1'), info: keys(29_000) }],
    [
      'conditions',
      '/api/dataset',
      { database, type: 'query', query: { 'source-table': 1, filter: ['or', ...conditions] } },
    ],
    ['credentials', '/api/session', { username: 'a'.repeat(60_000), password: 'b' }],
  ]
  for (const [name, url, body] of cases) {
    const payload = JSON.stringify(body)
    const headers = { 'x-metabase-session': session, 'content-type': 'application/json' }
    const longest = await longestTurn(() => server.server.app.inject({ method: 'POST', url, headers, payload }))
    assert.ok(longest < LONGEST_TURN_MS, `${name}: ${longest} ms in one turn`)
  }
  const long = await server.as.user.post('/api/dataset', native(`select 1 -- ${'x'.repeat(250_000)}`))
  assert.deepEqual([long.body.status, long.body.error_type], ['failed', 'invalid-query'])
  assert.match(long.body.error, /^The SQL is longer than 250,000 characters\./)
})
