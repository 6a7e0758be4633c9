/**
 * Questions on a model that is kept as a table give the rows that the source gives, on every engine: each query runs before
 * the model is stored and afterwards.
 */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { createFile } from '../support/duckdb-file.ts'
import { mysqlServer, postgresServer, type TestDatabase } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'

type EngineName = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'
const ENGINES: readonly EngineName[] = ['postgres', 'mysql', 'sqlite', 'duckdb']

const TYPES: Record<EngineName, Record<string, string>> = {
  postgres: { float: 'double precision', instant: 'timestamptz', moment: 'timestamp', text: 'varchar(40)' },
  mysql: { float: 'double', instant: 'timestamp null', moment: 'datetime(3)', text: 'varchar(40)' },
  sqlite: { float: 'real', instant: 'timestamp', moment: 'timestamp', text: 'text' },
  // A table that is made of a query has its collations.
  duckdb: { float: 'double', instant: 'timestamptz', moment: 'timestamp', text: 'varchar collate nocase' },
}
const PLACES = ['Ä-Dorf', 'a dorf', 'B', 'straße', "o'brien", '', null, 'b\\c', 'B ']

/** Statements that make 60 orders of nine places, with nulls, and the places. */
function statements(engine: EngineName): string[] {
  const { float, instant, moment, text } = TYPES[engine]
  const quoted = (value: string | null) =>
    value === null ? 'null' : `'${(engine === 'mysql' ? value.replaceAll('\\', '\\\\') : value).replaceAll("'", "''")}'`
  const rows = Array.from({ length: 60 }, (_, id) => {
    const place = quoted(PLACES[id % PLACES.length] ?? null)
    const day = `2024-${String((id % 12) + 1).padStart(2, '0')}-${String((id % 27) + 1).padStart(2, '0')}`
    const time = `${day} ${String(id % 24).padStart(2, '0')}:30:15`
    const zone = engine === 'postgres' || engine === 'duckdb' ? '+00:00' : ''
    const total = id % 7 === 0 ? 'null' : `${(id * 37) % 101}.${String(id % 100).padStart(2, '0')}`
    return `(${id}, ${place}, ${total}, ${id / 8}, ${id % 5}, '${day}', '${time}', '${time}${zone}')`
  })
  return [
    `create table places (name ${text}, region ${text})`,
    `insert into places values ('B', 'north'), ('straße', 'south'), (null, 'nowhere')`,
    `create table orders (id integer primary key, place ${text}, total decimal(10,2), weight ${float}, quantity integer,
      day date, made ${moment}, paid ${instant})`,
    `insert into orders values ${rows.join(', ')}`,
  ]
}

interface Source {
  details: Readonly<Record<string, unknown>>
  /** On a server: runs SQL beside ours. */
  database?: TestDatabase
}

async function sourceFor(engine: EngineName, folder: string): Promise<Source | undefined> {
  const script = statements(engine)
  if (engine === 'sqlite') {
    const db = join(folder, 'orders.sqlite')
    const file = new DatabaseSync(db)
    file.exec(script.join(';'))
    file.close()
    return { details: { db } }
  }
  if (engine === 'duckdb') {
    const path = join(folder, 'orders.duckdb')
    await createFile(path, script)
    return { details: { database_file: path } }
  }
  const database = await (await (engine === 'postgres' ? postgresServer() : mysqlServer()))?.createDatabase('stored')
  if (database === undefined) return undefined
  for (const sql of script) await database.exec(sql)
  return { details: database.details, database }
}

type Clause = unknown[]

