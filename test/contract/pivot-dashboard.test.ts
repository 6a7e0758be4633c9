/** Pivot tables on dashboards: for members, on public pages and embedded, on a screen and as files. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMBEDDING_KEY } from '../support/embedded-content.ts'
import { pivotShop } from '../support/pivot-shop.ts'
import { signedToken } from '../support/signed-token.ts'
import type { Answer } from '../support/test-server.ts'

const DAYS = { row: 0, size_x: 6, size_y: 4, parameter_mappings: [] }

interface Line {
  dashcard_id: number
  card_id: number
  result: { status: string; row_count: number; cached?: unknown; data: { rows: unknown[][]; cols: { name: string }[] } }
}

/** The results of a whole dashboard, by place and card. */
function resultsIn({ status, text }: Answer) {
  assert.equal(status, 200, text)
  const lines: Line[] = text
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  return (dashcard: { id: number }, cardId: number) => {
    const line = lines.find((one) => one.dashcard_id === dashcard.id && one.card_id === cardId)
    assert.equal(line?.result.status, 'completed', JSON.stringify(line))
    return line!.result
  }
}

const namesOf = ({ data }: Line['result']) => data.cols.map(({ name }) => name)
const groupsOf = ({ data }: Line['result']) => [...new Set(data.rows.map((row) => row[2]))]

