/** The small language of date parameters (contract: query-language, section 15). */
import { lookup } from '@querent/contract'
import { rangeAroundNow } from '../clauses/temporal/date-filters.ts'
import type { Clock } from '../time/clock.ts'
import { parseTextTime, parseWallTime } from '../time/literals.ts'
import { Time } from '../zones/index.ts'
import { isTruncationUnit, type TruncationUnit } from '../model/temporal-unit.ts'
import { add, truncate } from '../time/units.ts'

/** From `start` up to but without `end`; null for an open side. */
interface DateRange {
  start: Temporal.PlainDateTime | null
  end: Temporal.PlainDateTime | null
}

/** A range that is closed at both sides. */
interface Period {
  start: Temporal.PlainDateTime
  end: Temporal.PlainDateTime
}

interface Exclusion {
  unit: 'day-of-week' | 'month-of-year' | 'quarter-of-year' | 'hour-of-day'
  /** As the unit counts them; days of the week from 1 for the first day of the week. */
  values: number[]
}

const RELATIVE = /^(past|next)(\d{1,6})([a-z]+?)s?(~)?(?:-from-(\d{1,6})([a-z]+?)s?)?$/
/** Excluded words, each at the place by which it is counted. */
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const QUARTERS = ['1', '2', '3', '4']
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/**
 * The range that the text means; undefined when it means none, or one that no calendar holds.
 * @param hasZone False for a column without a zone, beside which the offset of a text is left out.
 */
export function rangeOfText(text: string, clock: Clock, hasZone = true): DateRange | undefined {
  const lower = text.trim().toLowerCase()
  try {
    return dayWord(lower, clock) ?? relative(lower, clock) ?? period(lower, clock) ?? ends(text.trim(), clock, hasZone)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function unitRange(at: Temporal.PlainDateTime, unit: TruncationUnit, clock: Clock): Period {
  const start = truncate(at, unit, clock.startOfWeek)
  return { start, end: add(start, 1, unit) }
}

function dayWord(text: string, clock: Clock): DateRange | undefined {
  if (text === 'today') return unitRange(clock.now, 'day', clock)
  if (text === 'yesterday') return unitRange(add(clock.now, -1, 'day'), 'day', clock)
  if (text === 'tomorrow') return unitRange(add(clock.now, 1, 'day'), 'day', clock)
  const match = /^(this|last|next)([a-z]+)$/.exec(text)
  if (!match?.[2] || !isTruncationUnit(match[2])) return undefined
  const amount = match[1] === 'this' ? 0 : match[1] === 'last' ? -1 : 1
  return rangeAroundNow(amount, match[2], false, clock)
}

function relative(text: string, clock: Clock): DateRange | undefined {
  const match = RELATIVE.exec(text)
  if (!match) return undefined
  const [, direction, count, unit, current, offset, offsetUnit] = match
  if (!unit || !isTruncationUnit(unit)) return undefined
  const sign = direction === 'past' ? -1 : 1
  const range = rangeAroundNow(sign * Number(count), unit, current !== undefined, clock)
  if (offset === undefined) return range
  if (!offsetUnit || !isTruncationUnit(offsetUnit)) return undefined
  const by = sign * Number(offset)
  return { start: add(range.start, by, offsetUnit), end: add(range.end, by, offsetUnit) }
}

function period(text: string, clock: Clock): Period | undefined {
  const quarter = /^q([1-4])-(\d{4})$/.exec(text)
  if (quarter) {
    const start = Time.PlainDate.from({ year: Number(quarter[2]), month: Number(quarter[1]) * 3 - 2, day: 1 })
    return unitRange(start.toPlainDateTime(), 'quarter', clock)
  }
  const wall = isMonth(text) ? parseTextTime(text) : undefined
  return wall && unitRange(wall.at, 'month', clock)
}

/** One day or minute, or two ends with `~` between them; an open range begins or ends beside the day that it names. */
function ends(text: string, clock: Clock, hasZone: boolean): DateRange | undefined {
  const [from, to, ...more] = text.split('~')
  if (more.length > 0 || from === undefined) return undefined
  const first = point(from, clock, hasZone)
  if (to === undefined) return first
  const last = point(to, clock, hasZone)
  if (to === '') return first && { start: wholeDays(first).end, end: null }
  if (from === '') return last && { start: null, end: wholeDays(last).start }
  return first && last && { start: first.start, end: last.end }
}

/** The days that the period begins and ends on, and all between. */
function wholeDays({ start, end }: Period): Period {
  const day = (at: Temporal.PlainDateTime): Temporal.PlainDateTime =>
    at.round({ smallestUnit: 'day', roundingMode: 'floor' })
  return { start: day(start), end: add(day(end.subtract({ nanoseconds: 1 })), 1, 'day') }
}

/** True for `2024-03`. */
function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text)
}

function point(text: string, clock: Clock, hasZone: boolean): Period | undefined {
  if (isMonth(text)) return period(text, clock)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  const wall = hasZone ? parseWallTime(text, clock.timeZone) : parseTextTime(text)
  if (!wall) return undefined
  if (wall.isDate) return unitRange(wall.at, 'day', clock)
  return unitRange(wall.at, /[T ]\d{2}:\d{2}:\d{2}/.test(text) ? 'second' : 'minute', clock)
}

/** `exclude-days-Mon-Sat` and the like, in this spelling; undefined for any other text. */
export function exclusionOfText(text: string, clock: Clock): Exclusion | undefined {
  const [, kind, list] = /^exclude-(days|months|quarters|hours)-(.+)$/.exec(text) ?? []
  if (kind === undefined || list === undefined) return undefined
  const { unit, words, first } = EXCLUDED[kind]!
  const places = list.split('-').map((word) => words.indexOf(word))
  if (places.includes(-1)) return undefined
  if (unit === 'day-of-week') return { unit, values: places.map((day) => ((day - clock.startOfWeek + 7) % 7) + 1) }
  return { unit, values: places.map((place) => place + first) }
}

interface ExclusionKind {
  unit: Exclusion['unit']
  words: readonly string[]
  /** How the unit counts the first of them. */
  first: number
}

const EXCLUDED: Readonly<Record<string, ExclusionKind | undefined>> = lookup({
  days: { unit: 'day-of-week', words: DAYS, first: 1 },
  months: { unit: 'month-of-year', words: MONTHS, first: 1 },
  quarters: { unit: 'quarter-of-year', words: QUARTERS, first: 1 },
  hours: { unit: 'hour-of-day', words: HOURS, first: 0 },
})
