/** Who belongs to groups, and who manages them. */
import { badRequest, notFound } from '@querent/contract'
import { canManageGroup, canManageGroups, canManageSomeGroup, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { refusingContradictions } from '../../rights/sandboxes/index.ts'
import { ALL_USERS_FIXED, requireAdminLeft, requireManageable } from '../users/index.ts'

interface NewMembership {
  group_id: number
  user_id: number
  is_group_manager?: boolean | null
}

interface MembershipDeps extends Pick<Deps, 'store' | 'change'> {
  /** Finds a group. @throws {ApiError} 404 for an unknown one, 403 when the user may not manage it. */
  getManaged: (user: CurrentUser, id: number) => Promise<unknown>
}

export function groupMemberships({ store, change, getManaged }: MembershipDeps) {
  /** Memberships by user id; for managers, those in their groups. */
  async function memberships(user: CurrentUser) {
    requireRight(canManageSomeGroup(user))
    const rows = await store.groups.memberships(canManageGroups(user) ? undefined : user.managed_group_ids)
    return Object.fromEntries(Map.groupBy(rows, (row) => String(row.user_id)))
  }

  /** Adds a member and gives all of them. @throws {ApiError} 400 for somebody who is one already. */
  async function add(user: CurrentUser, { group_id, user_id, is_group_manager }: NewMembership) {
    await getManaged(user, group_id)
    requireOpen(group_id)
    await change(user, async ({ repositories }) => {
      await repositories.users.lock()
      const group = await repositories.groups.find(group_id)
      const member = await repositories.users.find(user_id)
      if (group === undefined || member === undefined || member.type !== 'personal') throw notFound()
      if (is_group_manager === true) requireManageable(group_id, member)
      const before = await repositories.groups.membershipsOf([user_id])
      if (before.some((one) => one.group_id === group_id))
        throw badRequest('The user is already a member of the group.')
      await refusingContradictions(repositories, () => repositories.groups.add(user_id, [group_id]))
      if (is_group_manager === true) await repositories.groups.setManager(user_id, [group_id], true)
      if (group_id === ADMINISTRATORS_ID) {
        await repositories.users.update(user_id, { is_superuser: true })
        const managed = before.filter((one) => one.is_group_manager).map((one) => one.group_id)
        await repositories.groups.setManager(user_id, managed, false)
      }
    })
    return store.groups.members(group_id)
  }

  /** Makes a member a manager of the group, or an ordinary member. */
  async function updateMembership(user: CurrentUser, id: number, isManager: boolean) {
    const membership = await getMembership(user, id)
    const { user_id, group_id } = membership
    await change(user, async ({ repositories }) => {
      await repositories.users.lock()
      const member = await repositories.users.find(user_id)
      if (member === undefined) throw notFound()
      if (isManager) requireManageable(group_id, member)
      await repositories.groups.setManager(user_id, [group_id], isManager)
    })
    return { id, group_id, user_id, is_group_manager: isManager }
  }

  async function getMembership(user: CurrentUser, id: number) {
    requireRight(canManageSomeGroup(user))
    const membership = await store.groups.findMembership(id)
    if (membership === undefined) throw notFound()
    requireRight(canManageGroup(user, membership.group_id))
    return membership
  }

  /** @throws {ApiError} 400 for the last administrator, and where rules of other groups hold then that contradict. */
  async function removeMembership(user: CurrentUser, id: number): Promise<void> {
    const membership = await getMembership(user, id)
    requireOpen(membership.group_id)
    await change(user, ({ repositories }) =>
      refusingContradictions(repositories, async () => {
        await repositories.groups.removeFrom(membership.user_id, [membership.group_id])
        if (membership.group_id !== ADMINISTRATORS_ID) return
        await repositories.users.update(membership.user_id, { is_superuser: false })
        await requireAdminLeft(repositories)
      }),
    )
  }

  /** @throws {ApiError} 400 for a built-in group, and where rules of other groups hold then that contradict. */
  async function clear(user: CurrentUser, groupId: number): Promise<void> {
    await getManaged(user, groupId)
    if (groupId === ADMINISTRATORS_ID) throw badRequest()
    requireOpen(groupId)
    await change(user, ({ repositories }) =>
      refusingContradictions(repositories, () => repositories.groups.clear(groupId)),
    )
  }

  return { memberships, add, updateMembership, removeMembership, clear }
}

/** Everybody belongs to All Users. */
function requireOpen(groupId: number): void {
  if (groupId === ALL_USERS_ID) throw badRequest(ALL_USERS_FIXED)
}
