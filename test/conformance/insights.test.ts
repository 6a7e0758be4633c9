/** The same insights and fingerprints on every engine, whatever the form in which its cells come. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { analyzeResult, completeColumns, temporalCells } from '@querent/query'
import { metadataWith, withIds } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { prepareFor } from './run-query.ts'

async function analyzed(engine: Engine, query: unknown, reportTimeZone: string | null = null) {
  const outer = { type: 'query', query: withIds(JSON.stringify(query)) }
  const prepared = await prepareFor(engine, { query: outer }, { metadata: metadataWith(), reportTimeZone })
  const { rows, columns } = await engine.run(prepared)
  const cols = completeColumns(prepared, columns, rows)
  const analysis = analyzeResult(cols, cols.length)
  temporalCells(cols, columns)?.(rows)
  analysis.add(rows)
  return { insights: analysis.insights(), fingerprints: analysis.fingerprints() }
}

const TOTAL = ['field', '{orders.total}', null]

/** Numbers that are compared: the engines' floats differ in their last digits. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'number' ? Number(item.toPrecision(9)) : item,
  )
}

describe('insights', () => {
  let engines: Engine[] = []
  before(async () => {
    engines = await openEngines()
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const [name, column, unit, zone] of [
    ['months of a wall time', 'created_at', 'month', null],
    ['hours of an instant, where clocks change', 'paid_at', 'hour', 'Europe/Berlin'],
    ['days of an instant', 'paid_at', 'day', 'America/New_York'],
  ] as const) {
    test(name, async () => {
      const query = {
        'source-table': '{orders}',
        aggregation: [['count'], ['sum', TOTAL]],
        breakout: [['field', `{orders.${column}}`, { 'temporal-unit': unit }]],
        filter: ['not-null', ['field', `{orders.${column}}`, null]],
      }
      const found = new Map<string, unknown>()
      const able = engines.filter(({ dialect }) => zone === null || dialect.supports('set-timezone'))
      for (const engine of able) found.set(engine.name, rounded((await analyzed(engine, query, zone)).insights))
      const [first] = found.values()
      assert.ok(Array.isArray(first) && first.length === 2)
      for (const [engine, insights] of found) assert.deepEqual(insights, first, engine)
    })
  }

  test('months, with their values', async () => {
    const query = {
      'source-table': '{orders}',
      aggregation: [['sum', TOTAL]],
      breakout: [['field', '{orders.created_at}', { 'temporal-unit': 'month' }]],
    }
    for (const engine of engines) {
      const [found] = (await analyzed(engine, query)).insights ?? []
      assert.deepEqual(
        [found?.col, found?.unit, found?.['last-value'], found?.['previous-value']],
        ['sum', 'month', 0.2, 60.6],
        engine.name,
      )
      assert.equal(found?.['last-change'], (0.2 - 60.6) / 60.6)
    }
  })

  test('fingerprints', async () => {
    const query = {
      'source-table': '{orders}',
      expressions: {
        twice: ['*', TOTAL, 2],
        word: ['concat', ['field', '{orders.note}', null], ''],
        later: ['datetime-add', ['field', '{orders.created_at}', null], 1, 'day'],
      },
      fields: [
        ['expression', 'twice'],
        ['expression', 'word'],
        ['expression', 'later'],
      ],
    }
    const found = new Map<string, unknown>()
    for (const engine of engines) found.set(engine.name, rounded((await analyzed(engine, query)).fingerprints))
    for (const [engine, [twice, , later]] of found as Map<string, Record<string, unknown>[]>) {
      assert.deepEqual(
        twice,
        rounded({
          global: { 'distinct-count': 6, 'nil%': 0 },
          type: {
            'type/Number': { min: 0.4, q1: 11, q3: 60.6, max: 121.2, sd: 44.8444507, avg: 285 / 7 },
          },
        }),
        engine,
      )
      assert.deepEqual(
        later?.['type'],
        {
          'type/DateTime': { earliest: '2024-01-02T00:00:00Z', latest: '2025-01-02T10:00:00Z' },
        },
        engine,
      )
    }
  })
})
