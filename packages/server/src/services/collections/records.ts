/** Collections as clients see them (contract: collections, section 1). */
import { canReadCollection, canWriteCollection, ownerOf } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CollectionRow } from '../../store/index.ts'
import { compareNames } from '../compare-names.ts'
import { parentIdOf, type CollectionTree } from './tree.ts'

export const ROOT_NAME = 'Our analytics'

/** The virtual collection at the top. */
export function rootRecord(user: CurrentUser) {
  return {
    name: ROOT_NAME,
    id: 'root' as const,
    can_write: canWriteCollection(user, null),
    can_restore: false,
    can_delete: false,
    effective_location: null,
    effective_ancestors: [],
    authority_level: null,
    parent_id: null,
    is_personal: false,
    is_remote_synced: false,
  }
}

export function collectionRecord(collection: CollectionRow, tree: CollectionTree, user: CurrentUser) {
  const scope = tree.scope(collection)
  const can_write = canWriteCollection(user, scope)
  const isTrash = collection.type === 'trash'
  return {
    ...collection,
    archived_directly: collection.archived_directly ?? null,
    parent_id: parentIdOf(collection),
    can_write,
    is_personal: ownerOf(scope) !== null,
    can_restore: collection.archived && collection.archived_directly === true && can_write,
    can_delete: collection.archived && !isTrash && user.is_superuser,
    effective_location: effectiveLocation(collection, tree, user),
    is_remote_synced: false,
  }
}

/** A collection with the way to it. */
export function collectionDetail(collection: CollectionRow, tree: CollectionTree, user: CurrentUser) {
  const { name, id, authority_level, can_write, is_personal } = rootRecord(user)
  const readable = tree.ancestors(collection).filter((one) => canReadCollection(user, tree.scope(one)))
  return {
    ...collectionRecord(collection, tree, user),
    effective_ancestors: [
      { name, id, authority_level, can_write, is_personal },
      ...readable.map((one) => ({
        id: one.id,
        name: one.name,
        type: one.type,
        personal_owner_id: one.personal_owner_id,
        can_write: canWriteCollection(user, tree.scope(one)),
      })),
    ],
  }
}

/** The location without ancestors that the reader cannot see; what was archived itself is shown in the Trash. */
function effectiveLocation(collection: CollectionRow, tree: CollectionTree, user: CurrentUser): string {
  if (collection.archived_directly === true) return `/${tree.trash.id}/`
  const visible = tree.ancestors(collection).filter((one) => canReadCollection(user, tree.scope(one)))
  return visible.length === 0 ? '/' : `/${visible.map((one) => one.id).join('/')}/`
}

/** Official ones first, then untyped, the Trash and other types; then by name (contract: collections, section 2). */
export function compareCollections(a: CollectionRow, b: CollectionRow): number {
  const rank = (one: CollectionRow) =>
    one.authority_level === 'official' ? 0 : one.type === null ? 1 : one.type === 'trash' ? 2 : 3
  return rank(a) - rank(b) || compareNames(a.name, b.name) || a.id - b.id
}
