/** The days that a date filter means. */
import type { DateFilter, DateUnit } from './parts.ts'

/** Both ends belong to it; null for an open side. Days as `2026-11-23`. */
export interface Days {
  readonly start: string | null
  readonly end: string | null
}

interface Today {
  /** In the time zone of reports. */
  readonly today: string
  /** From 0 for Sunday. */
  readonly weekStart: number
}

/** The days of the filter; null for exclusions, for parts of days, and for what no calendar holds. */
export function daysOf(filter: DateFilter, { today, weekStart }: Today): Days | null {
  switch (filter.kind) {
    case 'relative':
      return relativeDays(filter, dateOf(today), weekStart)
    case 'at':
      return { start: filter.date.slice(0, 10), end: filter.date.slice(0, 10) }
    case 'month':
      return unitDays(dateOf(filter.month), 'month', weekStart)
    case 'quarter':
      return unitDays(new Date(Date.UTC(filter.year, filter.quarter * 3 - 3)), 'quarter', weekStart)
    case 'range':
      return rangeDays(filter)
    case 'exclude':
      return null
  }
}

function relativeDays(
  { amount, unit, includeCurrent, offset }: Extract<DateFilter, { kind: 'relative' }>,
  now: Date,
  weekStart: number,
): Days | null {
  if (isPartOfDay(unit) || (offset !== null && isPartOfDay(offset.unit))) return null
  const current = floor(now, unit, weekStart)
  const [from, to] =
    amount < 0 ? [amount, includeCurrent ? 1 : 0] : [includeCurrent || amount === 0 ? 0 : 1, amount + 1]
  const away = offset === null ? 0 : offset.amount * Math.sign(amount)
  const shift = (date: Date) => (offset === null ? date : add(date, away, offset.unit))
  return daysBetween(shift(add(current, from, unit)), shift(add(current, to, unit)))
}

function rangeDays({ start, end }: Extract<DateFilter, { kind: 'range' }>): Days {
  const first = start === null ? null : periodOf(start)
  const last = end === null ? null : periodOf(end)
  if (first !== null && last !== null) return { start: first.start, end: last.end }
  return {
    start: first?.end == null ? null : textOf(add(dateOf(first.end), 1, 'day')),
    end: last?.start == null ? null : textOf(add(dateOf(last.start), -1, 'day')),
  }
}

function periodOf(text: string): Days {
  if (text.length === 7) return unitDays(dateOf(text), 'month', 0)
  return { start: text.slice(0, 10), end: text.slice(0, 10) }
}

function unitDays(date: Date, unit: DateUnit, weekStart: number): Days {
  const start = floor(date, unit, weekStart)
  return daysBetween(start, add(start, 1, unit))
}

/** @param end The first day after it. */
function daysBetween(start: Date, end: Date): Days {
  return { start: textOf(start), end: textOf(add(end, -1, 'day')) }
}

function floor(date: Date, unit: DateUnit, weekStart: number): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (unit === 'year') return utc(year, 0, 1)
  if (unit === 'quarter') return utc(year, month - (month % 3), 1)
  if (unit === 'month') return utc(year, month, 1)
  return unit === 'week' ? utc(year, month, day - ((date.getUTCDay() - weekStart + 7) % 7)) : utc(year, month, day)
}

/** Months end on their last day: a month after January 31 is the end of February. */
function add(date: Date, count: number, unit: DateUnit): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  if (unit === 'day') return utc(year, month, day + count)
  if (unit === 'week') return utc(year, month, day + count * 7)
  const months = month + count * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1)
  const last = utc(year, months + 1, 0).getUTCDate()
  return utc(year, months, Math.min(day, last))
}

function isPartOfDay(unit: DateUnit): boolean {
  return unit === 'hour' || unit === 'minute' || unit === 'second' || unit === 'millisecond'
}

function utc(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(2000, month, day))
  // `Date.UTC` takes years below 100 for those of the last century.
  date.setUTCFullYear(year, month, day)
  return date
}

function dateOf(text: string): Date {
  return new Date(`${text.length === 7 ? `${text}-01` : text.slice(0, 10)}T00:00:00Z`)
}

function textOf(date: Date): string | null {
  const year = date.getUTCFullYear()
  return Number.isNaN(year) || year < 0 || year > 9999 ? null : date.toISOString().slice(0, 10)
}
