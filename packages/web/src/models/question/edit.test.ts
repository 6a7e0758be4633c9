import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf, mapReferences, sameColumn, withFreshIds } from './clause.ts'
import {
  addClause,
  aggregationRef,
  clausesOf,
  moveClause,
  removeClause,
  replaceClause,
  setFields,
  setLimit,
  setOrder,
} from './edit.ts'
import { addJoin, changeJoin, guessPairs, joinFields, joinsOf, removeJoin } from './joins.ts'
import {
  addStage,
  chooseSource,
  nativeQuery,
  queryOf,
  removeStage,
  setNative,
  sourceOf,
  withoutEmptyStages,
} from './stages.ts'
import type { Clause, Column, StagedQuery } from './types.ts'

const TOTAL: Clause = ['field', {}, 41]
const CREATED: Clause = ['field', { 'temporal-unit': 'month' }, 43]
const orders = queryOf(1, { kind: 'table', id: 5 })
const first = (query: StagedQuery) => query.stages[0] as Record<string, unknown>

test('sources of every kind, and none of their clauses after another is chosen', () => {
  assert.deepEqual(orders.stages, [{ 'lib/type': 'mbql.stage/mbql', 'source-table': 5 }])
  assert.equal(first(queryOf(1, { kind: 'model', id: 9 }))['source-card'], 9)
  const metric = queryOf(1, { kind: 'metric', id: 9 })
  assert.deepEqual(sourceOf(metric), { kind: 'metric', id: 9 })
  assert.deepEqual(clausesOf(metric, 0, 'aggregation')[0]?.slice(2), [9])
  const filtered = addStage(addClause(orders, 0, 'filters', ['>', {}, TOTAL, 1]))
  const changed = chooseSource(filtered, queryOf(2, { kind: 'card', id: 3 }))
  assert.deepEqual([changed.database, changed.stages], [2, [{ 'lib/type': 'mbql.stage/mbql', 'source-card': 3 }]])
  assert.equal(sourceOf(nativeQuery(1, 'select 1')), null)
})

test('clauses come, move and go, and empty lists go with the last', () => {
  const one: Clause = ['>', {}, TOTAL, 1]
  const two: Clause = ['<', {}, TOTAL, 9]
  const query = addClause(addClause(orders, 0, 'filters', two), 0, 'filters', one, 0)
  assert.deepEqual(clausesOf(query, 0, 'filters'), [one, two])
  assert.deepEqual(clausesOf(moveClause(query, 0, 'filters', 0, 1), 0, 'filters'), [two, one])
  assert.equal(moveClause(query, 0, 'filters', 0, 2), query)
  assert.deepEqual(removeClause(removeClause(query, 0, 'filters', 1), 0, 'filters', 0), orders)
  assert.equal(removeClause(query, 0, 'filters', 7), query)
  assert.deepEqual(setLimit(setLimit(orders, 0, 5), 0, null), orders)
  assert.deepEqual(setFields(setFields(orders, 0, [TOTAL]), 0, null), orders)
  assert.deepEqual(clausesOf(orders, 0, 'filters'), [], 'the query that was given stays as it was')
})

test('a column groups once in the same unit, and twice in two', () => {
  const once = addClause(orders, 0, 'breakout', CREATED)
  assert.equal(addClause(once, 0, 'breakout', ['field', { 'temporal-unit': 'month', 'lib/uuid': 'x' }, 43]), once)
  assert.equal(
    clausesOf(addClause(once, 0, 'breakout', ['field', { 'temporal-unit': 'year' }, 43]), 0, 'breakout').length,
    2,
  )
})

test('sorting follows what it sorts by', () => {
  let query = addClause(addClause(orders, 0, 'aggregation', ['count', {}]), 0, 'aggregation', ['sum', {}, TOTAL])
  query = addClause(query, 0, 'breakout', CREATED)
  const [count, sum] = clausesOf(query, 0, 'aggregation')
  assert.ok(count && sum && idOf(count) !== idOf(sum))
  query = setOrder(setOrder(query, 0, aggregationRef(sum), 'desc'), 0, CREATED, 'asc')

  const renewed = replaceClause(query, 0, 'aggregation', 1, ['avg', {}, TOTAL])
  assert.equal(idOf(clausesOf(renewed, 0, 'aggregation')[1] as Clause), idOf(sum))
  const yearly = replaceClause(query, 0, 'breakout', 0, ['field', { 'temporal-unit': 'year' }, 43])
  assert.deepEqual(clausesOf(yearly, 0, 'order-by')[1], ['asc', {}, ['field', { 'temporal-unit': 'year' }, 43]])

  const without = removeClause(query, 0, 'aggregation', 1)
  assert.deepEqual(clausesOf(without, 0, 'order-by'), [['asc', {}, CREATED]])
  assert.deepEqual(clausesOf(removeClause(without, 0, 'breakout', 0), 0, 'order-by'), [])
  const turned = setOrder(query, 0, CREATED, 'desc')
  assert.deepEqual(
    clausesOf(turned, 0, 'order-by').map(([direction]) => direction),
    ['desc', 'desc'],
  )
  assert.equal(clausesOf(setOrder(turned, 0, CREATED, null), 0, 'order-by').length, 1)
})

