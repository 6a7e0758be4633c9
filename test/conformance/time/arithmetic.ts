/** Date arithmetic as docs/explanation/time.md has it: expected values of time-functions.test.ts. */
import { Time } from '@querent/query'
import type { MomentKind } from './moments.ts'
import { DATE_UNITS, wallOf, writeInstant, writeWall, type ReferenceClock, type Unit } from './reference.ts'

/** A point in time of a cell: wall time, and the instant of kinds with a zone. */
export interface Point {
  wall: Temporal.PlainDateTime
  instant: Temporal.ZonedDateTime | null
}

export function pointOf(text: string, kind: MomentKind, clock: ReferenceClock): Point {
  const wall = wallOf(text, kind, clock)
  if (kind !== 'instant') return { wall, instant: null }
  const utc = Time.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime('UTC')
  return { wall, instant: utc.withTimeZone(clock.timeZone) }
}

const isCalendar = (unit: Unit): boolean => DATE_UNITS.some((name) => name === unit)

function duration(amount: number, unit: Unit): Temporal.DurationLike {
  return unit === 'quarter' ? { months: 3 * amount } : { [`${unit}s`]: amount }
}

/** Calendar units move the wall time, a repeated one meaning the later; smaller units move the instant. */
export function moved(point: Point, amount: number, unit: Unit, { timeZone }: ReferenceClock): string {
  const step = duration(amount, unit)
  if (point.instant === null) return writeWall(point.wall.add(step), timeZone)
  if (!isCalendar(unit)) return writeInstant(point.instant.add(step))
  return writeInstant(point.wall.add(step).toZonedDateTime(timeZone, { disambiguation: 'later' }))
}

/**
 * Whole units, cut toward zero: of the calendar for days and more, else of time; of the instants only between two of them.
 */
export function difference(from: Point, to: Point, unit: Unit): number {
  const [first, last] = [from.wall.toPlainDate(), to.wall.toPlainDate()]
  if (unit === 'month' || unit === 'quarter' || unit === 'year') {
    // From the earlier to the later: the way back is as long.
    const sign = Time.PlainDate.compare(last, first)
    const [start, end] = sign < 0 ? [last, first] : [first, last]
    const months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
    return sign * Math.floor(months / { month: 1, quarter: 3, year: 12 }[unit]) + 0
  }
  if (unit === 'day' || unit === 'week') {
    return Math.trunc(first.until(last, { largestUnit: 'day' }).days / (unit === 'week' ? 7 : 1)) + 0
  }
  const elapsed = from.instant !== null && to.instant !== null
  const milliseconds = elapsed
    ? to.instant!.epochMilliseconds - from.instant!.epochMilliseconds
    : from.wall.until(to.wall, { largestUnit: 'millisecond' }).total('millisecond')
  const size = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000 }
  return Math.trunc(milliseconds / size[unit]) + 0
}

/** Wall time of the target zone; a point without a zone is wall time of the source zone. */
export function converted(point: Point, target: string, source: string): string {
  const instant = point.instant ?? point.wall.toZonedDateTime(source, { disambiguation: 'later' })
  return writeWall(instant.withTimeZone(target).toPlainDateTime(), target)
}
