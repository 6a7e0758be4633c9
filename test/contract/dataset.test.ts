import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  return { ...server, ...shop, database: shop.id }
}

test('a question in the query language answers with rows, columns and the query as run', async (t) => {
  const { as, database, table, field } = await shopServer(t)
  const statusField = (await field('orders', 'status')).id
  const query = {
    database,
    type: 'query',
    query: {
      'source-table': (await table('orders')).id,
      aggregation: [['count']],
      breakout: [['field', statusField, null]],
    },
  }
  const { status, body, headers } = await as.user.post('/api/dataset', query)
  assert.equal(status, 202)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [
    ['late', 33],
    ['open', 34],
    ['paid', 33],
  ])
  assert.deepEqual(
    body.data.cols.map((col: { name: string; source: string }) => [col.name, col.source]),
    [
      ['status', 'breakout'],
      ['count', 'aggregation'],
    ],
  )
  assert.equal(body.row_count, 3)
  assert.equal(body.context, 'ad-hoc')
  assert.deepEqual(body.json_query, {
    ...query,
    constraints: { 'max-results': 10_000, 'max-results-bare-rows': 2000 },
  })
  assert.match(String(headers['server-timing']), /compile;dur=.*total;dur=/)
  assert.equal(headers['x-accel-buffering'], 'no')
})

test('SQL with a variable binds its value', async (t) => {
  const { as, database } = await shopServer(t)
  const { body } = await as.user.post('/api/dataset', {
    database,
    type: 'native',
    native: {
      query:
        'select id from orders where total > {{least}} and id < 100 [[and user_id = {{user}}]] order by id -- {{note}}',
      'template-tags': {
        least: { id: 'a', name: 'least', 'display-name': 'Least', type: 'number', default: 1 },
        user: { id: 'b', name: 'user', 'display-name': 'User', type: 'number' },
      },
    },
    parameters: [{ type: 'number', target: ['variable', ['template-tag', 'least']], value: '97' }],
  })
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [[97], [98], [99]])
})

test('a query that the database refuses answers 202 with its message', async (t) => {
  const { as, database } = await shopServer(t)
  const query = { database, type: 'native', native: { query: 'select 1 from nowhere' } }
  const { status, body } = await as.user.post('/api/dataset', query)
  assert.equal(status, 202)
  assert.equal(body.status, 'failed')
  assert.match(body.error, /no such table: nowhere/)
  assert.deepEqual(body.data, { rows: [], cols: [] })
  assert.equal(body.error_type, 'db')
})

test('an unknown clause names its path; a missing database is a 400, an unknown one a 404', async (t) => {
  const { as, database, table } = await shopServer(t)
  const orders = await table('orders')
  const wrong = { database, type: 'query', query: { 'source-table': orders.id, filter: ['sounds-like', 1, 2] } }
  const failed = await as.user.post('/api/dataset', wrong)
  assert.equal(failed.body.error_type, 'invalid-query')
  assert.match(failed.body.error, /sounds-like.*query\.filter/)
  const none = await as.user.post('/api/dataset', { type: 'native', native: { query: 'select 1' } })
  assert.equal(none.status, 400)
  const required = '`database` is required for all queries whose type is not `internal`.'
  assert.deepEqual(none.body, { message: required })
  const named = await as.user.post('/api/dataset', { database: 'My DB', type: 'native', native: { query: 'select 1' } })
  assert.deepEqual(
    [named.status, named.body],
    [
      400,
      {
        errors: { database: 'nullable integer' },
        'specific-errors': { database: ['should be an integer, received: "My DB"'] },
      },
    ],
  )
  const unknown = await as.user.post('/api/dataset', { database: 999, type: 'native', native: { query: 'select 1' } })
  assert.equal(unknown.status, 404)
})

