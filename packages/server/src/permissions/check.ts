/**
 * Every question of the form "may this user …?", one function each. Services ask here and nowhere else, so that the
 * rules can grow without a change elsewhere. Until groups carry rights of their own, administrators may do
 * everything and other users may read data, write SQL and keep content in shared collections and their own.
 */
import { forbidden } from '@querent/contract'
import type { CurrentUser } from './current-user.ts'

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

/** `null` stands for the root collection. */
export function canReadCollection(user: CurrentUser, collection: CollectionScope | null): boolean {
  return user.is_superuser || collection === null || isOwnOrShared(user, collection)
}

/** `null` stands for the root collection. */
export function canWriteCollection(user: CurrentUser, collection: CollectionScope | null): boolean {
  if (collection?.type === 'trash') return user.is_superuser
  return canReadCollection(user, collection)
}

/** May build and run queries on the database, and see its tables. */
export function canQueryDatabase(_user: CurrentUser, _databaseId: number): boolean {
  return true
}

/** May write SQL for the database. */
export function canWriteNativeQueries(_user: CurrentUser, _databaseId: number): boolean {
  return true
}

/** May write SQL for some database, and so use and change snippets. */
export function canWriteAnyNativeQueries(_user: CurrentUser): boolean {
  return true
}

/** May see and change the connection of the database. */
export function canManageDatabase(user: CurrentUser, _databaseId: number): boolean {
  return user.is_superuser
}

/** May change names, types and visibility of the table and its fields. */
export function canEditDataModel(user: CurrentUser, _databaseId: number, _tableId: number): boolean {
  return user.is_superuser
}

/** May see the whole record of a user and change the names and the password in it. */
export function canSeeUser(user: CurrentUser, userId: number): boolean {
  return user.is_superuser || user.id === userId
}

/** May see who there is, active or not. */
export function canListUsers(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May add, deactivate and reactivate users. */
export function canManageUsers(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May see and change groups and who belongs to them. */
export function canManageGroups(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May see, make and revoke API keys. */
export function canManageApiKeys(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May change settings that hold for everybody. */
export function canChangeSettings(user: CurrentUser): boolean {
  return user.is_superuser
}

/** May see logs and diagnostics of the server. */
export function canMonitor(user: CurrentUser): boolean {
  return user.is_superuser
}

/** @throws {ApiError} 403 unless `allowed`. */
export function require(allowed: boolean): void {
  if (!allowed) throw forbidden()
}

/** @throws {ApiError} 403 unless the user is an administrator. */
export function requireSuperuser(user: CurrentUser): void {
  require(user.is_superuser)
}
