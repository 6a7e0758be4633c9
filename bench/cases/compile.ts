import { ALLOW_ALL, prepareQuery, type QueryContext } from '@querent/query'
import { postgresDriver } from '../../packages/drivers/src/postgres/index.ts'
import { columnId, compileMetadata } from '../support/compile-content.ts'
import type { BenchRow } from '../support/report.ts'
import { median } from '../support/stats.ts'

const WARM_UPS = 300
const ROUNDS = 1_000

const ref = (table: number, column: number, options: Record<string, unknown> | null = null) => [
  'field',
  columnId(table, column),
  options,
]
const CREATED = 13
const TOTAL = 11

/** What a tile of a dashboard asks: aggregates by month and by a column behind a foreign key, filtered. */
const DASHBOARD = {
  'source-table': 1,
  aggregation: [['count'], ['sum', ref(1, TOTAL)]],
  breakout: [ref(1, CREATED, { 'temporal-unit': 'month' }), ref(2, 10, { 'source-field': columnId(1, 2) })],
  filter: [
    'and',
    ['time-interval', ref(1, CREATED), -12, 'month'],
    ['>', ref(1, TOTAL), 10],
    ['=', ref(1, 10), 'a', 'b'],
  ],
  'order-by': [['desc', ['aggregation', 0]]],
}

const KINDS: readonly [what: string, query: Record<string, unknown>, aim: number][] = [
  ['a table', { query: { 'source-table': 1 } }, 500],
  ['a dashboard question', { query: DASHBOARD }, 500],
  [
    'the same with three parameters',
    {
      query: DASHBOARD,
      parameters: [
        { type: 'string/=', target: ['dimension', ref(1, 15)], value: ['x', 'y'] },
        { type: 'date/all-options', target: ['dimension', ref(1, CREATED)], value: 'past30days' },
        { type: 'number/between', target: ['dimension', ref(1, TOTAL)], value: [1, 9] },
      ],
    },
    500,
  ],
  [
    'a question on a question',
    { query: { 'source-table': 'card__1', filter: ['>', ['field', 'count', { 'base-type': 'type/Integer' }], 5] } },
    500,
  ],
  [
    'SQL with a variable and a field filter',
    {
      type: 'native',
      native: {
        query: 'select * from table_1 where id > {{least}} [[and {{made}}]]',
        'template-tags': {
          least: { id: 'a', name: 'least', type: 'number', default: 3 },
          made: {
            id: 'b',
            name: 'made',
            type: 'dimension',
            dimension: ref(1, CREATED),
            'widget-type': 'date/all-options',
            default: 'thisyear',
          },
        },
      },
    },
    500,
  ],
  [
    'a filter of 50 clauses',
    {
      query: {
        'source-table': 1,
        filter: [
          'or',
          ...Array.from({ length: 50 }, (_, index) => [
            'and',
            ['=', ref(1, 10), `v${index}`],
            ['>', ref(1, TOTAL), index],
          ]),
        ],
      },
    },
    1_000,
  ],
  [
    'a join of six tables',
    {
      query: {
        'source-table': 1,
        joins: [2, 3, 4, 5, 6].map((table) => ({
          'source-table': table,
          alias: `T${table}`,
          fields: 'all',
          condition: ['=', ref(1, table), ref(table, 0, { 'join-alias': `T${table}` })],
        })),
      },
    },
    1_000,
  ],
]

/** From the query as sent to the statement, metadata already in memory. */
export async function compile(): Promise<BenchRow[]> {
  const context: QueryContext = {
    database: { id: 1, engine: 'postgres', timezone: 'UTC', settings: null },
    dialect: postgresDriver.dialect,
    metadata: compileMetadata,
    policies: ALLOW_ALL,
    settings: { startOfWeek: 'sunday', reportTimeZone: 'Europe/Paris', binsNum: 8, binWidth: 10 },
    now: Date.UTC(2025, 5, 15, 12),
    systemTimeZone: 'UTC',
  }
  const rows: BenchRow[] = []
  for (const [what, query, aim] of KINDS) {
    const request = { query: { database: 1, type: 'query', ...query } }
    for (let round = 0; round < WARM_UPS; round++) await prepareQuery(request, context)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await prepareQuery(request, context)
      times.push((performance.now() - start) * 1_000)
    }
    rows.push({ what: `compile ${what}, p50`, value: median(times), limit: null, unit: 'µs', aim, against: '' })
  }
  return rows
}
