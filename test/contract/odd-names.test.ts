/** Names that objects have themselves, of columns, tables and keys, and hostile JSON, in every form of an answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { closeExportThreads } from '../../packages/server/src/export/index.ts'
import { connectDocuments } from '../support/documents.ts'
import { marketEngines, type MarketEngine } from '../support/market.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

test('a column named __proto__ is one like others in rows, files, cards and questions on them', async (t) => {
  t.after(closeExportThreads)
  const started = await testServer(t)
  const { as, server } = started
  const { id: database } = await connectShop(started)
  const query = { database, type: 'native', native: { query: 'select 7 as __proto__, 8 as constructor' } }
  const { body } = await as.user.post('/api/dataset', query)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [[7, 8]])
  assert.deepEqual(
    body.data.cols.map(({ name }: { name: string }) => name),
    ['__proto__', 'constructor'],
  )
  assert.equal((await as.user.post('/api/dataset/csv', { query })).text, '__proto__,constructor\n7,8\n')
  for (const format_rows of [false, true]) {
    const json = await as.user.post('/api/dataset/json', { query, format_rows })
    const [row] = JSON.parse(json.text)
    assert.deepEqual(
      Object.entries(row).map(([key, value]) => [key, String(value)]),
      [
        ['__proto__', '7'],
        ['constructor', '8'],
      ],
    )
  }
  const visualization_settings = {
    'table.columns': [
      { name: 'constructor', enabled: true },
      { name: '__proto__', enabled: true },
    ],
    column_settings: { '["name","__proto__"]': { column_title: 'Seven' } },
  }
  const card = await as.user.post('/api/card', {
    name: 'Odd',
    display: 'table',
    dataset_query: query,
    visualization_settings,
  })
  assert.equal(card.status, 200, card.text)
  const run = await as.user.post(`/api/card/${card.body.id}/query`, {})
  assert.deepEqual(run.body.data.rows, [[7, 8]])
  const sheet = await server.app.inject({
    method: 'POST',
    url: `/api/card/${card.body.id}/query/xlsx`,
    headers: { 'x-metabase-session': await server.services.sessions.start(card.body.creator_id) },
  })
  assert.deepEqual((await readXlsx(sheet.rawPayload)).sheets[0]?.rows, [
    ['constructor', 'Seven'],
    [8, 7],
  ])
  const onTop = await as.user.post('/api/dataset', {
    database,
    type: 'query',
    query: {
      'source-table': `card__${card.body.id}`,
      aggregation: [['sum', ['field', 'constructor', { 'base-type': 'type/Integer' }]]],
      breakout: [['field', '__proto__', { 'base-type': 'type/Integer' }]],
    },
  })
  assert.deepEqual(onTop.body.data.rows, [[7, 8]])
  const stored = (await as.user.get(`/api/card/${card.body.id}`)).body
  assert.equal(stored.result_metadata[0].name, '__proto__')
  assert.deepEqual(Object.keys(stored.visualization_settings.column_settings), ['["name","__proto__"]'])
})

const ODD_NAMES = ['__proto__', 'constructor', 'toString']
const LEVELS = 10_000
const LARGE = 10_000_000

/** A text of so many x, in each engine's words. */
const LONG: Readonly<Record<MarketEngine, string>> = {
  sqlite: `printf('%.*c', ${LARGE}, 'x')`,
  duckdb: `repeat('x', ${LARGE})`,
  postgres: `repeat('x', ${LARGE})`,
  mysql: `repeat('x', ${LARGE})`,
}

