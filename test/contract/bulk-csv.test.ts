/** A CSV that PostgreSQL writes itself is the one that the server would have written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postgresServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'

const TABLE = `
  create table things (id bigint primary key, flag boolean, price numeric(12, 2), size double precision, note text,
    day date, at timestamp, clock time, data jsonb, code uuid, span interval, blank text);
  insert into things values
    (9007199254740993, true, 12.50, 0.1, 'plain', '2024-03-05', '2024-03-05 10:20:30', '10:20:30', '{"a": 1}',
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '1 day', null),
    (2, false, -0.01, 1e10, 'a "quoted", text', '1999-12-31', '2024-03-05 00:00:00', '00:00:00.5', null, null, null, ' '),
    (3, null, 100, 'NaN', E'two\\nlines', null, '2024-03-05 10:20:30.125', null, '[]', null, '-2 mons', 'x'),
    (4, null, null, null, null, null, null, null, null, null, null, null),
    (5, true, 'NaN', 'Infinity', 'ü😀', 'infinity', '-infinity', '23:59:59', 'null', null, null, 'y');
  create table zoned (id integer primary key, at timestamptz);
  insert into zoned values (1, '2024-03-05 10:20:30+00');`

test('CSV by the engine equals CSV of its rows', async (t) => {
  const { as, server } = await testServer(t)
  const postgres = await (await postgresServer()).createDatabase('bulk')
  await postgres.exec(TABLE)
  const created = await as.admin.post('/api/database', { name: 'pg', engine: 'postgres', details: postgres.details })
  await server.jobs.drain()
  const database = created.body.id
  const tables = await server.store.tables.listOfDatabase(database)
  const idOf = (name: string) => tables.find((table) => table.name === name)?.id
  const csv = async (query: unknown) => {
    const { status, text } = await as.admin.post('/api/dataset/csv', { query, format_rows: false })
    assert.equal(status, 200, text)
    return text
  }
  const fields = await server.store.fields.listOfTables([idOf('things') ?? 0])
  const id = fields.find((field) => field.name === 'id')?.id
  const question = {
    database,
    type: 'query',
    query: { 'source-table': idOf('things'), 'order-by': [['asc', ['field', id, null]]] },
  }
  const whole = await csv(question)
  // A parameter has the rows come through the server.
  const byRows = await csv({ ...question, query: { ...question.query, filter: ['>', ['field', id, null], 0] } })
  assert.equal(whole, byRows)
  assert.match(whole, /9007199254740993,true,12\.50,0\.1,plain,2024-03-05,2024-03-05T10:20:30,/)
  assert.match(whole, /,2024-03-05,00:00:00\.5,/)
  const { body } = await as.admin.get('/api/queries/log?limit=2&offset=0')
  assert.deepEqual(
    body.data.map((entry: { result_rows: number; context: string }) => [entry.result_rows, entry.context]),
    [
      [5, 'csv-download'],
      [5, 'csv-download'],
    ],
  )

  const zoned = await csv({ database, type: 'query', query: { 'source-table': idOf('zoned') } })
  assert.equal(zoned, 'ID,At\n1,2024-03-05T10:20:30Z\n')
})
