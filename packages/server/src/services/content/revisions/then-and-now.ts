/** What of an earlier version is as of then, and what as of now. */
import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionTree } from '../../library/collections/index.ts'

interface PlacedRecord {
  can_write: boolean
  can_restore: boolean
  can_delete: boolean
  collection: object
}

/**
 * Rights are those to the content as it is. Of a collection where it lay then, only the id is told to who may not read
 * it, and when it is gone.
 * @param collectionId Where it lay then; null is the root.
 */
export function thenAndNow<T extends PlacedRecord>(
  then: T,
  { can_write, can_restore, can_delete }: PlacedRecord,
  { collectionId, user, tree }: { collectionId: number | null; user: CurrentUser; tree: CollectionTree },
) {
  const rights = { can_write, can_restore, can_delete }
  if (collectionId === null) return { ...then, ...rights }
  const place = tree.find(collectionId)
  const isTold = place !== undefined && canReadCollection(user, tree.scope(place))
  return { ...then, ...rights, collection: isTold ? then.collection : { id: collectionId } }
}
