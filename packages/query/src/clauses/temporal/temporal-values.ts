/** Points in time as values: `relative-datetime`, `absolute-datetime`, `time`, `interval`, `now`, `today`. */
import { isA, type BaseType } from '@querent/contract'
import type { Bound, BoundCall, BoundTemporal } from '../../model/bound.ts'
import { isDateUnit, isTruncationUnit, type TruncationUnit } from '../../model/temporal-unit.ts'
import type { Clock } from '../../time/clock.ts'
import {
  isDateText,
  isInstantText,
  parseTextTime,
  parseTime,
  temporalLiteral,
  timeLiteral,
  zonedTime,
} from '../../time/literals.ts'
import { add, truncate } from '../../time/units.ts'
import { argument, isTemporal, keyword, refuse, wholeNumber } from '../build.ts'
import type { ClauseDefinition } from '../clause.ts'
import { same } from '../../copies/promises.ts'

/** A moment that the query names, as wall time. */
export interface Moment {
  at: Temporal.PlainDateTime
  /** Beside a column with a zone, of an instant: when clocks go back, wall time alone does not tell it. */
  offset?: string
}

/** The unit argument at a place. */
export function unitArgument(call: BoundCall, index: number): TruncationUnit {
  const unit = keyword(call, index)
  if (unit === undefined || !isTruncationUnit(unit)) refuse(call, `unknown unit "${String(unit)}".`)
  return unit
}

/**
 * The moment that a literal or a temporal clause stands for; undefined for anything that differs per row.
 * @param type Of the column it is compared with. Beside one without a zone, a text is what its own clock shows.
 */
export function momentOf(value: Bound, type: BaseType, clock: Clock): Moment | undefined {
  if (value.kind === 'literal') {
    return typeof value.value === 'string' ? textMoment(value.value, type, clock) : undefined
  }
  if (value.kind !== 'call') return undefined
  switch (value.op) {
    case 'relative-datetime':
      return relativeMoment(value, type, clock)
    case 'absolute-datetime':
      return absoluteMoment(value, type, clock)
    case 'now':
      return presentMoment(type, clock)
    case 'today':
      return { at: truncate(clock.now, 'day', clock.startOfWeek) }
    case '+':
    case '-':
      return shiftedMoment(value, type, clock)
    default:
      return undefined
  }
}

function presentMoment(type: BaseType, clock: Clock): Moment {
  return isA(type, 'type/DateTimeWithTZ') ? { at: clock.now, offset: clock.offset } : { at: clock.now }
}

/** Reads temporal text beside a column of this type. */
export function textMoment(text: string, type: BaseType, { timeZone }: Clock): Moment | undefined {
  const read = parseTextTime(text)
  if (!read?.instant || !isA(type, 'type/DateTimeWithTZ')) return read && { at: read.at }
  const zoned = read.instant.toZonedDateTimeISO(timeZone)
  return { at: zoned.toPlainDateTime(), offset: zoned.offset }
}

/** True for a word such as `current` or `now` in place of how many units. */
function namesPresent(call: BoundCall): boolean {
  const amount = argument(call, 0)
  if (amount.kind !== 'literal' || typeof amount.value === 'number') return false
  return typeof amount.value !== 'string' || Number.isNaN(Number(amount.value))
}

function relativeMoment(call: BoundCall, type: BaseType, clock: Clock): Moment {
  const unit = keyword(call, 1)
  const isPresent = namesPresent(call)
  if (isPresent && (unit === undefined || unit === 'default')) return presentMoment(type, clock)
  const amount = isPresent ? 0 : wholeNumber(call, 0)
  const by = unit === undefined ? 'day' : unitArgument(call, 1)
  return { at: add(truncate(clock.now, by, clock.startOfWeek), amount, by) }
}

function absoluteMoment(call: BoundCall, type: BaseType, clock: Clock): Moment {
  const text = keyword(call, 0) ?? ''
  const moment = textMoment(text, type, clock)
  if (!moment) refuse(call, `"${text}" is not a date.`)
  const unit = keyword(call, 1)
  if (unit === undefined || unit === 'default') return moment
  return { at: truncate(moment.at, unitArgument(call, 1), clock.startOfWeek) }
}

/** A moment moved by intervals. */
function shiftedMoment(call: BoundCall, type: BaseType, clock: Clock): Moment | undefined {
  const [first, ...rest] = call.args
  let moment = first && momentOf(first, type, clock)
  for (const interval of rest) {
    if (!moment || interval.kind !== 'call' || interval.op !== 'interval') return undefined
    const amount = (call.op === '-' ? -1 : 1) * wholeNumber(interval, 0)
    moment = moved(moment, amount, unitArgument(interval, 1), clock)
  }
  return moment
}

