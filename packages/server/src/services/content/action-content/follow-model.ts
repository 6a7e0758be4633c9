/** Actions of a model that is changed (contract: actions, section 3). */
import type { CardRow } from '../../../store/index.ts'
import type { Work } from '../../shared/work.ts'
import { isWholeTable } from './whole-table.ts'

type Model = Pick<CardRow, 'id' | 'type' | 'dataset_query' | 'query_type'>

/**
 * Part of the change of the card. A model that becomes a question keeps its actions archived, but for the implicit ones, which
 * are deleted; so are they when the model no longer shows all of one table.
 */
export async function followModel(
  { repositories: { actions }, time }: Work,
  before: Model,
  after: Model,
): Promise<void> {
  if (before.type !== 'model') return
  const isModel = after.type === 'model'
  if (!isModel || !isWholeTable(after)) await actions.deleteImplicitOf(before.id)
  if (!isModel) await actions.archiveOf(before.id, time)
}
