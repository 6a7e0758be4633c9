/** Conditions on dates as half-open ranges of numbers, computed from the rules of docs/explanation/time.md. */
import { Time } from '@querent/query'
import type { MomentKind } from './moments.ts'
import { startOf, wallOf, type ReferenceClock, type Unit } from './reference.ts'

export interface FilterClock extends ReferenceClock {
  /** Epoch milliseconds. */
  now: number
}

type Wall = Temporal.PlainDateTime

/** Sorts like the column: the instant of a column with a zone, else the wall time as if it were UTC. */
export function rank(text: string, kind: MomentKind, clock: ReferenceClock): number {
  if (kind === 'instant') return Date.parse(`${text.replace(' ', 'T')}Z`)
  return wallOf(text, kind, clock).toZonedDateTime('UTC').epochMilliseconds
}

/** The same for a wall time of the report zone. */
export function rankOfWall(wall: Wall, kind: MomentKind, { timeZone }: ReferenceClock): number {
  return wall.toZonedDateTime(kind === 'instant' ? timeZone : 'UTC').epochMilliseconds
}

export interface Range {
  /** Part of the range. */
  from: Wall
  /** Not part of it. */
  to: Wall
}

export function moved(wall: Wall, amount: number, unit: Unit): Wall {
  if (unit === 'quarter') return wall.add({ months: 3 * amount })
  return wall.add({ [`${unit}s`]: amount })
}

/** The period that holds a literal. */
export function periodOf(literal: string, unit: Unit, { startOfWeek }: ReferenceClock): Range {
  const from = startOf(Time.PlainDateTime.from(literal), unit, startOfWeek)
  return { from, to: moved(from, 1, unit) }
}

export function wallNow({ now, timeZone }: FilterClock): Wall {
  return Time.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
}

/** `time-interval`: whole units before (negative), around (0) or after now. */
export function interval(amount: number, unit: Unit, includeCurrent: boolean, clock: FilterClock): Range {
  const current = startOf(wallNow(clock), unit, clock.startOfWeek)
  const first = amount < 0 ? amount : includeCurrent || amount === 0 ? 0 : 1
  const last = amount > 0 ? amount : includeCurrent || amount === 0 ? 0 : -1
  return { from: moved(current, first, unit), to: moved(current, last + 1, unit) }
}

/** True for the cells in the range. */
export function isWithin(value: number, range: Range, kind: MomentKind, clock: ReferenceClock): boolean {
  return value >= rankOfWall(range.from, kind, clock) && value < rankOfWall(range.to, kind, clock)
}