test('a dashboard runs its pivot tables as pivot tables, for everybody who sees it', async (t) => {
  const shop = await pivotShop(t)
  const { as, save, database, status, quantity } = shop
  const split = { 'pivot_table.column_split': { rows: ['status'], columns: [quantity], values: ['count'] } }
  const pivot = await save({ visualization_settings: split })
  const bar = await save({ display: 'bar', name: 'Bars' })
  const sql = await save({
    name: 'SQL',
    dataset_query: { database, type: 'native', native: { query: 'select 1 as one' } },
    query_type: 'native',
  })
  const made = (await as.admin.post('/api/dashboard', { name: 'Board' })).body
  const filter = { id: 'st', type: 'string/=', name: 'Status', slug: 'status' }
  const mapped = [{ parameter_id: 'st', card_id: pivot, target: ['dimension', status] }]
  const {
    status: code,
    body: board,
    text,
  } = await as.admin.put(`/api/dashboard/${made.id}`, {
    parameters: [filter],
    tabs: [
      { id: -1, name: 'One' },
      { id: -2, name: 'Two' },
    ],
    dashcards: [
      {
        ...DAYS,
        id: -1,
        dashboard_tab_id: -1,
        card_id: pivot,
        col: 0,
        parameter_mappings: mapped,
        series: [{ id: bar }],
      },
      {
        ...DAYS,
        id: -2,
        dashboard_tab_id: -2,
        card_id: pivot,
        col: 0,
        parameter_mappings: mapped,
        visualization_settings: { 'pivot.show_row_totals': false, 'card.title': 'Without row totals' },
      },
      { ...DAYS, id: -3, dashboard_tab_id: -2, card_id: bar, col: 6, series: [{ id: pivot }] },
      { ...DAYS, id: -4, dashboard_tab_id: -2, card_id: sql, col: 12 },
    ],
  })
  assert.equal(code, 200, text)
  const [whole, bare, bars, native] = board.dashcards
  const path = (dashcard: { id: number }, card = pivot) =>
    `dashboard/pivot/${made.id}/dashcard/${dashcard.id}/card/${card}/query`
  const alone = async (dashcard: { id: number }, parameters: unknown[] = []) =>
    (await as.user.post(`/api/${path(dashcard)}`, { parameters })).body

  await t.test('as the route for one card does', async () => {
    const result = resultsIn(await as.user.post(`/api/dashboard/${made.id}/query`, {}))
    assert.deepEqual(namesOf(result(whole, pivot)), ['status', 'quantity', 'pivot-grouping', 'count', 'sum'])
    assert.equal(result(whole, pivot).row_count, 12)
    assert.deepEqual(result(whole, pivot).data.rows, (await alone(whole)).data.rows)
  })

  await t.test('with the settings of the place over those of the question', async () => {
    const result = resultsIn(await as.user.post(`/api/dashboard/${made.id}/query`, {}))
    assert.deepEqual(groupsOf(result(whole, pivot)), [0, 1, 2, 3])
    assert.deepEqual(groupsOf(result(bare, pivot)), [0, 1])
    assert.deepEqual(groupsOf(await alone(bare)), [0, 1])
  })

  await t.test('but not in the series of another card, and not what is SQL', async () => {
    const result = resultsIn(await as.user.post(`/api/dashboard/${made.id}/query`, {}))
    for (const rows of [result(bars, bar), result(bars, pivot), result(whole, bar)]) {
      assert.deepEqual(namesOf(rows), ['status', 'quantity', 'count', 'sum'])
      assert.equal(rows.row_count, 6)
    }
    assert.deepEqual(result(native, sql).data.rows, [[1]])
  })

  await t.test('with values of filters, of one place alone, and from the cache', async () => {
    const parameters = [{ id: 'st', value: ['paid'] }]
    const ask = { parameters, dashcard_ids: [whole.id] }
    const found = resultsIn(await as.user.post(`/api/dashboard/${made.id}/query`, ask))(whole, pivot)
    assert.deepEqual(found.data.rows, (await alone(whole, parameters)).data.rows)
    assert.deepEqual(found.data.rows.at(-1), [null, null, 3, 6, 336])
    await as.admin.put('/api/cache', {
      model: 'root',
      model_id: 0,
      strategy: { type: 'duration', duration: 1, unit: 'hours' },
    })
    const [first, second] = [
      await as.user.post(`/api/dashboard/${made.id}/query`, { parameters }),
      await as.user.post(`/api/dashboard/${made.id}/query`, { parameters }),
    ].map(resultsIn)
    assert.ok(second!(whole, pivot).cached)
    assert.deepEqual(second!(whole, pivot).data.rows, found.data.rows)
    assert.deepEqual(second!(bare, pivot).data.rows, first!(bare, pivot).data.rows)
    assert.deepEqual(groupsOf(second!(bare, pivot)), [0, 1])
    assert.equal(second!(bars, pivot).row_count, 6)
  })

  await t.test('for guests, by a link and by a signed token', async () => {
    await as.admin.put('/api/setting', {
      'enable-public-sharing': true,
      'enable-embedding-static': true,
      'embedding-secret-key': EMBEDDING_KEY,
    })
    const { uuid } = (await as.admin.post(`/api/dashboard/${made.id}/public_link`, {})).body
    const publish = { enable_embedding: true, embedding_params: { status: 'enabled' } }
    assert.equal((await as.admin.put(`/api/dashboard/${made.id}`, publish)).status, 200)
    const token = signedToken(EMBEDDING_KEY, { resource: { dashboard: made.id }, params: {} })
    for (const [way, key] of [
      ['public', uuid],
      ['embed', token],
    ]) {
      const result = resultsIn(await as.nobody.post(`/api/${way}/dashboard/${key}/query`, {}))
      assert.equal(result(whole, pivot).data.rows.length, 12)
      assert.deepEqual(groupsOf(result(bare, pivot)), [0, 1])
      assert.equal(result(bars, pivot).data.rows.length, 6)
      const one = await as.nobody.get(`/api/${way}/pivot/dashboard/${key}/dashcard/${bare.id}/card/${pivot}`)
      assert.deepEqual(groupsOf(one.body), [0, 1])
    }
  })

  await t.test('and as files, arranged by the settings of the place', async () => {
    const file = async (dashcard: { id: number }, format: string, pivot_results: boolean) => {
      const url = `/api/dashboard/${made.id}/dashcard/${dashcard.id}/card/${pivot}/query/${format}`
      const { status: answered, text: body } = await as.user.post(url, { pivot_results })
      assert.equal(answered, 200, body)
      return body.trimEnd().split('\n')
    }
    assert.equal((await file(whole, 'csv', true))[0], 'Status,0,0,1,1,Row totals,Row totals')
    assert.equal((await file(bare, 'csv', true))[0], 'Status,0,0,1,1')
    assert.equal((await file(bare, 'csv', false))[0], 'Status,Quantity,Count,Sum of Total')
    assert.deepEqual(JSON.parse((await file(bare, 'json', true)).join(''))[0], {
      Status: 'late',
      Quantity: 0,
      Count: 3,
      'Sum of Total': 151.5,
    })
    assert.match((await file(bare, 'xlsx', true))[0] ?? '', /^PK/)
  })

  await t.test('also after somebody has edited it', async () => {
    const rows = { 'pivot_table.column_split': { rows: ['status', 'quantity'], columns: [], values: ['count'] } }
    const dashcards = board.dashcards.map((one: { id: number }) =>
      one.id === bare.id ? { ...one, visualization_settings: rows } : one,
    )
    assert.equal((await as.admin.put(`/api/dashboard/${made.id}`, { dashcards, tabs: board.tabs })).status, 200)
    const result = resultsIn(await as.user.post(`/api/dashboard/${made.id}/query`, {}))
    assert.deepEqual(groupsOf(result(bare, pivot)), [0, 2, 3])
    assert.deepEqual(groupsOf(result(whole, pivot)), [0, 1, 2, 3])
  })
})
