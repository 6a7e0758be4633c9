/**
 * Permission groups and memberships (contract: permissions, section 1). Tested by test/contract/permissions.test.ts.
 */
import { badRequest, featureMissing, invalidField, notFound, type Paging } from '@querent/contract'
import { canManageGroups, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { requireNoContradiction } from '../permissions/sandboxes/index.ts'
import { ALL_USERS_FIXED, requireAdminLeft } from '../users/index.ts'

const NAME_TAKEN = 'A group with that name already exists.'
const BUILT_IN = 'You cannot edit or delete a built-in group.'
const MAGIC_TYPES: Readonly<Record<number, string>> = {
  [ALL_USERS_ID]: 'all-internal-users',
  [ADMINISTRATORS_ID]: 'admin',
}

interface NewMembership {
  group_id: number
  user_id: number
  is_group_manager?: boolean | null
}

export function groupService({ store }: Deps) {
  async function getGroup(id: number) {
    const group = await store.groups.find(id)
    if (group === undefined) throw notFound()
    return group
  }

  async function list(user: CurrentUser, page: Paging | undefined) {
    requireRight(canManageGroups(user))
    const groups = (await store.groups.list()).map(describe)
    return page === undefined ? groups : groups.slice(page.offset, page.offset + page.limit)
  }

  async function get(user: CurrentUser, id: number) {
    requireRight(canManageGroups(user))
    return { ...describe(await getGroup(id)), members: await store.groups.members(id) }
  }

  async function create(user: CurrentUser, name: string) {
    requireRight(canManageGroups(user))
    return store.transaction(async (repositories) => {
      await requireFreeName(repositories, name)
      return describe(await repositories.groups.create(name))
    })
  }

  async function rename(user: CurrentUser, id: number, name: string) {
    requireRight(canManageGroups(user))
    await getGroup(id)
    requireOrdinary(id)
    await store.transaction(async (repositories) => {
      await requireFreeName(repositories, name, id)
      await repositories.groups.rename(id, name)
    })
    return describe(await getGroup(id))
  }

  /** @throws {ApiError} 400 for a built-in group and for one that API keys act for. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageGroups(user))
    requireOrdinary(id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      if ((await repositories.apiKeys.countOfGroup(id)) > 0) {
        throw badRequest('You cannot delete a group that an API key belongs to.')
      }
      await repositories.groups.delete(id)
    })
  }

  /** Memberships by user id. */
  async function memberships(user: CurrentUser) {
    requireRight(canManageGroups(user))
    return Object.fromEntries(Map.groupBy(await store.groups.memberships(), (row) => String(row.user_id)))
  }

  /** Adds a member and gives all of them. */
  async function add(user: CurrentUser, { group_id, user_id, is_group_manager }: NewMembership) {
    requireRight(canManageGroups(user))
    requireOpen(group_id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const group = await repositories.groups.find(group_id)
      const member = await repositories.users.find(user_id)
      if (group === undefined || member === undefined || member.type !== 'personal') throw notFound()
      if (is_group_manager === true) {
        if (member.is_superuser) throw badRequest('Admin cannot be a group manager.')
        throw featureMissing('Group Managers')
      }
      await repositories.groups.add(user_id, [group_id])
      if (group_id === ADMINISTRATORS_ID) await repositories.users.update(user_id, { is_superuser: true })
      await requireNoContradiction(repositories)
    })
    return store.groups.members(group_id)
  }

  /** Managers of groups are not offered. @throws {ApiError} 402 always, 404 for an unknown membership. */
  async function updateMembership(user: CurrentUser, id: number): Promise<never> {
    requireRight(canManageGroups(user))
    if ((await store.groups.findMembership(id)) === undefined) throw notFound()
    throw featureMissing('Group Managers')
  }

  async function removeMembership(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageGroups(user))
    const membership = await store.groups.findMembership(id)
    if (membership === undefined) throw notFound()
    requireOpen(membership.group_id)
    await store.transaction(async (repositories) => {
      await repositories.groups.removeFrom(membership.user_id, [membership.group_id])
      if (membership.group_id !== ADMINISTRATORS_ID) return
      await repositories.users.update(membership.user_id, { is_superuser: false })
      await requireAdminLeft(repositories)
    })
  }

  async function clear(user: CurrentUser, groupId: number): Promise<void> {
    requireRight(canManageGroups(user))
    await getGroup(groupId)
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
  if (other !== undefined && other.id !== except) throw invalidField('name', NAME_TAKEN)
}

function requireOrdinary(id: number): void {
  if (id === ALL_USERS_ID || id === ADMINISTRATORS_ID) throw badRequest(BUILT_IN)
}

/** Everybody belongs to All Users. */
function requireOpen(groupId: number): void {
  if (groupId === ALL_USERS_ID) throw badRequest(ALL_USERS_FIXED)
}
