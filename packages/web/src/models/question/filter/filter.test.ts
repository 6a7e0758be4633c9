import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clause } from '../types.ts'
import { makeFilter, readFilter, type FilterParts } from './index.ts'

const TOTAL: Clause = ['field', {}, 41]
const CREATED: Clause = ['field', { 'base-type': 'type/DateTime' }, 43]
const TITLE: Clause = ['field', { 'base-type': 'type/Text' }, 60]

test('what is made is read back', () => {
  const parts: FilterParts[] = [
    { kind: 'compare', column: TOTAL, operator: '>', values: [50] },
    { kind: 'compare', column: TOTAL, operator: 'between', values: [1, 2] },
    { kind: 'compare', column: TOTAL, operator: '!=', values: [1, 2, null] },
    { kind: 'compare', column: TITLE, operator: 'contains', values: ['a', 'b'], caseSensitive: false },
    { kind: 'compare', column: TITLE, operator: '=', values: ['2024-01-01'] },
    { kind: 'compare', column: TITLE, operator: 'not-empty', values: [] },
    { kind: 'compare', column: TOTAL, operator: '=', values: [true] },
    { kind: 'relative', column: CREATED, amount: -3, unit: 'month' },
    { kind: 'relative', column: CREATED, amount: 0, unit: 'day' },
    { kind: 'relative', column: CREATED, amount: 2, unit: 'week', includeCurrent: true },
    { kind: 'relative', column: CREATED, amount: -3, unit: 'month', offset: { amount: -1, unit: 'year' } },
    { kind: 'dates', column: CREATED, operator: 'between', values: ['2024-01-01', '2024-02-01T10:30'] },
    { kind: 'dates', column: CREATED, operator: 'on', values: ['2024-01-01'] },
    { kind: 'exclude', column: CREATED, unit: 'day-of-week', values: [1, 7] },
    { kind: 'inside', latitude: ['field', {}, 56], longitude: ['field', {}, 51], north: 4, west: 1, south: 2, east: 3 },
  ]
  for (const part of parts) assert.deepEqual(readFilter(makeFilter(part)), part)
})

test('clauses are those of the staged form', () => {
  const make = (part: FilterParts) => makeFilter(part)
  assert.deepEqual(
    make({
      kind: 'relative',
      column: ['field', { 'temporal-unit': 'day' }, 43],
      amount: -1,
      unit: 'month',
      includeCurrent: true,
    }),
    ['time-interval', { 'include-current': true }, ['field', {}, 43], -1, 'month'],
  )
  assert.deepEqual(make({ kind: 'exclude', column: TOTAL, unit: 'month-of-year', values: [2] }), [
    '!=',
    {},
    ['field', { 'temporal-unit': 'month-of-year' }, 41],
    2,
  ])
  assert.deepEqual(make({ kind: 'compare', column: TOTAL, operator: 'between', values: [null, 7] }), [
    '<=',
    {},
    TOTAL,
    7,
  ])
  assert.deepEqual(make({ kind: 'compare', column: TOTAL, operator: 'between', values: [0] }), ['>=', {}, TOTAL, 0])
})

test('older words are read, and formulas are left to their editor', () => {
  assert.deepEqual(readFilter(['time-interval', {}, CREATED, 'current', 'month']), {
    kind: 'relative',
    column: CREATED,
    amount: 0,
    unit: 'month',
  })
  assert.deepEqual(readFilter(['time-interval', {}, CREATED, 'last', 'year']), {
    kind: 'relative',
    column: CREATED,
    amount: -1,
    unit: 'year',
  })
  assert.equal(readFilter(['>', {}, TOTAL, TITLE]), null)
  assert.equal(readFilter(['>', {}, ['+', {}, TOTAL, 1], 3]), null)
  assert.equal(readFilter(['or', {}, ['>', {}, TOTAL, 3]]), null)
  assert.equal(readFilter(['>', {}, TOTAL, 3, 4]), null)
  assert.equal(readFilter(['frobnicate', {}, TOTAL]), null)
})
