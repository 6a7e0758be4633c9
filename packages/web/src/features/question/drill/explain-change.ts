/** What a mark over time is compared with: the period before it. And the questions that lead on from an explanation. */
import type { AskedChange, ReasonColumn, ReasonValue } from '../../../api/reasons.ts'
import { isMap, withFreshIds, type Clause, type MbqlStage, type QuestionDraft } from '../../../models/question/index.ts'
import { asked, endingWith, rowsOf } from './change.ts'
import { conditionsOf, literalOf } from './conditions.ts'
import { cellsOf, groupedStage, pressedAggregation, type Cell, type Hit, type ResultColumn } from './hit.ts'
import { periodBefore } from './period-before.ts'

const EXPLAINED = new Set(['count', 'count-where', 'sum', 'sum-where', 'avg', 'share', 'metric'])

export interface ComparedChange {
  readonly asked: AskedChange
  /** The two periods as values of their column. */
  readonly periods: { readonly column: ResultColumn; readonly before: string; readonly after: string }
  /** What is measured. */
  readonly measure: ResultColumn
  /** The rows of both periods with one value of a column. */
  rowsOf(column: ReasonColumn, value: Pick<ReasonValue, 'value'>): QuestionDraft
  /** Both periods by a column. */
  questionOf(column: ReasonColumn): QuestionDraft
  /** Both periods, and nothing else. */
  whole(): QuestionDraft
}

/** Null where no single period was pressed, and for numbers whose parts do not add up. */
export function explainChange(draft: QuestionDraft, hit: Hit): ComparedChange | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const cells = cellsOf(query, hit)
  const place = pressedAggregation(query, hit)
  const measure = hit.column === null ? undefined : hit.columns[hit.column]
  if (grouped === null || cells === null || place === null || measure === undefined) return null
  const { stage, index } = grouped
  const times = cells.filter(isPeriod)
  const [time] = times
  if (time === undefined || times.length > 1 || !EXPLAINED.has(String(stage.aggregation?.[place]?.[0]))) return null
  const after = String(literalOf(time.ref, time.column, time.value))
  const before = periodBefore(after, String(time.ref[1]['temporal-unit']))
  if (before === null) return null

  const aggregation = (stage.aggregation ?? []).slice(place, place + 1)
  const others = cells.filter((cell) => cell !== time).flatMap(conditionsOf)
  const own = { ...rowsOf(stage), filters: [...(stage.filters ?? []), ...others] }
  const during = (period: string): Clause => withFreshIds(['=', {}, time.ref, period])
  const ask = (more: Partial<MbqlStage>, display: string) =>
    asked(draft, endingWith(query, index, { ...own, ...more }), display)
  const inBoth = (): Clause[] => [...own.filters, ['or', {}, during(before), during(after)]]
  return {
    asked: {
      query: endingWith(query, index, { ...own, aggregation: stage.aggregation ?? [] }),
      aggregation: place,
      before: during(before),
      after: during(after),
    },
    periods: { column: time.column, before, after },
    measure,
    rowsOf({ ref, column }, { value }) {
      return ask({ filters: [...inBoth(), ...conditionsOf({ ref: stagedRef(ref), column, value })] }, 'table')
    },
    questionOf: ({ ref }) =>
      ask({ filters: inBoth(), aggregation, breakout: withFreshIds([stagedRef(ref), time.ref]) }, 'bar'),
    whole: () => ask({ filters: inBoth(), aggregation, breakout: withFreshIds([time.ref]) }, 'bar'),
  }
}

/** True for the start of a period, in a unit that can be counted back. */
function isPeriod({ ref, value }: Cell): boolean {
  const unit = ref[1]['temporal-unit']
  return typeof unit === 'string' && typeof value === 'string' && periodBefore('2024-01-01', unit) !== null
}

function stagedRef([op, target, options]: ReasonColumn['ref']): Clause {
  return [String(op), isMap(options) ? options : {}, target]
}
