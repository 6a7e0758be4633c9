import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateFilter } from '../../../filters/dates/index.ts'
import type { Clause } from '../../../models/question/index.ts'
import { datesOf, partsOf } from './date-parts.ts'

const column: Clause = ['field', {}, 1]

test('what the form of dates gives is shown in it again, whatever day weeks begin with', () => {
  const filters: DateFilter[] = [
    { kind: 'relative', amount: -3, unit: 'month', includeCurrent: true, offset: null },
    { kind: 'at', date: '2026-01-31' },
    { kind: 'range', start: '2026-01-01', end: '2026-01-31' },
    { kind: 'range', start: '2026-01-01', end: null },
    { kind: 'range', start: null, end: '2026-01-31' },
    { kind: 'exclude', unit: 'days', values: [1, 6, 7] },
    { kind: 'exclude', unit: 'hours', values: [0, 23] },
  ]
  for (const weekStart of [0, 1, 6]) {
    for (const filter of filters) assert.deepEqual(datesOf(partsOf(filter, column, weekStart), weekStart), filter)
  }
  assert.equal(partsOf({ kind: 'month', month: '2026-01' }, column, 0), null)
})

test('weekdays are counted from the first day of the week', () => {
  const monday: DateFilter = { kind: 'exclude', unit: 'days', values: [1] }
  const valuesFrom = (weekStart: number) => {
    const parts = partsOf(monday, column, weekStart)
    return parts?.kind === 'exclude' ? parts.values : null
  }
  assert.deepEqual([0, 1, 6].map(valuesFrom), [[2], [1], [3]])
})
