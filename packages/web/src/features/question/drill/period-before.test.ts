import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodBefore } from './period-before.ts'

test('the period before a wall time', () => {
  assert.equal(periodBefore('2024-03-01', 'month'), '2024-02-01')
  assert.equal(periodBefore('2024-01-01', 'quarter'), '2023-10-01')
  assert.equal(periodBefore('2024-01-01', 'year'), '2023-01-01')
  assert.equal(periodBefore('2024-03-03', 'week'), '2024-02-25')
  assert.equal(periodBefore('2024-03-01', 'day'), '2024-02-29')
  assert.equal(periodBefore('2024-03-31T00:00:00', 'hour'), '2024-03-30T23:00:00')
  assert.equal(periodBefore('3', 'month-of-year'), null)
  assert.equal(periodBefore('2024-03-01', 'month-of-year'), null)
})
