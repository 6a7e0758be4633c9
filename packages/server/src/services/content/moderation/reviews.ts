/** Reviews as cards and dashboards show them (contract: collections, section 6). */
import type { ModeratedModel, ReviewWithModerator, Store } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'

export function reviewRecord({ email, first_name, last_name, ...review }: ReviewWithModerator) {
  const moderator = personRecord({ id: review.moderator_id, email, first_name, last_name })
  return { ...review, user: moderator, moderator_details: moderator }
}

type ReviewRecord = ReturnType<typeof reviewRecord>
/** Reviews by what they are about, newest first. */
export type Reviews = ReadonlyMap<number, ReviewRecord[]>

/** Of some cards or dashboards, in one statement for up to 500. */
export async function reviewsOf(
  { moderation }: Pick<Store, 'moderation'>,
  model: ModeratedModel,
  ids: readonly number[],
): Promise<Reviews> {
  const rows = ids.length === 0 ? [] : await moderation.listOf(model, ids)
  return Map.groupBy(rows.map(reviewRecord), (review) => review.moderated_item_id)
}
