import { lookup } from '@querent/contract/lookup/index.ts'
import { isClause, type Clause, type QuestionDraft } from '../../../models/question/index.ts'
import { asked, endingWith, rowsOf } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { cellsOf, groupedStage, pressedAggregation, type Hit } from './hit.ts'

/** Where the condition of a conditional aggregation stands. */
const CONDITION_AT: Readonly<Record<string, number>> = lookup({ 'count-where': 2, 'sum-where': 3, 'distinct-where': 3 })

/**
 * The rows behind a mark, a cell of a pivot included. Null where rows are shown already, and for metrics: their rows are
 * known to the server alone.
 */
export function seeRows(draft: QuestionDraft, hit: Hit): QuestionDraft | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const cells = cellsOf(query, hit)
  if (grouped === null || cells === null) return null
  const { stage, index } = grouped
  if (stage.aggregation?.some(namesMetric) === true) return null
  const place = pressedAggregation(query, hit)
  const own = place === null ? [] : conditionOf(stage.aggregation?.[place])
  const rows = rowsOf(stage)
  const filters = [...(rows.filters ?? []), ...cells.flatMap(conditionsOf), ...own]
  return asked(draft, endingWith(query, index, { ...rows, filters }), 'table')
}

function conditionOf(aggregation: Clause | undefined): Clause[] {
  const condition = aggregation?.[CONDITION_AT[aggregation[0]] ?? -1]
  return isClause(condition) ? [condition] : []
}

/** True for an aggregation that is saved, alone or in a formula. */
function namesMetric(clause: unknown): boolean {
  return Array.isArray(clause) && (clause[0] === 'metric' || clause.some(namesMetric))
}
