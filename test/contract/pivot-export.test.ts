/** Downloads of pivot tables. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pivotShop } from '../support/pivot-shop.ts'

/** Lines of a CSV file. */
function lines(answer: { status: number; text: string }): string[] {
  assert.equal(answer.status, 200, answer.text)
  return answer.text.trimEnd().split('\n')
}

const TABLE = ['Status,0,1,Row totals', 'late,3,3,6', 'open,4,4,8', 'paid,3,3,6', 'Grand totals,10,10,20']

test("a card's download is arranged as its pivot table when that is asked for", async (t) => {
  const { as, query, quantity, save } = await pivotShop(t)
  const counts = { ...query, query: { ...query.query, aggregation: [['count']] } }
  const split = { rows: ['status'], columns: [quantity], values: ['count'] }
  const visualization_settings = { 'pivot_table.column_split': split }
  const id = await save({ dataset_query: counts, visualization_settings })
  const url = `/api/card/${id}/query`
  assert.deepEqual(lines(await as.user.post(`${url}/csv`, { pivot_results: true })), TABLE)
  assert.deepEqual(lines(await as.user.post(`${url}/csv?pivot_results=true`, {})), TABLE)
  const plain = lines(await as.user.post(`${url}/csv`, { pivot_results: false }))
  assert.deepEqual(plain.slice(0, 3), ['Status,Quantity,Count', 'late,0,3', 'late,1,3'])
  assert.equal(plain.length, 7)
  const json = await as.user.post(`${url}/json`, { pivot_results: true })
  assert.deepEqual(json.body[0], { Status: 'late', Quantity: 0, Count: 3 })
  const api = await as.user.post(`${url}/api`, { pivot_results: true })
  assert.equal(api.status, 202)
  assert.equal(api.body.row_count, 12)
  const table = await save({ dataset_query: counts, visualization_settings, display: 'table' })
  assert.equal(lines(await as.user.post(`/api/card/${table}/query/csv`, { pivot_results: true })).length, 7)
})

test('a card that names no rows and columns is arranged with its second group across, as the page shows it', async (t) => {
  const { as, query, save } = await pivotShop(t)
  const id = await save({
    dataset_query: { ...query, query: { ...query.query, aggregation: [['count']] } },
    visualization_settings: {},
  })
  assert.deepEqual(lines(await as.user.post(`/api/card/${id}/query/csv`, { pivot_results: true })), TABLE)
})

test('the order of values and the totals follow the settings', async (t) => {
  const { as, save } = await pivotShop(t)
  const csv = async (settings: Record<string, unknown>) => {
    const split = { rows: ['status'], columns: ['quantity'], values: ['sum'] }
    const id = await save({ visualization_settings: { 'pivot_table.column_split': split, ...settings } })
    return lines(await as.user.post(`/api/card/${id}/query/csv`, { pivot_results: true }))
  }
  const down = { 'pivot_table.column_sort_order': 'descending' }
  const sorted = await csv({ column_settings: { '["name","status"]': down, '["name","quantity"]': down } })
  assert.deepEqual(sorted.slice(0, 3), [
    'Status,1,1,0,0,Row totals,Row totals',
    'Status,Sum of Total,Count,Sum of Total,Count,Sum of Total,Count',
    'paid,154.5,3,181.5,3,336,6',
  ])
  const bare = await csv({ 'pivot.show_row_totals': false, 'pivot.show_column_totals': false })
  assert.deepEqual(bare[0], 'Status,0,0,1,1')
  assert.equal(bare.length, 5)
  assert.equal(bare.at(-1), 'paid,181.5,3,154.5,3')
})

test('an ad-hoc pivot is downloaded as CSV and XLSX', async (t) => {
  const { as, query, database } = await pivotShop(t)
  const counts = { ...query, query: { ...query.query, aggregation: [['count']] } }
  const pivot = { ...counts, 'was-pivot': true, pivot_rows: [0], pivot_cols: [1] }
  assert.deepEqual(lines(await as.user.post('/api/dataset/csv', { query: pivot, pivot_results: true })), TABLE)
  const settings = { 'pivot_table.column_split': { rows: ['status'], columns: ['quantity'], values: [] } }
  const form = new URLSearchParams({
    query: JSON.stringify(counts),
    visualization_settings: JSON.stringify(settings),
    pivot_results: 'true',
  }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.deepEqual(lines(await as.user.post('/api/dataset/csv', form, type)), TABLE)
  const xlsx = await as.user.post('/api/dataset/xlsx', { query: pivot, pivot_results: true })
  assert.equal(xlsx.status, 200)
  // Not asked for, not a pivot, and SQL: plain rows.
  assert.equal(lines(await as.user.post('/api/dataset/csv', { query: pivot })).length, 7)
  assert.equal(lines(await as.user.post('/api/dataset/csv', { query: counts, pivot_results: true })).length, 7)
  const native = { database, type: 'native', native: { query: 'select 1 as one' }, 'was-pivot': true }
  assert.deepEqual(lines(await as.user.post('/api/dataset/csv', { query: native, pivot_results: true })), ['one', '1'])
  const wrong = await as.user.post('/api/dataset/csv', { query: { ...pivot, pivot_rows: [7] }, pivot_results: true })
  assert.equal(wrong.status, 400)
  assert.match(wrong.body.error, /no breakout number 7/)
})

test('labels stand for stored values, in the table and at its head', async (t) => {
  const { as, query, save, quantityId } = await pivotShop(t)
  await as.admin.post(`/api/field/${quantityId}/dimension`, { type: 'internal', name: 'Size' })
  await as.admin.post(`/api/field/${quantityId}/values`, {
    values: [
      [0, 'None'],
      [1, 'One'],
    ],
  })
  const counts = { ...query, query: { ...query.query, aggregation: [['count']] } }
  const csv = async (rows: string[], columns: string[]) => {
    const visualization_settings = { 'pivot_table.column_split': { rows, columns, values: [] } }
    const id = await save({ dataset_query: counts, visualization_settings })
    return lines(await as.user.post(`/api/card/${id}/query/csv`, { pivot_results: true }))
  }
  assert.equal((await csv(['status'], ['quantity']))[0], 'Status,None,One,Row totals')
  assert.deepEqual(await csv(['quantity'], ['status']), [
    'Size,late,open,paid,Row totals',
    'None,3,4,3,10',
    'One,3,4,3,10',
    'Grand totals,6,8,6,20',
  ])
  const plain = lines(await as.user.post('/api/dataset/csv', { query: counts }))
  assert.deepEqual(plain.slice(0, 3), ['Status,Size,Count', 'late,None,3', 'late,One,3'])
})
