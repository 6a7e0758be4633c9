import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_PERMISSION, type Policies, type TablePolicy } from '../context.ts'
import { QueryError } from '../errors.ts'
import { card, field, table, testContext } from '../testing/metadata.ts'
import { describeQuery } from './describe-query.ts'

const TABLES = [
  table(1, 'orders', [
    field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
    field(11, 1, 'total', 'type/Float'),
    field(12, 1, 'note', 'type/Text'),
    field(13, 1, 'person_id', 'type/Integer', { semantic_type: 'type/FK', fk_target_field_id: 20 }),
  ]),
  table(2, 'people', [
    field(20, 2, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
    field(21, 2, 'salary', 'type/Float'),
  ]),
]
const CARDS = [card(5, { 'source-table': 2, filter: ['=', ['field', 99, null], 1] }), card(6, { 'source-table': 1 })]

function contextFor(policies?: Policies) {
  return testContext({ tables: TABLES, cards: CARDS }, policies ? { policies } : {})
}

/** A caller who may query only these tables, each as far as its policy goes. */
function mayQuery(tables: ReadonlyMap<number, TablePolicy | null>): Policies {
  return {
    authorize({ tables: asked }) {
      const policies = new Map<number, TablePolicy>()
      for (const { table: one, cardId } of asked) {
        const policy = tables.get(one.id)
        if (policy === undefined && cardId === null) throw new QueryError('missing-required-permissions', NO_PERMISSION)
        if (policy) policies.set(one.id, policy)
      }
      return policies
    },
  }
}

const legacy = (query: Record<string, unknown>) => ({
  database: 1,
  type: 'query',
  query: { 'source-table': 1, ...query },
})
const staged = (...stages: Record<string, unknown>[]) => ({
  'lib/type': 'mbql/query',
  database: 1,
  stages: stages.map((stage, index) => ({
    'lib/type': 'mbql.stage/mbql',
    ...(index === 0 ? { 'source-table': 1 } : {}),
    ...stage,
  })),
})
const names = (columns: readonly { name: string }[] | null | undefined) => columns?.map(({ name }) => name)

test('clauses see the columns of the source, of joins and of the expressions before them', async () => {
  const { stages, errors, can_run, query } = await describeQuery(
    legacy({
      joins: [
        {
          'source-table': 2,
          alias: 'P',
          condition: ['=', ['field', 13, null], ['field', 20, { 'join-alias': 'P' }]],
        },
      ],
      expressions: { double: ['*', ['field', 11, null], 2] },
      aggregation: [['sum', ['expression', 'double']]],
      breakout: [['field', 12, null]],
      'order-by': [['desc', ['aggregation', 0]]],
    }),
    contextFor(),
  )
  assert.deepEqual(errors, [])
  assert.equal(can_run, true)
  const [stage] = stages
  const own = ['id', 'total', 'note', 'person_id']
  const seen = (path: string) => {
    const clause = stage?.clauses.find((one) => one.path === path)
    return names(clause && stage?.visible.slice(...clause.columns))
  }
  assert.deepEqual(seen('stages[0].joins[0]'), [...own, 'id', 'salary'])
  assert.deepEqual(seen('stages[0].expressions[0]'), [...own, 'id', 'salary'])
  assert.deepEqual(seen('stages[0].aggregation[0]'), [...own, 'id', 'salary', 'double'])
  assert.deepEqual(seen('stages[0].order-by[0][2]'), ['note', 'sum'])
  assert.deepEqual(names(stage?.columns), ['note', 'sum'])
  const printed: unknown[] = Object(query)['stages']
  const uuid = Object(printed[0])['aggregation'][0][1]['lib/uuid']
  assert.deepEqual(stage?.columns?.[1]?.ref, ['aggregation', {}, uuid])
  assert.deepEqual(stage?.visible[4]?.ref, ['field', { 'join-alias': 'P' }, 20])
})

test('both forms are answered, and paths lead into the staged one', async () => {
  const sent = legacy({
    'source-table': 1,
    filter: ['and', ['>', ['field', 11, null], 1], ['>', ['field', 77, null], 1]],
  })
  const { query, legacy: older, errors } = await describeQuery(sent, contextFor())
  assert.equal(query?.['lib/type'], 'mbql/query')
  assert.deepEqual(older, sent)
  assert.deepEqual(errors, [
    {
      path: 'stages[0].filters[1][2]',
      code: 'invalid-query',
      message: 'Field 77 does not exist.',
      said: { text: 'Field {id} does not exist.', values: { id: 77 } },
    },
  ])
})

test('everything that is wrong is told at once, each at its path', async () => {
  const { errors, can_run, stages } = await describeQuery(
    staged(
      {
        filters: [
          ['frobnicate', {}, 1],
          ['>', {}, ['field', {}, 11], 'many'],
          ['=', {}, ['field', {}, 12], 'x'],
          ['=', {}, ['field', {}, 98], 'x'],
        ],
        expressions: [['*', { 'lib/expression-name': 'bad' }, ['field', {}, 97], 2]],
        aggregation: [
          ['sum', { name: 'all' }, ['expression', {}, 'bad']],
          ['sum', { name: 'none' }, ['field', {}, 96]],
        ],
        limit: -1,
      },
      {
        filters: [
          ['>', {}, ['field', {}, 'none'], 1],
          ['=', {}, ['field', {}, 'gone'], 1],
        ],
      },
    ),
    contextFor(),
  )
  assert.deepEqual(errors.map(({ path }) => path).sort(), [
    'stages[0].aggregation[1][2]',
    'stages[0].expressions[0][2]',
    'stages[0].filters[0]',
    'stages[0].filters[1]',
    'stages[0].filters[3][2]',
    'stages[0].limit',
    'stages[1].filters[1][2]',
  ])
  assert.equal(can_run, false)
  assert.deepEqual(names(stages[0]?.columns), ['all'])
})

test('faults of parts that do not stop a run are told', async () => {
  const { errors, can_run } = await describeQuery(
    staged({
      expressions: [['*', { 'lib/expression-name': 'idle' }, ['field', {}, 97], 2]],
      aggregation: [['count', {}]],
    }),
    contextFor(),
  )
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['stages[0].expressions[0][2]'],
  )
  assert.equal(can_run, true)
})