test('references follow an expression to its new name', () => {
  const named = (name: string): Clause => ['*', { 'lib/expression-name': name }, TOTAL, 2]
  let query = addClause(orders, 0, 'expressions', named('double'))
  query = addClause(query, 0, 'filters', ['or', {}, ['>', {}, ['expression', {}, 'double'], 1], ['is-null', {}, TOTAL]])
  const renamed = replaceClause(query, 0, 'expressions', 0, named('twice'))
  assert.deepEqual(clausesOf(renamed, 0, 'filters')[0]?.[2], ['>', {}, ['expression', {}, 'twice'], 1])
})

test('joins have aliases of their own, which references follow', () => {
  const pair = [
    ['field', {}, 38],
    ['field', {}, 58],
  ] as const
  const products = { kind: 'table', id: 7 } as const
  let query = addJoin(addJoin(orders, 0, products, 'Products', [pair]), 0, products, 'Products', [pair], 'inner-join')
  assert.deepEqual(
    joinsOf(query, 0).map(({ alias, strategy }) => [alias, strategy]),
    [
      ['Products', 'left-join'],
      ['Products 2', 'inner-join'],
    ],
  )
  assert.deepEqual(joinsOf(query, 0)[1]?.conditions, [
    ['=', {}, ['field', {}, 38], ['field', { 'join-alias': 'Products 2' }, 58]],
  ])
  query = addClause(query, 0, 'breakout', ['field', { 'join-alias': 'Products 2' }, 61])
  query = changeJoin(query, 0, 1, { alias: 'Others' })
  assert.deepEqual(clausesOf(query, 0, 'breakout'), [['field', { 'join-alias': 'Others' }, 61]])
  assert.deepEqual(joinsOf(query, 0)[1]?.conditions[0]?.[3], ['field', { 'join-alias': 'Others' }, 58])
  assert.equal(joinsOf(removeJoin(query, 0, 0), 0).length, 1)
  assert.equal(joinFields([], [TOTAL]), 'none')
  assert.equal(joinFields([TOTAL], [TOTAL]), 'all')
  const column = (id: number, target: number | null) => ({
    ...({} as Column),
    id,
    ref: ['field', {}, id] as Clause,
    fk_target_field_id: target,
  })
  assert.deepEqual(guessPairs([column(36, null), column(38, 58)], [column(58, null)]), [pair])
  assert.deepEqual(guessPairs([column(58, null)], [column(67, 58)]), [
    [
      ['field', {}, 58],
      ['field', {}, 67],
    ],
  ])
})

test('stages are added, removed with what was built on them, and dropped when empty', () => {
  const query = addClause(addStage(addClause(orders, 0, 'aggregation', ['count', {}])), 1, 'filters', [
    '>',
    {},
    TOTAL,
    1,
  ])
  assert.equal(query.stages.length, 2)
  assert.equal(removeStage(addStage(query), 1).stages.length, 1)
  assert.deepEqual(removeStage(query, 0), orders)
  assert.equal(withoutEmptyStages(addStage(addStage(query))).stages.length, 2)
  assert.equal(withoutEmptyStages(query), query)
})

test('SQL keeps its variables when its text changes', () => {
  const query = nativeQuery(1, 'select {{x}}', { x: { type: 'text' } })
  assert.deepEqual(setNative(query, 'select {{x}} + 1').stages[0]?.['template-tags'], { x: { type: 'text' } })
  assert.throws(() => addClause(query, 0, 'filters', ['=', {}, TOTAL, 1]), TypeError)
})

test('columns are told apart by what leads to them, not by unit or id of the clause', () => {
  assert.ok(sameColumn(CREATED, ['field', { 'lib/uuid': 'x', 'base-type': 'type/DateTime' }, 43]))
  assert.ok(!sameColumn(TOTAL, ['field', { 'join-alias': 'P' }, 41]))
  assert.ok(!sameColumn(TOTAL, ['field', { 'source-field': 38 }, 41]))
  const clause: Clause = ['and', { 'lib/uuid': 'a' }, ['=', { 'lib/uuid': 'b' }, TOTAL, 1]]
  const copy = withFreshIds(clause)
  assert.match(String(idOf(copy)), /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.notEqual(idOf(copy), idOf(copy[2] as Clause))
  assert.equal(
    mapReferences(clause, (ref) => ref),
    clause,
  )
})
