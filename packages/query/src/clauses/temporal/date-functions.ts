/** Functions of dates: parts, arithmetic, differences and zones. */
import { isA, isTimeZone } from '@querent/contract'
import type { Compiler } from '../compiler/compiler.ts'
import type { TypedSql } from '../../dialect/typed-sql.ts'
import type { Bound, BoundCall } from '../../model/bound.ts'
import {
  isDateUnit,
  isExtractionUnit,
  isTimeUnit,
  type ExtractionUnit,
  type TruncationUnit,
} from '../../model/temporal-unit.ts'
import { numberLiteral, sql, type Sql } from '../../sql/fragment.ts'
import { toInteger } from '../compiler/coerce.ts'
import type { Clock } from '../../time/clock.ts'
import { isInstantText } from '../../time/literals.ts'
import { offsetMinutes, offsetText } from '../../zones/index.ts'
import { argument, isTemporal, keyword, makeCall, refuse } from '../build.ts'
import type { ClauseDefinition } from '../clause.ts'
import { movedType, readTemporal, requireAmount, unitArgument } from './temporal-values.ts'
import { rewritten, sameIfMoved, sameInDuckDb, sameWallTimes } from '../../copies/promises.ts'

/** A date argument; text literals and moments are read as dates, those with an offset as instants. */
function dateArgument(call: BoundCall, index: number, clock: Clock): Bound {
  const arg = argument(call, index)
  if (isMoment(arg)) {
    const isInstant = arg.kind === 'literal' && isInstantText(String(arg.value))
    return readTemporal(arg, isInstant ? 'type/DateTimeWithTZ' : 'type/Date', clock) ?? refuse(call, 'expected a date.')
  }
  if (!isTemporal(arg) && arg.type !== 'type/*') refuse(call, `expected a date, got ${arg.type}.`)
  return arg
}

/** True for what the query itself names as a point in time. */
function isMoment(arg: Bound): boolean {
  return arg.kind === 'literal' || (arg.kind === 'call' && arg.op === 'relative-datetime')
}

function extraction(call: BoundCall, unit: ExtractionUnit, clock: Clock): Bound {
  const value = isTimeUnit(unit) ? dateArgument(call, 0, clock) : dayArgument(call, clock)
  return { kind: 'bucket', unit, value, type: 'type/Integer' }
}

const NO_DATE = 'a time has no date.'

function isTime({ type }: Bound): boolean {
  return isA(type, 'type/Time')
}

/** A first argument that has a date. */
function dayArgument(call: BoundCall, clock: Clock): Bound {
  const value = dateArgument(call, 0, clock)
  return isTime(value) ? refuse(call, NO_DATE) : value
}

const getter = (op: string, unit: ExtractionUnit): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy: rewritten,
  args: ['column'],
  expand: (call, clock) => extraction(call, unit, clock),
})

/** How weeks are counted: ISO weeks, those of the United States, those of the settings. */
export const WEEK_MODES: ReadonlyMap<string, ExtractionUnit> = new Map([
  ['iso', 'week-of-year-iso'],
  ['us', 'week-of-year-us'],
  ['instance', 'week-of-year-instance'],
])

function weekUnit(call: BoundCall, index: number, fallback: string): ExtractionUnit {
  const mode = (keyword(call, index) ?? fallback).toLowerCase()
  return WEEK_MODES.get(mode) ?? refuse(call, `unknown mode "${mode}".`)
}

function dayOfWeek(call: BoundCall, index: number, clock: Clock): Bound {
  const mode = (keyword(call, index) ?? 'instance').toLowerCase()
  if (mode === 'iso') return extraction(call, 'day-of-week-iso', clock)
  if (mode === 'instance') return extraction(call, 'day-of-week', clock)
  if (mode !== 'us') refuse(call, `unknown mode "${mode}".`)
  return makeCall('us-day-of-week', [dayArgument(call, clock)], 'type/Integer', call)
}