/** Tables, columns, keys and values that are called after what objects have; and JSON that is as deep and as long as it gets. */
function oddScript(engine: MarketEngine): string {
  const mark = engine === 'mysql' ? '`' : '"'
  const quoted = (name: string) => `${mark}${name}${mark}`
  const columns = ODD_NAMES.map((name) => `${quoted(name)} varchar(40)`).join(', ')
  const document =
    '{"__proto__":{"constructor":1,"__proto__":"deep"},"constructor":"c","toString":true,"hasOwnProperty":null}'
  // MySQL and MariaDB take no JSON of such a depth as JSON.
  const text = engine === 'mysql' ? 'longtext' : 'json'
  const rows = ODD_NAMES.map((name, index) => `(${index + 1}, '${document}', '${name}', '${name}', '${name}')`)
  const concat = (...parts: string[]) => (engine === 'mysql' ? `concat(${parts.join(', ')})` : parts.join(' || '))
  const large = concat(`'{"long":"'`, LONG[engine], `'"}'`)
  const bombs = [
    `'${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}'`,
    `'${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}'`,
    engine === 'duckdb' || engine === 'postgres' ? `(${large})::json` : large,
  ]
  return `create table events (id integer primary key, payload json, ${columns});
    insert into events values ${rows.join(', ')};
    create table ${quoted('__proto__')} (id integer primary key, ${quoted('constructor')} integer);
    insert into ${quoted('__proto__')} values (1, 7);
    create table bombs (id integer primary key, bomb ${text});
    ${bombs.map((bomb, index) => `insert into bombs values (${index + 1}, ${bomb});`).join('\n')}`
}

test('odd names and hostile JSON are data like other on every engine', async (t) => {
  t.after(closeExportThreads)
  const server = await testServer(t)
  for (const engine of await marketEngines()) await t.test(engine, () => checkOddData(server, engine))
})

async function checkOddData(server: TestServer, engine: MarketEngine): Promise<void> {
  const { as } = server
  const { store } = server.server
  const documents = await connectDocuments(server, engine, oddScript(engine))
  const { id: database } = documents
  const tables = (await store.tables.listOfDatabase(database)).filter(({ active }) => active)
  assert.deepEqual(tables.map(({ name }) => name).sort(), ['__proto__', 'bombs', 'events'])
  const idOf = (name: string) => tables.find((table) => table.name === name)!.id
  const ask = async (query: object) => {
    const { body } = await as.admin.post('/api/dataset', { database, type: 'query', query })
    assert.equal(body.status, 'completed', body.error)
    return body.data.rows
  }
  assert.deepEqual(await ask({ 'source-table': idOf('__proto__') }), [[1, 7]])
  const fields = await documents.fields()
  const fieldOf = (name: string) => fields.find((field) => field.name === name)!
  for (const name of ODD_NAMES) {
    const { id } = fieldOf(name)
    assert.deepEqual((await store.fieldValues.findOfField(id))?.values, [...ODD_NAMES].sort(), name)
    const { body } = await as.admin.get(`/api/field/${id}/values`)
    assert.deepEqual(
      body.values,
      [...ODD_NAMES].sort().map((value) => [value]),
    )
    const query = { 'source-table': idOf('events'), aggregation: [['count']], breakout: [['field', id, null]] }
    assert.deepEqual(await ask({ ...query, filter: ['=', ['field', id, null], name] }), [[name, 1]])
  }
  const nested = Object.fromEntries(fields.map((field) => [field.nfc_path?.join('.'), field.id]))
  const paths = [
    'payload.__proto__.constructor',
    'payload.__proto__.__proto__',
    'payload.constructor',
    'payload.toString',
  ]
  const shown = await ask({
    'source-table': idOf('events'),
    fields: paths.map((path) => ['field', nested[path], null]),
    limit: 1,
  })
  assert.deepEqual(shown[0].slice(0, 3), [1, 'deep', 'c'], `of ${Object.keys(nested).join()}`)
  const bombId = ['field', 'id', { 'base-type': 'type/Integer' }]
  const bombs = { database, type: 'query', query: { 'source-table': idOf('bombs'), 'order-by': [['asc', bombId]] } }
  const { body } = await as.admin.post('/api/dataset', bombs)
  assert.equal(body.status, 'completed', body.error)
  const lengths = body.data.rows.map(([, bomb]: [number, string]) => bomb.length)
  assert.deepEqual(lengths, [2 * LEVELS, 6 * LEVELS + 1, LARGE + 11])
  for (const format of ['csv', 'json']) {
    const file = await as.admin.post(`/api/dataset/${format}`, { query: bombs })
    assert.equal(file.status, 200, format)
    assert.ok(file.text.length > LARGE, format)
  }
}
