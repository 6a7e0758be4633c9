import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { prepareQuery, QueryError, type Policies, type QueryAccess, type TablePolicy } from '../index.ts'
import { card, field, table, testContext, type TestContent } from '../testing/metadata.ts'

const EVENTS = table(1, 'events', [
  field(10, 1, 'ID', 'type/Integer', { semantic_type: 'type/PK' }),
  field(11, 1, 'id', 'type/Text'),
  field(12, 1, 'at', 'type/Integer', {
    coercion_strategy: 'Coercion/UNIXSeconds->DateTime',
    effective_type: 'type/DateTime',
  }),
  field(13, 1, 'owner_id', 'type/Integer', { semantic_type: 'type/FK', fk_target_field_id: 20 }),
])
const OWNERS = table(2, 'owners', [
  field(20, 2, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
  field(21, 2, 'team', 'type/Text'),
])
const CONTENT: TestContent = {
  tables: [EVENTS, OWNERS],
  cards: [
    card(1, { 'source-table': 1 }),
    card(2, {}, { dataset_query: { database: 1, type: 'native', native: { query: 'select * from events' } } }),
    card(3, { 'source-table': 'card__2' }),
    card(4, { 'source-table': 2 }),
  ],
}

const ref = (id: number, options: Record<string, unknown> | null = null) => ['field', id, options]

async function prepare(query: Record<string, unknown>, policies: Policies) {
  const outer = 'native' in query ? { type: 'native', ...query } : { type: 'query', query }
  return prepareQuery({ query: { database: 1, ...outer } }, testContext(CONTENT, { policies }))
}

function restrict(...entries: [number, Partial<TablePolicy>][]): Policies {
  return { authorize: () => new Map(entries.map(([id, policy]) => [id, { filter: null, fieldIds: null, ...policy }])) }
}

async function refusal(query: Record<string, unknown>, policies: Policies): Promise<QueryError> {
  try {
    await prepare(query, policies)
  } catch (error) {
    assert.ok(error instanceof QueryError, String(error))
    return error
  }
  return assert.fail('the query was not refused')
}

describe('the subquery of a restricted table', () => {
  test('gives stored values, so that a coerced column is read once', async () => {
    const { sql } = await prepare(
      { 'source-table': 1, fields: [ref(12)] },
      restrict([1, { filter: ['=', ref(10), 5] }]),
    )
    assert.equal(sql.match(/epoch\(/g)?.length, 1)
    assert.match(sql, /FROM \(SELECT .*"events"\."at" AS "at".* FROM "events" WHERE "events"\."ID" = 5\) AS "events"/)
  })

  test('keeps names that differ in case alone', async () => {
    const { sql } = await prepare(
      { 'source-table': 1, fields: [ref(11)] },
      restrict([1, { fieldIds: new Set([10, 11]) }]),
    )
    assert.match(sql, /FROM \(SELECT "events"\."ID" AS "ID", "events"\."id" AS "id" FROM "events"\)/)
  })

  test('may be filtered by hidden columns and by other tables', async () => {
    const filter = ['and', ['=', ref(13), 7], ['=', ref(21, { 'source-field': 13 }), 'blue']]
    const policies = restrict([1, { filter, fieldIds: new Set([10]) }], [2, { fieldIds: new Set([20]) }])
    const { sql, columns } = await prepare({ 'source-table': 1 }, policies)
    assert.match(sql, /"owner_id" = 7/)
    assert.match(sql, /LEFT JOIN "owners"/)
    assert.deepEqual(
      columns?.map(({ name }) => name),
      ['ID'],
    )
  })

  test('takes its filter in either form', async () => {
    const staged = ['=', { 'lib/uuid': 'a' }, ['field', {}, 10], 5]
    const { sql } = await prepare({ 'source-table': 1 }, restrict([1, { filter: staged }]))
    assert.match(sql, /"events"\."ID" = 5/)
  })

  test('stands for the table on both sides of a join with itself', async () => {
    const join = { 'source-table': 1, alias: 'E', condition: ['=', ref(10), ref(10, { 'join-alias': 'E' })] }
    const { sql } = await prepare({ 'source-table': 1, joins: [join] }, restrict([1, { filter: ['>', ref(10), 3] }]))
    assert.equal(sql.match(/"events"\."ID" > 3/g)?.length, 2)
  })

  test('a filter that cannot be read refuses the query', async () => {
    const error = await refusal({ 'source-table': 1 }, restrict([1, { filter: ['frobnicate', 1] }]))
    assert.match(error.message, /policy of table 1/)
  })
})

describe('SQL that stands for a table', () => {
  const sql = {
    query: {
      database: 1,
      type: 'native',
      native: {
        query: 'select * from events where owner_id = {{owner}} [[and id = {{t}}]] -- the last',
        'template-tags': { owner: { id: 'o', name: 'owner', type: 'text' }, t: { id: 't', name: 't', type: 'text' } },
      },
    },
    parameters: [{ target: ['variable', ['template-tag', 'owner']], value: "x' or 1=1" }],
  }
  const policies = restrict([1, { sql, fieldIds: new Set([10, 11]) }])

  test('is a subquery with bound values, and runs as SQL of people', async () => {
    const parameters = [{ type: 'category', target: ['variable', ['template-tag', 't']], value: '5' }]
    const prepared = await prepareQuery(
      { query: { database: 1, type: 'query', query: { 'source-table': 1 } }, parameters },
      testContext(CONTENT, { policies }),
    )
    assert.match(
      prepared.sql,
      /FROM \(SELECT .*"id".* FROM \(select \* from events where owner_id = \S+ +-- the last\n\)/,
    )
    assert.deepEqual(prepared.params, ["x' or 1=1"])
    assert.deepEqual([prepared.session.holdsSql, prepared.isRestricted], [true, true])
    assert.equal((await prepare({ 'source-table': 2 }, policies)).session.holdsSql, false)
  })

  test('is computed before conditions that may fail', async () => {
    const filter = ['>', ['exp', ref(10)], 1]
    const { sql: statement } = await prepare({ 'source-table': 1, filter }, policies)
    assert.match(statement, /-- the last\n\) AS "visible" LIMIT \d+\)/)
  })

  test('hides what it leaves out, and what is known of values', async () => {
    const hidden = await refusal({ 'source-table': 1, filter: ['=', ref(13), 1] }, policies)
    assert.equal(hidden.type, 'missing-required-permissions')
    const binning = { strategy: 'num-bins', 'num-bins': 2 }
    const error = await refusal({ 'source-table': 1, breakout: [ref(10, { binning })] }, policies)
    assert.equal(error.constructor.name, 'UnknownRange')
  })
})

describe('what the policies are told', () => {
  async function accessOf(query: Record<string, unknown>): Promise<QueryAccess> {
    let seen: QueryAccess | undefined
    await prepare(query, {
      authorize(access) {
        seen = access
        return new Map()
      },
    })
    return seen ?? assert.fail('the policies were not asked')
  }

  test('tables with their fields, each as often as it is read', async () => {
    const { tables } = await accessOf({
      'source-table': 1,
      aggregation: [['count']],
      filter: ['=', ref(21, { 'source-field': 13 }), 'blue'],
    })
    assert.deepEqual(
      tables.map((access) => [access.table.id, [...access.fieldIds].toSorted(), access.cardId]),
      [
        [1, [13], null],
        [2, [20, 21], null],
      ],
    )
  })

  test('the outermost card of a table, and cards that hold SQL on any level', async () => {
    const condition = ['=', ['field', 'ID', null], ref(20, { 'join-alias': 'O' })]
    const joins = [{ 'source-table': 'card__4', alias: 'O', condition }]
    const access = await accessOf({ 'source-table': 'card__3', joins, aggregation: [['count']] })
    assert.deepEqual([...access.cardIds].toSorted(), [3, 4])
    assert.deepEqual([...access.sqlCardIds], [2])
    assert.equal(access.native, false)
    assert.deepEqual(
      access.tables.map(({ cardId }) => cardId),
      [4],
    )
  })

  test('the fields of field filters in SQL', async () => {
    const tag = { id: 't', name: 't', type: 'dimension', dimension: ref(11), default: 'x' }
    const access = await accessOf({
      native: { query: 'select * from events where {{t}}', 'template-tags': { t: tag } },
    })
    assert.equal(access.native, true)
    assert.deepEqual(
      access.tables.map((item) => [item.table.id, [...item.fieldIds]]),
      [[1, [11]]],
    )
  })
})

describe('SQL beside restrictions', () => {
  const policies = restrict([2, { filter: ['=', ref(21), 'blue'] }])
  for (const [name, query] of [
    ['of the caller', { native: { query: 'select 1' } }],
    ['of a source card', { 'source-table': 'card__2' }],
    ['of a card behind a card', { 'source-table': 'card__3' }],
    ['of an inner level', { 'source-query': { native: 'select 1' } }],
  ] as const) {
    test(`${name} is refused`, async () => {
      assert.equal((await refusal(query, policies)).type, 'missing-required-permissions')
      await prepare(query, { ...policies, allowsSql: true })
      await prepare(query, restrict())
    })
  }
})

test('a restricted query says so', async () => {
  const policies = restrict([2, {}])
  assert.equal((await prepare({ 'source-table': 2 }, policies)).isRestricted, true)
  assert.equal((await prepare({ 'source-table': 1 }, policies)).isRestricted, false)
})
