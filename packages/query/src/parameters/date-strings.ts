/** The small language of date parameters (contract: query-language, section 15). */
import { rangeAroundNow } from '../clauses/date-filters.ts'
import type { Clock } from '../time/clock.ts'
import { parseWallTime } from '../time/literals.ts'
import { Time } from '../zones/index.ts'
import { isTruncationUnit, type TruncationUnit } from '../model/temporal-unit.ts'
import { add, truncate } from '../time/units.ts'

/** From `start` up to but without `end`; null for an open side. */
export interface DateRange {
  start: Temporal.PlainDateTime | null
  end: Temporal.PlainDateTime | null
}

export interface Exclusion {
  unit: 'day-of-week' | 'month-of-year' | 'quarter-of-year' | 'hour-of-day'
  /** As the unit counts them; days of the week from 1 for the first day of the week. */
  values: number[]
}

const RELATIVE = /^(past|next)(\d{1,6})([a-z]+?)s?(~)?(?:-from-(\d{1,6})([a-z]+?)s?)?$/
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The range that the text means; undefined when it means none, or one that no calendar holds. */
export function rangeOfText(text: string, clock: Clock): DateRange | undefined {
  const lower = text.trim().toLowerCase()
  try {
    return dayWord(lower, clock) ?? relative(lower, clock) ?? period(lower, clock) ?? ends(text.trim(), clock)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function unitRange(at: Temporal.PlainDateTime, unit: TruncationUnit, clock: Clock): DateRange {
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

function period(text: string, clock: Clock): DateRange | undefined {
  const quarter = /^q([1-4])-(\d{4})$/.exec(text)
  if (quarter) {
    const start = Time.PlainDate.from({ year: Number(quarter[2]), month: Number(quarter[1]) * 3 - 2, day: 1 })
    return unitRange(start.toPlainDateTime(), 'quarter', clock)
  }
  if (!/^\d{4}-\d{2}$/.test(text)) return undefined
  const wall = parseWallTime(text, clock.timeZone)
  return wall && unitRange(wall.at, 'month', clock)
}

/** One day or minute, or two ends with `~` between them; an open range leaves out the day it names. */
function ends(text: string, clock: Clock): DateRange | undefined {
  const [from, to, ...more] = text.split('~')
  if (more.length > 0 || from === undefined) return undefined
  if (to === undefined) return point(from, clock)
  const [first, last] = [from === '' ? null : point(from, clock), to === '' ? null : point(to, clock)]
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!last) return { start: first!.end, end: null }
  if (!first) return { start: null, end: last.start }
  return { start: first.start, end: last.end }
}

function point(text: string, clock: Clock): DateRange | undefined {
  const wall = parseWallTime(text, clock.timeZone)
  if (!wall) return undefined
  if (wall.isDate) return unitRange(wall.at, /^\d{4}-\d{2}$/.test(text) ? 'month' : 'day', clock)
  return unitRange(wall.at, /T\d{2}:\d{2}:\d{2}/i.test(text) ? 'second' : 'minute', clock)
}

/** `exclude-days-Mon-Sat` and its kin; undefined for any other text. */
export function exclusionOfText(text: string, clock: Clock): Exclusion | undefined {
  const match = /^exclude-(days|months|quarters|hours)-(.+)$/.exec(text.trim().toLowerCase())
  if (!match?.[2]) return undefined
  const items = match[2].split('-')
  const values = items.map((item) => excludedValue(match[1]!, item, clock))
  if (values.some((value) => !Number.isInteger(value))) return undefined
  return { unit: EXCLUDED_UNITS[match[1]!]!, values }
}

const EXCLUDED_UNITS: Readonly<Record<string, Exclusion['unit'] | undefined>> = {
  days: 'day-of-week',
  months: 'month-of-year',
  quarters: 'quarter-of-year',
  hours: 'hour-of-day',
}

function excludedValue(kind: string, item: string, clock: Clock): number {
  const within = (value: number, least: number, most: number): number =>
    /^\d{1,2}$/.test(item) && value >= least && value <= most ? value : Number.NaN
  switch (kind) {
    case 'days': {
      const day = placeOf(item, DAYS)
      return day < 0 ? Number.NaN : ((day - clock.startOfWeek + 7) % 7) + 1
    }
    case 'months': {
      const month = placeOf(item, MONTHS)
      return month < 0 ? within(Number(item), 1, 12) : month + 1
    }
    case 'quarters':
      return within(Number(item), 1, 4)
    default:
      return within(Number(item), 0, 23)
  }
}

/** Place of a name that is given whole or by its first three letters; -1 for none. */
function placeOf(item: string, names: readonly string[]): number {
  return names.findIndex((name) => item === name || item === name.slice(0, 3))
}
