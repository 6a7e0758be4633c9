/** Single rows that make much of a change: the largest of both periods, read by one statement. */
import { isMap } from '@querent/contract'
import type { ResultColumn } from '@querent/query'
import { isList, type Clause } from '../clause.ts'
import { Decimal } from '../decompose/decimal.ts'
import type { Periods } from '../decompose/period.ts'
import type { KeyColumns } from '../dimensions.ts'
import { both, isSum, type Measure } from '../measure.ts'
import { queryOf, type ComparedQuestion } from '../question.ts'
import type { Asking, ReasonsRun } from './run.ts'

/** So many rows are read. */
const MOST_ROWS = 10
/** A row counts from this part of the change on. */
const LEAST_PART = 0.1

/** Names of the custom columns that are added to those of the question. */
const VALUE = 'Part of one row'
const SIZE = 'Size of one row'
const PERIOD = 'Period of one row'

export interface SingleRows {
  /** The key, and the name where the table has one. */
  columns: readonly ResultColumn[]
  refs: readonly Clause[]
  rows: readonly SingleRow[]
}

interface SingleRow {
  cells: readonly unknown[]
  period: 'before' | 'after'
  /** What was summed or averaged. */
  value: string
  contribution: string
}

interface Read {
  question: ComparedQuestion
  totals: Periods
  change: Decimal
  keys: KeyColumns
}

/** Null where rows cannot be named, or all add the same. */
export async function readSingleRows(
  run: ReasonsRun,
  asking: Asking,
  { question, totals, change, keys }: Read,
): Promise<SingleRows | null> {
  const { measure, before, after, base } = question
  const { ofRow } = measure
  if (ofRow === null || keys === null || change.isZero) return null
  const value = ['expression', VALUE]
  const period = ['case', [[after, 1]], { default: 0 }]
  const own = isMap(base['expressions']) ? base['expressions'] : {}
  const middle = isSum(measure) ? ofRow.value : ['-', ofRow.value, middleOf(totals)]
  const query = queryOf(question, both(['or', before, after], both(['not-null', ofRow.value], ofRow.condition)), {
    expressions: { ...own, [VALUE]: ofRow.value, [SIZE]: ['abs', middle], [PERIOD]: period },
    joins: (isList(base['joins']) ? base['joins'] : []).map((join) =>
      isMap(join) ? { ...join, fields: 'none' } : join,
    ),
    fields: [...keys, value, ['expression', PERIOD]],
    'order-by': [['desc', ['expression', SIZE]]],
    limit: MOST_ROWS,
  })
  const { columns, rows } = await run(asking, query)
  const found = rows.map((row) => singleRow(row, keys.length, { measure, totals }))
  const least = Math.abs(change.toNumber()) * LEAST_PART
  return {
    columns: columns.slice(0, keys.length),
    refs: keys,
    rows: found.filter(({ contribution }) => Math.abs(Number(contribution)) >= least),
  }
}

/** Between the averages of both periods. */
function middleOf({ before, after }: Periods): number {
  const averages = [before, after].filter(({ rows }) => rows > 0).map(({ sum, rows }) => sum.toNumber() / rows)
  return averages.reduce((all, one) => all + one / averages.length, 0)
}

function singleRow(
  row: readonly unknown[],
  keys: number,
  { measure, totals }: { measure: Measure; totals: Periods },
): SingleRow {
  const value = Decimal.of(row[keys])
  const period = Number(row[keys + 1]) === 1 ? 'after' : 'before'
  return {
    cells: row.slice(0, keys),
    period,
    value: value.toString(),
    contribution: isSum(measure)
      ? (period === 'after' ? value : Decimal.ZERO.minus(value)).toString()
      : String(effectOn(totals, period, value.toNumber())),
  }
}

/** How far the change would be another one without the row. */
function effectOn(totals: Periods, period: 'before' | 'after', value: number): number {
  const { sum, rows } = totals[period]
  if (rows <= 1) return 0
  const average = sum.toNumber() / rows
  const without = (sum.toNumber() - value) / (rows - 1)
  return period === 'after' ? average - without : without - average
}
