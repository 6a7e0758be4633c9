import { addClause, addStage, isGrouped, isNative, type QuestionDraft } from '../../../models/question/index.ts'
import { refAfter, refOf, type Hit } from './hit.ts'

/** One row alone, found by its keys. Null for groups and for rows without a key. */
export function rowDetails(draft: QuestionDraft, hit: Hit): QuestionDraft | null {
  const { columns, row } = hit
  const last = draft.dataset_query.stages.at(-1)
  if (row === null || last === undefined || isGrouped(last)) return null
  let query = isNative(last) || last.limit !== undefined ? addStage(draft.dataset_query) : draft.dataset_query
  const isBehind = query !== draft.dataset_query
  let count = 0
  for (const [index, column] of columns.entries()) {
    if (column.semantic_type !== 'type/PK') continue
    const value = row[index]
    const ref = isBehind ? refAfter(column) : refOf(query, column)
    // A row that a join found nothing for has no key of the joined table.
    if (ref === null || value === null || value === undefined) continue
    query = addClause(query, -1, 'filters', ['=', {}, ref, value])
    count++
  }
  return count === 0 ? null : { ...draft, dataset_query: query, display: 'object' }
}
