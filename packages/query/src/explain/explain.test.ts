import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainQuery, type QueryContext } from '../index.ts'
import { card, field, table, testContext } from '../testing/metadata.ts'

const CONTENT = {
  tables: [
    table(1, 'orders', [
      field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
      field(11, 1, 'total', 'type/Decimal'),
      field(12, 1, 'person_id', 'type/Integer', { semantic_type: 'type/FK', fk_target_field_id: 20 }),
    ]),
    table(2, 'people', [
      field(20, 2, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
      field(21, 2, 'name', 'type/Text'),
    ]),
  ],
  cards: [card(3, { 'source-table': 1, filter: ['>', ['field', 11, null], 5] })],
}

const QUERY = {
  'source-table': 'card__3',
  aggregation: ['count'],
  breakout: [['fk->', 12, 21]],
  filter: ['and', ['>', 11, 7], ['>', 11, 7]],
}

async function explain(query: unknown, more: Partial<QueryContext> = {}) {
  const outer = {
    database: 1,
    type: 'query',
    query,
    parameters: [{ type: 'number/=', target: ['dimension', ['field', 11, null]], value: [9] }],
  }
  const { stages, error } = await explainQuery({ query: outer }, testContext(CONTENT, more))
  const output = (name: string) => JSON.parse(JSON.stringify(stages.find(({ stage }) => stage === name)?.output))
  return { stages, error, output }
}

test('the stages are listed in their order, each with its time and what it gives', async () => {
  const { stages, error, output } = await explain(QUERY)
  assert.equal(error, null)
  assert.deepEqual(
    stages.map(({ stage }) => stage),
    ['parse', 'normalize', 'metadata', 'parameters', 'resolve', 'authorize', 'compile'],
  )
  assert.ok(stages.every(({ ms, output: given }) => ms >= 0 && given !== null))
  const column = ['field', {}, 11]
  assert.deepEqual(output('parse').stages[0].filters, [
    ['>', {}, column, 7],
    ['>', {}, column, 7],
  ])
  assert.deepEqual(output('normalize').stages[0].filters, [['>', {}, column, 7]])
  assert.deepEqual(output('metadata').cards, [{ id: 3, name: 'Card 3' }])
  assert.deepEqual(output('parameters').stages[0].filters, [
    ['>', {}, column, 7],
    ['=', {}, column, 9],
  ])
  assert.deepEqual(output('resolve').filters, [
    ['>', 'source.total', 7],
    ['=', 'source.total', 9],
  ])
  assert.deepEqual(output('resolve').from.stage.filters, [['>', 'orders.total', 5]])
  assert.deepEqual(output('authorize').reads, [
    { table: { id: 1, name: 'orders' }, fields: [10, 11, 12], through_card: 3 },
    { table: { id: 2, name: 'people' }, fields: [20, 21], through_card: null },
  ])
  assert.match(output('compile').sql, /^SELECT .* GROUP BY 1/)
})

test('policies show in the resolved query', async () => {
  const policies = { authorize: () => new Map([[1, { filter: ['=', ['field', 12, null], 4], fieldIds: null }]]) }
  const { output } = await explain({ 'source-table': 1, aggregation: [['count']] }, { policies })
  assert.deepEqual(output('authorize').policies, [{ table: 1, filter: ['=', ['field', 12, null], 4], fields: null }])
  assert.deepEqual(output('authorize').resolved.from['restricted to'].filters, [['=', 'orders.person_id', 4]])
  assert.equal(output('compile').is_restricted, true)
})

test('a refused query is explained up to the refusal', async () => {
  const { stages, error } = await explain({ 'source-table': 1, filter: ['=', ['field', 999, null], 1] })
  assert.deepEqual(stages.at(-1)?.stage, 'parameters')
  assert.deepEqual(error, {
    stage: 'resolve',
    type: 'invalid-query',
    message: 'Field 999 does not exist. (at query.filter[1])',
    path: 'query.filter[1]',
  })
})

test('a pivot shows the numbers of its groups', async () => {
  const pivot = { settings: {}, order: 'groups' as const }
  const query = { database: 1, type: 'query', pivot_rows: [0], query: { ...QUERY, filter: null } }
  const { stages } = await explainQuery({ query, pivot }, testContext(CONTENT, {}))
  const resolved = stages.find(({ stage }) => stage === 'resolve')?.output
  assert.deepEqual(Object(resolved)['pivot groups'], [0, 1])
})
