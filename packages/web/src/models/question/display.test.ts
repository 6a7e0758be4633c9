import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessDisplay, withFittingDisplay } from './display.ts'
import { addClause } from './edit.ts'
import { addStage, nativeQuery, queryOf } from './stages.ts'
import type { Clause, Column, QuestionDraft } from './types.ts'

const orders = queryOf(1, { kind: 'table', id: 5 })
const MONTH: Clause = ['field', { 'temporal-unit': 'month' }, 43]
const WEEKDAY: Clause = ['field', { 'temporal-unit': 'day-of-week' }, 43]
const CATEGORY: Clause = ['field', {}, 61]

function query(breakouts: Clause[], numbers = 1) {
  let made = orders
  for (let index = 0; index < numbers; index++) made = addClause(made, 0, 'aggregation', ['count', {}])
  return breakouts.reduce((one, by) => addClause(one, 0, 'breakout', by), made)
}

test('the display follows from what is grouped', () => {
  assert.equal(guessDisplay(orders), 'table')
  assert.equal(guessDisplay(nativeQuery(1, 'select 1')), 'table')
  assert.equal(guessDisplay(query([])), 'scalar')
  assert.equal(guessDisplay(query([], 2)), 'table')
  assert.equal(guessDisplay(query([MONTH], 2)), 'line')
  assert.equal(guessDisplay(query([WEEKDAY])), 'bar')
  assert.equal(guessDisplay(query([CATEGORY])), 'bar')
  assert.equal(guessDisplay(query([CATEGORY, MONTH])), 'line')
  assert.equal(guessDisplay(query([CATEGORY, WEEKDAY])), 'bar')
  assert.equal(guessDisplay(query([CATEGORY, WEEKDAY, MONTH])), 'table')
  assert.equal(guessDisplay(query([CATEGORY], 0)), 'table')
  assert.equal(guessDisplay(addClause(addStage(query([MONTH])), 1, 'filters', ['>', {}, CATEGORY, 1])), 'line')
})

test('columns tell places', () => {
  const state = { base_type: 'type/Text', effective_type: 'type/Text', semantic_type: 'type/State' } as Column
  const city = { ...state, semantic_type: 'type/City' }
  assert.equal(guessDisplay(query([CATEGORY]), [state]), 'map')
  assert.equal(guessDisplay(query([CATEGORY]), [city]), 'bar')
  const degrees: Clause[] = [51, 56].map((id) => ['field', { binning: { strategy: 'bin-width', 'bin-width': 1 } }, id])
  assert.equal(guessDisplay(query(degrees)), 'map')
})

test('a chosen display stays while it shows something', () => {
  const shownAs = (display: string, after: ReturnType<typeof query>) =>
    withFittingDisplay(draftOf(orders, display), draftOf(after, display)).display
  assert.equal(shownAs('scalar', query([])), 'scalar')
  assert.equal(shownAs('scalar', query([MONTH])), 'line')
  assert.equal(shownAs('pie', query([MONTH])), 'pie')
  assert.equal(shownAs('line', query([])), 'scalar')
  assert.equal(shownAs('line', orders), 'table')
  assert.equal(shownAs('bar', nativeQuery(1, 'select 1')), 'bar')
})

test('groups of a key are a table', () => {
  const key = { base_type: 'type/Integer', semantic_type: 'type/FK', id: 61, ref: CATEGORY, join_alias: null } as never
  assert.equal(guessDisplay(query([CATEGORY]), [key]), 'table')
  const before = draftOf(query([], 1), 'scalar')
  const after = draftOf(query([CATEGORY]), 'scalar')
  assert.equal(withFittingDisplay(before, after, [key]).display, 'table')
  assert.equal(withFittingDisplay(before, after).display, 'bar')
})

function draftOf(dataset_query: ReturnType<typeof query>, display: string): QuestionDraft {
  return { dataset_query, display, visualization_settings: {} } as unknown as QuestionDraft
}
