/** The two periods in numbers: of everything, and of each value of a column. */
import type { ResultColumn } from '@querent/query'
import type { Clause } from '../clause.ts'
import type { Periods, ValuePeriods } from '../decompose/period.ts'
import { isSum, type Measure } from '../measure.ts'
import { queryOf, type ComparedQuestion } from '../question.ts'
import type { Asking, ReasonsRun } from './run.ts'

/** So many values of a column are read, those first that changed most; others are the rest. */
export const MOST_READ = 200

interface ReadColumn {
  /** As an answer shows it, with its bins or unit. */
  column: ResultColumn
  values: ValuePeriods[]
}

export async function readTotals(run: ReasonsRun, asking: Asking, question: ComparedQuestion): Promise<Periods> {
  const { measure, before, after } = question
  const aggregation = [...measure.clauses(before), ...measure.clauses(after)]
  const { rows } = await run(asking, queryOf(question, ['or', before, after], { aggregation }))
  return periodsOf(measure, rows[0] ?? [])
}

export async function readValues(
  run: ReasonsRun,
  asking: Asking,
  { question, column }: { question: ComparedQuestion; column: Clause },
): Promise<ReadColumn> {
  const { measure, before, after } = question
  const [old, now] = [measure.clauses(before), measure.clauses(after)]
  const aggregation = [...old, ...now, orderOf(measure, old, now)]
  const query = queryOf(question, ['or', before, after], {
    aggregation,
    breakout: [column],
    'order-by': [['desc', ['aggregation', aggregation.length - 1]]],
    limit: MOST_READ,
  })
  const { columns, rows } = await run(asking, query)
  return { column: columns[0]!, values: rows.map(([value, ...cells]) => ({ value, ...periodsOf(measure, cells) })) }
}

function periodsOf(measure: Measure, cells: readonly unknown[]): Periods {
  const length = measure.clauses([]).length
  return { before: measure.read(cells.slice(0, length)), after: measure.read(cells.slice(length, 2 * length)) }
}

/** Sums by how far they moved, averages by the rows behind them. */
function orderOf(measure: Measure, before: readonly Clause[], after: readonly Clause[]): Clause {
  if (!isSum(measure)) return ['+', before[1], after[1]]
  return ['abs', ['-', ['coalesce', after[0], 0], ['coalesce', before[0], 0]]]
}