test('a fault inside a saved question is told where the question is named', async () => {
  const { errors, can_run, stages } = await describeQuery(
    staged({ 'source-table': undefined, 'source-card': 5, filters: [['=', {}, 1, 1]] }),
    contextFor(),
  )
  assert.equal(errors.length, 1)
  assert.equal(errors[0]?.path, 'stages[0]')
  assert.equal(can_run, false)
  assert.deepEqual(stages, [{ path: 'stages[0]', visible: [], clauses: [], columns: null }])
})

test('what is no query at all is told, too', async () => {
  for (const sent of [{}, { database: 1 }, legacy({ 'source-table': 404 }), staged()]) {
    const { errors, can_run } = await describeQuery(sent, contextFor())
    assert.equal(errors.length, 1, JSON.stringify(sent))
    assert.equal(can_run, false)
  }
})

test('who may not run the query learns of no column', async () => {
  const policies = mayQuery(new Map([[1, null]]))
  const through = ['field', 21, { 'source-field': 13 }]
  const { stages, errors, can_run } = await describeQuery(legacy({ fields: [through] }), contextFor(policies))
  assert.deepEqual(stages, [])
  assert.deepEqual(errors, [{ path: null, code: 'missing-required-permissions', message: NO_PERMISSION }])
  assert.equal(can_run, false)
})

test('no fault names what the caller may not see', async () => {
  const policies = mayQuery(new Map([[1, { filter: null, fieldIds: new Set([10, 11]) }]]))
  const { errors, stages } = await describeQuery(
    staged({
      filters: [
        ['>', {}, ['field', {}, 21], 1],
        ['=', {}, ['field', {}, 12], 'x'],
        ['>', {}, ['field', {}, 11], 'x'],
      ],
    }),
    contextFor(policies),
  )
  const hidden = { code: 'missing-required-permissions', message: NO_PERMISSION }
  assert.deepEqual(errors.slice(0, 2), [
    { path: 'stages[0].filters[0][2]', ...hidden },
    { path: 'stages[0].filters[1][2]', ...hidden },
  ])
  assert.match(errors[2]?.message ?? '', /is not a number/)
  assert.deepEqual(names(stages[0]?.visible), ['id', 'total'])
  assert.doesNotMatch(JSON.stringify({ errors, stages }), /salary|note/)
})

test('bins whose range a run would read are no fault', async () => {
  const binned = ['field', 11, { binning: { strategy: 'num-bins', 'num-bins': 5 } }]
  const query = legacy({ aggregation: [['count']], breakout: [binned] })
  assert.equal((await describeQuery(query, contextFor())).can_run, false)
  const { can_run, errors } = await describeQuery(query, contextFor(), { readsRanges: true })
  assert.deepEqual([can_run, errors], [true, []])
})

test('a large query with many faults does not hold up others', async () => {
  const wrong = Array.from({ length: 5_000 }, (_, index) => ['=', {}, ['field', {}, 11], `x${index}`])
  const before = performance.eventLoopUtilization()
  const { errors, stages } = await describeQuery(staged({ filters: wrong }), contextFor())
  assert.ok(errors.length > 0 && errors.length <= 20)
  assert.ok(JSON.stringify(stages).length < 1_000_000)
  assert.ok(performance.eventLoopUtilization(before).active < 3_000)
})

test('values of parameters become filters, and nothing does for a query without any', async () => {
  const target = ['dimension', ['field', 12, null]]
  const parameters = [{ id: 'a', type: 'string/=', value: ['x'], target }]
  const { filtered } = await describeQuery({ ...legacy({ aggregation: [['count']] }), parameters }, contextFor())
  const again = await describeQuery(filtered, contextFor())
  assert.deepEqual(again.errors, [])
  assert.deepEqual(again.legacy, legacy({ aggregation: [['count']], filter: ['=', ['field', 12, null], 'x'] }))
  assert.equal(again.filtered, null)
  const wrong = [{ id: 'a', type: 'number/=', value: ['x'], target }]
  assert.equal((await describeQuery({ ...legacy({}), parameters: wrong }, contextFor())).filtered, null)
})
