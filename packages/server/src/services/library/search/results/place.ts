/** The collection that a result shows, and the way to it. */
import { canReadCollection } from '../../../../permissions/check.ts'
import { visibleAncestors } from '../../collections/index.ts'
import { ROOT_COLLECTION, type CollectionOf, type Reader } from './listing.ts'

/** @param id Null for the root. */
export function collectionAt(id: number | null, { tree }: Reader): CollectionOf {
  const row = id === null ? undefined : tree.find(id)
  if (row === undefined) return ROOT_COLLECTION
  const { name, authority_level, type } = row
  return { id: row.id, name, authority_level, type }
}

/** The same with the collections above it that the reader may see, from the top down. */
export function withWay(place: CollectionOf, id: number | null, reader: Reader): CollectionOf {
  const { tree, user } = reader
  const row = id === null ? undefined : tree.find(id)
  const above = row === undefined ? [] : visibleAncestors(row, tree, user)
  const root = canReadCollection(user, null) && row !== undefined ? [ROOT_COLLECTION] : []
  const way = [...root, ...above].flatMap(({ id: own, name, type, authority_level }) =>
    own === null || name === null ? [] : [{ id: own, name, type, authority_level }],
  )
  return { ...place, effective_ancestors: way }
}
