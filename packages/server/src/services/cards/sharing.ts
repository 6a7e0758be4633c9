/** Public links and embedding of cards, for administrators (contract: cards, section 3; sharing, section 1). */
import { randomUUID } from 'node:crypto'
import { archived, badRequest, notFound } from '@querent/contract'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, Store } from '../../store/index.ts'
import type { Settings } from '../../settings/index.ts'
import type { CardAccess } from './access.ts'
import type { CardChanges } from './input.ts'

export function cardSharing(store: Store, settings: Settings, { getRow, getLive }: CardAccess) {
  async function isSharingOn(): Promise<boolean> {
    return (await settings.current()).get('enable-public-sharing')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while sharing is off. */
  async function requireSharing(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    if (!(await isSharingOn())) throw badRequest('Public sharing is not enabled.')
  }

  /** @throws {ApiError} 403 for others than administrators, 400 while embedding is off. */
  async function requireEmbedding(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    const current = await settings.current()
    const isOn = current.get('enable-embedding') || current.get('enable-embedding-static')
    if (!isOn) throw badRequest('Embedding is not enabled.')
  }

  /** @throws {ApiError} 403 or 400 when what may be embedded changes and the user or the settings do not allow it. */
  async function requireEmbeddable(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<void> {
    const { enable_embedding, embedding_params, embedding_type } = changes
    const differs = (sent: unknown, stored: unknown) => sent != null && JSON.stringify(sent) !== JSON.stringify(stored)
    const isChange =
      differs(enable_embedding, card.enable_embedding) ||
      differs(embedding_params, card.embedding_params) ||
      differs(embedding_type, card.embedding_type)
    if (isChange) await requireEmbedding(user)
  }

  /** The card's link, which is made when there is none. */
  async function share(user: CurrentUser, id: number): Promise<{ uuid: string }> {
    await requireSharing(user)
    await getLive(user, id)
    return store.transaction(async ({ cards }) => {
      await cards.lock()
      const uuid = (await cards.find(id))?.public_uuid ?? undefined
      if (uuid !== undefined) return { uuid }
      const made = randomUUID()
      await cards.update(id, { public_uuid: made, made_public_by_id: user.id })
      return { uuid: made }
    })
  }

  /** @throws {ApiError} 404 when it is not shared. */
  async function unshare(user: CurrentUser, id: number): Promise<void> {
    await requireSharing(user)
    const card = await getRow(user, id)
    if (card.archived) throw archived()
    if (card.public_uuid === null) throw notFound()
    await store.cards.update(id, { public_uuid: null, made_public_by_id: null })
  }

  async function listShared(user: CurrentUser) {
    await requireSharing(user)
    return store.cards.listShared()
  }

  async function listEmbeddable(user: CurrentUser) {
    await requireEmbedding(user)
    return store.cards.listEmbeddable()
  }

  return { isSharingOn, share, unshare, listShared, listEmbeddable, requireEmbeddable }
}

export type CardSharing = ReturnType<typeof cardSharing>
