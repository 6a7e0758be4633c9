/** The table of a model after the model was changed (contract: models, sections 2 and 3). */
import { isDeepStrictEqual } from 'node:util'
import type { CardRow } from '../../../store/index.ts'
import type { Work } from '../../shared/work.ts'

type Model = Pick<CardRow, 'id' | 'type' | 'archived' | 'dataset_query' | 'result_metadata'>

/** Queries no longer read the table: it waits for the next refresh, or to be dropped with what is no longer a model. */
export async function followStored({ repositories, time }: Work, before: Model, after: Model): Promise<void> {
  if (before.type !== 'model') return
  const { persistence } = repositories
  const isKept = after.type === 'model' && !after.archived
  const isSame = (['dataset_query', 'result_metadata'] as const).every((key) =>
    isDeepStrictEqual(before[key], after[key]),
  )
  if (isKept && isSame) return
  const row = await persistence.findByCard(before.id)
  if (row === undefined) return
  const state = isKept ? 'creating' : 'deletable'
  const from = isKept ? (['refreshing', 'persisted', 'error'] as const) : undefined
  await persistence.update(row.id, { state, state_changed_at: time }, from)
}
