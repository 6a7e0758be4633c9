import {
  addStage,
  isNative,
  setOrder,
  setStage,
  withFreshIds,
  type QuestionDraft,
} from '../../../models/question/index.ts'
import { cellsOf, groupedStage, isPivotGrouping, pressed, refAfter, refOf, type Hit } from './hit.ts'

/**
 * Rows in the order of the pressed column, null for as they come. It is the only order, or with `isAdded` the last of
 * several.
 */
export function sort(
  draft: QuestionDraft,
  hit: Hit,
  direction: 'asc' | 'desc' | null,
  isAdded = false,
): QuestionDraft | null {
  const column = pressed(hit)
  const query = draft.dataset_query
  const last = query.stages.at(-1)
  if (column === null || last === undefined || isPivotGrouping(column)) return null
  if (isNative(last)) {
    return direction === null
      ? null
      : { ...draft, dataset_query: setOrder(addStage(query), -1, refAfter(column), direction) }
  }
  const isLast = groupedStage(query)?.stage === last
  // The head of a column has no row; any will do to find what it is grouped by.
  const cells = isLast ? cellsOf(query, { ...hit, row: hit.columns.map(() => 0) }) : null
  const ref = cells?.find((cell) => cell.column === column)?.ref ?? refOf(query, column)
  if (ref === null) return null
  const cleared = isAdded ? query : setStage(query, -1, { ...last, 'order-by': undefined })
  return { ...draft, dataset_query: setOrder(cleared, -1, withFreshIds(ref), direction) }
}