/** Questions on the model, by what they try. */
function questions(places: number): Record<string, Record<string, unknown>> {
  const column = (name: string, type: string, more: object = {}): Clause => [
    'field',
    name,
    { 'base-type': type, ...more },
  ]
  const total = column('total', 'type/Decimal')
  const weight = column('weight', 'type/Float')
  const place = column('place', 'type/Text')
  const id = column('id', 'type/Integer')
  const share = column('share', 'type/Float')
  const paid = (unit: string) => column('paid', 'type/DateTimeWithLocalTZ', { 'temporal-unit': unit })
  const made = (unit: string) => column('made', 'type/DateTime', { 'temporal-unit': unit })
  const day = (unit: string) => column('day', 'type/Date', { 'temporal-unit': unit })
  const sums: Clause[] = [
    ['count'],
    ['sum', total],
    ['avg', total],
    ['min', place],
    ['max', weight],
    ['distinct', place],
  ]
  return {
    'all rows': { 'order-by': [['asc', id]] },
    sums: { aggregation: sums },
    'groups by place': { aggregation: sums, breakout: [place] },
    'groups by month of an instant': { aggregation: [['sum', share]], breakout: [paid('month')] },
    'groups by hour of day': { aggregation: [['count']], breakout: [made('hour-of-day')] },
    'groups by week of a date': { aggregation: [['avg', weight]], breakout: [day('week')] },
    'conditions on text': {
      filter: ['or', ['contains', place, 'dorf'], ['starts-with', place, 'B'], ['is-empty', place]],
      'order-by': [['asc', id]],
    },
    'conditions without case': {
      filter: ['contains', place, 'DORF', { 'case-sensitive': false }],
      'order-by': [['asc', id]],
    },
    'conditions on times': {
      filter: ['between', made('default'), '2024-03-01', '2024-08-15'],
      aggregation: [['count']],
    },
    'sorted texts': {
      fields: [place, id],
      'order-by': [
        ['desc', place],
        ['asc', id],
      ],
      limit: 20,
    },
    'a custom column': { expressions: { double: ['*', share, 2] }, aggregation: [['max', ['expression', 'double']]] },
    'a spread': {
      aggregation: [
        ['median', total],
        ['stddev', weight],
      ],
    },
    'a join': {
      joins: [
        {
          'source-table': places,
          alias: 'P',
          fields: 'all',
          strategy: 'left-join',
          condition: ['=', place, ['field', 'name', { 'base-type': 'type/Text', 'join-alias': 'P' }]],
        },
      ],
      'order-by': [['asc', id]],
    },
    bins: {
      aggregation: [['count']],
      breakout: [column('weight', 'type/Float', { binning: { strategy: 'bin-width', 'bin-width': 2 } })],
    },
  }
}

async function site(t: TestContext, engine: EngineName) {
  const testing = await testServer(t)
  const source = await sourceFor(engine, testing.dataDir)
  if (source === undefined) return undefined
  const { details } = source
  const { as, server } = testing
  const connected = await as.admin.post('/api/database', { name: 'Orders', engine, details })
  assert.equal(connected.status, 200, connected.text)
  const database = connected.body.id as number
  await server.jobs.drain()
  const tables = await server.store.tables.listOfDatabase(database)
  const table = (name: string) => tables.find((one) => one.name === name)!.id
  const post = async (path: string) => {
    const answer = await as.admin.post(path, {})
    assert.equal(answer.status, 204, `${path}: ${answer.text}`)
  }
  const save = async (dataset_query: object) => {
    const card = { name: 'Stored', type: 'model', display: 'table', visualization_settings: {}, dataset_query }
    const answer = await as.admin.post('/api/card', card)
    assert.equal(answer.status, 200, answer.text)
    const run = await as.admin.post(`/api/card/${answer.body.id}/query`, {})
    assert.equal(run.body.status, 'completed', run.body.error)
    return answer.body.id as number
  }
  const ask = async (model: number, query: object) => {
    const sent = { database, type: 'query', query: { 'source-table': `card__${model}`, ...query } }
    const { body } = await as.admin.post('/api/dataset', sent)
    assert.equal(body.status, 'completed', body.error)
    const cols = body.data.cols.map((col: Record<string, unknown>) => [
      col['name'],
      col['base_type'],
      col['display_name'],
    ])
    return { rows: body.data.rows, cols, used: body.data.persisted_models as { card_id: number }[] | undefined }
  }
  /** The model as somebody opens it. */
  const open = async (model: number, more: object = {}) => {
    const { body } = await as.admin.post(`/api/card/${model}/query`, more)
    assert.equal(body.status, 'completed', body.error)
    const { rows, cols, persisted_models: used, rows_truncated: cut } = body.data
    return { rows: rows as unknown[][], cols, cut, used: used as { card_id: number }[] | undefined }
  }
  const info = async (model: number) => (await as.admin.get(`/api/persist/card/${model}`)).body
  await post('/api/persist/enable')
  return { ...testing, source, database, table, post, save, ask, open, info }
}

