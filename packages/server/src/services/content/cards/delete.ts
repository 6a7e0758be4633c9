/** Deletes cards for good, with what points at them. */
import type { Repositories } from '../../../store/index.ts'
import { requireUnused } from '../../rights/sandboxes/index.ts'

/** Call it inside a change. @throws {ApiError} 400 for a card that a rule of access needs. */
export async function deleteCards(repositories: Repositories, ids: readonly number[]): Promise<void> {
  const { cards, bookmarks, moderation } = repositories
  await requireUnused(repositories, ids)
  await bookmarks.deleteTargets('card', ids)
  await moderation.deleteOf('card', ids)
  await cards.deleteMany(ids)
}
