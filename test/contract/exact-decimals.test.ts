/** Decimals with more digits than a double holds, in filters: every digit counts, whichever way the value comes in. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ExactDecimal } from '@querent/contract'
import { valueDatabases } from '../conformance/values/connect.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const TABLE = [
  'create table exact (id integer, amount decimal(20,4), share decimal(38,18))',
  'insert into exact values (1, 12345678901234.5678, 0.123456789012345678), (2, 12345678901234.5679, 0.123456789012345679)',
]
const AMOUNT = '12345678901234.5678'
const SHARE = '0.123456789012345678'

/** SQLite keeps decimals as doubles, which are the same for both rows. */
const ENGINES = { duckdb: [1], postgres: [1], mysql: [1], sqlite: [1, 2] } as const

describe('exact decimals', () => {
  let server: TestServer
  const closers: (() => unknown)[] = []
  const found = new Map<string, { database: number; table: number; fields: Map<string, number> }>()

  before(async () => {
    server = await testServer({ after: (close: () => unknown) => closers.push(close) })
    const { tables, fields } = server.server.store
    const more = Object.fromEntries(Object.keys(ENGINES).map((engine) => [engine, TABLE]))
    for (const { engine, details } of await valueDatabases(server.dataDir, more)) {
      const { body } = await server.as.admin.post('/api/database', { name: engine, engine, details })
      await server.server.jobs.drain()
      const table = (await tables.listOfDatabase(body.id)).find(({ name }) => name === 'exact')?.id ?? 0
      const columns = await fields.listOfTables([table])
      found.set(engine, { database: body.id, table, fields: new Map(columns.map(({ name, id }) => [name, id])) })
    }
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  for (const [engine, ids] of Object.entries(ENGINES)) {
    test(engine, async (t) => {
      const connected = found.get(engine)
      if (connected === undefined) return t.skip('no server')
      const { database, table, fields } = connected
      const ref = (name: string) => ['field', fields.get(name), null]
      const base = { 'source-table': table, fields: [ref('id')], 'order-by': [['asc', ref('id')]] }
      const idsOf = async (query: object): Promise<number[]> => {
        const { body } = await server.as.user.post('/api/dataset', { database, ...query })
        assert.equal(body.status, 'completed', body.error)
        return body.data.rows.map(([id]: [number]) => id)
      }
      const filtered = (filter: unknown[]) => idsOf({ type: 'query', query: { ...base, filter } })

      for (const [name, digits] of [
        ['amount', AMOUNT],
        ['share', SHARE],
      ] as const) {
        for (const value of [new ExactDecimal(digits), digits]) {
          assert.deepEqual(await filtered(['=', ref(name), value]), ids, `${name} = ${String(value)}`)
          assert.deepEqual(await filtered(['<=', ref(name), value]), ids)
          assert.deepEqual(await filtered(['between', ref(name), value, value]), ids)
          assert.deepEqual(await filtered(['=', ref(name), value, 5]), ids)
          assert.equal((await filtered(['!=', ref(name), value])).length, 2 - ids.length)
          const parameters = [{ type: 'number/=', target: ['dimension', ref(name)], value: [value] }]
          assert.deepEqual(await idsOf({ type: 'query', query: base, parameters }), ids)
          const tag = ['variable', ['template-tag', 'n']]
          const raw = {
            query: `select id from exact where ${name} = {{n}} order by id`,
            'template-tags': { n: { id: 'n', name: 'n', 'display-name': 'N', type: 'number' } },
          }
          const plain = [{ type: 'number', target: tag, value }]
          assert.deepEqual(await idsOf({ type: 'native', native: raw, parameters: plain }), ids)
          const dimension = {
            ...raw['template-tags'].n,
            type: 'dimension',
            'widget-type': 'number/=',
            dimension: ref(name),
          }
          const native = { query: 'select id from exact where {{n}} order by id', 'template-tags': { n: dimension } }
          const field = [{ type: 'number/=', target: ['dimension', ['template-tag', 'n']], value: [value] }]
          assert.deepEqual(await idsOf({ type: 'native', native, parameters: field }), ids)
        }
      }

      // A card keeps the digits, and a filter of a dashboard takes them.
      const query = {
        database,
        type: 'query',
        query: { ...base, filter: ['=', ref('amount'), new ExactDecimal(AMOUNT)] },
      }
      const input = { name: engine, dataset_query: query, display: 'table', visualization_settings: {} }
      const card = await server.as.user.post('/api/card', input)
      assert.match((await server.as.user.get(`/api/card/${card.body.id}`)).text, /,12345678901234\.5678\]/)
      const run = await server.as.user.post(`/api/card/${card.body.id}/query`, {})
      assert.deepEqual(
        run.body.data.rows.map(([id]: [number]) => id),
        ids,
      )
      const all = { ...input, dataset_query: { ...query, query: base } }
      const cardId = (await server.as.user.post('/api/card', all)).body.id
      const parameters = [{ id: 'p', name: 'P', slug: 'p', type: 'number/=' }]
      const dashboard = (await server.as.user.post('/api/dashboard', { name: engine, parameters })).body.id
      const parameter_mappings = [{ parameter_id: 'p', card_id: cardId, target: ['dimension', ref('amount')] }]
      const dashcard = { id: -1, card_id: cardId, row: 0, col: 0, size_x: 4, size_y: 4, parameter_mappings }
      const saved = await server.as.user.put(`/api/dashboard/${dashboard}`, { dashcards: [dashcard] })
      const url = `/api/dashboard/${dashboard}/dashcard/${saved.body.dashcards[0].id}/card/${cardId}/query`
      for (const value of [AMOUNT, new ExactDecimal(AMOUNT)]) {
        const answer = await server.as.user.post(url, { parameters: [{ id: 'p', value: [value] }] })
        assert.deepEqual(
          answer.body.data.rows.map(([id]: [number]) => id),
          ids,
        )
      }
    })
  }
})