for (const engine of ENGINES) {
  test(`stored rows of steps are those of the source: ${engine}`, async (t) => {
    const made = await site(t, engine)
    if (made === undefined) return t.skip('no server')
    const { as, server, database, table, post, save, ask, info } = made
    const model = await save({
      database,
      type: 'query',
      query: {
        'source-table': table('orders'),
        expressions: {
          share: [
            '/',
            ['field', fieldId(await server.store.fields.listOfTables([table('orders')]), 'quantity'), null],
            3,
          ],
        },
      },
    })
    const asked = Object.entries(questions(table('places')))
    const before = new Map<string, Awaited<ReturnType<typeof ask>>>()
    for (const [name, query] of asked) before.set(name, await ask(model, query))
    await post(`/api/database/${database}/persist`)
    await post(`/api/card/${model}/refresh`)
    await server.jobs.drain()
    assert.deepEqual(await info(model).then(({ state, error, row_count }) => [state, error, row_count]), [
      'persisted',
      null,
      60,
    ])
    for (const [name, query] of asked) {
      const { used, ...answer } = await ask(model, query)
      const { used: _used, ...expected } = before.get(name)!
      assert.deepEqual(answer, expected, name)
      assert.equal(used?.[0]?.card_id, model, `${name} reads the table`)
    }
    // The server's own tables are no data.
    assert.equal((await as.admin.post(`/api/database/${database}/sync_schema`)).status, 200)
    await server.jobs.drain()
    const names = (await server.store.tables.listOfDatabase(database))
      .filter(({ active }) => active)
      .map(({ name }) => name)
    assert.deepEqual(names.toSorted(), ['orders', 'places'])
  })

  test(`stored rows of SQL are those of the source: ${engine}`, async (t) => {
    const made = await site(t, engine)
    if (made === undefined) return t.skip('no server')
    const { server, database, post, save, ask, info } = made
    const sql =
      "select place, count(*) as n, max(made) as latest from orders where place <> 'B' group by place order by n"
    const model = await save({ database, type: 'native', native: { query: sql } })
    const n = ['field', 'n', { 'base-type': 'type/Integer' }]
    const grouped = { aggregation: [['sum', n], ['count']] }
    const plain = { filter: ['>', n, 5], 'order-by': [['asc', ['field', 'place', { 'base-type': 'type/Text' }]]] }
    const before = [await ask(model, grouped), await ask(model, plain)]
    await post(`/api/database/${database}/persist`)
    await post(`/api/card/${model}/refresh`)
    await server.jobs.drain()
    if (engine === 'mysql') {
      const { state, error } = await info(model)
      assert.deepEqual([state, /made of SQL cannot be kept/.test(error)], ['error', true])
      return
    }
    assert.deepEqual(await info(model).then(({ state, error }) => [state, error]), ['persisted', null])
    const after = [await ask(model, grouped), await ask(model, plain)]
    assert.deepEqual(
      after.map(({ rows, cols }) => [rows, cols]),
      before.map(({ rows, cols }) => [rows, cols]),
    )
    assert.equal(after[0]?.used?.[0]?.card_id, model)
    assert.equal(after[1]?.used, undefined, 'rows of sorted SQL come in its order, which a table does not keep')
  })
}

for (const engine of ENGINES) {
  test(`a model that somebody opens reads its table: ${engine}`, async (t) => {
    const made = await site(t, engine)
    if (made === undefined) return t.skip('no server')
    const { server, database, table, post, save, open } = made
    const fields = await server.store.fields.listOfTables([table('orders')])
    const field = (name: string, options: object | null = null) => ['field', fieldId(fields, name), options]
    const steps = (query: object) =>
      save({ database, type: 'query', query: { 'source-table': table('orders'), ...query } })
    const models = {
      rows: await steps({ expressions: { share: ['/', field('quantity'), 3] } }),
      groups: await steps({
        aggregation: [['count'], ['sum', field('total')]],
        breakout: [field('quantity'), field('made', { 'temporal-unit': 'quarter' })],
      }),
      'the largest groups': await steps({
        aggregation: [['sum', field('weight')]],
        breakout: [field('day', { 'temporal-unit': 'month' })],
        'order-by': [['desc', ['aggregation', 0]]],
        limit: 4,
      }),
      'some columns, sorted': await steps({
        fields: [field('id'), field('paid'), field('place')],
        'order-by': [
          ['desc', field('place')],
          ['asc', field('id')],
        ],
        filter: ['>', field('quantity'), 1],
      }),
      SQL: await save({
        database,
        type: 'native',
        native: { query: 'select place, count(*) as n from orders group by place' },
      }),
    }
    const inOrder = new Set(['groups', 'the largest groups', 'some columns, sorted'])
    const look = async (name: string, id: number) => {
      const { rows, ...rest } = await open(id)
      return { ...rest, rows: inOrder.has(name) ? rows : rows.toSorted((a, b) => compareText(a, b)) }
    }
    const before = new Map<string, Awaited<ReturnType<typeof look>>>()
    for (const [name, id] of Object.entries(models)) before.set(name, await look(name, id))
    await post(`/api/database/${database}/persist`)
    for (const id of Object.values(models)) await post(`/api/card/${id}/refresh`)
    await server.jobs.drain()
    for (const [name, id] of Object.entries(models)) {
      const { used, cols, ...answer } = await look(name, id)
      const { used: _used, cols: columns, ...expected } = before.get(name)!
      assert.deepEqual(answer, expected, name)
      assert.deepEqual(shownColumns(cols), shownColumns(columns), name)
      // SQLite gives the columns of such a table other types, and MySQL stores no SQL.
      const isRead = name !== 'SQL' || engine === 'postgres' || engine === 'duckdb'
      assert.equal(used?.[0]?.card_id, isRead ? id : undefined, `${name} reads the table`)
    }
    const sorted = await open(models.groups, { sort_rows: [{ name: 'sum', direction: 'asc' }] })
    const source = await open(models.groups, {
      sort_rows: [{ name: 'sum', direction: 'asc' }],
      use_stored_models: false,
    })
    assert.deepEqual([sorted.rows, sorted.used?.length, source.used], [source.rows, 1, undefined])
  })
}

