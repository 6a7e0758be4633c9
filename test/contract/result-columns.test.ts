/** What cards tell of their columns over HTTP; the rules themselves: test/conformance/columns.test.ts. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  async function model(dataset_query: Record<string, unknown>, result_metadata: unknown[]) {
    const { body, status } = await server.as.admin.post('/api/card', {
      name: 'Model',
      type: 'model',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: shop.id, ...dataset_query },
      result_metadata,
    })
    assert.equal(status, 200, JSON.stringify(body))
    return body.id
  }
  return { ...server, ...shop, model }
}

const EDITS = { description: 'In euro', semantic_type: 'type/Income', settings: { decimals: 1 } }

interface Column {
  name: string
  display_name: string
  [key: string]: unknown
}

function find(columns: Column[], name: string): Column {
  const column = columns.find((item) => item.name === name)
  assert.ok(column, name)
  return column
}

test('a model shows its own columns as users edited them', async (t) => {
  const { as, table, field, model } = await shopServer(t)
  const total = (await field('orders', 'total')).id
  const id = await model(
    {
      type: 'query',
      query: { 'source-table': (await table('orders')).id, fields: [['field', total, null]], limit: 2 },
    },
    [{ name: 'total', display_name: 'Revenue', base_type: 'type/Decimal', ...EDITS }],
  )
  const { body } = await as.admin.post(`/api/card/${id}/query`, {})
  for (const columns of [body.data.cols, body.data.results_metadata.columns]) {
    const column = find(columns, 'total')
    assert.deepEqual(
      [column.display_name, column['description'], column['semantic_type'], column['settings'], column['id']],
      ['Revenue', 'In euro', 'type/Income', { decimals: 1 }, total],
    )
  }
  const csv = await as.admin.post(`/api/card/${id}/query/csv`, {})
  assert.equal(csv.text, 'Revenue\n1.5\n2.5\n')
})

test('a model in SQL too, whose columns may be said to be fields', async (t) => {
  const { as, field, model } = await shopServer(t)
  const total = (await field('orders', 'total')).id
  const id = await model(
    { type: 'native', native: { query: 'select total, status from orders order by id limit 1' } },
    [
      { name: 'total', display_name: 'Revenue', base_type: 'type/Decimal', id: total, ...EDITS },
      { name: 'gone', display_name: 'Gone', base_type: 'type/Text' },
    ],
  )
  const { body } = await as.admin.post(`/api/card/${id}/query`, {})
  const revenue = find(body.data.cols, 'total')
  assert.deepEqual([revenue.display_name, revenue['id'], revenue['source']], ['Revenue', total, 'native'])
  assert.equal(find(body.data.cols, 'status').display_name, 'status')
})

test('an edit is seen at once, also where the answer was kept', async (t) => {
  const { as, model } = await shopServer(t)
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  const id = await model({ type: 'native', native: { query: 'select 1 as n' } }, [
    { name: 'n', display_name: 'First', base_type: 'type/Integer' },
  ])
  await as.admin.put(`/api/card/${id}`, { cache_ttl: 1 })
  const nameOf = async () => find((await as.admin.post(`/api/card/${id}/query`, {})).body.data.cols, 'n').display_name
  assert.deepEqual([await nameOf(), await nameOf()], ['First', 'First'])
  const edited = await as.admin.put(`/api/card/${id}`, {
    result_metadata: [{ name: 'n', display_name: 'Second', base_type: 'type/Integer' }],
  })
  assert.equal(edited.status, 200)
  assert.equal(await nameOf(), 'Second')
})

test('dates that SQLite computed are written to files like stored ones', async (t) => {
  const { as, id, table, field } = await shopServer(t)
  const created = ['field', (await field('people', 'created_at')).id, null]
  const query = {
    database: id,
    type: 'query',
    query: {
      'source-table': (await table('people')).id,
      expressions: { later: ['datetime-add', created, 1, 'hour'] },
      fields: [
        ['expression', 'later'],
        ['field', (await field('people', 'created_at')).id, { 'temporal-unit': 'month' }],
      ],
      filter: ['=', ['field', (await field('people', 'id')).id, null], 3],
    },
  }
  const csv = await as.admin.post('/api/dataset/csv', { query })
  assert.equal(csv.text, 'later,Created At: Month\n2024-01-03T11:00:00,2024-01-01\n')
  const sql = { database: id, type: 'native', native: { query: "select datetime('2024-03-05', '+90 minutes') as at" } }
  assert.equal((await as.admin.post('/api/dataset/csv', { query: sql })).text, 'at\n2024-03-05T01:30:00\n')
  assert.deepEqual((await as.admin.post('/api/dataset', sql)).body.data.rows, [['2024-03-05T01:30:00Z']])
})
