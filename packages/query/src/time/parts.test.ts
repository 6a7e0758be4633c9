import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Time } from '../zones/index.ts'
import { partOf } from './parts.ts'

/** Sunday and Monday as the first day of the week. */
const WEEKS: [day: string, fromSunday: number, fromMonday: number, iso: number, instance: number][] = [
  ['2021-01-01', 52, 52, 53, 1],
  ['2021-01-03', 1, 52, 53, 2],
  ['2023-12-30', 52, 52, 52, 52],
  ['2023-12-31', 53, 52, 52, 53],
  ['2024-01-03', 53, 1, 1, 1],
  ['2024-01-07', 1, 1, 1, 2],
  ['2024-01-14', 2, 2, 2, 3],
  ['2024-12-30', 52, 53, 1, 53],
  ['2026-12-31', 52, 52, 53, 53],
]

test('weeks of the year in all numberings', () => {
  for (const [day, fromSunday, fromMonday, iso, instance] of WEEKS) {
    const at = Time.PlainDate.from(day).toPlainDateTime()
    assert.equal(partOf(at, 'week-of-year', 0), fromSunday, day)
    assert.equal(partOf(at, 'week-of-year', 1), fromMonday, day)
    assert.equal(partOf(at, 'week-of-year-iso', 0), iso, day)
    assert.equal(partOf(at, 'week-of-year-instance', 0), instance, day)
    assert.equal(partOf(at, 'week-of-year-us', 1), instance, day)
  }
})

test('parts of a date and a time', () => {
  const at = Time.PlainDateTime.from('2024-02-29T23:45:06.789')
  const parts = [
    ['second-of-minute', 6],
    ['minute-of-hour', 45],
    ['hour-of-day', 23],
    ['day-of-week', 4],
    ['day-of-week-iso', 4],
    ['day-of-month', 29],
    ['day-of-year', 60],
    ['month-of-year', 2],
    ['quarter-of-year', 1],
    ['year-of-era', 2024],
  ] as const
  for (const [unit, expected] of parts) assert.equal(partOf(at, unit, 1), expected, unit)
})
