/**
 * Every question of the form "may this user …?", one function each. Services ask here and nowhere else. What the words of
 * permissions mean is in `rights`; what each of them is asked for is here (contract: permissions, section 5).
 */
import { forbidden } from '@querent/contract'
import type { CurrentUser } from './current-user.ts'
import { DOWNLOAD, least, type ListedData } from './rights/index.ts'
import type { Download } from '../store/index.ts'

/** The part of a collection that decides who may see and change it. */
export interface CollectionScope {
  id: number
  type: string | null
  personal_owner_id: number | null
  /** Owner of the personal collection that it lies in, if any. */
  personal_root_owner_id: number | null
}

/** Owner of the personal collection that this one is or lies in; null for a shared one. */
export function ownerOf(collection: CollectionScope): number | null {
  return collection.personal_owner_id ?? collection.personal_root_owner_id
}

/** False for what lies in the personal collections of others. */
export function isOwnOrShared(user: CurrentUser, collection: CollectionScope): boolean {
  const owner = ownerOf(collection)
  return owner === null || owner === user.id
}

/** @param namespace Of the root collection, for which `null` stands as the collection; empty for ordinary content. */
export function canReadCollection(user: CurrentUser, collection: CollectionScope | null, namespace = ''): boolean {
  return collection?.type === 'trash' || permissionOn(user, collection, namespace) !== null
}

/** @param namespace Of the root collection, for which `null` stands as the collection; empty for ordinary content. */
export function canWriteCollection(user: CurrentUser, collection: CollectionScope | null, namespace = ''): boolean {
  if (collection?.type === 'trash') return user.is_superuser
  return permissionOn(user, collection, namespace) === 'write'
}

function permissionOn(
  { id, is_superuser, rights }: CurrentUser,
  collection: CollectionScope | null,
  namespace: string,
) {
  if (is_superuser) return 'write'
  if (collection === null) return rights.root(namespace)
  const owner = ownerOf(collection)
  if (owner !== null) return owner === id ? 'write' : null
  return rights.collection(collection.id)
}

