/** Finding a connected database for somebody. */
import { notFound } from '@querent/contract'
import { canManageDatabase, canQueryDatabase, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { requireOwnData } from '../../shared/kept-by-server.ts'
import type { DatabaseRow, Store } from '../../../store/index.ts'

export function databaseAccess(store: Store) {
  /** For anybody. @throws {ApiError} 404 for an unknown id. */
  async function getRow(id: number): Promise<DatabaseRow> {
    const row = await store.databases.find(id)
    if (row === undefined) throw notFound()
    return row
  }

  /** @throws {ApiError} 404 for an unknown id, 403 for a database whose data the user may not see. */
  async function getReadable(user: CurrentUser, id: number): Promise<DatabaseRow> {
    const row = await getRow(id)
    requireRight(canQueryDatabase(user, id))
    return row
  }

  /** @throws {ApiError} 404 for an unknown id, 403 for a database that the user may not manage, 400 for Copies. */
  async function getManaged(user: CurrentUser, id: number): Promise<DatabaseRow> {
    const row = await getRow(id)
    requireRight(canManageDatabase(user, id))
    requireOwnData(row)
    return row
  }

  return { getRow, getReadable, getManaged }
}

export type DatabaseAccess = ReturnType<typeof databaseAccess>
