/** An explanation as clients read it. */
import type { ResultColumn } from '@querent/query'
import { MOST_READ } from './asking/periods.ts'
import type { SingleRows } from './asking/single-rows.ts'
import { Decimal } from './decompose/decimal.ts'
import type { Part, PeriodSum, Periods, ValuePeriods } from './decompose/period.ts'
import { compareParts, explainedBy, strengthOf } from './decompose/rank.ts'
import type { Dimension } from './dimensions.ts'
import { isSum, type Measure } from './measure.ts'

/** So many values of a column are shown; the others are the rest. */
const MOST_SHOWN = 12

interface TakenApart {
  dimension: Dimension
  column: ResultColumn
  values: readonly ValuePeriods[]
  /** One for each of the values. */
  parts: readonly Part[]
}

interface Whole {
  least: number
  change: Decimal
  measure: Measure
}

export function shownDimension({ dimension, column, values, parts }: TakenApart, { least, change, measure }: Whole) {
  const pairs = parts.map((part, place) => ({ part, periods: values[place]! }))
  const largest = pairs.sort((a, b) => compareParts(a.part, b.part, least)).slice(0, MOST_SHOWN)
  const rest = largest.reduce((left, { part }) => left.minus(Decimal.of(part.contribution)), change)
  return {
    name: dimension.name,
    ref: [...dimension.clause],
    column: plainColumn(column),
    strength: strengthOf(parts, least),
    explained: explainedBy(parts, least, change.toNumber()),
    values: largest.map(({ part, periods }) => ({
      ...part,
      before: shownPeriod(measure, periods.before),
      after: shownPeriod(measure, periods.after),
      stands_out: Math.abs(part.surprise ?? 0) >= least,
    })),
    rest: { contribution: rest.toString(), values: restCount(values.length) },
  }
}

export function shownRows({ columns, refs, rows }: SingleRows) {
  return {
    columns: columns.map(plainColumn),
    refs: refs.map((ref) => [...ref]),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: [...cells] })),
  }
}

function plainColumn({ binning_info: bins, ...column }: ResultColumn) {
  return { ...column, ...(bins !== undefined && { binning_info: { ...bins } }) }
}

/** How many values are in the rest; null when not all were read. */
function restCount(read: number): number | null {
  return read >= MOST_READ ? null : Math.max(0, read - MOST_SHOWN)
}

export function changeOf(measure: Measure, { before, after }: Periods): Decimal {
  if (isSum(measure)) return after.sum.minus(before.sum)
  return Decimal.of(valueOf(measure, after) - valueOf(measure, before))
}

export function shownPeriod(measure: Measure, period: PeriodSum) {
  const value = isSum(measure) ? period.sum.toString() : String(valueOf(measure, period))
  return { value, rows: period.rows }
}

function valueOf(measure: Measure, { sum, rows }: PeriodSum): number {
  if (isSum(measure)) return sum.toNumber()
  return rows === 0 ? 0 : sum.toNumber() / rows
}
