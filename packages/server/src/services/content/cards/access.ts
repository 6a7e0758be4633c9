/** Which cards a user may see and change: a card is as open as the collection that it lies in. */
import { LARGEST_ID, notFound } from '@querent/contract'
import { canReadCollection, canWriteCollection, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import {
  VersionedMap,
  type CacheVersions,
  type CardWithPeople,
  type RunnableCard,
  type Store,
} from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../../library/collections/index.ts'

interface InCollection {
  collection_id: number | null
}

export function isReadable(user: CurrentUser, card: InCollection, tree: CollectionTree): boolean {
  return canReadCollection(user, tree.scopeAt(card.collection_id))
}

/** The same for many cards: each collection is looked at once. */
export function readableIn(user: CurrentUser, tree: CollectionTree): (collectionId: number | null) => boolean {
  const known = new Map<number | null, boolean>()
  return (collection_id) => {
    const found = known.get(collection_id) ?? isReadable(user, { collection_id }, tree)
    known.set(collection_id, found)
    return found
  }
}

/** Cards remembered for running them; beyond, all are read again. */
const RUNNABLE_LIMIT = 2_000

export function cardAccess(store: Store, collections: CollectionService) {
  const runnable = new VersionedMap<number, RunnableCard>('content', RUNNABLE_LIMIT)

  /** A card that the user may read. @throws {ApiError} 404, or 403 when it lies in a collection hidden from the user. */
  async function getRow(user: CurrentUser, id: number): Promise<CardWithPeople> {
    const card = await store.cards.find(id)
    if (card === undefined) throw notFound()
    requireRight(isReadable(user, card, await collections.tree()))
    return card
  }

  /**
   * A card to run, which may lie in the Trash. @param user Null for a guest, who was let in to what shows the card; nothing in
   * the Trash is shown to guests. @throws {ApiError} 404, or 403 when it is hidden from the user.
   */
  async function getRunnable(user: CurrentUser | null, id: number, versions: CacheVersions): Promise<RunnableCard> {
    const card = await runnable.get(versions, id, () => store.cards.runnable(id))
    if (card === undefined || (user === null && card.archived)) throw notFound()
    if (user === null) return card
    requireRight(isReadable(user, card, await collections.tree(versions)))
    return card
  }

  async function getWritable(user: CurrentUser, id: number): Promise<CardWithPeople> {
    const card = await getRow(user, id)
    requireRight(canWriteCollection(user, (await collections.tree()).scopeAt(card.collection_id)))
    return card
  }

  /** All or none. @throws {ApiError} 404 when one does not exist, 403 when the user may not change one. */
  async function requireWritable(user: CurrentUser, ids: readonly number[]): Promise<void> {
    const [cards, tree] = await Promise.all([store.cards.briefs(ids), collections.tree()])
    if (cards.length < new Set(ids).size) throw notFound()
    for (const card of cards) requireRight(canWriteCollection(user, tree.scopeAt(card.collection_id)))
  }

  /** All or none. @throws {ApiError} 404 when one does not exist, 403 when one is hidden from the user. */
  async function requireReadable(user: CurrentUser, ids: readonly number[]): Promise<void> {
    const [cards, tree] = await Promise.all([store.cards.briefs(ids), collections.tree()])
    if (cards.length < new Set(ids).size) throw notFound()
    requireRight(cards.every((card) => isReadable(user, card, tree)))
  }

  /** Id of a card given as a number or as an entity id. @throws {ApiError} 404 for one that cannot exist. */
  async function resolveId(key: string): Promise<number> {
    const id = /^\d+$/.test(key) ? Number(key) : (await store.cards.findByEntityId(key))?.id
    if (id === undefined || id > LARGEST_ID) throw notFound()
    return id
  }

  return { getRow, getRunnable, getWritable, requireReadable, requireWritable, resolveId }
}

export type CardAccess = ReturnType<typeof cardAccess>
