/** The order that a reader asks for, on every engine (contract: results, section 1). */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { metadataWith } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { runRequest } from './run-query.ts'

describe('rows in the order of their reader', () => {
  let engines: Engine[] = []
  before(async () => {
    engines = await openEngines()
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const name of ['sqlite', 'duckdb', 'postgres', 'mysql']) {
    test(name, async (t) => {
      const engine = engines.find((one) => one.name === name)
      if (!engine) return t.skip('no server')
      const ids = async (query: object, column: string, direction: 'asc' | 'desc' = 'desc') => {
        const order = [{ name: column, direction }]
        const constraints = { 'max-results': 3, 'max-results-bare-rows': 3 }
        const { rows } = await runRequest(engine, { query, order, constraints }, { metadata: metadataWith([]) })
        return rows.map(([first]) => first)
      }
      const orders = (query: object) => ({ type: 'query', query: { 'source-table': 3, ...query } })
      const grouped = orders({ aggregation: [['count']], breakout: [['field', 306, null]] })
      const limited = orders({ limit: 4, 'order-by': [['asc', ['field', 301, null]]] })
      assert.deepEqual(await ids(orders({}), 'id'), [7, 6, 5])
      assert.deepEqual(await ids(orders({}), 'total'), [6, 2, 5])
      assert.deepEqual(await ids(limited, 'id'), [4, 3, 2])
      assert.deepEqual(await ids(grouped, 'quantity'), [3, 2, 1])
      const sql = 'select id, created_at, total from orders order by id -- all of them'
      assert.deepEqual(await ids({ type: 'native', native: { query: sql } }, 'id'), [7, 6, 5])
      const least = await ids({ type: 'native', native: { query: sql } }, 'total', 'asc')
      assert.deepEqual(least.slice(0, 2), [7, 4])
    })
  }
})
