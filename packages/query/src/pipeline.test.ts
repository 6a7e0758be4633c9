import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  inlineParams,
  prepareQuery,
  QueryError,
  type Features,
  type Policies,
  type QueryAccess,
  type QueryContext,
} from './index.ts'
import { card, field, table, testContext } from './testing/metadata.ts'
import { PLAIN_FEATURES, PlainDialect } from './testing/plain-dialect.ts'

const ORDERS = table(1, 'orders', [
  field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
  field(11, 1, 'total', 'type/Decimal', { fingerprint: { type: { 'type/Number': { min: 1, max: 99 } } } }),
  field(12, 1, 'created', 'type/DateTime'),
  field(13, 1, 'person_id', 'type/Integer', {
    semantic_type: 'type/FK',
    fk_target_field_id: 20,
    dimension: { id: 1, name: 'Person', type: 'external', human_readable_field_id: 21, human_readable_values: null },
  }),
  field(15, 1, 'status', 'type/Integer', {
    dimension: {
      id: 2,
      name: 'State',
      type: 'internal',
      human_readable_field_id: null,
      human_readable_values: [[1, 'Open']],
    },
  }),
  field(14, 1, 'secret', 'type/Text', { visibility_type: 'sensitive' }),
])
const PEOPLE = table(2, 'people', [
  field(20, 2, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
  field(21, 2, 'name', 'type/Text'),
])
const TABLES = [ORDERS, PEOPLE]

const CARDS = [
  card(1, { 'source-table': 'card__2' }),
  card(2, { 'source-table': 'card__1' }),
  card(3, { 'source-table': 1, filter: ['>', ['field', 11, null], 5] }),
  card(
    4,
    { 'source-table': 1, aggregation: [['sum', ['field', 11, null]]], filter: ['=', ['field', 13, null], 7] },
    { type: 'metric', name: 'Income' },
  ),
  card(
    5,
    {},
    {
      dataset_query: {
        database: 1,
        type: 'native',
        native: {
          query: 'select * from {{t}} a join {{#3}} b on true',
          'template-tags': { t: { id: 't', name: 't', type: 'table', 'table-id': 1 } },
        },
      },
    },
  ),
]

const SEGMENTS = [
  { id: 1, table_id: 1, name: 'Big', definition: { 'source-table': 1, filter: ['>', ['field', 11, null], 99] } },
]

function context(more: Partial<QueryContext> = {}): QueryContext {
  return testContext({ tables: TABLES, cards: CARDS, segments: SEGMENTS }, more)
}

async function prepare(
  query: Record<string, unknown>,
  more: Partial<QueryContext> = {},
  outer: Record<string, unknown> = {},
) {
  return prepareQuery({ query: { database: 1, type: 'query', query, ...outer } }, context(more))
}

async function refusal(query: Record<string, unknown>, more: Partial<QueryContext> = {}): Promise<QueryError> {
  try {
    await prepare(query, more)
  } catch (error) {
    assert.ok(error instanceof QueryError, String(error))
    return error
  }
  return assert.fail('the query was not refused')
}

describe('columns', () => {
  test('names, display names and references', async () => {
    const { columns } = await prepare({
      'source-table': 1,
      joins: [
        {
          'source-table': 2,
          alias: 'P',
          fields: 'all',
          condition: ['=', ['field', 13, null], ['field', 20, { 'join-alias': 'P' }]],
        },
      ],
      fields: [['field', 10, null]],
    })
    assert.deepEqual(
      columns?.map(({ name, display_name, field_ref }) => [name, display_name, field_ref]),
      [
        ['id', 'Id', ['field', 10, null]],
        ['id_2', 'P → Id', ['field', 20, { 'join-alias': 'P' }]],
        ['name', 'P → Name', ['field', 21, { 'join-alias': 'P' }]],
      ],
    )
  })

  test('foreign keys and labeled values bring what is shown for them', async () => {
    const { columns, sql, remappings } = await prepare({ 'source-table': 1 })
    assert.deepEqual(remappings, [{ from: 4, name: 'State', title: 'State', labels: [[1, 'Open']] }])
    const bare = await prepare({ 'source-table': 1 }, {}, { middleware: { 'disable-remaps?': true } })
    assert.equal(bare.columns?.length, 5)
    assert.deepEqual(
      columns?.map(({ name, remapped_from, remapped_to }) => [name, remapped_from, remapped_to]),
      [
        ['id', undefined, undefined],
        ['total', undefined, undefined],
        ['created', undefined, undefined],
        ['person_id', undefined, 'name'],
        ['status', undefined, 'State'],
        ['name', 'person_id', undefined],
        ['State', 'status', undefined],
      ],
    )
    assert.match(sql, /LEFT JOIN "people" AS "people__via__person_id" ON/)
  })

  test('aggregations have names in words', async () => {
    const { columns } = await prepare({
      'source-table': 1,
      aggregation: [['count'], ['count'], ['/', ['sum', ['field', 11, null]], ['count']], ['metric', 4]],
      breakout: [['field', 12, { 'temporal-unit': 'month' }]],
    })
    assert.deepEqual(
      columns?.map(({ name, display_name }) => [name, display_name]),
      [
        ['created', 'Created: Month'],
        ['count', 'Count'],
        ['count_2', 'Count'],
        ['expression', 'Sum of Total ÷ Count'],
        ['sum', 'Income'],
      ],
    )
  })
})

describe('the order that a reader asks for', () => {
  const constraints = { 'max-results-bare-rows': 10 }
  const sortedBy = (name: string, query: object, outer: object = { type: 'query', query }) =>
    prepareQuery({ query: { database: 1, ...outer }, constraints, order: [{ name, direction: 'desc' }] }, context({}))

  test('comes before that of the query, and before the limit of the server', async () => {
    const { sql } = await sortedBy('total', { 'source-table': 1, 'order-by': [['asc', ['field', 10, null]]] })
    assert.match(sql, /ORDER BY "orders"\."total" DESC, "orders"\."id" ASC LIMIT 10$/)
  })

  test('sorts limited rows and those of SQL as they come out', async () => {
    const limited = await sortedBy('total', { 'source-table': 1, limit: 3 })
    assert.match(limited.sql, /FROM \(SELECT .* LIMIT 3\) AS "source" ORDER BY "source"\."total" DESC LIMIT 3$/)
    const native = { type: 'native', native: { query: 'select 1 as total' } }
    const { sql } = await sortedBy('total', {}, native)
    assert.equal(sql, 'SELECT "source".* FROM (select 1 as total) AS "source" ORDER BY "source"."total" DESC LIMIT 10')
  })

  test('goes by the place in the answer where columns of SQL share a name', async () => {
    const query = { database: 1, type: 'native', native: { query: 'select 1 as n, 2 as n' } }
    const order = [{ name: 'n_2', index: 1, direction: 'desc' as const }]
    const { sql } = await prepareQuery({ query, order }, context({}))
    assert.match(sql, /AS "source" ORDER BY 2 DESC/)
  })

  test('goes by the values where labels are shown, and is refused for a column that the answer does not have', async () => {
    assert.match((await sortedBy('State', { 'source-table': 1 })).sql, /ORDER BY "orders"\."status" DESC LIMIT 10$/)
    await assert.rejects(sortedBy('nope', { 'source-table': 1 }), { path: 'sort_rows' })
  })
})

describe('limits', () => {
  const constraints = { 'max-results': 100, 'max-results-bare-rows': 10 }
  test('bare rows are limited in SQL, and a smaller limit of the query wins', async () => {
    const bare = await prepare({ 'source-table': 2 }, {}, { constraints })
    assert.match(bare.sql, /LIMIT 10$/)
    assert.deepEqual([bare.rowLimit, bare.defaultLimitApplied], [10, true])
    const own = await prepare({ 'source-table': 2, limit: 3 }, {}, { constraints })
    assert.match(own.sql, /LIMIT 3$/)
    assert.deepEqual([own.rowLimit, own.defaultLimitApplied], [3, false])
    const grouped = await prepare({ 'source-table': 2, aggregation: [['count']] }, {}, { constraints })
    assert.equal(grouped.rowLimit, 100)
  })

  test('the query as run tells the limits that hold, and none where the caller lifts them', async () => {
    const own = { 'max-results': 50 }
    const query = { database: 1, type: 'query', query: { 'source-table': 2 }, constraints: own }
    const limited = await prepareQuery({ query, constraints }, context())
    assert.deepEqual(limited.json_query['constraints'], { 'max-results': 50, 'max-results-bare-rows': 10 })
    const lifted = await prepareQuery({ query, constraints: null }, context())
    assert.equal('constraints' in lifted.json_query, false)
  })
})

describe('policies', () => {
  test('reach tables and cards that the SQL of a card puts in', async () => {
    let seen: QueryAccess | undefined
    const policies: Policies = {
      allowsSql: true,
      authorize(access) {
        seen = access
        return new Map([[1, { filter: ['=', ['field', 11, null], 7], fieldIds: null }]])
      },
    }
    const { sql } = await prepare({ 'source-table': 'card__5' }, { policies })
    assert.equal(sql.match(/WHERE "orders"\."\w+" = 7/g)?.length, 2, sql)
    assert.deepEqual([...(seen?.cardIds ?? [])], [5])
    assert.deepEqual([...new Set(seen?.tables.map(({ table }) => table.id))], [1])
  })

  test('see every table, field and card, also under joins and source cards', async () => {
    let seen: QueryAccess | undefined
    const policies: Policies = {
      authorize(access) {
        seen = access
        return new Map()
      },
    }
    await prepare(
      { 'source-table': 'card__3', aggregation: [['count']], breakout: [['field', 21, { 'source-field': 13 }]] },
      { policies },
    )
    assert.deepEqual([...(seen?.cardIds ?? [])], [3])
    assert.deepEqual(
      seen?.tables.map((access) => [access.table.id, [...access.fieldIds].toSorted(), access.cardId]),
      [
        [1, [10, 11, 12, 13, 15], 3],
        [2, [20, 21], null],
      ],
    )
  })

  test('filter rows and hide columns wherever the table is read', async () => {
    const policies: Policies = {
      authorize: () => new Map([[1, { filter: ['=', ['field', 13, null], 5], fieldIds: new Set([10, 11, 13]) }]]),
    }
    const { sql, columns } = await prepare({ 'source-table': 1, fields: undefined }, { policies })
    assert.match(sql, /FROM \(SELECT .* FROM "orders" WHERE "orders"."person_id" = 5\) AS "orders"/)
    assert.ok(!columns?.some(({ name }) => name === 'created'))
    assert.equal(columns?.find(({ name }) => name === 'total')?.fingerprint, null)
    const error = await refusal({ 'source-table': 1, aggregation: [['max', ['field', 12, null]]] }, { policies })
    assert.equal(error.type, 'missing-required-permissions')
  })
})

test('a query tells whether the time went into its statement', async () => {
  const created = ['field', 12, null]
  const filtered = (filter: unknown) => prepare({ 'source-table': 1, filter })
  assert.equal((await filtered(['=', created, '2025-06-15'])).isOfMoment, false)
  assert.equal((await filtered(['time-interval', created, -1, 'day'])).isOfMoment, true)
  const relative = { type: 'date/all-options', target: ['dimension', created], value: 'past7days' }
  const given = await prepare({ 'source-table': 1 }, {}, { parameters: [relative] })
  assert.equal(given.isOfMoment, true)
})

describe('refusals name the fault', () => {
  const cases: [string, Record<string, unknown>, RegExp][] = [
    [
      'unknown clause',
      { 'source-table': 1, filter: ['and', ['frobnicate', 1], ['=', 1, 2]] },
      /frobnicate.*query\.filter\[1\]/,
    ],
    ['unknown field', { 'source-table': 1, fields: [['field', 999, null]] }, /999/],
    ['wrong count', { 'source-table': 1, filter: ['between', ['field', 11, null], 1] }, /between.*query\.filter/],
    ['card built on itself', { 'source-table': 'card__1' }, /built on itself/],
    ['number that is none', { 'source-table': 1, filter: ['=', ['field', 11, null], 'abc'] }, /"abc" is not a number/],
    [
      'expression that refers to itself',
      { 'source-table': 1, expressions: { a: ['+', ['expression', 'a'], 1] } },
      /refers to itself/,
    ],
    ['aggregation in a filter', { 'source-table': 1, filter: ['>', ['count'], 1] }, /count/],
    ['both sources', { 'source-table': 1, 'source-query': { 'source-table': 1 } }, /not both/],
    ['bad unit', { 'source-table': 1, breakout: [['field', 12, { 'temporal-unit': 'fortnight' }]] }, /fortnight/],
    ['number in a sum', { 'source-table': 1, expressions: { a: ['+', ['field', 12, null], 1] } }, /expected numbers/],
  ]
  for (const [name, query, message] of cases) {
    test(name, async () => {
      const error = await refusal(query)
      assert.equal(error.type, 'invalid-query')
      assert.match(error.message, message)
    })
  }

  test('what an engine lacks', async () => {
    class Poor extends PlainDialect {
      override readonly features: Features = { ...PLAIN_FEATURES, 'left-join': 'missing' }
    }
    const join = {
      'source-table': 2,
      alias: 'P',
      condition: ['=', ['field', 13, null], ['field', 20, { 'join-alias': 'P' }]],
    }
    const error = await refusal({ 'source-table': 1, joins: [join] }, { dialect: new Poor() })
    assert.equal(error.type, 'unsupported-feature')
    assert.match(error.message, /left-join/)
  })
})

describe('hostile input', () => {
  const equals = ['=', ['field', 11, null], 1]

  test('ten thousand conditions', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ['=', ['field', 11, null], index])
    const { sql } = await prepare({ 'source-table': 1, filter: ['or', ...many], fields: [['field', 10, null]] })
    assert.ok(sql.length > 100_000)
  })

  test('two hundred levels of clauses and of queries', async () => {
    let filter: unknown = equals
    for (let level = 0; level < 200; level++) filter = ['not', ['and', filter, equals]]
    assert.match((await refusal({ 'source-table': 1, filter })).message, /nested/)
    let query: Record<string, unknown> = { 'source-table': 1 }
    for (let level = 0; level < 200; level++) query = { 'source-query': query }
    assert.match((await refusal(query)).message, /nested/)
  })

  test('expressions that double each other', async () => {
    const expressions: Record<string, unknown> = { e0: ['+', ['field', 11, null], 1] }
    for (let index = 1; index <= 60; index++) {
      expressions[`e${index}`] = ['+', ['expression', `e${index - 1}`], ['expression', `e${index - 1}`]]
    }
    const error = await refusal({ 'source-table': 1, expressions, fields: [['expression', 'e60']] })
    assert.equal(error.type, 'invalid-query')
  })

  test('clauses that write an argument twice, in each other', async () => {
    let doubled: unknown = ['field', 11, null]
    for (let level = 0; level < 90; level++) doubled = ['!=', doubled, true]
    const error = await refusal({ 'source-table': 1, expressions: { doubled }, fields: [['expression', 'doubled']] })
    assert.equal(error.type, 'invalid-query')
  })

  test('names and values stay where they belong', async () => {
    const prepared = await prepare({
      'source-table': 2,
      expressions: { 'a" from x; --': ['concat', ['field', 21, null], "'; drop table people; --"] },
      fields: [['expression', 'a" from x; --']],
    })
    assert.match(prepared.sql, /AS "a"" from x; --"/)
    assert.deepEqual(prepared.params, ["'; drop table people; --"])
    assert.match(inlineParams(prepared, new PlainDialect()), /'''; drop table people; --'/)
  })
})

test('a typical query takes less than three milliseconds of processor time to prepare', async () => {
  const query = {
    'source-table': 1,
    aggregation: [['count'], ['sum', ['field', 11, null]]],
    breakout: [
      ['field', 12, { 'temporal-unit': 'month' }],
      ['field', 21, { 'source-field': 13 }],
    ],
    filter: [
      'and',
      ['time-interval', ['field', 12, null], -12, 'month'],
      ['>', ['field', 11, null], 10],
      ['segment', 1],
    ],
    'order-by': [['desc', ['aggregation', 0]]],
  }
  for (let round = 0; round < 200; round++) await prepare(query)
  const before = process.threadCpuUsage()
  for (let round = 0; round < 200; round++) await prepare(query)
  const ms = process.threadCpuUsage(before).user / 1000 / 200
  assert.ok(ms < 3, `${ms} ms`)
})
