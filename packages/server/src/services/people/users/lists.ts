/** Users as lists: those who manage people, and those who send something to them (contract: users, section 2). */
import { ApiError, type Paging } from '@querent/contract'
import { canListUsers, canManageGroup, canSeeOthers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CacheVersions, Store, UserFilter } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Settings } from '../../../settings/index.ts'
import { knownGroups } from '../../shared/known-people.ts'
import { fullRecord, managerRecord, shortRecord } from './records.ts'

interface UserQuery {
  status?: string
  include_deactivated?: boolean
  query?: string
  group_id?: number
  tenancy?: 'all' | 'internal' | 'external'
  tenant_id?: number
}

interface UserListDeps {
  store: Store
  settings: Settings
  collections: CollectionService
}

export function userLists({ store, settings, collections }: UserListDeps) {
  /**
   * Managers of groups choose among all active people, or look at a group that they manage.
   * @throws {ApiError} 400 when both ways of naming a tenant are used.
   */
  async function list(viewer: CurrentUser, query: UserQuery, page: Paging | undefined) {
    requireRight(canListUsers(viewer))
    if (query.group_id !== undefined) requireRight(canManageGroup(viewer, query.group_id))
    if (query.tenancy !== undefined && query.tenant_id !== undefined) {
      throw new ApiError(400, { message: 'You cannot specify both `tenancy` and `tenant_id`.' })
    }
    // Tenants are not kept, so nobody belongs to one.
    if (query.tenancy === 'external' || query.tenant_id !== undefined) return envelope([], 0, page)
    const filter = { ...filterOf(query), ...(canSeeOthers(viewer) ? {} : onlySelf(viewer)) }
    requireRight(viewer.is_superuser || filter.status === 'active')
    const [users, total] = await Promise.all([store.users.list(filter, page), store.users.countFiltered(filter)])
    const groups = Map.groupBy(await store.groups.membershipsOf(users.map(({ id }) => id)), (row) => row.user_id)
    const groupIdsOf = (id: number) => (groups.get(id) ?? []).map((row) => row.group_id)
    if (!viewer.is_superuser) {
      const data = users.map((user) => ({ ...managerRecord(user), group_ids: groupIdsOf(user.id) }))
      return envelope(data, total, page)
    }
    const personal = await collections.personalIds(users)
    const data = users.map((user) => ({
      ...fullRecord(user),
      group_ids: groupIdsOf(user.id),
      personal_collection_id: personal.get(user.id) ?? null,
    }))
    return envelope(data, total, page)
  }

  /** Active people that something can be sent to, as far as the viewer may know of them. */
  async function recipients(viewer: CurrentUser, versions: CacheVersions, page: Paging | undefined) {
    const visibility = (await settings.at(versions)).get('user-visibility')
    const filter = { status: 'active', order: 'last_name', ...knownTo(viewer, visibility) } as const
    const [users, total] = await Promise.all([store.users.list(filter, page), store.users.countFiltered(filter)])
    return envelope(users.map(shortRecord), total, page)
  }

  return { list, recipients }
}

function filterOf({ status, include_deactivated, query, group_id }: UserQuery): UserFilter {
  const word = status ?? (include_deactivated === true ? 'all' : 'active')
  return {
    status: word === 'deactivated' || word === 'all' ? word : 'active',
    order: 'first_name',
    ...(query === undefined || query === '' ? {} : { search: query }),
    ...(group_id === undefined ? {} : { groupId: group_id }),
  }
}

function onlySelf({ id }: CurrentUser): Pick<UserFilter, 'around'> {
  return { around: { userId: id, groupIds: [] } }
}

/** Whom people may send something to. */
function knownTo(viewer: CurrentUser, visibility: Parameters<typeof knownGroups>[1]): Pick<UserFilter, 'around'> {
  const groupIds = knownGroups(viewer, visibility)
  return groupIds === undefined ? {} : { around: { userId: viewer.id, groupIds } }
}

function envelope<T>(data: T[], total: number, page: Paging | undefined) {
  return { data, total, limit: page?.limit ?? null, offset: page?.offset ?? null }
}
