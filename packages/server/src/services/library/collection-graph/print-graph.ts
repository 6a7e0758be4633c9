/** Writes what groups may do with collections as the graph has it (contract: collections, section 4). */
import type { CollectionPermission } from '../../../store/index.ts'

/** `none`, `read` or `write` by collection, with `root`. */
type GroupEntry = Record<string, CollectionPermission | 'none'>

/** What one group may do. */
interface GroupPermissions {
  root: CollectionPermission | undefined
  /** Ids with commas between them, by permission. */
  lists: readonly { permission: CollectionPermission; collection_ids: string }[]
}

/** Collections of the graph. */
interface GraphCollections {
  ids: ReadonlySet<number>
  /** Whether those that are closed to a group are named too. */
  isWhole: boolean
}

export function printGroup({ root, lists }: GroupPermissions, { ids, isWhole }: GraphCollections): GroupEntry {
  const entry: GroupEntry = { root: root ?? 'none' }
  if (isWhole) for (const id of ids) entry[id] = 'none'
  for (const { permission, collection_ids } of lists) {
    for (const id of collection_ids.split(',')) if (ids.has(Number(id))) entry[id] = permission
  }
  return entry
}

/** Administrators may do everything, for which nothing is stored. */
export function printAdministrators({ ids }: GraphCollections): GroupEntry {
  const entry: GroupEntry = { root: 'write' }
  for (const id of ids) entry[id] = 'write'
  return entry
}
