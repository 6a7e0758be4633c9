/** Things that lie in collections, as far as moving and changing them goes. */
import type { CollectionId, CollectionItem } from '../../../api/collection.ts'
import { changeItem } from '../../../api/item.ts'

/** Kinds that people move, trash and restore. */
export const MOVABLE = ['card', 'dataset', 'metric', 'dashboard', 'collection'] as const

export type MovableItem = Pick<CollectionItem, 'id' | 'model' | 'name' | 'collection_id'> &
  Partial<Pick<CollectionItem, 'can_write' | 'archived' | 'collection_position' | 'authority_level'>>

/** Unique among all kinds. */
export const keyOf = ({ model, id }: { model: string; id: number }) => `${model}-${id}`

/** What the server is sent so that an item lies in a collection. */
export function placeOf(item: { model: string }, collection: CollectionId | null): Record<string, number | null> {
  const id = typeof collection === 'number' ? collection : null
  return item.model === 'collection' ? { parent_id: id } : { collection_id: id }
}

/** Whether an item may be put into a collection: not where it lies, and no collection into itself or below itself. */
export function mayMoveTo(
  item: { model: string; id: number; collection_id: number | null },
  target: { id: CollectionId; location?: string | null },
): boolean {
  const targetId = typeof target.id === 'number' ? target.id : null
  if (target.id !== 'trash' && item.collection_id === targetId) return false
  if (item.model !== 'collection') return true
  return item.id !== targetId && !(target.location ?? '').split('/').includes(String(item.id))
}

export const moveItem = (item: MovableItem, collection: CollectionId | null) =>
  changeItem(item, placeOf(item, collection))

export const archiveItem = (item: MovableItem) => changeItem(item, { archived: true })

/** Takes an item out of the trash: to where it was, or into the collection told. */
export const restoreItem = (item: MovableItem, collection?: CollectionId | null) =>
  changeItem(item, { archived: false, ...(collection !== undefined && placeOf(item, collection)) })
