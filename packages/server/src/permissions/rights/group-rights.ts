/** What groups may do, in the form that checks ask: read from the app database once per change of permissions. */
import type { ApplicationPermission, CacheVersions, CollectionPermission, Sandbox, Store } from '../../store/index.ts'
import { readLevels, type LevelsOfGroup } from './read-levels.ts'

/** Maps are by id. */
export interface GroupRights {
  readonly groupId: number
  readonly databases: LevelsOfGroup
  /** Row and column rules, by table. */
  readonly sandboxes: ReadonlyMap<number, Sandbox>
  /** User attributes that hold the role to use, by database. */
  readonly impersonations: ReadonlyMap<number, string>
  readonly collections: ReadonlyMap<number, CollectionPermission>
  /** By namespace; the empty one is that of ordinary content. */
  readonly roots: ReadonlyMap<string, CollectionPermission>
  readonly application: ReadonlySet<ApplicationPermission>
}

/** Groups kept; beyond, all are read again. */
const LIMIT = 500

/**
 * Gives rights of groups, as of the counters at least; groups that are not known yet are read together. After a change,
 * those that it was about are read again.
 */
export function groupRightsCache(store: Store) {
  let version = -1
  let known = new Map<number, Promise<GroupRights>>()
  let latest: Promise<void> = Promise.resolve()

  async function catchUp(to: number): Promise<void> {
    if (to <= version) return
    const changed = version < 0 ? undefined : await store.changedGroups(version, to)
    if (changed === undefined) known = new Map()
    else for (const id of changed) known.delete(id)
    version = to
  }

  return async function rightsOf(groupIds: readonly number[], { permissions }: CacheVersions): Promise<GroupRights[]> {
    if (permissions > version) {
      latest = latest.catch(() => {}).then(() => catchUp(permissions))
      await latest
    }
    if (known.size > LIMIT) known = new Map()
    const into = known
    const missing = groupIds.filter((id) => !into.has(id))
    if (missing.length > 0) {
      const loading = loadGroupRights(store, missing)
      for (const id of missing) {
        const one = loading.then((all) => all.get(id) ?? noRights(id))
        one.catch(() => into.delete(id))
        into.set(id, one)
      }
    }
    return Promise.all(groupIds.map((id) => into.get(id)!))
  }
}

/** By group id. */
export async function loadGroupRights(
  store: Pick<Store, 'dataPermissions' | 'accessRules' | 'collectionPermissions'>,
  groupIds: readonly number[],
): Promise<Map<number, GroupRights>> {
  const [levels, sandboxes, impersonations, collections, roots, application] = await Promise.all([
    readLevels(store, { groupIds }),
    store.accessRules.sandboxes(groupIds),
    store.accessRules.impersonations(groupIds),
    store.collectionPermissions.listsOfGroups(groupIds),
    store.collectionPermissions.rootsOfGroups(groupIds),
    store.accessRules.application(groupIds),
  ])
  const rights = new Map<number, Mutable>(
    groupIds.map((id) => [id, { ...noRights(id), databases: levels.get(id) ?? new Map() }]),
  )
  for (const row of sandboxes) rights.get(row.group_id)!.sandboxes.set(row.table_id, row)
  for (const row of impersonations) rights.get(row.group_id)!.impersonations.set(row.db_id, row.attribute)
  for (const { group_id, permission, collection_ids } of collections) {
    const own = rights.get(group_id)!.collections
    for (const id of collection_ids.split(',')) own.set(Number(id), permission)
  }
  for (const row of roots) rights.get(row.group_id)!.roots.set(row.namespace, row.permission)
  for (const row of application) rights.get(row.group_id)!.application.add(row.permission)
  return rights
}

interface Mutable extends GroupRights {
  sandboxes: Map<number, Sandbox>
  impersonations: Map<number, string>
  collections: Map<number, CollectionPermission>
  roots: Map<string, CollectionPermission>
  application: Set<ApplicationPermission>
}

function noRights(groupId: number): Mutable {
  return {
    groupId,
    databases: new Map(),
    sandboxes: new Map(),
    impersonations: new Map(),
    collections: new Map(),
    roots: new Map(),
    application: new Set(),
  }
}