for (const engine of ['postgres', 'mysql'] as const) {
  test(`nothing is left of a database that is deleted: ${engine}`, async (t) => {
    const made = await site(t, engine)
    if (made === undefined) return t.skip('no server')
    const { as, server, database, table, post, save, info, source } = made
    const model = await save({ database, type: 'query', query: { 'source-table': table('orders') } })
    await post(`/api/database/${database}/persist`)
    await post(`/api/card/${model}/refresh`)
    await server.jobs.drain()
    const { schema_name: schema } = await info(model)
    const left = async () => {
      const found = await source.database?.query(
        `select table_name as name from information_schema.tables where table_schema = '${schema}'`,
      )
      return found?.length
    }
    assert.equal(await left(), 2)
    assert.equal((await as.admin.delete(`/api/database/${database}?confirm=true`)).status, 204)
    assert.equal(await left(), 0)
    const schemas = `select 1 from information_schema.schemata where schema_name = '${schema}'`
    // On MySQL, dropping a schema would drop whatever is in it.
    assert.equal((await source.database?.query(schemas))?.length, engine === 'postgres' ? 0 : 1)
  })
}

test("people's SQL that writes by a function fills no table", async (t) => {
  const testing = await site(t, 'postgres')
  if (testing === undefined) return t.skip('no server')
  const { server, database, post, info, as, source } = testing
  await source.database?.exec(`create function grow() returns integer language plpgsql volatile as $$
    begin insert into places values ('new', 'here'); return 1; exception when read_only_sql_transaction then return 0; end $$`)
  const dataset_query = { database, type: 'native', native: { query: 'select name, grow() as grown from places' } }
  const card = { name: 'Grows', type: 'model', display: 'table', visualization_settings: {}, dataset_query }
  const { id } = (await as.admin.post('/api/card', card)).body
  await as.admin.post(`/api/card/${id}/query`, {})
  await post(`/api/database/${database}/persist`)
  await post(`/api/card/${id}/refresh`)
  await server.jobs.drain()
  assert.deepEqual(await info(id).then(({ state, error }) => [state, error]), ['persisted', null])
  const found = await source.database?.query('select count(*)::int as n from places')
  assert.equal(found?.[0]?.['n'], 3)
})

test('an account that may make no schema is told so', async (t) => {
  const testing = await site(t, 'postgres')
  if (testing === undefined) return t.skip('no server')
  const { server, database, source, as } = testing
  const account = `querent_reader_${randomInt(1e9)}`
  await source.database?.exec(
    `create role ${account} login password 'reader'; grant select on all tables in schema public to ${account}`,
  )
  t.after(() => source.database?.exec(`drop owned by ${account}; drop role ${account}`))
  await server.store.databases.update(database, { details: { ...source.details, user: account, password: 'reader' } })
  const { status, body } = await as.admin.post(`/api/database/${database}/persist`)
  assert.deepEqual([status, body.error, body.database], [400, 'persist.check/create-schema', 'Orders'])
  assert.match(
    body.message,
    /^The account of the database cannot create the schema metabase_cache_\w+: permission denied/,
  )
  assert.equal((await as.admin.get(`/api/database/${database}`)).body.settings?.['persist-models-enabled'], undefined)
})

function fieldId(fields: readonly { id: number; name: string }[], name: string): number {
  return fields.find((one) => one.name === name)!.id
}

const compareText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))

/** Columns as people and clients see them; what a run learns of their values differs with the place it reads. */
function shownColumns(cols: readonly Record<string, unknown>[]): unknown[] {
  return cols.map(({ fingerprint: _fingerprint, ...rest }) => rest)
}
