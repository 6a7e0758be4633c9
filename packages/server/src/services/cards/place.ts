/** Where cards lie: in collections, at the top of them when they are pinned, and in the Trash. */
import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, Repositories, RowChanges } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { CardAccess } from './access.ts'
import type { CardChanges } from './input.ts'

export function cardPlaces(collections: CollectionService, access: CardAccess) {
  /** Id of a collection that the user may put cards into; null is the root. @throws {ApiError} 404, 403 or 400. */
  async function homeOf(user: CurrentUser, key: number | string | null): Promise<number | null> {
    const id = await idOfHome(key)
    await access.requireHome(user, id)
    return id
  }

  /** Changes of where the card lies, and whether in the Trash. @throws {ApiError} 404, 403 or 400. */
  async function changesOf(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
    const isArchived = changes.archived ?? card.archived
    const moves = changes.collection_id !== undefined
    const collection_id = moves ? await idOfHome(changes.collection_id ?? null) : card.collection_id
    if (collection_id !== card.collection_id) await access.requireHome(user, collection_id)
    if (card.archived && !isArchived && (await isInTrash(collection_id))) {
      throw badRequest('The collection of the card is in the trash: give another one as collection_id.')
    }
    return {
      ...(moves ? { collection_id } : {}),
      ...(changes.collection_position === undefined ? {} : { collection_position: changes.collection_position }),
      ...(isArchived === card.archived ? {} : { archived: isArchived, archived_directly: isArchived }),
      ...(isArchived ? { collection_position: null } : {}),
    }
  }

  async function isInTrash(collectionId: number | null): Promise<boolean> {
    return collectionId !== null && (await collections.tree()).find(collectionId)?.archived === true
  }

  async function idOfHome(key: number | string | null): Promise<number | null> {
    return key === null ? null : collections.resolveId(key)
  }

  return { homeOf, changesOf }
}

/** Closes the gap where a pinned card was, and makes room where it goes. */
export async function movePins(cards: Repositories['cards'], card: CardRow, next: RowChanges<'cards'>): Promise<void> {
  const { collection_position = card.collection_position, collection_id = card.collection_id } = next
  if (collection_position === card.collection_position && collection_id === card.collection_id) return
  if (card.collection_position !== null)
    await cards.shiftPositions(card.collection_id, card.collection_position + 1, -1)
  if (collection_position !== null) await cards.shiftPositions(collection_id, collection_position, 1)
}
