/** Where cards and dashboards lie: in collections, at the top of them when they are pinned, and in the Trash. */
import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Repositories } from '../../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'

/** The columns of content that say where it lies. */
interface Place {
  collection_id: number | null
  collection_position: number | null
  archived: boolean
}

/** What clients send of the place of content; a collection is a number or an entity id, null is the root. */
export interface PlaceChanges {
  collection_id?: number | string | null
  collection_position?: number | null
  archived?: boolean | null
}

type ChangedPlace = Partial<Place & { archived_directly: boolean }>

/** @param noun What the content is called in errors, e.g. `card`. */
export function placement(collections: CollectionService, noun: string) {
  /** Id of a collection that the user may put content into; null is the root. @throws {ApiError} 404, 403 or 400. */
  async function homeOf(user: CurrentUser, key: number | string | null): Promise<number | null> {
    const id = await idOfHome(key)
    await requireHome(user, id)
    return id
  }

  /** Changes of where the content lies, and whether in the Trash. @throws {ApiError} 404, 403 or 400. */
  async function changesOf(user: CurrentUser, content: Place, changes: PlaceChanges): Promise<ChangedPlace> {
    const isArchived = changes.archived ?? content.archived
    const wanted = changes.collection_id === undefined ? undefined : await idOfHome(changes.collection_id)
    // What is in the Trash is shown as being there: sent back, that is no change of place.
    const moves = wanted !== undefined && !(content.archived && wanted === (await collections.tree()).trash.id)
    const collection_id = moves ? wanted : content.collection_id
    if (collection_id !== content.collection_id) await requireHome(user, collection_id)
    if (content.archived && !isArchived && (await isInTrash(collection_id))) {
      throw badRequest('The collection is in the trash: give another one as collection_id.')
    }
    return {
      ...(moves ? { collection_id } : {}),
      ...(changes.collection_position === undefined ? {} : { collection_position: changes.collection_position }),
      ...(isArchived === content.archived ? {} : { archived: isArchived, archived_directly: isArchived }),
      ...(isArchived ? { collection_position: null } : {}),
    }
  }

  async function isInTrash(collectionId: number | null): Promise<boolean> {
    return collectionId !== null && (await collections.tree()).find(collectionId)?.archived === true
  }

  async function idOfHome(key: number | string | null): Promise<number | null> {
    return key === null ? null : collections.resolveId(key)
  }

  /** @throws {ApiError} 404, 403, or 400 for a collection that does not hold such content; null is the root. */
  async function requireHome(user: CurrentUser, collectionId: number | null): Promise<void> {
    await collections.requireWrite(user, collectionId)
    const collection = collectionId === null ? undefined : (await collections.tree()).find(collectionId)
    if (collection === undefined) return
    if (collection.archived || collection.type === 'trash') throw badRequest('The collection is in the trash.')
    if (collection.namespace !== null) {
      throw badRequest(`A ${noun} can only be in a collection of the default namespace.`)
    }
  }

  return { homeOf, changesOf }
}

/** Makes room for content that is pinned at a position of a collection. */
export async function pin(
  { placedContent }: Pick<Repositories, 'placedContent'>,
  { collection_id, collection_position }: Omit<Place, 'archived'>,
): Promise<void> {
  if (collection_position !== null) await placedContent.shiftPositions(collection_id, collection_position, 1)
}

/** Closes the gap where pinned content was, and makes room where it goes. */
export async function movePins(
  repositories: Pick<Repositories, 'placedContent'>,
  content: Place,
  next: Partial<Place>,
): Promise<void> {
  const { collection_position = content.collection_position, collection_id = content.collection_id } = next
  if (collection_position === content.collection_position && collection_id === content.collection_id) return
  if (content.collection_position !== null) {
    await repositories.placedContent.shiftPositions(content.collection_id, content.collection_position + 1, -1)
  }
  await pin(repositories, { collection_id, collection_position })
}
