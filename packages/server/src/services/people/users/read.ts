/** Single users, as others may see them (contract: users, section 1). */
import { notFound } from '@querent/contract'
import { canListUsers, canSeeOthers, canSeeUser, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Store, UserRow } from '../../../store/index.ts'
import { fullRecord, managerRecord, structuredAttributes } from './records.ts'

export function userReads({ store }: { store: Store }) {
  /** A person, active or not. @throws {ApiError} 404 */
  async function getPerson(id: number): Promise<UserRow> {
    const user = await store.users.find(id)
    if (user === undefined || user.type !== 'personal') throw notFound()
    return user
  }

  /** @throws {ApiError} 404 when deactivated. */
  async function getActive(id: number): Promise<UserRow> {
    const user = await getPerson(id)
    if (!user.is_active) throw notFound()
    return user
  }

  async function membershipsOf(userId: number) {
    const rows = await store.groups.membershipsOf([userId])
    return rows.map(({ group_id, is_group_manager }) => ({ id: group_id, is_group_manager }))
  }

  /** As the viewer may see the user. */
  async function describe(viewer: CurrentUser, user: UserRow) {
    const record = canSeeUser(viewer, user.id) ? fullRecord(user) : managerRecord(user)
    return { ...record, user_group_memberships: await membershipsOf(user.id) }
  }

  async function get(viewer: CurrentUser, id: number) {
    const isWhole = canSeeUser(viewer, id)
    requireRight(isWhole || (canListUsers(viewer) && canSeeOthers(viewer)))
    const user = viewer.id === id ? await store.users.find(id) : await getActive(id)
    if (user === undefined) throw notFound()
    const record = await describe(viewer, user)
    return isWhole ? { ...record, structured_attributes: structuredAttributes(user) } : record
  }

  return { getPerson, getActive, membershipsOf, describe, get }
}

export type UserReads = ReturnType<typeof userReads>
