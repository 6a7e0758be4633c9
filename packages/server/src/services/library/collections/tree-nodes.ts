/** The nested form of the collection tree (contract: collections, section 2). */
import { canReadCollection, isOwnOrShared } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionRow, ContentCount } from '../../../store/index.ts'
import { contentKinds } from './content-kinds.ts'
import { collectionRecord } from './records.ts'
import type { CollectionTree } from './tree.ts'
import { visibleChildren } from './visible.ts'

export interface TreeQuery {
  excludeArchived?: boolean
  excludeOtherUsers?: boolean
  namespace?: string | null
  shallow?: boolean
  /** With `shallow`: whose children; null for the root's. */
  parentId: number | null
}

type Node = ReturnType<typeof collectionRecord> & { children: Node[] | boolean; here?: string[]; below?: string[] }

export function treeNodes(
  tree: CollectionTree,
  counts: readonly ContentCount[],
  user: CurrentUser,
  query: TreeQuery,
): Node[] {
  /** In the order of lists. */
  const shown = new Set(
    tree
      .sorted()
      .filter((row) => (row.namespace ?? null) === (query.namespace ?? null) && !row.archived)
      .filter((row) => row.type !== 'trash' || query.excludeArchived !== true)
      .filter((row) => canReadCollection(user, tree.scope(row)))
      .filter((row) => query.excludeOtherUsers !== true || isOwnOrShared(user, tree.scope(row))),
  )
  // Dashboards do not count: clients of the tree look for something to ask about.
  const questions = counts.filter(({ type }) => type !== 'dashboard')
  const kinds = contentKinds(tree, questions, (row) => shown.has(row))
  /** A shown collection hangs below its nearest ancestor that is shown. */
  const parentOf = (row: CollectionRow) => tree.ancestors(row).findLast((one) => shown.has(one))?.id ?? null
  const byParent = Map.groupBy(shown, parentOf)

  function nodeOf(row: CollectionRow) {
    const here = kinds.here(row.id)
    const below = kinds.below(row.id)
    return {
      ...collectionRecord(row, tree, user),
      ...(here.length === 0 ? {} : { here }),
      ...(below.length === 0 ? {} : { below }),
    }
  }

  function build(row: CollectionRow): Node {
    return { ...nodeOf(row), children: (byParent.get(row.id) ?? []).map(build) }
  }

  if (query.shallow !== true) return (byParent.get(null) ?? []).map(build)
  const children = new Set(visibleChildren(query.parentId, tree, user))
  return [...shown]
    .filter((row) => children.has(row))
    .map((row) => ({ ...nodeOf(row), children: byParent.has(row.id) }))
}
