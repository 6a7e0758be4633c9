/** How far the dates of a column lie apart, where a query does not say it: those of SQL come without a unit. */
import { remember } from '@querent/contract/lookup/index.ts'
import { isDate, type Column } from './column.ts'
import { wallTimeOf, type Data } from './data.ts'

type Period = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Periods by which a date is named, where all dates are beginnings of them. */
const NAMED: ReadonlySet<string> = new Set(['year', 'quarter', 'month'])

const known = new WeakMap<Data, Map<Column, Column>>()

/**
 * The column with the unit that its dates have by themselves, where it says none: a column whose dates are beginnings of
 * years, quarters or months is one of years, quarters or months. The same object for the same data.
 */
export function dated(column: Column, data: Data): Column {
  if (column.unit !== null || !isDate(column)) return column
  const ofData = remember(known, data, () => new Map())
  return remember(ofData, column, () => {
    const period = periodOf(column, data)
    return period !== null && NAMED.has(period) ? { ...column, unit: period } : column
  })
}

/** The unit of a column of dates, or the longest whose beginnings all of its dates are; null for dates of no order. */
export function periodOf(column: Column, { rows }: Data): string | null {
  if (column.unit !== null) return column.unit
  const times = new Set<number>()
  for (const row of rows) {
    const time = wallTimeOf(row[column.index])
    if (time !== undefined) times.add(time)
  }
  return times.size < 2 ? null : periodOfTimes([...times].sort((a, b) => a - b))
}

function periodOfTimes(times: readonly number[]): Period | null {
  const all = (unit: number) => times.every((time) => time % unit === 0)
  if (!all(MINUTE)) return null
  let gap = Infinity
  for (let i = 1; i < times.length; i += 1) gap = Math.min(gap, (times[i] ?? 0) - (times[i - 1] ?? 0))
  if (!all(DAY)) {
    if (all(HOUR) && gap === HOUR) return 'hour'
    return gap === MINUTE ? 'minute' : null
  }
  const months = times.map((time) => monthOf(time))
  if (months.every((month) => month !== undefined)) {
    const every = (step: number) => months.every((month) => month % step === 0)
    if (every(12)) return 'year'
    // Two dates in January and July are months as well as quarters.
    return every(3) && months.some((month, i) => month - (months[i - 1] ?? 0) === 3) ? 'quarter' : 'month'
  }
  const isWeekly = times.every((time) => (time - (times[0] ?? 0)) % (7 * DAY) === 0)
  return isWeekly && gap === 7 * DAY ? 'week' : 'day'
}

/** The month, counted from year 0, that begins at a time; undefined at other times. */
function monthOf(time: number): number | undefined {
  const date = new Date(time)
  return date.getUTCDate() === 1 ? date.getUTCFullYear() * 12 + date.getUTCMonth() : undefined
}
