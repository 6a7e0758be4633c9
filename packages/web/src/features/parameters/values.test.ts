import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parameter } from '../../api/card.ts'
import { isDefault, requestValues, searchFrom, valuesFrom } from './values.ts'

const date: Parameter = { id: 'd', type: 'date/all-options', name: 'Date', slug: 'date', default: 'past30days' }
const state: Parameter = { id: 's', type: 'string/=', name: 'State', slug: 'state' }
const total: Parameter = { id: 't', type: 'number/>=', name: 'Total', slug: 'total', isMultiSelect: false }
const unit: Parameter = { id: 'u', type: 'temporal-unit', name: 'By', slug: 'unit', default: 'month', required: true }
const all = [date, state, total, unit]

test('a link counts more than defaults, and an empty value is one', () => {
  assert.deepEqual(valuesFrom(all, {}), { d: 'past30days', s: null, t: null, u: 'month' })
  assert.deepEqual(valuesFrom(all, { date: '', state: ['CA', 'NY'], total: '5', unit: '' }), {
    d: null,
    s: ['CA', 'NY'],
    t: 5,
    u: 'month',
  })
  assert.deepEqual(valuesFrom([state], { state: 'CA' }), { s: ['CA'] })
})

test('a link keeps what it says of other things, and says cleared defaults', () => {
  const values = { d: null, s: ['CA', 'NY'], t: null, u: 'year' }
  assert.deepEqual(searchFrom(all, values, { tab: '3', state: 'TX' }), {
    tab: '3',
    date: '',
    state: ['CA', 'NY'],
    unit: 'year',
  })
})

test('what a link says is read as it was written', () => {
  const values = { d: '2026-01-01~', s: ['A & B', '=c'], t: 7, u: 'week' }
  const written = searchFrom(all, values, {})
  assert.deepEqual(valuesFrom(all, written), values)
})

test('requests name what filters', () => {
  assert.deepEqual(requestValues(all, { d: null, s: [], t: 0, u: 'week' }), [
    { id: 't', type: 'number/>=', value: 0 },
    { id: 'u', type: 'temporal-unit', value: 'week' },
  ])
})

test('a value is the default also as a list of one', () => {
  assert.ok(isDefault(date, 'past30days'))
  assert.ok(isDefault({ ...state, default: 'CA' }, ['CA']))
  assert.ok(isDefault(state, []))
  assert.ok(!isDefault(date, null))
})
