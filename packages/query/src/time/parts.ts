/** One part of a wall time as a whole number; the same rules as the dialects' SQL. */
import type { ExtractionUnit } from '../model/temporal-unit.ts'
import { daysIntoWeek, truncate } from './units.ts'

/** `startOfWeek`: 0 for Sunday to 6. */
export function partOf(at: Temporal.PlainDateTime, unit: ExtractionUnit, startOfWeek: number): number {
  switch (unit) {
    case 'second-of-minute':
      return at.second
    case 'minute-of-hour':
      return at.minute
    case 'hour-of-day':
      return at.hour
    case 'day-of-week':
      return daysIntoWeek(at, startOfWeek) + 1
    case 'day-of-week-iso':
      return at.dayOfWeek
    case 'day-of-month':
      return at.day
    case 'day-of-year':
      return at.dayOfYear
    case 'week-of-year':
      return Math.ceil(truncate(at, 'week', startOfWeek).dayOfYear / 7)
    case 'week-of-year-iso':
      return Math.ceil(at.add({ days: 4 - at.dayOfWeek }).dayOfYear / 7)
    case 'week-of-year-us':
      return weekFromJanuary(at, 0)
    case 'week-of-year-instance':
      return weekFromJanuary(at, startOfWeek)
    case 'month-of-year':
      return at.month
    case 'quarter-of-year':
      return Math.ceil(at.month / 3)
    case 'year-of-era':
      return at.year
  }
}

/** Week 1 holds January 1st. */
function weekFromJanuary(at: Temporal.PlainDateTime, startOfWeek: number): number {
  const january = at.with({ month: 1, day: 1 })
  return Math.ceil((at.dayOfYear + daysIntoWeek(january, startOfWeek)) / 7)
}