function temporalExtract(call: BoundCall, clock: Clock): Bound {
  const unit = keyword(call, 1) ?? ''
  if (unit === 'day-of-week') return dayOfWeek(call, 2, clock)
  if (unit === 'week-of-year') return extraction(call, weekUnit(call, 2, 'instance'), clock)
  if (!isExtractionUnit(unit)) refuse(call, `unknown unit "${unit}".`)
  return extraction(call, unit, clock)
}

const mover = (op: string): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy: sameIfMoved,
  args: ['column', 'any', 'keyword'],
  expand(call, clock) {
    unitArgument(call, 2)
    const amount = argument(call, 1)
    requireAmount(amount, call)
    const date = dateArgument(call, 0, clock)
    return { ...call, args: [date, amount, argument(call, 2)], type: movedType(date.type, keyword(call, 2)) }
  },
  compile(call, compiler) {
    const unit = unitArgument(call, 2)
    if (isTime(argument(call, 0)) && isDateUnit(unit)) refuse(call, NO_DATE)
    const amount = movableAmount(argument(call, 1), unit, compiler)
    const signed = op === 'datetime-add' ? amount : sql`(- ${amount})`
    return move(compiler.typed(argument(call, 0)), signed, unit, compiler)
  },
})

/** Years by which any stored date can be moved on every engine. */
const MOST_YEARS = 4_700
const PER_YEAR: Readonly<Record<TruncationUnit, number>> = {
  millisecond: 365 * 86_400_000,
  second: 365 * 86_400,
  minute: 365 * 1_440,
  hour: 365 * 24,
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

/** How many units a date is moved by; null where engines would fail for the whole question. */
function movableAmount(value: Bound, unit: TruncationUnit, compiler: Compiler): Sql {
  const amount = toInteger(compiler.typed(value), compiler.dialect)
  const most = MOST_YEARS * PER_YEAR[unit]
  if (value.kind === 'literal' && typeof value.value === 'number' && Math.abs(value.value) <= most) return amount
  return sql`CASE WHEN ${amount} BETWEEN ${numberLiteral(-most)} AND ${numberLiteral(most)} THEN ${amount} END`
}

/** Days and more keep the time of day that clocks in the report zone show; less is time that goes by. */
function move(value: TypedSql, amount: Sql, unit: TruncationUnit, { dialect, clock }: Compiler): Sql {
  const { dates } = dialect
  const { timeZone } = clock
  if (!isDateUnit(unit) || !isA(value.type, 'type/DateTimeWithTZ') || timeZone === 'UTC') {
    return dates.add(value, amount, unit)
  }
  const wall = dates.wallTime(value.sql, timeZone, timeZone)
  return dates.fromWallTime(dates.add({ sql: wall, type: 'type/DateTime' }, amount, unit), timeZone)
}

/** A fixed offset is written `+02:00`, as every engine reads it. */
function zoneArgument(call: BoundCall, index: number): string | undefined {
  const zone = keyword(call, index)
  if (zone === undefined) return undefined
  if (!isTimeZone(zone)) refuse(call, `unknown time zone "${zone}".`)
  const minutes = offsetMinutes(zone)
  if (minutes === undefined) return zone
  return minutes === 0 ? '+00:00' : offsetText(minutes * 60)
}

/** Both arguments of a difference. Where time gone by is counted, what the query names beside an instant is one too. */
function besideInstants(call: BoundCall, isByDate: boolean, clock: Clock): Bound[] {
  const sides = [dateArgument(call, 0, clock), dateArgument(call, 1, clock)]
  const hasInstant = sides.some(({ type }) => isA(type, 'type/DateTimeWithTZ'))
  if (isByDate || !hasInstant) return sides
  return sides.map((side, index) => {
    const arg = argument(call, index)
    return isMoment(arg) ? (readTemporal(arg, 'type/DateTimeWithTZ', clock) ?? side) : side
  })
}

export const DATE_FUNCTIONS: readonly ClauseDefinition[] = [
  getter('get-year', 'year-of-era'),
  getter('get-quarter', 'quarter-of-year'),
  getter('get-month', 'month-of-year'),
  getter('get-day', 'day-of-month'),
  getter('get-hour', 'hour-of-day'),
  getter('get-minute', 'minute-of-hour'),
  getter('get-second', 'second-of-minute'),
  {
    op: 'get-week',
    role: 'value',
    onCopy: rewritten,
    args: ['column', 'keyword'],
    min: 1,
    expand: (call, clock) => extraction(call, weekUnit(call, 1, 'iso'), clock),
  },
  {
    op: 'get-day-of-week',
    role: 'value',
    onCopy: rewritten,
    args: ['column', 'keyword'],
    min: 1,
    expand: (call, clock) => dayOfWeek(call, 1, clock),
  },
  {
    op: 'us-day-of-week',
    role: 'value',
    onCopy: sameWallTimes,
    args: ['column'],
    type: () => 'type/Integer',
    compile: (call, compiler) =>
      sql`(${compiler.dialect.dates.daysIntoWeek(compiler.wallTime(argument(call, 0)), 0)} + 1)`,
  },
  {
    op: 'temporal-extract',
    role: 'value',
    onCopy: rewritten,
    args: ['column', 'keyword', 'keyword'],
    min: 2,
    expand: temporalExtract,
  },
  mover('datetime-add'),
  mover('datetime-subtract'),
  {
    op: 'datetime-diff',
    role: 'value',
    onCopy: sameWallTimes,
    args: ['column', 'column', 'keyword'],
    feature: 'datetime-diff',
    expand(call, clock) {
      const isByDate = isDateUnit(unitArgument(call, 2))
      const sides = besideInstants(call, isByDate, clock)
      const times = sides.filter(isTime).length
      if (times === 1 || (times === 2 && isByDate)) refuse(call, NO_DATE)
      return { ...call, type: 'type/BigInteger', args: [...sides, argument(call, 2)] }
    },
    compile(call, compiler) {
      const unit = unitArgument(call, 2)
      const sides = [argument(call, 0), argument(call, 1)]
      const { dates } = compiler.dialect
      const isElapsed = sides.every(({ type }) => isA(type, 'type/DateTimeWithTZ'))
      const [from, to] = sides.map((side): TypedSql => {
        // Days and more are those of the calendar, in the report zone; between instants, less is time gone by.
        if (isDateUnit(unit)) return { sql: dates.toDate(compiler.wallTime(side)), type: 'type/Date' }
        return isElapsed ? compiler.typed(side) : compiler.wallTime(side)
      })
      return dates.difference(from!, to!, unit)
    },
  },
  {
    op: 'convert-timezone',
    role: 'value',
    onCopy: sameInDuckDb('time-zone'),
    args: ['column', 'constant', 'constant'],
    min: 2,
    feature: 'convert-timezone',
    expand(call, clock) {
      const value = dayArgument(call, clock)
      const hasZone = isA(value.type, 'type/DateTimeWithTZ')
      if (zoneArgument(call, 1) === undefined) refuse(call, 'the target zone is missing.')
      const source = zoneArgument(call, 2)
      if (hasZone && source !== undefined) refuse(call, 'a value with a time zone takes no source zone.')
      if (!hasZone && source === undefined && value.type !== 'type/*') {
        refuse(call, 'a value without a time zone needs a source zone.')
      }
      return { ...call, args: [value, ...call.args.slice(1)], type: 'type/DateTime' }
    },
    compile(call, compiler) {
      const { dates } = compiler.dialect
      const value = compiler.typed(argument(call, 0))
      const target = zoneArgument(call, 1)!
      if (isA(value.type, 'type/DateTimeWithTZ')) return dates.wallTime(value.sql, target, compiler.clock.timeZone)
      return dates.shiftZone(value.sql, zoneArgument(call, 2) ?? compiler.clock.timeZone, target)
    },
  },
]
