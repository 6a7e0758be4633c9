/**
 * Comparisons of bucketed columns with moments: ranges of the bare column, so that an index can serve them. Where one part
 * of the column is compared, the same part of the moment.
 */
import { isA, type BaseType } from '@querent/contract'
import type { Bound, BoundCall } from '../../model/bound.ts'
import {
  isDateUnit,
  isExtractionUnit,
  isTruncationUnit,
  type ExtractionUnit,
  type TruncationUnit,
} from '../../model/temporal-unit.ts'
import type { Clock } from '../../time/clock.ts'
import { temporalLiteral, timeLiteral, zonedTime } from '../../time/literals.ts'
import { partOf } from '../../time/parts.ts'
import { add, truncate } from '../../time/units.ts'
import { isWithinYears } from '../../time/years.ts'
import { Time } from '../../zones/index.ts'
import { makeCondition, makeLiteral } from '../build.ts'
import { negate } from '../logic.ts'
import { momentOf, timeOf, type Moment } from './temporal-values.ts'
import { readNumber } from '../typed-literal.ts'

/** The comparison as ranges of the bare column; undefined where it is no comparison of a bucket with moments. */
export function bucketRanges(
  call: BoundCall,
  column: Bound,
  values: readonly Bound[],
  clock: Clock,
): Bound | undefined {
  if (column.kind !== 'bucket' || !isTruncationUnit(column.unit) || !isA(column.type, 'type/HasDate')) return undefined
  const { unit, value: base } = column
  const conditions: Bound[] = []
  const nulls = values.filter((value) => value.kind === 'literal' && value.value === null)
  const moments = values.filter((value) => !nulls.includes(value))
  if (moments.length === 0 || (call.op === 'between' && moments.length < 2)) return undefined
  const periods: Period[] = []
  for (const value of moments) {
    const moment = momentOf(value, base.type, clock)
    if (!moment) return undefined
    periods.push(periodOf(moment, unit, clock))
  }
  const at = (time: Moment): Bound => temporalLiteral(time.at, base.type, clock, time.offset)
  const test = (op: string, time: Moment): Bound => makeCondition(op, [base, at(time)], call)
  const [first, second] = periods
  // Dates are days already: a list of them stays a list.
  const isListOfDays = base.type === 'type/Date' && unit === 'day' && (call.op === '=' || call.op === '!=')
  if (isListOfDays && periods.every(({ start }) => isWithinYears(start.at))) {
    return makeCondition(call.op, [base, ...periods.map((period) => at(period.start)), ...nulls], call)
  }
  switch (call.op) {
    case '<':
      return test('<', first!.start)
    case '<=':
      return test('<', first!.end)
    case '>':
      return test('>=', first!.end)
    case '>=':
      return test('>=', first!.start)
    case 'between':
      return makeCondition('and', [test('>=', first!.start), test('<', second!.end)], call)
    case '=':
      for (const period of periods) conditions.push(inPeriod(period, test, call))
      if (nulls.length > 0) conditions.push(makeCondition('is-null', [base], call))
      return conditions.length === 1 ? conditions[0] : makeCondition('or', conditions, call)
    case '!=':
      for (const period of periods) conditions.push(negate(inPeriod(period, test, call), call))
      if (nulls.length > 0) conditions.push(makeCondition('not-null', [base], call))
      return conditions.length === 1 ? conditions[0] : makeCondition('and', conditions, call)
    default:
      return undefined
  }
}

interface Period {
  start: Moment
  end: Moment
}

function periodOf(moment: Moment, unit: TruncationUnit, clock: Clock): Period {
  const { at, offset } = moment
  const start = truncate(at, unit, clock.startOfWeek)
  if (offset === undefined || isDateUnit(unit)) return { start: { at: start }, end: { at: add(start, 1, unit) } }
  // One of two hours with the same name.
  const zoned = zonedTime(at, offset, clock.timeZone).subtract(start.until(at))
  const ends = [zoned, zoned.add({ [`${unit}s`]: 1 })]
  const [from, to] = ends.map((end): Moment => ({ at: end.toPlainDateTime(), offset: end.offset }))
  return { start: from!, end: to! }
}

function inPeriod({ start, end }: Period, test: (op: string, time: Moment) => Bound, call: BoundCall): Bound {
  return makeCondition('and', [test('>=', start), test('<', end)], call)
}

/**
 * The values that a part or a bucket of a column is compared with, read in the same unit: of a moment the same part, of a
 * time of day the start of its hour.
 */
export function inUnitOf(column: Bound, values: readonly Bound[], clock: Clock): Bound[] {
  if (column.kind !== 'bucket') return [...values]
  const { unit, value: base } = column
  if (isExtractionUnit(unit)) return values.map((value) => partOfMoment(value, unit, base.type, clock) ?? value)
  if (!isA(base.type, 'type/Time') || !isTruncationUnit(unit)) return [...values]
  return values.map((value) => {
    const time = onAnyDay(timeOf(value))
    return time ? timeLiteral(truncate(time, unit, clock.startOfWeek).toPlainTime()) : value
  })
}

/** A text that is a number is no moment here: `2024` is a year's number, not its first day. */
function partOfMoment(value: Bound, unit: ExtractionUnit, type: BaseType, clock: Clock): Bound | undefined {
  const text = value.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
  if (text !== undefined && readNumber(text) !== undefined) return undefined
  const at = isA(type, 'type/Time') ? onAnyDay(timeOf(value)) : momentOf(value, type, clock)?.at
  return at && makeLiteral(partOf(at, unit, clock.startOfWeek))
}

function onAnyDay(time: Temporal.PlainTime | undefined): Temporal.PlainDateTime | undefined {
  return time && Time.PlainDate.from('1970-01-01').toPlainDateTime(time)
}
