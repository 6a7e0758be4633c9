import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeFilter } from '../filter/index.ts'
import type { Clause, Column } from '../types.ts'
import { sayAggregation, sayBucketed, sayFilter, sayFormula, sayOrder } from './index.ts'

const column = (id: number, display_name: string, base_type: string): Column => ({
  name: display_name.toUpperCase(),
  display_name,
  base_type,
  effective_type: base_type,
  semantic_type: null,
  id,
  table_id: 5,
  join_alias: null,
  ref: ['field', {}, id],
})
const columns = [
  column(41, 'Total', 'type/Float'),
  column(43, 'Created At', 'type/DateTime'),
  column(60, 'Title', 'type/Text'),
]
const TOTAL: Clause = ['field', {}, 41]
const CREATED: Clause = ['field', {}, 43]
const MONTH: Clause = ['field', { 'temporal-unit': 'month' }, 43]

test('filters read as sentences', () => {
  const said = (clause: Clause) => sayFilter(clause, columns)
  assert.equal(said(['>', {}, TOTAL, 50]), 'Total is greater than 50')
  assert.equal(said(['=', {}, TOTAL, 1, 2]), 'Total is 1 or 2')
  assert.equal(said(['=', {}, TOTAL, 1, 2, 3]), 'Total is 3 values')
  assert.equal(said(['=', {}, TOTAL, null]), 'Total is empty')
  assert.equal(said(['between', {}, TOTAL, 1000, 2000]), 'Total is between 1,000 and 2,000')
  assert.equal(said(['contains', {}, ['field', {}, 60], "it's {odd} <b>"]), "Title contains it's {odd} <b>")
  assert.equal(said(['time-interval', {}, CREATED, -3, 'month']), 'Created At is in the previous 3 months')
  assert.equal(said(['time-interval', {}, CREATED, -1, 'quarter']), 'Created At is in the previous quarter')
  assert.equal(said(['time-interval', {}, CREATED, 'current', 'year']), 'Created At is in this year')
  assert.equal(
    said(['time-interval', { 'include-current': true }, CREATED, 2, 'week']),
    'Created At is in the next 2 weeks or this week',
  )
  assert.equal(
    said(['relative-time-interval', {}, CREATED, -3, 'month', -1, 'year']),
    'Created At is in the previous 3 months, 1 year earlier',
  )
  assert.equal(
    said(['between', {}, CREATED, '2026-09-01', '2026-11-30']),
    'Created At is from Sep 1, 2026 to Nov 30, 2026',
  )
  assert.equal(said(['=', {}, MONTH, '2026-09-01']), 'Created At is September 2026')
  assert.equal(
    said(makeFilter({ kind: 'exclude', column: CREATED, unit: 'month-of-year', values: [1, 12] })),
    'Created At is not in January, December',
  )
  assert.equal(
    said(['or', {}, ['>', {}, TOTAL, 5], ['is-null', {}, TOTAL]]),
    'Total is greater than 5 or Total is empty',
  )
  assert.equal(said(['>', {}, ['*', {}, TOTAL, ['+', {}, TOTAL, 1]], 9]), '(Total × (Total + 1)) > 9')
  assert.equal(said(['=', {}, ['field', {}, 999], 1]), 'Unknown column is 1')
})

test('aggregations, groups and orders have names', () => {
  const sum: Clause = ['sum', { 'lib/uuid': 'a' }, TOTAL]
  assert.equal(sayAggregation(['count', {}], columns), 'Count')
  assert.equal(sayAggregation(sum, columns), 'Sum of Total')
  assert.equal(sayAggregation(['sum', { 'display-name': 'Revenue' }, TOTAL], columns), 'Revenue')
  assert.equal(sayAggregation(['count-where', {}, ['>', {}, TOTAL, 5]], columns), 'Count where Total is greater than 5')
  assert.equal(sayBucketed(MONTH, columns), 'Created At: Month')
  assert.equal(
    sayBucketed(['field', { binning: { strategy: 'num-bins', 'num-bins': 10 } }, 41], columns),
    'Total: 10 bins',
  )
  assert.equal(sayOrder(['desc', {}, ['aggregation', {}, 'a']], columns, [sum]), 'Sum of Total, descending')
  assert.equal(sayFormula(['/', {}, sum, ['count', {}]], columns), 'sum(Total) ÷ count()')
})