/** Hours and less are time that goes by, where it is known which of two equal times is meant. */
function moved({ at, offset }: Moment, amount: number, unit: TruncationUnit, { timeZone }: Clock): Moment {
  if (offset === undefined || isDateUnit(unit)) return { at: add(at, amount, unit) }
  const zoned = zonedTime(at, offset, timeZone).add({ [`${unit}s`]: amount })
  return { at: zoned.toPlainDateTime(), offset: zoned.offset }
}

/** True for `yyyy-MM-dd` text and for relative dates of a day and more: such comparisons are meant by the day. */
export function isDayLike(value: Bound): boolean {
  if (value.kind === 'literal') return typeof value.value === 'string' && isDateText(value.value)
  if (value.kind !== 'call' || value.op !== 'relative-datetime') return false
  const unit = keyword(value, 1)
  if (unit === undefined || unit === 'default') return namesPresent(value)
  return isDateUnit(unit)
}

/** The time of day that a literal or the clause `time` stands for. */
export function timeOf(value: Bound): Temporal.PlainTime | undefined {
  const isClause = value.kind === 'call' && value.op === 'time'
  const text = value.kind === 'literal' ? String(value.value) : isClause ? keyword(value, 0) : undefined
  return text === undefined ? undefined : parseTime(text)
}

/** A literal or temporal clause as a value of a column's type; undefined when it is neither. */
export function readTemporal(value: Bound, type: BaseType, clock: Clock): BoundTemporal | undefined {
  if (isA(type, 'type/Time')) {
    const time = timeOf(value)
    return time && timeLiteral(time)
  }
  const moment = momentOf(value, type, clock)
  // Engines have no year 0: it begins a period, and is no value.
  if (!moment || (value.kind === 'literal' && moment.at.year < 1)) return undefined
  return temporalLiteral(moment.at, type, clock, moment.offset)
}

/** Type of a date that is moved: one moved by units smaller than a day becomes a timestamp. */
export function movedType(type: BaseType, unit: string | undefined): BaseType {
  return isA(type, 'type/Date') && !isDateUnit(unit ?? '') ? 'type/DateTime' : type
}

/** @throws {QueryError} when a date, or a word, is given for how many units another one moves. */
export function requireAmount(amount: Bound, call: BoundCall): void {
  if (isTemporal(amount)) refuse(call, `expected a number, got ${amount.type}.`)
  const text = amount.kind === 'literal' && typeof amount.value === 'string' ? amount.value.trim() : '0'
  if (text === '' || Number.isNaN(Number(text))) refuse(call, `"${text}" is not a number.`)
}

function typeOfText(text: string): BaseType {
  if (isInstantText(text)) return 'type/DateTimeWithTZ'
  return isDateText(text) ? 'type/Date' : 'type/DateTime'
}

function constant(call: BoundCall, clock: Clock, type: BaseType): BoundTemporal {
  return readTemporal(call, type, clock) ?? refuse(call, 'is not a point in time.')
}

export const TEMPORAL_VALUES: readonly ClauseDefinition[] = [
  {
    op: 'relative-datetime',
    role: 'value',
    onCopy: same,
    args: ['amount', 'keyword'],
    min: 1,
    type: () => 'type/DateTime',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, 'type/DateTime')),
  },
  {
    op: 'absolute-datetime',
    role: 'value',
    onCopy: same,
    args: ['constant', 'keyword'],
    min: 1,
    type: (call) => typeOfText(keyword(call, 0) ?? ''),
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
  {
    op: 'time',
    role: 'value',
    onCopy: same,
    args: ['constant', 'keyword'],
    min: 1,
    type: () => 'type/Time',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, 'type/Time')),
  },
  {
    op: 'interval',
    role: 'value',
    onCopy: same,
    args: ['any', 'keyword'],
    expand(call) {
      requireAmount(argument(call, 0), call)
      return call
    },
    type: () => 'type/Interval',
    compile: (call) => refuse(call, 'an interval can only be added to or taken from a date.'),
  },
  {
    op: 'now',
    role: 'value',
    onCopy: same,
    args: [],
    type: () => 'type/DateTimeWithLocalTZ',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
  {
    op: 'today',
    role: 'value',
    onCopy: same,
    args: [],
    type: () => 'type/Date',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
]
