/** What administrators say about cards and dashboards. Tested by test/contract/moderation.test.ts. */
import { notFound } from '@querent/contract'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ModeratedModel, Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { UserWork } from '../../shared/work.ts'
import { reviewRecord } from './reviews.ts'

export { reviewsOf, type Reviews } from './reviews.ts'

interface ReviewInput {
  moderated_item_id: number
  moderated_item_type: ModeratedModel
  /** Null takes the status back. */
  status?: 'verified' | null
  text?: string | null
}

export function moderationService({ change }: Pick<Deps, 'change'>) {
  /** The new review is the one that counts. @throws {ApiError} 403, or 404 for an item that there is not. */
  async function review(user: CurrentUser, { status = null, text = null, ...item }: ReviewInput) {
    requireSuperuser(user)
    const { moderated_item_type: model, moderated_item_id: itemId } = item
    return change(user, async ({ repositories, time }) => {
      const items = model === 'card' ? repositories.cards : repositories.dashboards
      const [found] = await items.briefs([itemId])
      if (found === undefined) throw notFound()
      const row = { ...item, moderator_id: user.id, status, text, created_at: time, updated_at: time }
      const id = await repositories.moderation.add(row)
      await noteStatus(repositories, { model, id: itemId }, found.moderated_status, status)
      const made = (await repositories.moderation.listOf(model, [itemId])).find((one) => one.id === id)
      if (made === undefined) throw notFound()
      return reviewRecord(made)
    })
  }

  return { review }
}

/** What was verified is something else now. */
export async function unverify({ repositories, user, time }: UserWork, cardId: number): Promise<void> {
  const { cards, moderation, auditLog } = repositories
  const [card] = await cards.briefs([cardId])
  if (card?.moderated_status !== 'verified') return
  await moderation.add({
    moderated_item_type: 'card',
    moderated_item_id: cardId,
    moderator_id: user.id,
    status: null,
    text: 'The query was changed.',
    created_at: time,
    updated_at: time,
  })
  await noteStatus({ auditLog }, { model: 'card', id: cardId }, 'verified', null)
}

async function noteStatus(
  { auditLog }: Pick<Repositories, 'auditLog'>,
  item: { model: ModeratedModel; id: number },
  before: string | null,
  after: string | null,
): Promise<void> {
  await auditLog.note(`${item.model}.reviewed`, item, { before: { status: before }, after: { status: after } })
}
