/** Pivot queries over HTTP: ad-hoc ones and those of cards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pivotShop } from '../support/pivot-shop.ts'

const ROWS = [
  ['late', 0, 0, 3, 151.5],
  ['late', 1, 0, 3, 124.5],
  ['open', 0, 0, 4, 222],
  ['open', 1, 0, 4, 186],
  ['paid', 0, 0, 3, 181.5],
  ['paid', 1, 0, 3, 154.5],
  [null, 0, 1, 10, 555],
  [null, 1, 1, 10, 465],
  ['late', null, 2, 6, 276],
  ['open', null, 2, 8, 408],
  ['paid', null, 2, 6, 336],
  [null, null, 3, 20, 1020],
]

test('an ad-hoc pivot answers with the totals and a column that tells the groups apart', async (t) => {
  const { as, query } = await pivotShop(t)
  const { status, body } = await as.user.post('/api/dataset/pivot', { ...query, pivot_rows: [0], pivot_cols: [1] })
  assert.equal(status, 202)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, ROWS)
  assert.equal(body.row_count, 12)
  assert.equal(body.context, 'ad-hoc')
  assert.deepEqual(
    body.data.cols.map((col: { name: string }) => col.name),
    ['status', 'quantity', 'pivot-grouping', 'count', 'sum'],
  )
  assert.deepEqual(body.data.cols[2], {
    name: 'pivot-grouping',
    display_name: 'pivot-grouping',
    base_type: 'type/Integer',
    effective_type: 'type/Integer',
    semantic_type: null,
    source: 'breakout',
    expression_name: 'pivot-grouping',
    field_ref: ['expression', 'pivot-grouping'],
  })
  assert.deepEqual(body.json_query, {
    ...query,
    'pivot-rows': [0],
    'pivot-cols': [1],
    constraints: { 'max-results': 10_000, 'max-results-bare-rows': 2000 },
  })
})

test('rows and columns may be left out, in either spelling, with totals switched off', async (t) => {
  const { as, query } = await pivotShop(t)
  const numbers = async (more: Record<string, unknown>) => {
    const { body } = await as.user.post('/api/dataset/pivot', { ...query, ...more })
    assert.equal(body.status, 'completed', body.error)
    return [...new Set(body.data.rows.map((row: unknown[]) => row[2]))]
  }
  assert.deepEqual(await numbers({}), [0, 1, 2, 3])
  assert.deepEqual(await numbers({ 'pivot-rows': [0, 1], 'pivot-cols': null }), [0, 2, 3])
  assert.deepEqual(await numbers({ pivot_rows: [0], pivot_cols: [1], show_row_totals: false }), [0, 1])
  assert.deepEqual(await numbers({ pivot_rows: [0], pivot_cols: [1], show_column_totals: false }), [0, 2])
})

test('what cannot be a pivot fails with its reason; a bad request is refused before', async (t) => {
  const { as, query, orders } = await pivotShop(t)
  const failed = async (body: unknown, message: RegExp) => {
    const answer = await as.user.post('/api/dataset/pivot', body)
    assert.equal(answer.status, 202)
    assert.equal(answer.body.status, 'failed')
    assert.equal(answer.body.error_type, 'invalid-query')
    assert.match(answer.body.error, message)
    assert.deepEqual(answer.body.data, { rows: [], cols: [] })
  }
  await failed({ ...query, pivot_rows: [2] }, /no breakout number 2/)
  await failed({ ...query, pivot_rows: 'status' }, /Expected a list/)
  await failed({ ...query, query: { 'source-table': orders } }, /needs a breakout or an aggregation/)
  await failed({ database: query.database, type: 'native', native: { query: 'select 1' } }, /step by step/)
  const { database: _, ...without } = query
  assert.ok((await as.user.post('/api/dataset/pivot', without)).body.message)
  assert.equal((await as.user.post('/api/dataset/pivot', { ...query, database: 999 })).status, 404)
  assert.equal((await as.user.post('/api/dataset/pivot', { ...query, show_row_totals: 'maybe' })).status, 400)
  assert.equal((await as.nobody.post('/api/dataset/pivot', query)).status, 401)
})

test('a card is pivoted by its settings: names, references, and what its query says first', async (t) => {
  const { as, query, status, save } = await pivotShop(t)
  const run = async (settings: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const id = await save({ visualization_settings: settings, dataset_query: { ...query, ...more } })
    const answer = await as.user.post(`/api/card/pivot/${id}/query`, {})
    assert.equal(answer.status, 202)
    assert.equal(answer.body.status, 'completed', answer.body.error)
    assert.equal(answer.body.context, 'question')
    return answer.body.data.rows
  }
  const split = (rows: unknown[], columns: unknown[]) => ({ 'pivot_table.column_split': { rows, columns, values: [] } })
  const numbers = (rows: unknown[][]) => [...new Set(rows.map((row) => row[2]))]
  assert.deepEqual(await run(split(['status'], ['quantity'])), ROWS)
  assert.deepEqual(numbers(await run(split(['quantity', status], []))), [0, 1, 3])
  assert.deepEqual(numbers(await run({ ...split([status], ['quantity']), 'pivot.show_row_totals': false })), [0, 1])
  assert.deepEqual(numbers(await run(split(['status'], ['quantity']), { pivot_rows: [0, 1] })), [0, 2, 3])
  assert.deepEqual(numbers(await run({})), [0, 1, 2, 3])
})

test("a card's parameters and cache hold for its pivot", async (t) => {
  const { as, status, save } = await pivotShop(t)
  const parameters = [{ id: 'a1', name: 'Status', slug: 'status', type: 'string/=', target: ['dimension', status] }]
  const settings = { 'pivot_table.column_split': { rows: ['status'], columns: ['quantity'], values: [] } }
  const id = await save({ parameters, visualization_settings: settings, cache_ttl: 1 })
  const run = async (body: Record<string, unknown>) => (await as.user.post(`/api/card/pivot/${id}/query`, body)).body
  const filtered = await run({ parameters: [{ id: 'a1', value: ['open'] }] })
  assert.deepEqual(filtered.data.rows, [
    ['open', 0, 0, 4, 222],
    ['open', 1, 0, 4, 186],
    [null, 0, 1, 4, 222],
    [null, 1, 1, 4, 186],
    ['open', null, 2, 8, 408],
    [null, null, 3, 8, 408],
  ])
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  assert.equal((await run({})).cached, null)
  const again = await run({})
  assert.match(again.cached, /^\d{4}-/)
  assert.deepEqual(again.data.rows, ROWS)
  assert.equal((await run({ ignore_cache: true })).cached, null)
  // The plain answer is another one.
  const plain = (await as.user.post(`/api/card/${id}/query`, {})).body
  assert.equal(plain.row_count, 6)
  assert.equal(plain.data.cols.length, 4)
})

test('the pivot of a card needs the card, the right to see it, and well-formed values', async (t) => {
  const { as, save, server, adminId, database } = await pivotShop(t)
  const id = await save({})
  const post = (card: unknown, body: unknown) => as.user.post(`/api/card/pivot/${String(card)}/query`, body)
  assert.equal((await post(9999, {})).status, 404)
  assert.equal((await post('abc', {})).status, 404)
  assert.equal((await post(id, { parameters: 'x' })).status, 400)
  assert.equal((await post(id, { ignore_cache: 'x' })).status, 400)
  assert.equal((await post(id, { parameters: [{ id: 'zz', value: 1 }] })).status, 400)
  assert.equal((await as.nobody.post(`/api/card/pivot/${id}/query`, {})).status, 401)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const personal = await server.services.collections.personalId(admin)
  const hidden = await save({ creator_id: adminId, collection_id: personal })
  assert.equal((await post(hidden, {})).status, 403)
  const archived = await save({ archived: true })
  assert.equal((await post(archived, {})).status, 202, 'what lies in the Trash can be looked at')
  const native = { database, type: 'native', native: { query: 'select 1' } }
  const failed = await post(await save({ dataset_query: native, query_type: 'native' }), {})
  assert.equal(failed.status, 202)
  assert.equal(failed.body.error_type, 'invalid-query')
})
