import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessDisplay, withFittingDisplay } from './display.ts'
import { addClause, setLimit } from './edit.ts'
import { previewOf, runningOf, sampleOf, toggleMuted, withMuted, withoutMuted } from './partial.ts'
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

test('a formula is tried on a few rows: a column alone, a summary of what the filters leave', () => {
  const twice: Clause = ['*', { 'lib/expression-name': 'Twice' }, TOTAL, 2]
  const column = stageOf(sampleOf(sorted, 0, 'expression', twice, -1) ?? { stages: [] })
  assert.deepEqual(
    [column.expressions?.length, column.fields?.length, column.limit, column.filters],
    [1, 1, 3, undefined],
  )
  const summary = stageOf(sampleOf(sorted, 0, 'aggregation', SUM, -1) ?? { stages: [] })
  assert.deepEqual([summary.aggregation, summary.breakout, summary.filters?.length], [[SUM], undefined, 1])
  assert.equal(sampleOf(sorted, 0, 'filter', twice, -1), null)
})