/** May build and run queries on some tables of the database. */
export function canQueryDatabase({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.createSomeQueries(databaseId) !== 'no'
}

/** May build and run queries on the table, and see it. */
export function canQueryTable({ rights }: CurrentUser, databaseId: number, tableId: number): boolean {
  return rights.createQueries(databaseId, tableId) !== 'no'
}

/** May add, change and delete rows of the table, where its database may be written: as many as the user sees. */
export function canEditRows({ rights }: CurrentUser, databaseId: number, tableId: number): boolean {
  return rights.editsRows(databaseId, tableId)
}

/** May build and run queries on every table of the database. */
export function canQueryAllTables({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.queriesAll(databaseId)
}

/** May write SQL for the database. */
export function canWriteNativeQueries({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.createSomeQueries(databaseId) === 'query-builder-and-native'
}

/** May write SQL for some database. */
export function canWriteAnyNativeQueries({ rights }: CurrentUser): boolean {
  return rights.writesSomeSql()
}

/** May see snippets in a folder, and use them; null is the folder at the top. */
export function canReadSnippets(user: CurrentUser, folder: CollectionScope | null): boolean {
  return canWriteAnyNativeQueries(user) && canReadCollection(user, folder, SNIPPETS)
}

/** May change snippets in a folder, and put them there; null is the folder at the top. */
export function canWriteSnippets(user: CurrentUser, folder: CollectionScope | null): boolean {
  return canWriteAnyNativeQueries(user) && canWriteCollection(user, folder, SNIPPETS)
}

/** Namespace of the folders of snippets. */
const SNIPPETS = 'snippets'

/** May build queries on some database. */
export function canCreateAnyQueries({ rights }: CurrentUser): boolean {
  return rights.createsSomeQueries()
}

/** May change the query of a saved card and run what comes of it. */
export function canRunAdHoc(
  user: CurrentUser,
  { database_id, query_type }: { database_id: number | null; query_type: string | null },
): boolean {
  if (database_id === null) return false
  return query_type === 'native' ? canWriteNativeQueries(user, database_id) : canQueryDatabase(user, database_id)
}

/** May change names, types and visibility of some tables. */
export function canEditAnyDataModel({ rights }: CurrentUser): boolean {
  return rights.editsAnyDataModel()
}

/** May see and change the connection of some database. */
export function canManageAnyDatabase({ rights }: CurrentUser): boolean {
  return rights.managesAnyDetails()
}

/** Databases and tables that {@link canQueryDatabase} and {@link canQueryTable} allow; `all` for administrators. */
export function queryableData({ rights }: CurrentUser): ListedData | 'all' {
  return rights.queryable()
}

/** Databases and tables that {@link canEditDataModel} allows; `all` for administrators. */
export function editableData({ rights }: CurrentUser): ListedData | 'all' {
  return rights.editable()
}

/** Tables of which the user may not see all columns, or not in all rows. */
export function restrictedTables({ rights }: CurrentUser): readonly number[] {
  return rights.allSandboxedTables()
}

/** May see the results of others' questions about the table. */
export function canViewTable({ rights }: CurrentUser, databaseId: number, tableId: number): boolean {
  return rights.view(databaseId, tableId) !== 'blocked'
}

/** May see all that the table holds: it is not closed, and no rule and no role hides rows or columns of it. */
export function canSeeWholeTable(user: CurrentUser, databaseId: number, tableId: number): boolean {
  const { sandboxes, roleAttributes } = user.rights
  const isWhole = sandboxes(databaseId, tableId).length === 0 && roleAttributes(databaseId) === null
  return isWhole && canViewTable(user, databaseId, tableId)
}

/** Databases of which no table is closed to the user, while no rule and no role hides rows of any; `all` for administrators. */
export function wholeDatabases({ rights }: CurrentUser): readonly number[] | 'all' {
  return rights.isUnderRule() ? [] : rights.viewable()
}

/** May see the results of others' SQL on the database, which may read any of its tables. */
export function canViewDatabase({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.viewAll(databaseId) !== 'blocked'
}

/** How much of a query's rows the user may take away: the least over the tables that it reads; `all` for SQL. */
export function downloadRight(
  { rights }: CurrentUser,
  databaseId: number,
  tableIds: readonly number[] | 'all',
): Download {
  if (tableIds === 'all') return rights.downloadAll(databaseId)
  return least(
    DOWNLOAD,
    tableIds.map((tableId) => rights.download(databaseId, tableId)),
  )
}

/** No rows of any data are hidden from the user by a rule or by a role. */
export function canSeeAllRows({ rights }: CurrentUser): boolean {
  return !rights.isUnderRule()
}

/** May see and change the connection of the database. */
export function canManageDatabase({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.managesDetails(databaseId)
}

/** May change names, types and visibility of the table and its fields. */
export function canEditDataModel({ rights }: CurrentUser, databaseId: number, tableId: number): boolean {
  return rights.editsDataModel(databaseId, tableId)
}

/** May change names, types and visibility of some tables of the database. */
export function canEditSomeDataModel({ rights }: CurrentUser, databaseId: number): boolean {
  return rights.editsSomeDataModel(databaseId)
}

/** May see the whole record of a user, change the names and the password in it, and end its sessions. */
export function canSeeUser(user: CurrentUser, userId: number): boolean {
  return user.is_superuser || user.id === userId
}

/** May see who there is: administrators everything, managers of groups what they need to choose members. */
export function canListUsers(user: CurrentUser): boolean {
  return canManageSomeGroup(user)
}

/** May know of other people. Who is shown some of the data only is not to learn from the others what there is. */
export function canSeeOthers({ rights }: CurrentUser): boolean {
  return !rights.isUnderRule()
}

/** May add, deactivate and reactivate users. */
export function canManageUsers(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May make groups, and see and change all that there are. */
export function canManageGroups(user: CurrentUser): boolean {
  return user.is_superuser
}

/** Administrators aside, who was made the manager of some group. */
export function isGroupManager(user: CurrentUser): boolean {
  return user.managed_group_ids.length > 0
}

/** May manage some group or all of them. */
export function canManageSomeGroup(user: CurrentUser): boolean {
  return canManageGroups(user) || isGroupManager(user)
}

/** May see, rename and delete the group, and say who belongs to it and who manages it. */
export function canManageGroup(user: CurrentUser, groupId: number): boolean {
  return user.is_superuser || user.managed_group_ids.includes(groupId)
}

/** May see that the group is there. */
export function canListGroup(user: CurrentUser, groupId: number): boolean {
  return canManageGroup(user, groupId) || canChangeSettings(user)
}

/** May see, make and revoke API keys. */
export function canManageApiKeys(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May change settings that hold for everybody. */
export function canChangeSettings({ rights }: CurrentUser): boolean {
  return rights.application('setting')
}

/** May have results sent: subscriptions and alerts. */
export function canSubscribe({ rights }: CurrentUser): boolean {
  return rights.application('subscription')
}

/** May upload files, where a database takes them and may be queried. */
export function canUpload({ rights }: CurrentUser): boolean {
  return rights.application('upload')
}

/** May see a subscription or an alert: who made it, and who receives it. */
export function canReadNotification(
  user: CurrentUser,
  { creatorId, isRecipient }: { creatorId: number; isRecipient: boolean },
): boolean {
  return user.is_superuser || creatorId === user.id || isRecipient
}

/** May change a subscription or an alert. @param readsContent Whether the user may see what it sends. */
export function canWriteNotification(
  user: CurrentUser,
  { creatorId, readsContent }: { creatorId: number; readsContent: boolean },
): boolean {
  return user.is_superuser || (creatorId === user.id && readsContent)
}

/** May see logs and diagnostics of the server. */
export function canMonitor({ rights }: CurrentUser): boolean {
  return rights.application('monitoring')
}

/** @throws {ApiError} 403 unless `allowed`. */
export function requireRight(allowed: boolean): void {
  if (!allowed) throw forbidden()
}

/** @throws {ApiError} 403 unless the user is an administrator. */
export function requireSuperuser(user: CurrentUser): void {
  requireRight(user.is_superuser)
}
