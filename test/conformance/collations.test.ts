/** Columns whose own equality is not that of their characters: what a group shows, its filter finds. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { valueDatabases } from './values/connect.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const ROWS = `(1, 'ann@x.org'), (2, 'Ann@x.org'), (3, 'bob@x.org')`
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  sqlite: [
    'create table nocase (id integer primary key, name text collate nocase)',
    `insert into nocase values ${ROWS}`,
  ],
  postgres: [
    // Not every server has the extension, or ICU.
    `do $$ begin create extension citext; create table ci (id integer primary key, name citext);
      insert into ci values ${ROWS}; exception when others then null; end $$`,
    `do $$ begin create collation alike (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
      create table icu (id integer primary key, name text collate alike);
      insert into icu values ${ROWS}; exception when others then null; end $$`,
  ],
  mysql: [
    'create table mixed (id integer primary key, name varchar(50) collate utf8mb4_general_ci)',
    `insert into mixed values ${ROWS}`,
  ],
}

describe('collations', () => {
  let server: TestServer
  const closers: (() => unknown)[] = []
  const tables: { label: string; database: number; table: number; name: number; key: number }[] = []

  before(async () => {
    server = await testServer({ after: (close: () => unknown) => closers.push(close) })
    const { store } = server.server
    for (const { engine, details } of await valueDatabases(server.dataDir, SCRIPTS)) {
      if (SCRIPTS[engine] === undefined) continue
      const { body } = await server.as.admin.post('/api/database', { name: engine, engine, details })
      await server.server.jobs.drain()
      for (const { id: table, name: label } of await store.tables.listOfDatabase(body.id)) {
        if (label === 'cells') continue
        const fields = await store.fields.listOfTables([table])
        tables.push({
          label,
          database: body.id,
          table,
          name: fields.find(({ name }) => name === 'name')!.id,
          key: fields.find(({ name }) => name === 'id')!.id,
        })
      }
    }
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  for (const label of ['nocase', 'ci', 'icu', 'mixed']) {
    test(label, async (t) => {
      const found = tables.find((one) => one.label === label)
      if (found === undefined) return t.skip('no server that has it')
      const { database, table, name, key } = found
      const id = ['field', key, null]
      const ask = async (query: object): Promise<unknown[][]> => {
        const { body } = await server.as.user.post('/api/dataset', { database, type: 'query', query })
        assert.equal(body.status, 'completed', body.error)
        return body.data.rows
      }
      const field = ['field', name, null]
      const groups = { 'source-table': table, aggregation: [['count']], breakout: [field] }
      const rows = await ask(groups)
      const isExact = label === 'mixed'
      assert.equal(rows.length, isExact ? 3 : 2)
      const rowsOf = { 'source-table': table }
      for (const [source, ref] of [
        [rowsOf, field],
        [{ 'source-query': rowsOf }, ['field', 'name', { 'base-type': 'type/Text' }]],
      ] as const) {
        const count = async (...filter: unknown[]) =>
          (await ask({ ...source, filter, aggregation: [['count']] }))[0]?.[0]
        for (const [value, number] of rows) {
          assert.equal(await count('=', ref, value), number, String(value))
          assert.equal(await count('=', ref, value, 'x'), number, String(value))
          assert.equal(await count('!=', ref, value), 3 - Number(number), String(value))
        }
        // Searches look at the characters, whatever the collation says.
        for (const op of ['contains', 'starts-with']) {
          assert.equal(await count(op, ref, 'ann@'), 1, op)
          assert.equal(await count(op, ref, 'ANN@', { 'case-sensitive': false }), 2, op)
        }
        assert.equal(await count('ends-with', ref, 'X.org'), 0)
        assert.equal(await count('does-not-contain', ref, 'Ann'), 2)
        assert.equal(await count('contains', ref, ['concat', 'A', 'nn']), 1)
      }
      assert.deepEqual(await ask({ 'source-table': table, aggregation: [['distinct', field]] }), [[rows.length]])
      const functions = [
        ['replace', field, 'a', '_'],
        ['split-part', field, 'n', 1],
        ['regex-match-first', field, '[a-z]+'],
        ['host', field],
        ['integer', field],
      ]
      const expressions = Object.fromEntries(functions.map((clause) => [clause[0], clause]))
      const fields = functions.map(([name]) => ['expression', name])
      assert.deepEqual(await ask({ 'source-table': table, expressions, fields, 'order-by': [['asc', id]], limit: 2 }), [
        ['_nn@x.org', 'a', 'ann', 'x.org', null],
        ['Ann@x.org', 'A', 'nn', 'x.org', null],
      ])
    })
  }
})