test('rows without aggregation stop at 2,000 and say so; an export has all', async (t) => {
  const { as, database } = await shopServer(t)
  const query = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) select i from n'
  const native = { database, type: 'native', native: { query } }
  const { body } = await as.user.post('/api/dataset', native)
  assert.equal(body.row_count, 2000)
  assert.equal(body.data.rows_truncated, 2000)
  const csv = await as.user.post('/api/dataset/csv', { query: JSON.stringify(native) })
  assert.equal(csv.status, 200)
  assert.equal(csv.text.trimEnd().split('\n').length, 3001)
  const log = await as.admin.get('/api/queries/log?limit=1')
  assert.equal(log.body.data[0].context, 'csv-download')
  assert.equal(log.body.data[0].result_rows, 3000)
})

test('formulas in CSV are marked where the download or the setting asks for it', async (t) => {
  const { as, database } = await shopServer(t)
  const query = { database, type: 'native', native: { query: `select '=1+1' as "@f", '-5' as n, -5 as i` } }
  const exact = '@f,n,i\n=1+1,-5,-5\n'
  const marked = "'@f,n,i\n'=1+1,-5,-5\n"
  const text = async (choice: object) => (await as.user.post('/api/dataset/csv', { query, ...choice })).text
  assert.equal(await text({}), exact)
  assert.equal(await text({ escape_formulas: null }), exact)
  assert.equal(await text({ escape_formulas: true }), marked)
  assert.equal((await as.user.post('/api/dataset/csv', { query, escape_formulas: 'maybe' })).status, 400)

  const card = { name: 'F', display: 'table', visualization_settings: {}, dataset_query: query }
  const { id } = (await as.admin.post('/api/card', card)).body
  const board = (await as.admin.post('/api/dashboard', { name: 'B' })).body.id
  const placed = await as.admin.put(`/api/dashboard/${board}`, {
    dashcards: [{ id: -1, card_id: id, row: 0, col: 0, size_x: 4, size_y: 4 }],
  })
  const ofCard = `/api/card/${id}/query/csv`
  const ofPlace = `/api/dashboard/${board}/dashcard/${placed.body.dashcards[0].id}/card/${id}/query/csv`
  for (const path of [ofCard, ofPlace]) {
    assert.equal((await as.admin.post(path)).text, exact)
    assert.equal((await as.admin.post(`${path}?escape_formulas=true`)).text, marked)
    assert.equal((await as.admin.post(path, { escape_formulas: 'true' })).text, marked)
  }

  const { status } = await as.admin.put('/api/setting/csv-escape-formulas', { value: true })
  assert.equal(status, 204)
  assert.equal(await text({}), marked)
  assert.equal(await text({ escape_formulas: false }), exact)
  for (const path of [ofCard, ofPlace]) {
    assert.equal((await as.admin.post(path)).text, marked)
    assert.equal((await as.admin.post(`${path}?escape_formulas=false`)).text, exact)
  }
})

test('exports have their type, a file name, and a status that tells a failure', async (t) => {
  const { as, database } = await shopServer(t)
  const query = { database, type: 'native', native: { query: 'select id, total from orders where id < 4 order by id' } }
  const csv = await as.user.post('/api/dataset/csv', { query })
  assert.equal(csv.headers['content-type'], 'text/csv')
  assert.match(String(csv.headers['content-disposition']), /^attachment; filename="query_result_.*\.csv"$/)
  assert.equal(csv.text, 'id,total\n1,1.5\n2,2.5\n3,3.5\n')
  const json = await as.user.post('/api/dataset/json', { query, format_rows: false })
  assert.deepEqual(json.body[0], { id: 1, total: 1.5 })
  const form = new URLSearchParams({ query: JSON.stringify(query), format_rows: 'false' }).toString()
  const api = await as.user.post('/api/dataset/api', form, { 'content-type': 'application/x-www-form-urlencoded' })
  assert.equal(api.status, 202)
  assert.equal(api.body.data.rows.length, 3)
  const xlsx = await as.user.post('/api/dataset/xlsx', { query })
  assert.equal(xlsx.status, 200)
  assert.equal(xlsx.text.slice(0, 2), 'PK')
  const broken = await as.user.post('/api/dataset/csv', { query: { ...query, native: { query: 'select x' } } })
  assert.equal(broken.status, 400)
  assert.equal(broken.body.status, 'failed')
  assert.equal((await as.user.post('/api/dataset/csv', { query: 'no json' })).status, 400)
  for (const visualization_settings of ['null', null, '{}']) {
    assert.equal((await as.user.post('/api/dataset/csv', { query, visualization_settings })).status, 200)
  }
  const list = await as.user.post('/api/dataset/csv', { query, visualization_settings: '[]' })
  assert.deepEqual(Object.keys(list.body.errors), ['visualization_settings'])
})

