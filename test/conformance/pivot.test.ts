/**
 * Pivot queries on every engine: their rows are those of the same query asked once per group, one after the other, and
 * the same everywhere.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { QueryError, type QueryRequest, type Row } from '@querent/query'
import { closeExportThreads, pivotStream } from '../../packages/server/src/export/index.ts'
import { inBatches } from '../../packages/server/src/export/testing.ts'
import { pivotGroups } from '../../packages/query/src/pivot/groups.ts'
import { withIds } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { CASES, CATEGORY, GIFT, MEASURES, MONTH, QUANTITY, STATE, TOTAL } from './pivot-cases.ts'
import {
  assertAsManyQueries,
  requestOf,
  rounded,
  rowsOf,
  shop,
  sorted,
  withDimension,
  withoutBooleans,
} from './pivot-check.ts'
import { prepareFor } from './run-query.ts'

describe('pivots', () => {
  let engines: Engine[] = []
  before(async () => {
    engines = await openEngines()
  })
  after(() => Promise.all([closeExportThreads(), ...engines.map((engine) => engine.close())]))

  for (const item of CASES) {
    test(`${item.name}: as many queries, one after the other`, async () => {
      const answers: Row[][] = []
      for (const engine of engines) {
        const rows = await assertAsManyQueries(engine, item)
        const numbers = rows.map((row) => row[item.query.breakout?.length ?? 0])
        assert.deepEqual([...new Set(numbers)], item.groups, engine.name)
        answers.push(sorted(rounded(withoutBooleans(rows))))
      }
      for (const rows of answers) assert.deepEqual(rows, answers[0])
    })
  }

  test('any rows and columns of any breakouts', async () => {
    const breakouts = fc.shuffledSubarray([STATE, CATEGORY, MONTH, GIFT, QUANTITY], { minLength: 1, maxLength: 4 })
    const split = breakouts.chain((breakout) => {
      const sides = breakout.map(() => fc.constantFrom('rows', 'cols', 'neither'))
      return fc.record({ breakout: fc.constant(breakout), sides: fc.tuple(...sides), totals: fc.boolean() })
    })
    const check = fc.asyncProperty(split, async ({ breakout, sides, totals }) => {
      const on = (side: string) => sides.flatMap((one, index) => (one === side ? [index] : []))
      const [rows, cols] = [on('rows'), on('cols')]
      const query = { 'source-table': '{orders}', aggregation: MEASURES, breakout }
      const outer = { show_row_totals: totals }
      const shown = { rows, columns: cols, showRowTotals: totals, showColumnTotals: true }
      const groups = pivotGroups(breakout.length, shown).map(({ number }) => number)
      for (const engine of engines) {
        await assertAsManyQueries(engine, { name: '', query, rows, cols, outer, groups })
      }
    })
    await fc.assert(check, { numRuns: 12 })
  })

  test('a null among the values is told from a total by the group number alone', async () => {
    const query = { 'source-table': '{orders}', aggregation: [['count']], breakout: [STATE, GIFT] }
    for (const engine of engines) {
      const rows = await rowsOf(engine, requestOf({ name: '', query, rows: [0], cols: [1], groups: [] }))
      assert.deepEqual(
        sorted(withoutBooleans(rows)),
        sorted([
          ['CA', 1, 0, 1],
          ['CA', 0, 0, 1],
          ['NY', 0, 0, 1],
          ['NY', null, 0, 1],
          ['', 0, 0, 1],
          [null, 1, 0, 1],
          [null, 0, 0, 1],
          [null, 1, 1, 2],
          [null, 0, 1, 4],
          [null, null, 1, 1],
          ['CA', null, 2, 2],
          ['NY', null, 2, 2],
          ['', null, 2, 1],
          [null, null, 2, 2],
          [null, null, 3, 7],
        ]),
        engine.name,
      )
    }
  })

  test('an offset of the grand total is null: nothing stands before it', async () => {
    const query = {
      'source-table': '{orders}',
      aggregation: [
        ['sum', TOTAL],
        ['offset', { name: 'before' }, ['sum', TOTAL], -1],
      ],
      breakout: [['field', '{orders.created_at}', { 'temporal-unit': 'year' }]],
    }
    for (const engine of engines) {
      assert.deepEqual(
        await rowsOf(engine, requestOf({ name: '', query, rows: [0], groups: [] })),
        [
          ['2024-01-01T00:00:00Z', 0, 142.3, null],
          ['2025-01-01T00:00:00Z', 0, 0.2, 142.3],
          [null, 1, 142.5, null],
        ],
        engine.name,
      )
    }
  })

  test('the column shown in place of a foreign key comes and goes with it', async () => {
    const query = {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [['field', '{orders.product_id}', null], CATEGORY],
    }
    const item = { name: '', query, rows: [0], cols: [1], groups: [] }
    const titles = withDimension(303, { human_readable_field_id: 202 })
    for (const engine of engines) {
      const rows = await rowsOf(engine, requestOf(item), { metadata: titles })
      assert.deepEqual(
        sorted(rows),
        sorted([
          ['Gadget One', 1, 'Gadget', 0, 3],
          ['Widget Two', 2, 'Widget', 0, 3],
          ['gadget three', 3, 'Gadget', 0, 1],
          [null, null, 'Gadget', 1, 4],
          [null, null, 'Widget', 1, 3],
          ['Gadget One', 1, null, 2, 3],
          ['Widget Two', 2, null, 2, 3],
          ['gadget three', 3, null, 2, 1],
          [null, null, null, 3, 7],
        ]),
        engine.name,
      )
    }
  })

  test('labels of stored values stand after all; a total has none, a null can have one', async () => {
    const query = { 'source-table': '{orders}', aggregation: [['count']], breakout: [GIFT] }
    const labels: [unknown, string][] = [
      [0, 'No'],
      [false, 'No'],
      [null, 'Unknown'],
    ]
    const metadata = withDimension(310, { type: 'internal', human_readable_values: labels })
    for (const engine of engines) {
      const rows = await rowsOf(engine, requestOf({ name: '', query, rows: [0], groups: [] }), { metadata })
      const labelled = rows.map(([value = null, group = null, count = null, label = null]) => [
        group,
        count,
        value === null || label === 'No' ? label : 'as is',
      ])
      assert.deepEqual(sorted(labelled), [
        [0, 1, 'Unknown'],
        [0, 2, 'as is'],
        [0, 4, 'No'],
        [1, 7, null],
      ])
    }
  })

  test('the staged form, in a report zone', async () => {
    const staged = {
      'lib/type': 'mbql/query',
      pivot_rows: [0],
      pivot_cols: [],
      stages: [
        {
          'source-table': '{orders}',
          aggregation: [['count', { 'lib/uuid': 'a' }]],
          breakout: [['field', { 'temporal-unit': 'month' }, '{orders.paid_at}']],
          filters: [['not-null', {}, ['field', {}, '{orders.paid_at}']]],
          'order-by': [['desc', {}, ['aggregation', {}, 'a']]],
        },
      ],
    }
    const zoned = engines.filter(({ dialect }) => dialect.supports('set-timezone'))
    assert.ok(zoned.length > 0)
    for (const engine of zoned) {
      const request = { query: withIds(JSON.stringify(staged)), pivot: { settings: {}, order: 'groups' as const } }
      assert.deepEqual(
        await rowsOf(engine, request, { reportTimeZone: 'America/New_York' }),
        [
          ['2024-03-01T00:00:00-05:00', 0, 2],
          ['2024-10-01T00:00:00-04:00', 0, 2],
          ['2023-12-01T00:00:00-05:00', 0, 1],
          ['2024-01-01T00:00:00-05:00', 0, 1],
          [null, 1, 6],
        ],
        engine.name,
      )
    }
  })

  test('settings name rows and columns by name or reference, and are outdone by the query', async () => {
    const [engine] = engines
    assert.ok(engine)
    const query = withIds(
      JSON.stringify({ 'source-table': '{orders}', aggregation: [['count']], breakout: [CATEGORY, MONTH, GIFT] }),
    )
    const prepare = (settings: Record<string, unknown>, outer: Record<string, unknown> = {}) =>
      prepareFor(
        engine,
        { query: { type: 'query', query, ...outer }, pivot: { settings, order: 'groups' } },
        { metadata: shop },
      )
    const split = (rows: unknown[], columns: unknown[]) => ({
      'pivot_table.column_split': { rows, columns, values: [] },
    })
    const bits = async (settings: Record<string, unknown>, outer?: Record<string, unknown>) => {
      const { pivot } = await prepare(settings, outer)
      return [pivot?.rows.map(({ bit }) => bit), pivot?.columns.map(({ bit }) => bit)]
    }
    assert.deepEqual(await bits(split(['is_gift', 'category', 'gone'], ['created_at'])), [[4, 1], [2]])
    const refs = [
      ['field', 307, { 'temporal-unit': 'month', 'base-type': 'type/DateTime' }],
      ['field', 203, { 'source-field': 303 }],
    ]
    assert.deepEqual(await bits(split(refs, [['field-id', 310], 'nonsense', { a: 1 }])), [[2, 1], [4]])
    const loose = [
      ['field', 203, null],
      ['field', 'created_at', { 'base-type': 'type/DateTime' }],
    ]
    assert.deepEqual(await bits(split(loose, ['is_gift'])), [[1, 2], [4]])
    assert.deepEqual(await bits(split(['is_gift'], []), { 'pivot-rows': [0], pivot_cols: [2] }), [[1], [4]])
    const hidden = { ...split(['category'], ['is_gift']), 'pivot.show_row_totals': false }
    assert.equal((await prepare(hidden)).pivot?.showRowTotals, false)
    assert.equal((await prepare(hidden, { show_row_totals: true })).pivot?.showRowTotals, true)
  })

  test('in the order of a table the rows can be written one by one', async () => {
    const query = {
      'source-table': '{orders}',
      aggregation: [['count'], ['sum', TOTAL]],
      breakout: [QUANTITY, CATEGORY, MONTH],
      'order-by': [['desc', ['aggregation', 0]]],
      filter: ['<', QUANTITY, 3],
    }
    const settings = { 'pivot_table.column_split': { rows: ['category'], columns: ['quantity'], values: ['sum'] } }
    const pivot = {
      settings,
      order: 'table' as const,
      isDescending: ({ name }: { name: string }) => name === 'category',
    }
    for (const engine of engines) {
      const prepared = await prepareFor(
        engine,
        { query: { type: 'query', query: withIds(JSON.stringify(query)) }, pivot },
        { metadata: shop },
      )
      assert.ok(prepared.pivot && prepared.columns)
      const { rows } = await engine.run(prepared)
      const options = { columns: prepared.columns, timeZone: 'UTC', formatRows: true, visualizationSettings: {} }
      const chunks: Uint8Array[] = []
      for await (const chunk of await pivotStream('csv', () => inBatches(rows, 3), options, prepared.pivot))
        chunks.push(chunk)
      assert.deepEqual(
        Buffer.concat(chunks).toString().trimEnd().split('\n'),
        [
          'Product → Category,Created At: Month,1,1,2,2,Row totals,Row totals',
          'Product → Category,Created At: Month,Sum of Total,Count,Sum of Total,Count,Sum of Total,Count',
          'Widget,"January, 2024",,,40.4,1,40.4,1',
          'Widget,"October, 2024",20.2,1,,,20.2,1',
          'Totals for Widget,,20.2,1,40.4,1,60.6,2',
          'Gadget,"January, 2024",10.1,1,,,10.1,1',
          'Gadget,"February, 2024",10.1,1,,,10.1,1',
          'Gadget,"January, 2025",,,0.2,1,0.2,1',
          'Totals for Gadget,,20.2,2,0.2,1,20.4,3',
          'Grand totals,,40.4,3,40.6,2,81,5',
        ],
        engine.name,
      )
    }
  })

  test('texts that differ in case alone are values of their own in every group', async () => {
    const native = "select 'a' as k, 1 as n union all select 'A', 2 union all select 'a', 2"
    const query = {
      'source-query': { native },
      aggregation: [['count']],
      breakout: [
        ['field', 'k', { 'base-type': 'type/Text' }],
        ['field', 'n', { 'base-type': 'type/Integer' }],
      ],
    }
    for (const engine of engines) {
      const rows = await rowsOf(engine, requestOf({ name: '', query, rows: [0], cols: [1], groups: [] }))
      assert.deepEqual(
        sorted(rows),
        sorted([
          ['A', 2, 0, 1],
          ['a', 1, 0, 1],
          ['a', 2, 0, 1],
          [null, 1, 1, 1],
          [null, 2, 1, 2],
          ['A', null, 2, 1],
          ['a', null, 2, 2],
          [null, null, 3, 3],
        ]),
        engine.name,
      )
    }
  })

  test('totals sum up what the caller may see, and nothing else', async () => {
    const query = { 'source-table': '{orders}', aggregation: [['sum', TOTAL]], breakout: [QUANTITY, CATEGORY] }
    const filter = withIds(JSON.stringify(['>', TOTAL, 20]))
    const policies = { authorize: () => new Map([[3, { filter, fieldIds: null }]]) }
    for (const engine of engines) {
      const rows = await rowsOf(engine, requestOf({ name: '', query, rows: [0], cols: [1], groups: [] }), {
        policies,
      })
      assert.deepEqual(
        rows,
        [
          [1, 'Widget', 0, 20.2],
          [2, 'Widget', 0, 40.4],
          [3, 'Widget', 0, 60.6],
          [null, 'Widget', 1, 121.2],
          [1, null, 2, 20.2],
          [2, null, 2, 40.4],
          [3, null, 2, 60.6],
          [null, null, 3, 121.2],
        ],
        engine.name,
      )
    }
  })

  test('what cannot be a pivot is refused', async () => {
    const [engine] = engines
    assert.ok(engine)
    const orders = { 'source-table': 3, aggregation: [['count']], breakout: [['field', 306, null]] }
    const refused = async (outer: Record<string, unknown>, message: RegExp) => {
      const request: QueryRequest = { query: { type: 'query', ...outer }, pivot: { settings: {}, order: 'groups' } }
      await assert.rejects(prepareFor(engine, request, { metadata: shop }), (error: unknown) => {
        assert.ok(error instanceof QueryError)
        assert.equal(error.type, 'invalid-query')
        assert.match(error.message, message)
        return true
      })
    }
    await refused({ query: orders, pivot_rows: [1] }, /no breakout number 1.*pivot-rows/)
    await refused({ query: orders, pivot_cols: [0, -1] }, /at least 0.*pivot-cols\[1\]/)
    await refused({ query: orders, pivot_rows: 'all' }, /Expected a list.*pivot-rows/)
    await refused({ query: { 'source-table': 3 } }, /needs a breakout or an aggregation/)
    await refused({ type: 'native', native: { query: 'select 1' } }, /Only questions built step by step/)
  })
})
