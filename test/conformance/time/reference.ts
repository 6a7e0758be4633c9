/**
 * What docs/explanation/time.md says, once more and without SQL: the expected values of the time matrix, by calendar
 * arithmetic over the runtime's zone rules.
 */
import { Time } from '@querent/query'
import type { MomentKind } from './moments.ts'

export interface ReferenceClock {
  timeZone: string
  /** 0 for Sunday to 6 for Saturday. */
  startOfWeek: number
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

/** Wall time in the report zone. */
export function wallOf(text: string, kind: MomentKind, { timeZone }: ReferenceClock): Temporal.PlainDateTime {
  if (kind === 'time') return Time.PlainDateTime.from(`1970-01-01T${text.slice(11)}`)
  const wall = Time.PlainDateTime.from(text.replace(' ', 'T'))
  if (kind === 'date') return wall.toPlainDate().toPlainDateTime()
  return kind === 'wall' ? wall : wall.toZonedDateTime('UTC').withTimeZone(timeZone).toPlainDateTime()
}

/** `.5` as `.500`, nothing for none. */
function fraction({ millisecond }: Temporal.PlainDateTime): string {
  return millisecond === 0 ? '' : `.${pad(millisecond, 3)}`
}

function offsetText(zoned: Temporal.ZonedDateTime): string {
  return zoned.offsetNanoseconds === 0 ? 'Z' : zoned.offset
}

/** How an answer writes wall time: skipped and repeated times have the offset before the change. */
export function writeWall(wall: Temporal.PlainDateTime, timeZone: string): string {
  const offset = offsetText(wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' }))
  return `${wall.toString({ smallestUnit: 'second', roundingMode: 'floor' })}${fraction(wall)}${offset}`
}

export function writeInstant(instant: Temporal.ZonedDateTime): string {
  const wall = instant.toPlainDateTime()
  return `${wall.toString({ smallestUnit: 'second', roundingMode: 'floor' })}${fraction(wall)}${offsetText(instant)}`
}

function writeTime(wall: Temporal.PlainDateTime, timeZone: string): string {
  const offset = offsetText(Time.PlainDateTime.from('1970-01-01').toZonedDateTime(timeZone))
  return `${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)}${fraction(wall)}${offset}`
}

/** The cell of a value that was not changed. */
export function written(text: string, kind: MomentKind, clock: ReferenceClock): string {
  const { timeZone } = clock
  if (kind === 'time') return writeTime(wallOf(text, kind, clock), timeZone)
  if (kind !== 'instant') return writeWall(wallOf(text, kind, clock), timeZone)
  return writeInstant(Time.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime('UTC').withTimeZone(timeZone))
}

export const DATE_UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const
export const TIME_UNITS = ['millisecond', 'second', 'minute', 'hour'] as const
export type Unit = (typeof DATE_UNITS)[number] | (typeof TIME_UNITS)[number]

/** Days since the week began. */
function daysIntoWeek(date: Temporal.PlainDate, startOfWeek: number): number {
  let days = 0
  for (let day = date; day.dayOfWeek % 7 !== startOfWeek; day = day.subtract({ days: 1 })) days += 1
  return days
}

export function startOf(wall: Temporal.PlainDateTime, unit: Unit, startOfWeek: number): Temporal.PlainDateTime {
  const { year, month } = wall
  switch (unit) {
    case 'day':
      return wall.toPlainDate().toPlainDateTime()
    case 'week':
      return wall
        .toPlainDate()
        .subtract({ days: daysIntoWeek(wall.toPlainDate(), startOfWeek) })
        .toPlainDateTime()
    case 'month':
      return new Time.PlainDateTime(year, month, 1)
    case 'quarter':
      return new Time.PlainDateTime(year, [1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10][month - 1]!, 1)
    case 'year':
      return new Time.PlainDateTime(year, 1, 1)
    default:
      return wall.round({ smallestUnit: unit, roundingMode: 'floor' })
  }
}

/** The cell of a truncated value. */
export function truncated(text: string, kind: MomentKind, unit: Unit, clock: ReferenceClock): string {
  const { timeZone } = clock
  const wall = wallOf(text, kind, clock)
  const start = startOf(wall, unit, clock.startOfWeek)
  if (kind === 'time') return writeTime(start, timeZone)
  const keepsInstant = kind === 'instant' && TIME_UNITS.some((name) => name === unit)
  if (!keepsInstant) return writeWall(start, timeZone)
  // The instant itself goes back by what the clock shows beyond the full unit.
  const instant = Time.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime('UTC').withTimeZone(timeZone)
  return writeInstant(instant.subtract(start.until(wall, { largestUnit: 'hour' })))
}

/** Weeks that begin in the year, up to the date's own; the days before the first belong to the year before. */
function weeksBegun(date: Temporal.PlainDate, startOfWeek: number): number {
  const start = date.subtract({ days: daysIntoWeek(date, startOfWeek) })
  let weeks = 1
  for (let day = start.subtract({ weeks: 1 }); day.year === start.year; day = day.subtract({ weeks: 1 })) weeks += 1
  return weeks
}

function weekOfYear(date: Temporal.PlainDate, startOfWeek: number): number {
  const weekStart = (day: Temporal.PlainDate) => day.subtract({ days: daysIntoWeek(day, startOfWeek) })
  const first = weekStart(date.with({ month: 1, day: 1 }))
  return first.until(weekStart(date)).days / 7 + 1
}

export const TIME_PARTS = ['second-of-minute', 'minute-of-hour', 'hour-of-day'] as const
export const DATE_PARTS = ['day-of-month', 'day-of-year', 'month-of-year', 'quarter-of-year', 'year-of-era'] as const
export const WEEK_PARTS = [
  'day-of-week',
  'day-of-week-iso',
  'week-of-year',
  'week-of-year-iso',
  'week-of-year-us',
  'week-of-year-instance',
] as const
export type Part = (typeof TIME_PARTS)[number] | (typeof DATE_PARTS)[number] | (typeof WEEK_PARTS)[number]

/** A calendar part as a whole number. */
export function part(text: string, kind: MomentKind, name: Part, clock: ReferenceClock): number {
  const wall = wallOf(text, kind, clock)
  const date = wall.toPlainDate()
  switch (name) {
    case 'second-of-minute':
      return wall.second
    case 'minute-of-hour':
      return wall.minute
    case 'hour-of-day':
      return wall.hour
    case 'day-of-month':
      return wall.day
    case 'day-of-year':
      return date.dayOfYear
    case 'month-of-year':
      return wall.month
    case 'quarter-of-year':
      return Math.ceil(wall.month / 3)
    case 'year-of-era':
      return wall.year
    case 'day-of-week':
      return daysIntoWeek(date, clock.startOfWeek) + 1
    case 'day-of-week-iso':
      return date.dayOfWeek
    case 'week-of-year-iso':
      return date.weekOfYear ?? 0
    case 'week-of-year-us':
      return weekOfYear(date, 0)
    case 'week-of-year':
      return weeksBegun(date, clock.startOfWeek)
    case 'week-of-year-instance':
      return weekOfYear(date, clock.startOfWeek)
  }
}
