/** ClickHouse behind the API, from its form to its files. The query language is proved in test/conformance. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { clickhouseServer, type DatabaseServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const SCRIPT = `
  CREATE TABLE orders (id UInt64, status LowCardinality(String), total Decimal(18, 4), big Int128, at DateTime('UTC'),
    day Date32, tags Array(String), note Nullable(String)) ENGINE = MergeTree ORDER BY id COMMENT 'What was ordered';
  INSERT INTO orders SELECT number + 1, ['paid', 'open', 'late'][number % 3 + 1], toDecimal64(number, 4) + 0.25,
    toInt128('170141183460469231731687303715884105727') - number, toDateTime('2024-03-05 10:20:30', 'UTC') + number,
    toDate32('2024-03-05') + number, ['a', 'b'], if(number % 2 = 0, NULL, 'said') FROM system.numbers LIMIT 9;
  CREATE VIEW paid AS SELECT id, total FROM orders WHERE status = 'paid'`
const SLOW = 'SELECT count() AS n FROM system.numbers WHERE sipHash64(number) = 1'
const RUNNING =
  "SELECT count() AS n FROM system.processes WHERE query LIKE '%sipHash64%' AND query NOT LIKE '%processes%'"

/** A server that is connected with a small shop. */
async function shopServer(t: TestContext, clickhouse: DatabaseServer) {
  const warehouse = await clickhouse.createDatabase('contract')
  await warehouse.exec(SCRIPT)
  const server = await testServer(t)
  const { admin } = server.as
  const details = { ...warehouse.details, 'enable-multiple-db': false }
  const connected = await admin.post('/api/database', { name: 'Warehouse', engine: 'clickhouse', details })
  assert.equal(connected.status, 200, connected.text)
  const database: number = connected.body.id
  await server.server.jobs.drain()
  const { tables } = (await admin.get(`/api/database/${database}/metadata`)).body
  const orders = tables.find(({ name }: { name: string }) => name === 'orders')
  const field = (name: string): ['field', number, null] => {
    const found = orders.fields.find((one: { name: string }) => one.name === name)
    return ['field', found.id, null]
  }
  const built = (query: object = {}) => ({ database, type: 'query', query: { 'source-table': orders.id, ...query } })
  const sql = (query: string, tags: object = {}) => ({
    database,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const rowsOf = async (query: object) => {
    const { body } = await admin.post('/api/dataset', query)
    assert.equal(body.status, 'completed', body.error)
    return body.data.rows
  }
  return { ...server, admin, warehouse, details, databaseId: database, tables, orders, field, built, sql, rowsOf }
}

type Shop = Awaited<ReturnType<typeof shopServer>>

function fieldsSay({ tables, orders }: Shop): void {
  assert.deepEqual(
    tables.map(({ name, description }: Record<string, unknown>) => [name, description]),
    [
      ['orders', 'What was ordered'],
      ['paid', null],
    ],
  )
  assert.deepEqual(
    orders.fields
      .toSorted((one: { position: number }, other: { position: number }) => one.position - other.position)
      .map(({ name, base_type, database_type, database_required }: Record<string, unknown>) => [
        name,
        base_type,
        database_type,
        database_required,
      ]),
    [
      ['id', 'type/BigInteger', 'uint64', true],
      ['status', 'type/Text', 'lowcardinality(string)', true],
      ['total', 'type/Decimal', 'decimal(18, 4)', true],
      ['big', 'type/BigInteger', 'int128', true],
      ['at', 'type/DateTimeWithTZ', "datetime('utc')", true],
      ['day', 'type/Date', 'date32', true],
      ['tags', 'type/Array', 'array(string)', true],
      ['note', 'type/Text', 'nullable(string)', false],
    ],
  )
}

async function questionsAnswer({ admin, built, field, rowsOf }: Shop): Promise<void> {
  const sums = built({
    aggregation: [
      ['sum', field('total')],
      ['max', field('big')],
    ],
    breakout: [field('status')],
    'order-by': [['asc', field('status')]],
  })
  assert.deepEqual(await rowsOf(sums), [
    ['late', 15.75, '170141183460469231731687303715884105725'],
    ['open', 12.75, '170141183460469231731687303715884105726'],
    ['paid', 9.75, '170141183460469231731687303715884105727'],
  ])
  const days = built({ aggregation: [['count']], breakout: [['field', field('at')[1], { 'temporal-unit': 'day' }]] })
  assert.deepEqual(await rowsOf(days), [['2024-03-05T00:00:00Z', 9]])
  assert.deepEqual((await admin.get(`/api/field/${field('status')[1]}/values`)).body.values, [
    ['late'],
    ['open'],
    ['paid'],
  ])
  const found = await admin.get(`/api/field/${field('status')[1]}/search/${field('status')[1]}?value=PA`)
  assert.deepEqual(found.body, [['paid']])
}

async function sqlAnswers({ admin, sql, field, rowsOf }: Shop): Promise<void> {
  const tag = (name: string, more: object) => ({ id: name, name, 'display-name': name, ...more })
  const tags = {
    least: tag('least', { type: 'number' }),
    note: tag('note', { type: 'text' }),
    day: tag('day', { type: 'date' }),
    status: tag('status', { type: 'dimension', 'widget-type': 'string/=', dimension: field('status') }),
  }
  const value = (type: string, target: unknown[], given: unknown) => ({ type, target, value: given })
  const variable = (name: string) => ['variable', ['template-tag', name]]
  const question = sql(
    'SELECT id FROM orders WHERE id >= {{least}} AND day > {{day}} [[AND note = {{note}}]] AND {{status}} ORDER BY id',
    tags,
  )
  const parameters = [
    value('number/=', variable('least'), [2]),
    value('date/single', variable('day'), '2024-03-05'),
    value('string/=', ['dimension', ['template-tag', 'status']], ['paid', 'open']),
  ]
  assert.deepEqual(await rowsOf({ ...question, parameters }), [[2], [4], [5], [7], [8]])
  const said = value('category', variable('note'), 'said')
  assert.deepEqual(await rowsOf({ ...question, parameters: [...parameters, said] }), [[2], [4], [8]])
  const hostile = value('category', variable('note'), "\\' OR 1 = 1 -- ")
  assert.deepEqual(await rowsOf({ ...question, parameters: [...parameters, hostile] }), [])
  const { body } = await admin.post('/api/dataset', sql('SELECT nothing FROM orders'))
  assert.equal(body.status, 'failed')
  assert.match(body.error, /nothing/)
}

async function modelsAnswer({ admin, sql, rowsOf, databaseId }: Shop): Promise<void> {
  const made = await admin.post('/api/card', {
    name: 'Late orders',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: sql("SELECT id, total FROM orders WHERE status = 'late'"),
  })
  assert.equal(made.status, 200, made.text)
  const above = {
    'source-table': `card__${made.body.id}`,
    aggregation: [['sum', ['field', 'total', { 'base-type': 'type/Decimal' }]]],
  }
  assert.deepEqual(await rowsOf({ database: databaseId, type: 'query', query: above }), [[15.75]])
}

async function filesAreWhole({ admin, built, field }: Shop): Promise<void> {
  const fields = ['id', 'total', 'big', 'day', 'note'].map(field)
  const query = JSON.stringify(built({ fields, 'order-by': [['asc', field('id')]], limit: 2 }))
  const csv = await admin.post('/api/dataset/csv', { query, format_rows: false })
  assert.deepEqual(csv.text.trim().split(/\r?\n/), [
    'ID,Total,Big,Day,Note',
    '1,0.2500,170141183460469231731687303715884105727,2024-03-05,',
    '2,1.2500,170141183460469231731687303715884105726,2024-03-06,said',
  ])
  const json = await admin.post('/api/dataset/json', { query, format_rows: false })
  assert.match(json.text, /170141183460469231731687303715884105726/)
  assert.equal(json.body.length, 2)
  const xlsx = await admin.post('/api/dataset/xlsx', { query })
  assert.deepEqual([xlsx.status, xlsx.text.slice(0, 2)], [200, 'PK'])
}

async function rulesHideRows(shop: Shop): Promise<void> {
  const { admin, built, field, orders, databaseId, sql } = shop
  const group = await createGroup(shop, 'Ruled')
  const person = await createPerson(shop, 'ruled', [group])
  await admin.put(`/api/user/${person.id}`, { login_attributes: { state: 'open' } })
  const { revision } = (await admin.get('/api/permissions/graph')).body
  const groups = {
    1: { [databaseId]: { 'view-data': 'blocked' } },
    [group]: { [databaseId]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } },
  }
  assert.equal((await admin.put('/api/permissions/graph', { revision, groups })).status, 200)
  const rule = {
    group_id: group,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: { state: ['dimension', field('status')] },
  }
  assert.equal((await admin.post('/api/mt/gtap', rule)).status, 200)
  const counts = built({ aggregation: [['count']], breakout: [field('status')] })
  assert.deepEqual((await person.as.post('/api/dataset', counts)).body.data.rows, [['open', 3]])
  assert.deepEqual((await person.as.get(`/api/field/${field('status')[1]}/values`)).body.values, [['open']])
  const { body } = await person.as.post('/api/dataset', sql('SELECT * FROM orders'))
  assert.equal(body.error, 'You do not have permissions to run this query.')
}

async function onlyItsDataIsRead({ admin, sql }: Shop): Promise<void> {
  for (const query of [
    'SELECT * FROM system.query_log',
    'SELECT * FROM `system`.processes',
    'SHOW GRANTS',
    "SELECT * FROM file('/etc/passwd', 'LineAsString')",
    "SELECT * FROM url('http://127.0.0.1/', 'LineAsString')",
    'DROP TABLE orders',
    'INSERT INTO orders (id) VALUES (1)',
    'SELECT 1 FORMAT CSV',
  ]) {
    const { body } = await admin.post('/api/dataset', sql(query))
    assert.equal(body.status, 'failed', query)
    assert.doesNotMatch(body.error, /connection to the database was lost/, query)
  }
}

async function stoppingEnds({ admin, sql, warehouse }: Shop): Promise<void> {
  const running = async () => Number((await warehouse.query(RUNNING))[0]?.['n'])
  const asked = admin.post('/api/dataset', sql(SLOW))
  await until('the statement', 20_000, async () => (await running()) === 1)
  const [entry] = (await admin.get('/api/queries/running')).body
  assert.equal((await admin.delete(`/api/queries/running/${entry.id}`)).status, 204)
  assert.equal((await asked).body.status, 'interrupted')
  await until('the end of the statement', 20_000, async () => (await running()) === 0)
}

async function formsAreRefused({ admin, details }: Shop): Promise<void> {
  const refused = async (wrong: object) => {
    const { status, body } = await admin.post('/api/database', {
      name: 'Wrong',
      engine: 'clickhouse',
      details: { ...details, ...wrong },
    })
    assert.equal(status, 400)
    return [body.message, Object.keys(body.errors ?? {})]
  }
  assert.deepEqual(await refused({ password: 'wrong' }), [
    'The user name or the password is wrong.',
    ['user', 'password'],
  ])
  assert.deepEqual(await refused({ port: 1 }), [
    'Nothing accepts connections at this host and port. Check both, and that the database is running.',
    ['host', 'port'],
  ])
}

test('ClickHouse from its form to its files', async (t) => {
  const clickhouse = await clickhouseServer()
  if (clickhouse === undefined) return t.skip('there is no ClickHouse (npm ci in test/engines)')
  const shop = await shopServer(t, clickhouse)
  const parts: Record<string, (shop: Shop) => void | Promise<void>> = {
    'fields have the types of their columns': fieldsSay,
    'questions and values of filters are answered': questionsAnswer,
    'SQL takes values and field filters': sqlAnswers,
    'a model is a source': modelsAnswer,
    'files have all digits': filesAreWhole,
    'SQL reads its data and no more': onlyItsDataIsRead,
    'stopping a query ends it on the server': stoppingEnds,
    'a wrong form says which input is at fault': formsAreRefused,
    'a rule hides rows': rulesHideRows,
  }
  for (const [name, part] of Object.entries(parts)) await t.test(name, async () => part(shop))
  const { admin, databaseId: database } = shop
  assert.equal((await admin.delete(`/api/database/${database}?confirm=true`)).status, 204)
  assert.equal((await admin.get(`/api/database/${database}`)).status, 404)
})
