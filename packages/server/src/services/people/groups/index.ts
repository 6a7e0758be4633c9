/**
 * Permission groups, and in `memberships.ts` who belongs to them and who manages them (contract: permissions, sections 1
 * and 6). Tested by test/contract/permissions.test.ts and group-managers.test.ts.
 */
import { badRequest, notFound, type Paging } from '@querent/contract'
import {
  canChangeSettings,
  canListGroup,
  canManageGroup,
  canManageGroups,
  canManageSomeGroup,
  requireRight,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { refusingContradictions } from '../../rights/sandboxes/index.ts'
import { forgetGroup } from '../sign-on/index.ts'
import { groupMemberships } from './memberships.ts'

const NAME_TAKEN = 'A group with that name already exists.'
const MAGIC_TYPES: Readonly<Record<number, string>> = {
  [ALL_USERS_ID]: 'all-internal-users',
  [ADMINISTRATORS_ID]: 'admin',
}

export function groupService({ store, change }: Pick<Deps, 'store' | 'change'>) {
  async function getGroup(id: number) {
    const group = await store.groups.find(id)
    if (group === undefined) throw notFound()
    return group
  }

  /** A group that the user may manage. @throws {ApiError} 404 for an unknown one, 403 for one of others. */
  async function getManaged(user: CurrentUser, id: number) {
    requireRight(canManageSomeGroup(user))
    const group = await getGroup(id)
    requireRight(canManageGroup(user, id))
    return group
  }

  /** Managers see their own groups. */
  async function list(user: CurrentUser, page: Paging | undefined) {
    requireRight(canManageSomeGroup(user) || canChangeSettings(user))
    const groups = (await store.groups.list()).filter(({ id }) => canListGroup(user, id)).map(describe)
    return page === undefined ? groups : groups.slice(page.offset, page.offset + page.limit)
  }

  async function get(user: CurrentUser, id: number) {
    return { ...describe(await getManaged(user, id)), members: await store.groups.members(id) }
  }

  async function create(user: CurrentUser, name: string) {
    requireRight(canManageGroups(user))
    return change(user, async ({ repositories }) => {
      await requireFreeName(repositories, name)
      return describe(await repositories.groups.create(name))
    })
  }

  async function rename(user: CurrentUser, id: number, name: string) {
    requireOrdinary(await getManaged(user, id))
    await change(user, async ({ repositories }) => {
      await requireFreeName(repositories, name, id)
      await repositories.groups.rename(id, name)
    })
    return describe(await getGroup(id))
  }

  /**
   * @throws {ApiError} 400 for a built-in group, for one that API keys act for, and where rules of other groups hold then
   * that contradict.
   */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageGroup(user, id))
    const group = await store.groups.find(id)
    if (group === undefined) return
    requireOrdinary(group)
    await change(user, async ({ repositories }) => {
      await repositories.users.lock()
      if ((await repositories.apiKeys.countOfGroup(id)) > 0) {
        throw badRequest('You cannot delete a group that an API key belongs to.')
      }
      await refusingContradictions(repositories, () => repositories.groups.delete(id))
      await forgetGroup(repositories, id)
    })
  }

  return { list, get, create, rename, remove, ...groupMemberships({ store, change, getManaged }) }
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