test('the SQL of a question can be read, plain and pretty', async (t) => {
  const { as, database, table } = await shopServer(t)
  const orders = await table('orders')
  const query = { database, type: 'query', query: { 'source-table': orders.id, aggregation: [['count']] } }
  const plain = await as.user.post('/api/dataset/native', { ...query, pretty: false })
  assert.match(plain.body.query, /^SELECT COUNT\(\*\) AS "count" FROM "orders"/)
  const pretty = await as.user.post('/api/dataset/native', query)
  assert.ok(pretty.body.query.includes('\n'))
  assert.equal((await as.user.post('/api/dataset/duration', query)).body.average, 0)
})

test('the log is filtered and ordered', async (t) => {
  const { as, database } = await shopServer(t)
  const run = (query: string) => as.user.post('/api/dataset', { database, type: 'native', native: { query } })
  await run('select 1')
  await run('select nothing from nowhere')
  await run('with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select count(*) from n')
  const sqls = async (query: string) =>
    (await as.admin.get(`/api/queries/log?${query}`)).body.data.map(({ sql }: { sql: string }) => sql.slice(0, 14))
  assert.deepEqual(await sqls('status=failed'), ['select nothing'])
  assert.equal((await as.admin.get('/api/queries/log?status=failed&limit=1&offset=1')).body.total, 1)
  assert.deepEqual(await sqls(`database_id=${database + 1}`), [])
  assert.deepEqual(await sqls(`database_id=${database}&limit=1`), ['with recursive'])
  const { data } = (await as.admin.get('/api/queries/log?sort=slowest')).body
  const times: number[] = data.map(({ running_time_ms }: { running_time_ms: number }) => running_time_ms)
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  assert.equal((await sqls(`min_time=${(times[0] ?? 0) + 1}`)).length, 0)
  assert.equal((await as.admin.get('/api/queries/log?sort=odd')).status, 400)
})

test('what ran is in the log, for administrators', async (t) => {
  const { as, database } = await shopServer(t)
  await as.user.post('/api/dataset', { database, type: 'native', native: { query: 'select 41 + 1' } })
  const { body } = await as.admin.get('/api/queries/log?limit=5')
  assert.equal(body.data[0].sql, 'select 41 + 1')
  assert.equal(body.data[0].status, 'completed')
  assert.ok(body.data[0].stage_times.execute >= 0)
  assert.deepEqual((await as.admin.get('/api/queries/running')).body, [])
  assert.equal((await as.admin.delete('/api/queries/running/7')).status, 404)
})

test('everybody sees what they have asked themselves, and no SQL', async (t) => {
  const { as, database } = await shopServer(t)
  const query = 'with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n'
  const asked = as.admin.post('/api/dataset', { database, type: 'native', native: { query } })
  const own = async (client = as.admin) => (await client.get('/api/queries/mine')).body
  await until('the query', 20_000, async () => (await own())[0]?.state === 'running')
  const [mine] = await own()
  assert.deepEqual(Object.keys(mine).sort(), ['card_id', 'database_id', 'id', 'started_at', 'state'])
  assert.deepEqual([mine.database_id, mine.card_id, await own(as.user)], [database, null, []])
  assert.equal((await as.admin.delete(`/api/queries/running/${mine.id}`)).status, 204)
  await asked
  assert.deepEqual(await own(), [])
})

test('an ad-hoc query needs a login', async (t) => {
  const { as, database } = await shopServer(t)
  const { status, text } = await as.nobody.post('/api/dataset', {
    database,
    native: { query: 'select 1' },
    type: 'native',
  })
  assert.deepEqual([status, text], [401, 'Unauthenticated'])
})
