/** What groups may do, in the form that checks ask: read from the app database once per change of permissions. */
import type {
  ApplicationPermission,
  CacheVersions,
  CollectionPermission,
  DatabasePermissions,
  Sandbox,
  Store,
  TablePermissions,
} from '../../store/index.ts'

/** Words of a database; a null word is found in `tables`, which then has one for every table. */
export type DatabaseWords = Omit<DatabasePermissions, 'group_id' | 'database_id'> & {
  readonly tables: ReadonlyMap<number, TableWords>
}
export type TableWords = Omit<TablePermissions, 'group_id' | 'database_id' | 'table_id'>

/** Maps are by id. */
export interface GroupRights {
  readonly groupId: number
  readonly databases: ReadonlyMap<number, DatabaseWords>
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

/** Gives rights of groups as of the counters; groups that are not known yet are read together. */
export function groupRightsCache(store: Store) {
  let version = -1
  let known = new Map<number, Promise<GroupRights>>()

  return function rightsOf(groupIds: readonly number[], { permissions }: CacheVersions): Promise<GroupRights[]> {
    if (permissions !== version || known.size > LIMIT) known = new Map()
    version = permissions
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
  const [databases, tables, sandboxes, impersonations, collections, roots, application] = await Promise.all([
    store.dataPermissions.databases({ groupIds }),
    store.dataPermissions.tables({ groupIds }),
    store.accessRules.sandboxes(groupIds),
    store.accessRules.impersonations(groupIds),
    store.collectionPermissions.ofGroups(groupIds),
    store.collectionPermissions.rootsOfGroups(groupIds),
    store.accessRules.application(groupIds),
  ])
  const tablesOf = Map.groupBy(tables, ({ group_id, database_id }) => `${group_id} ${database_id}`)
  const rights = new Map<number, Mutable>(groupIds.map((id) => [id, noRights(id)]))
  for (const { group_id, database_id, ...words } of databases) {
    const own = tablesOf.get(`${group_id} ${database_id}`) ?? []
    const byTable = new Map(own.map((row) => [row.table_id, row]))
    rights.get(group_id)!.databases.set(database_id, { ...words, tables: byTable })
  }
  for (const row of sandboxes) rights.get(row.group_id)!.sandboxes.set(row.table_id, row)
  for (const row of impersonations) rights.get(row.group_id)!.impersonations.set(row.db_id, row.attribute)
  for (const row of collections) rights.get(row.group_id)!.collections.set(row.collection_id, row.permission)
  for (const row of roots) rights.get(row.group_id)!.roots.set(row.namespace, row.permission)
  for (const row of application) rights.get(row.group_id)!.application.add(row.permission)
  return rights
}

interface Mutable extends GroupRights {
  databases: Map<number, DatabaseWords>
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
