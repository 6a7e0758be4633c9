/** Comparisons of bucketed columns with moments: ranges of the bare column, so that an index can serve them. */
import { isA } from '@querent/contract'
import type { Bound, BoundCall } from '../model/bound.ts'
import { isTruncationUnit, type TruncationUnit } from '../model/temporal-unit.ts'
import type { Clock } from '../time/clock.ts'
import { temporalLiteral } from '../time/literals.ts'
import { add, truncate } from '../time/units.ts'
import { makeCondition, withoutBucket } from './build.ts'
import { negate } from './logic.ts'
import { isDayLike, momentOf } from './temporal-values.ts'

/** The comparison as ranges of the bare column; undefined where it is no comparison of a bucket with moments. */
export function bucketRanges(
  call: BoundCall,
  column: Bound,
  values: readonly Bound[],
  clock: Clock,
): Bound | undefined {
  const unit = bucketOf(column, values)
  if (!unit) return undefined
  const base = withoutBucket(column)
  const conditions: Bound[] = []
  const nulls = values.filter((value) => value.kind === 'literal' && value.value === null)
  const moments = values.filter((value) => !nulls.includes(value))
  if (moments.length === 0 || (call.op === 'between' && moments.length < 2)) return undefined
  const periods: Period[] = []
  for (const value of moments) {
    const moment = momentOf(value, clock)
    if (!moment) return undefined
    periods.push(periodOf(moment.at, unit, clock))
  }
  const at = (time: Temporal.PlainDateTime): Bound => temporalLiteral(time, base.type, clock)
  const test = (op: string, time: Temporal.PlainDateTime): Bound => makeCondition(op, [base, at(time)], call)
  const [first, second] = periods
  // Dates are days already: a list of them stays a list.
  if (base.type === 'type/Date' && unit === 'day' && (call.op === '=' || call.op === '!=')) {
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
  start: Temporal.PlainDateTime
  end: Temporal.PlainDateTime
}

function periodOf(at: Temporal.PlainDateTime, unit: TruncationUnit, clock: Clock): Period {
  const start = truncate(at, unit, clock.startOfWeek)
  return { start, end: add(start, 1, unit) }
}

function inPeriod(
  { start, end }: Period,
  test: (op: string, time: Temporal.PlainDateTime) => Bound,
  call: BoundCall,
): Bound {
  return makeCondition('and', [test('>=', start), test('<', end)], call)
}

/** The unit a comparison is meant in: the column's own, or the day when all values are days. */
function bucketOf(column: Bound, values: readonly Bound[]): TruncationUnit | undefined {
  if (!isA(column.type, 'type/HasDate')) return undefined
  if (column.kind === 'bucket') return isTruncationUnit(column.unit) ? column.unit : undefined
  const given = values.filter((value) => value.kind !== 'literal' || value.value !== null)
  return given.length > 0 && given.every(isDayLike) ? 'day' : undefined
}
