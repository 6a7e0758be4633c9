/**
 * How rows are grouped by a column, so that a person can read the groups: values as they are while there are few, the ten
 * largest and the rest, bins or orders of magnitude by the spread, units of time by the span.
 */
import { isA } from '@querent/contract'
import { distinctOf, isConstant, referenceTo, type Clause, type Column } from './column.ts'
import type { Part } from './rule.ts'
import { spanOf, unitOf, type Unit } from './time-span.ts'

/** Bars that are read at a glance. */
export const FEW = 10
/** Values of a number that are shown one by one. */
const FEW_NUMBERS = 20
/** Lines that a reader can follow in one chart. */
export const FEW_SERIES = 5
/** The greatest value beside the third quartile, from which equal bins would put nearly all rows into one. */
const SKEWED = 20
/** The greatest value beside the least, from which orders of magnitude are groups enough. */
const WIDE = 3_000

export type Grouping = { column: Column } & (
  | { as: 'values' | 'top' | 'bins' | 'magnitude' | 'region' | 'grid' }
  | { as: 'time'; unit: Unit }
  | { as: 'part'; part: Part }
)

/** Null where the column's groups would say nothing, or would be too many to read. */
export function groupingOf(column: Column, now: number, part?: Part): Grouping | null {
  if (isConstant(column)) return null
  switch (column.kind) {
    case 'time':
      return timeGrouping(column, now, part)
    case 'number':
      return part === undefined ? numberGrouping(column) : null
    case 'latitude':
    case 'longitude':
      return { as: 'grid', column }
    case 'country':
    case 'state':
      return { as: 'region', column }
    case 'flag':
      return { as: 'values', column }
    case 'category':
      return categoryGrouping(column)
    default:
      return null
  }
}

function timeGrouping(column: Column, now: number, part: Part | undefined): Grouping | null {
  const unit = unitOf(column, now)
  if (part === undefined) return { as: 'time', column, unit }
  // Within less than two rounds of the clock, a part of it repeats nothing.
  if (part === 'hour-of-day')
    return column.type === 'type/Date' || unit === 'minute' || isOfDays(column) ? null : { as: 'part', column, part }
  const isLong = unit === 'month' || unit === 'year'
  const needsYears = part === 'month-of-year' || part === 'quarter-of-year'
  return (needsYears ? isLong : isLong || unit === 'day') ? { as: 'part', column, part } : null
}

/** Both ends of the span are the start of a day: nobody noted an hour. */
function isOfDays(column: Column): boolean {
  const span = spanOf(column)
  return span !== null && [span.earliest, span.latest].every((time) => /T00:00(?::00(?:\.0+)?)?(?:Z|$)/.test(time))
}

/** Doubles that are next to each other have no ranges between them. */
const LEAST_RANGE = 1e-12

/** Columns of questions are put into ranges by what is known of them; those of tables by what the engine knows. */
function numberGrouping(column: Column): Grouping | null {
  const { type, fingerprint } = column
  const distinct = distinctOf(column)
  if (distinct !== null && distinct <= FEW_NUMBERS && isA(type, 'type/Integer')) return { as: 'values', column }
  const spread = fingerprint?.type?.['type/Number']
  if (spread === undefined && !column.hasRange) return null
  if (spread !== undefined && spread.max - spread.min <= LEAST_RANGE * Math.abs(spread.max)) return null
  const isWide = spread !== undefined && spread.min > 0 && spread.max / spread.min > WIDE
  return { as: isWide && isSkewed(column) ? 'magnitude' : 'bins', column }
}

/** Nearly all values are in the first of equal bins. */
export function isSkewed({ fingerprint }: Pick<Column, 'fingerprint'>): boolean {
  const spread = fingerprint?.type?.['type/Number']
  return spread !== undefined && spread.min >= 0 && spread.q3 > 0 && spread.max / spread.q3 > SKEWED
}

function categoryGrouping(column: Column): Grouping {
  const distinct = distinctOf(column)
  return { as: distinct !== null && distinct <= FEW ? 'values' : 'top', column }
}

/** The column's reference in a breakout, where it needs no expression. */
export function breakoutOf(grouping: Grouping): Clause {
  const { column } = grouping
  if (grouping.as === 'time') return referenceTo(column, { 'temporal-unit': grouping.unit })
  if (grouping.as === 'part') return referenceTo(column, { 'temporal-unit': grouping.part })
  if (grouping.as === 'bins' || grouping.as === 'grid') return referenceTo(column, { binning: { strategy: 'default' } })
  return column.ref
}
