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

test('a column of SQL is said to be a column of its database, as far as its author sees it', async (t) => {
  const { as, id: database, field, model } = await shopServer(t)
  const status = await field('orders', 'status')
  const columns = [
    { name: 'total', display_name: 'total', base_type: 'type/Float' },
    { name: 'status', display_name: 'status', base_type: 'type/Text', id: status.id },
  ]
  const dataset_query = { type: 'native', native: { query: 'select total, status from orders' } }
  const id = await model(dataset_query, columns)
  const stored = async (): Promise<Column[]> => (await as.admin.get(`/api/card/${id}`)).body.result_metadata
  assert.equal(find(await stored(), 'status')['id'], status.id)

  // Questions on top of it and filters of dashboards know the column, its kind of values and its values.
  const { body: known } = await as.admin.get(`/api/table/card__${id}/query_metadata`)
  assert.deepEqual(
    known.fields.map((one: Column) => [one.name, typeof one['id'], one['has_field_values']]),
    [
      ['total', 'object', 'none'],
      ['status', 'number', 'list'],
    ],
  )
  const { body: counted } = await as.admin.post('/api/dataset', {
    database,
    type: 'query',
    query: {
      'source-table': `card__${id}`,
      aggregation: [['count']],
      filter: ['=', ['field', status.id, null], 'paid'],
    },
  })
  const { body: plain } = await as.admin.post('/api/dataset', {
    database,
    type: 'native',
    native: { query: "select count(*) from orders where status = 'paid'" },
  })
  assert.deepEqual(counted.data?.rows, plain.data.rows, JSON.stringify(counted.error))

  // A changed statement keeps it; what is sent without it clears it.
  const changed = { ...dataset_query, database, native: { query: 'select status, total from orders limit 5' } }
  assert.equal((await as.admin.put(`/api/card/${id}`, { dataset_query: changed })).status, 200)
  assert.equal(find(await stored(), 'status')['id'], status.id)
  const cleared = (await stored()).map(({ id: _id, ...column }) => column)
  assert.equal((await as.admin.put(`/api/card/${id}`, { result_metadata: cleared })).status, 200)
  assert.equal(find(await stored(), 'status')['id'], undefined)

  // What is not a column there, or is kept from people, is refused by the column's name.
  const hidden = await field('people', 'email')
  await as.admin.put(`/api/field/${hidden.id}`, { visibility_type: 'sensitive' })
  for (const wrong of [99_999, 'status', -1, hidden.id]) {
    const sent = (await stored()).map((column) => (column.name === 'status' ? { ...column, id: wrong } : column))
    for (const answer of [
      await as.admin.put(`/api/card/${id}`, { result_metadata: sent }),
      await as.admin.put(`/api/card/${id}`, { result_metadata: sent, dataset_query: changed }),
    ]) {
      assert.equal(answer.status, 400, String(wrong))
      assert.match(answer.body.errors.result_metadata, /^Column "status": /)
    }
  }
})

test('nobody maps a column to a table that is kept from them', async (t) => {
  const { as, id: database, table, field, model } = await shopServer(t)
  const people = await table('people')
  const [email, status] = [await field('people', 'email'), await field('orders', 'status')]
  const columns = [{ name: 'status', display_name: 'Status', base_type: 'type/Text' }]
  const id = await model({ type: 'native', native: { query: 'select status from orders' } }, columns)
  const { revision } = (await as.admin.get('/api/permissions/graph/group/1')).body
  const groups = { 1: { [database]: { 'create-queries': { [people.schema ?? '']: { [people.id]: 'no' } } } } }
  assert.equal((await as.admin.put('/api/permissions/graph', { revision, groups })).status, 200)
  const map = async (client: typeof as.user, to: number) => {
    const { body } = await as.admin.get(`/api/card/${id}`)
    const result_metadata = body.result_metadata.map((column: Column) => ({ ...column, id: to }))
    return client.put(`/api/card/${id}`, { result_metadata })
  }
  const refused = await map(as.user, email.id)
  assert.equal(refused.status, 400)
  assert.match(refused.body.errors.result_metadata, /^Column "status": /)
  assert.equal((await map(as.user, status.id)).status, 200)
  // What somebody else mapped may stay as it is.
  assert.equal((await map(as.admin, email.id)).status, 200)
  assert.equal((await map(as.user, email.id)).status, 200)
})
