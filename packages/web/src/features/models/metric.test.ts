import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstTime, type Clause, type Column, type StagedQuery } from '../../models/question/index.ts'
import {
  displayOf,
  filtering,
  formulaOf,
  grouped,
  groupingColumns,
  inUnits,
  keyOf,
  narrowed,
  readFilters,
} from './metric.ts'

const column = (name: string, type: string, semantic_type: string | null = null): Column => ({
  name,
  display_name: name,
  base_type: type,
  effective_type: type,
  semantic_type,
  id: null,
  table_id: null,
  join_alias: null,
  ref: ['field', { 'base-type': type }, name],
})
const columns = [
  column('ID', 'type/Integer', 'type/PK'),
  column('Made', 'type/DateTime'),
  column('Kind', 'type/Text'),
  column('Total', 'type/Float'),
]
const total: Clause = ['field', { 'base-type': 'type/Float' }, 'Total']
const query: StagedQuery = {
  'lib/type': 'mbql/query',
  database: 1,
  stages: [
    {
      'lib/type': 'mbql.stage/mbql',
      'source-table': 1,
      aggregation: [['sum', { 'display-name': 'Revenue' }, total]],
      'order-by': [['asc', {}, total]],
    },
  ],
}

test('a metric is grouped by its time and one more column, in an order of its own', () => {
  const time = firstTime(query, columns)
  assert.equal(time?.[1]['temporal-unit'], 'month')
  const by = columns[2] ?? null
  const next = grouped(query, { time: time && inUnits(time, 'year'), by })
  const [stage] = next.stages as readonly { breakout?: Clause[]; 'order-by'?: unknown }[]
  assert.deepEqual(
    stage?.breakout?.map((clause) => clause[1]['temporal-unit'] ?? null),
    ['year', null],
  )
  assert.equal(stage?.['order-by'], undefined)
  assert.equal('breakout' in (grouped(next, { time: null, by: null }).stages[0] ?? {}), false)
})

test('a column is named by its number, and by the key that leads to its table', () => {
  const ref = (options: object): Column => ({ ...column('Kind', 'type/Text'), ref: ['field', options, 7] as never })
  assert.equal(keyOf(ref({})), '7')
  assert.equal(keyOf(ref({ 'source-field': 3 })), '3-7')
  assert.equal(keyOf(ref({ 'join-alias': 'Products' })), 'Products-7')
})

test('what splits a metric is neither time nor key; its picture follows from the grouping', () => {
  assert.deepEqual(
    groupingColumns(columns).map(({ name }) => name),
    ['Kind', 'Total'],
  )
  assert.equal(displayOf({ time: null, by: null }), 'scalar')
  assert.equal(displayOf({ time: null, by: columns[2] ?? null }), 'bar')
  assert.equal(displayOf({ time: total, by: null }), 'line')
  assert.equal(formulaOf(query, columns), 'Sum of Total')
})

test('filters of a reader come to those of the metric, and are asked for without its summary', () => {
  const filter: Clause = ['=', {}, ['field', {}, 'Kind'], 'A']
  const [stage] = filtering(query, [filter]).stages as readonly Record<string, unknown>[]
  assert.deepEqual(stage, { 'lib/type': 'mbql.stage/mbql', 'source-table': 1, filters: [filter] })
  const [both] = narrowed(narrowed(query, [filter]), [filter]).stages as readonly { filters?: unknown[] }[]
  assert.equal(both?.filters?.length, 2)
  assert.deepEqual(readFilters(JSON.stringify([filter])), [filter])
  for (const text of [undefined, 'x', '{}', '[["="]]', '[1]']) assert.deepEqual(readFilters(text), [])
})
