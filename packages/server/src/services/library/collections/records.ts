/** Collections as clients see them (contract: collections, section 1). */
import { canReadCollection, canWriteCollection, ownerOf } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionRow } from '../../../store/index.ts'
import { parentIdOf, type CollectionTree } from './tree.ts'
import { visibleAncestors } from './visible.ts'

export const ROOT_NAME = 'Our analytics'

/** The virtual collection at the top of a namespace. */
export function rootRecord(user: CurrentUser, namespace: string | null) {
  return {
    name: ROOT_NAME,
    id: 'root' as const,
    can_write: canWriteCollection(user, null, namespace ?? ''),
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
  const { version: _version, last_editor_id: _editor, last_edited_at: _edited, ...columns } = collection
  return {
    ...columns,
    archived_directly: collection.archived_directly ?? null,
    parent_id: parentIdOf(collection),
    can_write,
    is_personal: ownerOf(scope) !== null,
    can_restore: collection.archived_directly === true && can_write && canRestore(collection, tree, user),
    can_delete: isDeletable(collection) && user.is_superuser,
    effective_location: pathOf(visibleAncestors(collection, tree, user)),
    is_remote_synced: false,
  }
}

/** Whether administrators can delete it for good. */
export function isDeletable({ archived, type, namespace, personal_owner_id }: CollectionRow): boolean {
  return archived && type !== 'trash' && namespace === null && personal_owner_id === null
}

/** Whether it and all that comes back with it can go where it was. */
function canRestore(collection: CollectionRow, tree: CollectionTree, user: CurrentUser): boolean {
  const parent = tree.ancestors(collection).at(-1)
  if (parent?.archived === true) return false
  const scope = parent === undefined ? null : tree.scope(parent)
  if (!canWriteCollection(user, scope, collection.namespace ?? '')) return false
  return tree.descendants(collection).every((one) => canWriteCollection(user, tree.scope(one)))
}

/** A collection with the way to it. */
export function collectionDetail(collection: CollectionRow, tree: CollectionTree, user: CurrentUser) {
  return {
    ...collectionRecord(collection, tree, user),
    effective_ancestors: [
      ...rootEntry(user, collection.namespace),
      ...visibleAncestors(collection, tree, user).map((one) => ({
        id: one.id,
        name: one.name,
        type: one.type,
        personal_owner_id: one.personal_owner_id,
        can_write: canWriteCollection(user, tree.scope(one)),
      })),
    ],
  }
}

/** Nothing for those who may not read the root. */
function rootEntry(user: CurrentUser, namespace: string | null) {
  if (!canReadCollection(user, null, namespace ?? '')) return []
  const { name, id, authority_level, can_write, is_personal } = rootRecord(user, namespace)
  return [{ name, id, authority_level, can_write, is_personal }]
}

function pathOf(ancestors: readonly CollectionRow[]): string {
  return ancestors.length === 0 ? '/' : `/${ancestors.map((one) => one.id).join('/')}/`
}
