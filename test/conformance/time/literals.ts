/** Points in time as people and programs write them into queries. */
import { Time } from '@querent/query'
import type { Draw } from '../random/clauses.ts'
import type { MomentKind } from './moments.ts'
import type { ReferenceClock } from './reference.ts'

export interface Literal {
  text: string
  /** What the text itself shows. */
  wall: Temporal.PlainDateTime
  /** Of a text with an offset or a zone. */
  instant: Temporal.Instant | null
  /** True for `2024-03-01`: comparisons with such texts alone are by the day. */
  isDay: boolean
}

const SUFFIXES = [
  ['Z', 'UTC'],
  ['+05:45', '+05:45'],
  ['-0800', '-08:00'],
  ['+02', '+02:00'],
  ['[Asia/Tokyo]', 'Asia/Tokyo'],
  ['+09:00[Asia/Tokyo]', 'Asia/Tokyo'],
  [' America/New_York', 'America/New_York'],
] as const

/** What is left out of a text is the first of its kind. */
const START = '0000-01-01T00:00:00.000'
const LENGTHS = { year: 4, month: 7, day: 10, hour: 13, minute: 16, second: 19, millisecond: 23 } as const

/** @param text `2024-03-31 01:00:00.5`, which is spelled to some length. */
export function randomLiteral(draw: Draw, text: string): Literal {
  const full = Time.PlainDateTime.from(text.replace(' ', 'T')).toString({ smallestUnit: 'millisecond' })
  const length = LENGTHS[draw.pick(['day', 'second', 'minute', 'millisecond', 'hour', 'month', 'year'] as const)]
  const wall = Time.PlainDateTime.from(full.slice(0, length) + START.slice(length))
  const cut = full.slice(0, length)
  if (length <= LENGTHS.day) return { text: cut, wall, instant: null, isDay: length === LENGTHS.day }
  const spelled = draw.maybe() ? cut : cut.replace('T', ' ')
  if (draw.maybe()) return { text: spelled, wall, instant: null, isDay: false }
  const [suffix, zone] = draw.pick(SUFFIXES)
  return { text: spelled + suffix, wall, instant: wall.toZonedDateTime(zone).toInstant(), isDay: false }
}

/** The literal as the clocks beside a column of a kind show it. */
export function besideColumn(literal: Literal, kind: MomentKind, { timeZone }: ReferenceClock): Temporal.PlainDateTime {
  if (kind !== 'instant' || literal.instant === null) return literal.wall
  return literal.instant.toZonedDateTimeISO(timeZone).toPlainDateTime()
}

/** Its place among the cells of such a column, which `rank` of ranges.ts gives. */
export function rankOfLiteral(literal: Literal, kind: MomentKind, { timeZone }: ReferenceClock): number {
  if (kind !== 'instant') return literal.wall.toZonedDateTime('UTC').epochMilliseconds
  return (literal.instant ?? literal.wall.toZonedDateTime(timeZone).toInstant()).epochMilliseconds
}
