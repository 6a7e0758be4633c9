import { draftOf, queryOf, type QuestionDraft } from '../../../models/question/index.ts'
import { pressed, pressedValue, type Hit } from './hit.ts'

/**
 * The row of the other table that a pressed foreign key names. `tableOf` gives the table of a field. Null for other columns
 * and for keys without a value.
 */
export function relatedRecord(
  draft: QuestionDraft,
  hit: Hit,
  tableOf: (field: number) => number | null,
): QuestionDraft | null {
  const target = pressed(hit)?.fk_target_field_id ?? null
  const value = pressedValue(hit)
  const table = target === null ? null : tableOf(target)
  if (target === null || table === null || value === null || value === undefined) return null
  const query = queryOf(draft.dataset_query.database, { kind: 'table', id: table })
  const [stage] = query.stages
  return draftOf(
    {
      ...query,
      stages: [{ ...stage, 'lib/type': 'mbql.stage/mbql', filters: [['=', {}, ['field', {}, target], value]] }],
    },
    'object',
  )
}
