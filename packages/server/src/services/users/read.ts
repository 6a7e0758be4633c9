/** Users as lists and as single records. */
import { ApiError, notFound, type Paging } from '@querent/contract'
import {
  canChangeSettings,
  canCreateAnyQueries,
  canEditAnyDataModel,
  canListUsers,
  canManageAnyDatabase,
  canManageGroup,
  canMonitor,
  canSeeOthers,
  canSeeUser,
  canSubscribe,
  canWriteAnyNativeQueries,
  managesGroups,
  requireRight,
} from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import {
  ALL_USERS_ID,
  VersionedCache,
  VersionedMap,
  type CacheVersions,
  type Store,
  type UserFilter,
  type UserRow,
} from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { Settings } from '../../settings/index.ts'
import { fullRecord, managerRecord, shortRecord, structuredAttributes } from './records.ts'

/** Users whose own record is kept at hand. */
const KNOWN_LIMIT = 10_000
/** The first user: the one that set the server up. */
const INSTALLER_ID = 1

interface UserQuery {
  status?: string
  include_deactivated?: boolean
  query?: string
  group_id?: number
  tenancy?: 'all' | 'internal' | 'external'
  tenant_id?: number
}

interface KnownUser {
  user: UserRow
  /** How many people there are. */
  people: number
  firstLogin: string | undefined
}

interface UserReadDeps {
  store: Store
  settings: Settings
  collections: CollectionService
  now: () => number
}

export function userReads({ store, settings, collections, now }: UserReadDeps) {
  const known = new VersionedMap<number, KnownUser>('identity', KNOWN_LIMIT)
  const hasModel = new VersionedCache('content', async () =>
    (await store.placedContent.countsByCollection()).some(({ type }) => type === 'model'),
  )

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

  async function readKnown(id: number): Promise<KnownUser | undefined> {
    const [user, people, firstLogin] = await Promise.all([
      store.users.find(id),
      store.users.count(),
      // A login changes its user too, so this is as current as the rest.
      store.loginHistory.first(id),
    ])
    return user === undefined ? undefined : { user, people, firstLogin }
  }

  /** The user of a request, with what the application wants to know at its start. */
  async function current(viewer: CurrentUser, versions: CacheVersions) {
    const [found, snapshot, isModelThere] = await Promise.all([
      known.get(versions, viewer.id, () => readKnown(viewer.id)),
      settings.at(versions),
      hasModel.get(versions),
    ])
    if (found === undefined) throw notFound()
    const { user, people, firstLogin } = found
    const homepage = snapshot.get('custom-homepage') ? snapshot.get('custom-homepage-dashboard') : null
    return {
      ...fullRecord(user),
      group_ids: [...viewer.group_ids].sort((a, b) => a - b),
      personal_collection_id: await collections.personalId(user, versions),
      is_installer: user.id === INSTALLER_ID,
      has_invited_second_user: user.id === INSTALLER_ID && people > 1,
      has_question_and_dashboard: false,
      has_model: isModelThere,
      first_login: firstLogin ?? new Date(now()).toISOString(),
      custom_homepage: homepage === null ? null : { dashboard_id: homepage },
      can_write_any_collection: await collections.canWriteAny(viewer, versions),
      tenant_collection_id: null,
      permissions: {
        can_create_queries: canCreateAnyQueries(viewer),
        can_create_native_queries: canWriteAnyNativeQueries(viewer),
        can_access_setting: canChangeSettings(viewer),
        can_access_subscription: canSubscribe(viewer),
        can_access_monitoring: canMonitor(viewer),
        can_access_data_model: canEditAnyDataModel(viewer),
        can_access_db_details: canManageAnyDatabase(viewer),
        is_group_manager: managesGroups(viewer),
      },
    }
  }

  return { getPerson, getActive, membershipsOf, describe, get, list, recipients, current }
}

export type UserReads = ReturnType<typeof userReads>

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

/** Whom people may send something to (setting `user-visibility`). */
function knownTo(viewer: CurrentUser, visibility: 'all' | 'group' | 'none'): Pick<UserFilter, 'around'> {
  if (viewer.is_superuser) return {}
  if (visibility === 'none' || !canSeeOthers(viewer)) return onlySelf(viewer)
  const groupIds = viewer.group_ids.filter((id) => id !== ALL_USERS_ID)
  return visibility === 'all' ? {} : { around: { userId: viewer.id, groupIds } }
}

function envelope<T>(data: T[], total: number, page: Paging | undefined) {
  return { data, total, limit: page?.limit ?? null, offset: page?.offset ?? null }
}
