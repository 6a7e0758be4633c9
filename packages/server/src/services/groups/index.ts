/**
 * Permission groups, who belongs to them and who manages them (contract: permissions, sections 1 and 6). Tested by
 * test/contract/permissions.test.ts and group-managers.test.ts.
 */
import { badRequest, notFound, type Paging } from '@querent/contract'
import {
  canChangeSettings,
  canListGroup,
  canManageGroup,
  canManageGroups,
  managesGroups,
  requireRight,
} from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { requireNoContradiction } from '../permissions/sandboxes/index.ts'
import { ALL_USERS_FIXED, requireAdminLeft, requireManageable } from '../users/index.ts'

const NAME_TAKEN = 'A group with that name already exists.'
const MAGIC_TYPES: Readonly<Record<number, string>> = {
  [ALL_USERS_ID]: 'all-internal-users',
  [ADMINISTRATORS_ID]: 'admin',
}

interface NewMembership {
  group_id: number
  user_id: number
  is_group_manager?: boolean | null
}

export function groupService({ store }: Pick<Deps, 'store'>) {
  async function getGroup(id: number) {
    const group = await store.groups.find(id)
    if (group === undefined) throw notFound()
    return group
  }

  /** A group that the user may manage. @throws {ApiError} 404 for an unknown one, 403 for one of others. */
  async function getManaged(user: CurrentUser, id: number) {
    requireRight(canManageGroups(user) || managesGroups(user))
    const group = await getGroup(id)
    requireRight(canManageGroup(user, id))
    return group
  }

  /** Managers see their own groups. */
  async function list(user: CurrentUser, page: Paging | undefined) {
    requireRight(canManageGroups(user) || managesGroups(user) || canChangeSettings(user))
    const groups = (await store.groups.list()).filter(({ id }) => canListGroup(user, id)).map(describe)
    return page === undefined ? groups : groups.slice(page.offset, page.offset + page.limit)
  }

  async function get(user: CurrentUser, id: number) {
    return { ...describe(await getManaged(user, id)), members: await store.groups.members(id) }
  }

  async function create(user: CurrentUser, name: string) {
    requireRight(canManageGroups(user))
    return store.transaction(async (repositories) => {
      await requireFreeName(repositories, name)
      return describe(await repositories.groups.create(name))
    })
  }

  async function rename(user: CurrentUser, id: number, name: string) {
    requireOrdinary(await getManaged(user, id))
    await store.transaction(async (repositories) => {
      await requireFreeName(repositories, name, id)
      await repositories.groups.rename(id, name)
    })
    return describe(await getGroup(id))
  }

  /** @throws {ApiError} 400 for a built-in group and for one that API keys act for. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageGroup(user, id))
    const group = await store.groups.find(id)
    if (group === undefined) return
    requireOrdinary(group)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      if ((await repositories.apiKeys.countOfGroup(id)) > 0) {
        throw badRequest('You cannot delete a group that an API key belongs to.')
      }
      await repositories.groups.delete(id)
    })
  }

  /** Memberships by user id; for managers, those in their groups. */
  async function memberships(user: CurrentUser) {
    requireRight(canManageGroups(user) || managesGroups(user))
    const rows = await store.groups.memberships(canManageGroups(user) ? undefined : user.managed_group_ids)
    return Object.fromEntries(Map.groupBy(rows, (row) => String(row.user_id)))
  }

  /** Adds a member and gives all of them. @throws {ApiError} 400 for somebody who is one already. */
  async function add(user: CurrentUser, { group_id, user_id, is_group_manager }: NewMembership) {
    await getManaged(user, group_id)
    requireOpen(group_id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const group = await repositories.groups.find(group_id)
      const member = await repositories.users.find(user_id)
      if (group === undefined || member === undefined || member.type !== 'personal') throw notFound()
      if (is_group_manager === true) requireManageable(group_id, member)
      const before = await repositories.groups.membershipsOf([user_id])
      if (before.some((one) => one.group_id === group_id))
        throw badRequest('The user is a member of the group already.')
      await repositories.groups.add(user_id, [group_id])
      if (is_group_manager === true) await repositories.groups.setManager(user_id, [group_id], true)
      if (group_id === ADMINISTRATORS_ID) {
        await repositories.users.update(user_id, { is_superuser: true })
        const managed = before.filter((one) => one.is_group_manager).map((one) => one.group_id)
        await repositories.groups.setManager(user_id, managed, false)
      }
      await requireNoContradiction(repositories)
    })
    return store.groups.members(group_id)
  }

  /** Makes a member a manager of the group, or an ordinary member. */
  async function updateMembership(user: CurrentUser, id: number, isManager: boolean) {
    const membership = await getMembership(user, id)
    const { user_id, group_id } = membership
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const member = await repositories.users.find(user_id)
      if (member === undefined) throw notFound()
      if (isManager) requireManageable(group_id, member)
      await repositories.groups.setManager(user_id, [group_id], isManager)
    })
    return { id, group_id, user_id, is_group_manager: isManager }
  }

  async function getMembership(user: CurrentUser, id: number) {
    requireRight(canManageGroups(user) || managesGroups(user))
    const membership = await store.groups.findMembership(id)
    if (membership === undefined) throw notFound()
    requireRight(canManageGroup(user, membership.group_id))
    return membership
  }

  async function removeMembership(user: CurrentUser, id: number): Promise<void> {
    const membership = await getMembership(user, id)
    requireOpen(membership.group_id)
    await store.transaction(async (repositories) => {
      await repositories.groups.removeFrom(membership.user_id, [membership.group_id])
      if (membership.group_id !== ADMINISTRATORS_ID) return
      await repositories.users.update(membership.user_id, { is_superuser: false })
      await requireAdminLeft(repositories)
    })
  }

  async function clear(user: CurrentUser, groupId: number): Promise<void> {
    await getManaged(user, groupId)
    if (groupId === ADMINISTRATORS_ID) throw badRequest()
    requireOpen(groupId)
    await store.transaction((repositories) => repositories.groups.clear(groupId))
  }

  return { list, get, create, rename, remove, memberships, add, updateMembership, removeMembership, clear }
}

function describe<Group extends { id: number }>(group: Group) {
  return { ...group, magic_group_type: MAGIC_TYPES[group.id] ?? null, is_tenant_group: false }
}

async function requireFreeName(repositories: Repositories, name: string, except?: number): Promise<void> {
  await repositories.users.lock()
  const other = await repositories.groups.findByName(name)
  if (other !== undefined && other.id !== except) throw badRequest(NAME_TAKEN)
}

function requireOrdinary({ id, name }: { id: number; name: string }): void {
  const isBuiltIn = id === ALL_USERS_ID || id === ADMINISTRATORS_ID
  if (isBuiltIn) throw badRequest(`You cannot edit or delete the '${name}' permissions group!`)
}

/** Everybody belongs to All Users. */
function requireOpen(groupId: number): void {
  if (groupId === ALL_USERS_ID) throw badRequest(ALL_USERS_FIXED)
}
