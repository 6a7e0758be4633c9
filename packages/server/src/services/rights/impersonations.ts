/**
 * Groups whose people query a database in a role of their own, which an attribute of each names (contract: permissions,
 * section 6).
 */
import { notFound } from '@querent/contract'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Impersonation } from '../../store/index.ts'
import type { Deps } from '../deps.ts'

export function impersonationService({ store }: Pick<Deps, 'store'>) {
  async function list(user: CurrentUser): Promise<Impersonation[]> {
    requireSuperuser(user)
    return store.accessRules.impersonations()
  }

  /** Undefined when the group needs no role on the database. */
  async function find(user: CurrentUser, groupId: number, databaseId: number): Promise<Impersonation | undefined> {
    return (await list(user)).find(({ group_id, db_id }) => group_id === groupId && db_id === databaseId)
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    if (!(await list(user)).some((one) => one.id === id)) throw notFound()
    await store.accessRules.deleteImpersonations([id])
  }

  return { list, find, remove }
}
