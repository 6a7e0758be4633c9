/** Rows in the order that a reader of an answer asks for (contract: results, section 1). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

interface Answer {
  status: string
  error?: string
  data: { cols: { name: string }[]; rows: unknown[][] }
}

const BY_TOTAL = [{ name: 'total', direction: 'desc' }]

test('rows are sorted before they are cut, through every door', async (t) => {
  const server = await testServer(t)
  const { admin } = server.as
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  await admin.put('/api/setting', { 'unaggregated-query-row-limit': 3, 'enable-public-sharing': true })
  const ofTable = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const ofSql = { database: shop.id, type: 'native', native: { query: 'select * from orders -- all' } }
  const totals = (result: Answer): unknown[] => {
    assert.equal(result.status, 'completed', JSON.stringify(result.error))
    const place = result.data.cols.findIndex(({ name }) => name === 'total')
    return result.data.rows.map((row) => Number(row[place]))
  }
  const lineOf = (text: string) => JSON.parse(text.split('\n')[0]!).result
  const sorted = encodeURIComponent(JSON.stringify(BY_TOTAL))
  for (const dataset_query of [ofTable, ofSql]) {
    const { body: card } = await admin.post('/api/card', {
      name: 'Orders',
      display: 'table',
      visualization_settings: {},
      dataset_query,
    })
    const { body: board } = await admin.post('/api/dashboard', { name: 'Board' })
    const { body: filled } = await admin.put(`/api/dashboard/${board.id}`, {
      dashcards: [{ id: -1, card_id: card.id, row: 0, col: 0, size_x: 4, size_y: 4 }],
    })
    const place = `dashcard/${filled.dashcards[0].id}/card/${card.id}`
    const { body: ofCard } = await admin.post(`/api/card/${card.id}/public_link`)
    const { body: ofBoard } = await admin.post(`/api/dashboard/${board.id}/public_link`)
    const body = { sort_rows: BY_TOTAL }
    const answers = [
      (await admin.post('/api/dataset', { ...dataset_query, ...body })).body,
      (await admin.post(`/api/card/${card.id}/query`, body)).body,
      (await admin.post(`/api/dashboard/${board.id}/${place}/query`, body)).body,
      lineOf((await admin.post(`/api/dashboard/${board.id}/query`, body)).text),
      (await admin.get(`/api/public/card/${ofCard.uuid}/query?sort_rows=${sorted}`)).body,
      (await admin.get(`/api/public/dashboard/${ofBoard.uuid}/${place}?sort_rows=${sorted}`)).body,
      lineOf((await admin.post(`/api/public/dashboard/${ofBoard.uuid}/query`, body)).text),
    ]
    for (const answer of answers) assert.deepEqual(totals(answer), [100.5, 99.5, 98.5])
    assert.deepEqual(totals((await admin.post(`/api/card/${card.id}/query`)).body), [1.5, 2.5, 3.5])
    const { body: unknown } = await admin.post(`/api/card/${card.id}/query`, {
      sort_rows: [{ name: 'nope', direction: 'asc' }],
    })
    assert.equal(unknown.status, 'failed')
    for (const wrong of ['x', '[{"name":1}]']) {
      const path = `/api/public/card/${ofCard.uuid}/query?sort_rows=${encodeURIComponent(wrong)}`
      const { status, text } = await admin.get(path)
      assert.equal(status, 400, text)
    }
  }
})
