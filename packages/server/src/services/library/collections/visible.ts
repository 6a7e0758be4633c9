/** The tree as one reader sees it: what is hidden is passed over, and what lies below it rises to where it can be seen. */
import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionRow } from '../../../store/index.ts'
import type { CollectionTree } from './tree.ts'

/** The way to a collection, from the top down and without itself. What was archived by itself is found in the Trash. */
export function visibleAncestors(
  collection: CollectionRow,
  tree: CollectionTree,
  user: CurrentUser,
): readonly CollectionRow[] {
  if (collection.archived_directly === true) return [tree.trash]
  return tree.ancestors(collection).filter((one) => canReadCollection(user, tree.scope(one)))
}

/** What a reader finds in a collection, archived or not; in no order. Null is the root. */
export function visibleChildren(id: number | null, tree: CollectionTree, user: CurrentUser): CollectionRow[] {
  return tree
    .children(id)
    .flatMap((row) => (canReadCollection(user, tree.scope(row)) ? [row] : visibleChildren(row.id, tree, user)))
}
