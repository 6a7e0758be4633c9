import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessDisplay, withFittingDisplay } from './display.ts'
import { addClause, setLimit } from './edit.ts'
import { previewOf, runningOf, sampleName, sampleOf, toggleMuted, withMuted, withoutMuted } from './partial.ts'
import { addStage, draftOf, nativeQuery, queryOf } from './stages.ts'
import type { Clause, MbqlStage } from './types.ts'

const TOTAL: Clause = ['field', {}, 41]
const CREATED: Clause = ['field', { 'temporal-unit': 'month' }, 43]
const SUM: Clause = ['sum', { 'lib/uuid': 'a' }, TOTAL]
const rows = addClause(queryOf(1, { kind: 'table', id: 5 }), 0, 'filters', ['>', {}, TOTAL, 10])
const groups = addClause(addClause(rows, 0, 'aggregation', SUM), 0, 'breakout', CREATED)
const sorted = addClause(groups, 0, 'order-by', ['desc', {}, ['aggregation', {}, 'a']])
const stageOf = (query: { stages: readonly unknown[] }, at = 0) => query.stages[at] as MbqlStage

test('a preview has the steps up to one, and ten rows at most', () => {
  const source = stageOf(previewOf(sorted, 0, 'source'))
  assert.deepEqual([source.filters, source.aggregation, source.limit], [undefined, undefined, 10])
  assert.equal(stageOf(previewOf(sorted, 0, 'filters')).filters?.length, 1)
  const summed = stageOf(previewOf(sorted, 0, 'aggregation'))
  assert.deepEqual([summed.breakout?.length, summed['order-by']], [1, undefined])
  assert.equal(stageOf(previewOf(setLimit(sorted, 0, 4), 0, 'limit')).limit, 4)
  const second = setLimit(addStage(sorted), 1, 50)
  assert.equal(previewOf(second, 0, 'order-by').stages.length, 1)
  assert.equal(stageOf(previewOf(second, 1, 'limit'), 1).limit, 10)
  assert.equal(stageOf(previewOf(nativeQuery(1, 'select 1'), 0, 'native'), 1).limit, 10)
})

test('a muted step does not run, and nothing sorts by what it made', () => {
  assert.equal(withoutMuted(sorted), sorted)
  assert.equal(stageOf(withoutMuted(sorted, ['0.filters'])).filters, undefined)
  const counted = stageOf(withoutMuted(sorted, ['0.aggregation']))
  assert.deepEqual([counted.aggregation, counted['order-by'], counted.breakout?.length], [undefined, undefined, 1])
  assert.equal(withoutMuted(sorted, ['0.joins', '3.filters', '0.source']), sorted)
})

test('muting is switched, ends with its step, and the display follows', () => {
  const draft = draftOf(groups, guessDisplay(groups))
  const muted = withFittingDisplay(draft, toggleMuted(toggleMuted(draft, '0.aggregation'), '0.breakout'))
  assert.deepEqual([muted.muted, muted.display], [['0.aggregation', '0.breakout'], 'table'])
  assert.equal(runningOf(muted).muted, undefined)
  assert.equal(stageOf(runningOf(muted).dataset_query).breakout, undefined)
  assert.deepEqual(withMuted({ ...muted, dataset_query: rows }), { ...draftOf(rows), display: 'table' })
  assert.equal('muted' in toggleMuted(toggleMuted(draft, '0.filters'), '0.filters'), false)
  assert.equal(runningOf(draft), draft)
})

const TWICE: Clause = ['*', { 'lib/expression-name': 'Twice' }, TOTAL, 2]

test('a column is tried on the first rows of the table', () => {
  const of = (query: typeof rows, index = -1) => stageOf(sampleOf(query, 0, 'expression', TWICE, index))
  const join = { alias: 'P', fields: 'all', stages: [], conditions: [] }
  const order = ['asc', {}, TOTAL]
  const stage = { ...stageOf(rows), joins: [join], 'order-by': [order], fields: [TOTAL] }
  const whole = of({ ...rows, stages: [stage] } as unknown as typeof rows)
  assert.deepEqual(
    [whole.joins, whole['order-by'], whole.filters?.length, whole.limit],
    [[join], [order], 1, 3],
    'with other columns a database may read other rows first',
  )
  assert.deepEqual(whole.fields, [TOTAL, ['expression', {}, sampleName(rows, 0, -1)]])
  const grouped = of(sorted)
  assert.deepEqual([grouped.aggregation, grouped.breakout, grouped['order-by']], [undefined, undefined, undefined])
  const other: Clause = ['+', { 'lib/expression-name': 'Other' }, ['expression', {}, 'Twice'], 1]
  const two = addClause(addClause(rows, 0, 'expressions', TWICE), 0, 'expressions', other)
  assert.deepEqual([sampleName(two, 0, 0), of(two, 0).expressions], ['Twice', [TWICE, other]])
})

test('a summary is tried on the rows that the filters leave', () => {
  const summary = stageOf(sampleOf(sorted, 0, 'aggregation', SUM, -1) ?? { stages: [] })
  assert.deepEqual([summary.aggregation, summary.breakout, summary.filters?.length], [[SUM], undefined, 1])
  const filtered = stageOf(sampleOf(sorted, 0, 'filter', TWICE, -1))
  assert.deepEqual([filtered.filters?.at(-1), filtered.aggregation, filtered.limit], [TWICE, undefined, 3])
})
