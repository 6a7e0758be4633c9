/** Points in time as values: `relative-datetime`, `absolute-datetime`, `time`, `interval`, `now`, `today`. */
import { isA, type BaseType } from '@querent/contract'
import type { Bound, BoundCall, BoundTemporal } from '../model/bound.ts'
import { isDateUnit, isTruncationUnit, type TruncationUnit } from '../model/temporal-unit.ts'
import type { Clock } from '../time/clock.ts'
import { isDateText, parseTime, parseWallTime, temporalLiteral, timeLiteral } from '../time/literals.ts'
import { add, truncate } from '../time/units.ts'
import { argument, isTemporal, keyword, refuse, wholeNumber } from './build.ts'
import type { ClauseDefinition } from './clause.ts'

/** A moment that the query names, with the unit it is meant in (null when it names none). */
export interface Moment {
  at: Temporal.PlainDateTime
  unit: TruncationUnit | null
  isNow?: boolean
}

/** The unit argument at a place. */
export function unitArgument(call: BoundCall, index: number): TruncationUnit {
  const unit = keyword(call, index)
  if (unit === undefined || !isTruncationUnit(unit)) refuse(call, `unknown unit "${String(unit)}".`)
  return unit
}

/** The moment that a literal or a temporal clause stands for; undefined for anything that differs per row. */
export function momentOf(value: Bound, clock: Clock): Moment | undefined {
  if (value.kind === 'literal' && typeof value.value === 'string') {
    const wall = parseWallTime(value.value, clock.timeZone)
    return wall && { at: wall.at, unit: wall.isDate ? 'day' : null }
  }
  if (value.kind !== 'call') return undefined
  switch (value.op) {
    case 'relative-datetime':
      return relativeMoment(value, clock)
    case 'absolute-datetime':
      return absoluteMoment(value, clock)
    case 'now':
      return { at: clock.now, unit: null, isNow: true }
    case 'today':
      return { at: truncate(clock.now, 'day', clock.startOfWeek), unit: 'day' }
    case '+':
    case '-':
      return shiftedMoment(value, clock)
    default:
      return undefined
  }
}

function relativeMoment(call: BoundCall, clock: Clock): Moment {
  const unit = keyword(call, 1)
  if (keyword(call, 0) === 'current' && (unit === undefined || unit === 'default'))
    return { at: clock.now, unit: null, isNow: true }
  const amount = keyword(call, 0) === 'current' ? 0 : wholeNumber(call, 0)
  const by = unit === undefined ? 'day' : unitArgument(call, 1)
  return { at: add(truncate(clock.now, by, clock.startOfWeek), amount, by), unit: by }
}

function absoluteMoment(call: BoundCall, clock: Clock): Moment {
  const text = keyword(call, 0) ?? ''
  const wall = parseWallTime(text, clock.timeZone)
  if (!wall) refuse(call, `"${text}" is no date.`)
  const unit = keyword(call, 1)
  if (unit === undefined || unit === 'default') return { at: wall.at, unit: wall.isDate ? 'day' : null }
  const by = unitArgument(call, 1)
  return { at: truncate(wall.at, by, clock.startOfWeek), unit: by }
}

/** A moment moved by intervals. */
function shiftedMoment(call: BoundCall, clock: Clock): Moment | undefined {
  const [first, ...rest] = call.args
  const moment = first && momentOf(first, clock)
  if (!moment) return undefined
  let { at, unit } = moment
  for (const interval of rest) {
    if (interval.kind !== 'call' || interval.op !== 'interval') return undefined
    const by = unitArgument(interval, 1)
    at = add(at, (call.op === '-' ? -1 : 1) * wholeNumber(interval, 0), by)
    if (by === 'hour' || by === 'minute' || by === 'second' || by === 'millisecond') unit = null
  }
  return { at, unit }
}

/** True for `yyyy-MM-dd` text and for relative dates of a day and more: such comparisons are meant by the day. */
export function isDayLike(value: Bound): boolean {
  if (value.kind === 'literal') return typeof value.value === 'string' && isDateText(value.value)
  if (value.kind !== 'call' || value.op !== 'relative-datetime') return false
  const unit = keyword(value, 1)
  if (unit === undefined || unit === 'default') return keyword(value, 0) === 'current'
  return isDateUnit(unit)
}

/** A literal or temporal clause as a value of a column's type; undefined when it is neither. */
export function readTemporal(value: Bound, type: BaseType, clock: Clock): BoundTemporal | undefined {
  if (isA(type, 'type/Time')) {
    const text =
      value.kind === 'literal'
        ? String(value.value)
        : value.kind === 'call' && value.op === 'time'
          ? keyword(value, 0)
          : undefined
    const time = text === undefined ? undefined : parseTime(text)
    return time && timeLiteral(time)
  }
  const moment = momentOf(value, clock)
  return moment && temporalLiteral(moment.at, type, clock, moment.isNow)
}

/** Type of a date that is moved: one moved by units smaller than a day becomes a timestamp. */
export function movedType(type: BaseType, unit: string | undefined): BaseType {
  return isA(type, 'type/Date') && !isDateUnit(unit ?? '') ? 'type/DateTime' : type
}

/** @throws {QueryError} when a date is given for how many units another one moves. */
export function requireAmount(amount: Bound, call: BoundCall): void {
  if (isTemporal(amount)) refuse(call, `expected a number, got ${amount.type}.`)
}

function constant(call: BoundCall, clock: Clock, type: BaseType): BoundTemporal {
  return readTemporal(call, type, clock) ?? refuse(call, 'is no point in time.')
}

export const TEMPORAL_VALUES: readonly ClauseDefinition[] = [
  {
    op: 'relative-datetime',
    role: 'value',
    args: ['amount', 'keyword'],
    min: 1,
    type: () => 'type/DateTime',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, 'type/DateTime')),
  },
  {
    op: 'absolute-datetime',
    role: 'value',
    args: ['constant', 'keyword'],
    min: 1,
    type: (call) => (isDateText(keyword(call, 0) ?? '') ? 'type/Date' : 'type/DateTime'),
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
  {
    op: 'time',
    role: 'value',
    args: ['constant', 'keyword'],
    min: 1,
    type: () => 'type/Time',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, 'type/Time')),
  },
  {
    op: 'interval',
    role: 'value',
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
    args: [],
    type: () => 'type/DateTimeWithLocalTZ',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
  {
    op: 'today',
    role: 'value',
    args: [],
    type: () => 'type/Date',
    compile: (call, compiler) => compiler.value(constant(call, compiler.clock, call.type)),
  },
]
