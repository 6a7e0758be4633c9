/** The user of a request, with what the application wants to know at its start (contract: users, section 1). */
import { notFound } from '@querent/contract'
import {
  canChangeSettings,
  canCreateAnyQueries,
  canEditAnyDataModel,
  canManageAnyDatabase,
  canMonitor,
  canSubscribe,
  canUpload,
  canWriteAnyNativeQueries,
  isGroupManager,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { sessionScope } from '../../../permissions/second-factor.ts'
import { VersionedCache, VersionedMap, type CacheVersions, type Store, type UserRow } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Settings } from '../../../settings/index.ts'
import { fullRecord } from './records.ts'

/** Users whose own record is kept at hand. */
const KNOWN_LIMIT = 10_000
/** The first user: the one that set the server up. */
const INSTALLER_ID = 1

interface KnownUser {
  user: UserRow
  /** How many people there are. */
  people: number
  firstLogin: string | undefined
}

interface CurrentUserDeps {
  store: Store
  settings: Settings
  collections: CollectionService
  now: () => number
}

export function currentUser({ store, settings, collections, now }: CurrentUserDeps) {
  const known = new VersionedMap<number, KnownUser>('identity', KNOWN_LIMIT)
  /** Of dashboards and types of cards, those of which there are some. */
  const kindsOfContent = new VersionedCache(
    'content',
    async () => new Set((await store.placedContent.countsByCollection()).map(({ type }) => type)),
  )

  async function readKnown(id: number): Promise<KnownUser | undefined> {
    const [user, people, firstLogin] = await Promise.all([
      store.users.find(id),
      store.users.count(),
      // A login changes its user too, so this is as current as the rest.
      store.loginHistory.first(id),
    ])
    return user === undefined ? undefined : { user, people, firstLogin }
  }

  async function current(viewer: CurrentUser, versions: CacheVersions) {
    const [found, snapshot, kinds] = await Promise.all([
      known.get(versions, viewer.id, () => readKnown(viewer.id)),
      settings.at(versions),
      kindsOfContent.get(versions),
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
      has_question_and_dashboard: kinds.has('dashboard') && kinds.size > 1,
      has_model: kinds.has('model'),
      first_login: firstLogin ?? new Date(now()).toISOString(),
      custom_homepage: homepage === null ? null : { dashboard_id: homepage },
      has_second_factor: viewer.hasSecondFactor,
      must_enroll_second_factor: sessionScope(viewer, snapshot.get('second-factor-required-groups')) === 'enroll',
      can_write_any_collection: await collections.canWriteAny(viewer, versions),
      tenant_collection_id: null,
      permissions: {
        can_create_queries: canCreateAnyQueries(viewer),
        can_create_native_queries: canWriteAnyNativeQueries(viewer),
        can_access_setting: canChangeSettings(viewer),
        can_access_subscription: canSubscribe(viewer),
        can_upload: canUpload(viewer),
        can_access_monitoring: canMonitor(viewer),
        can_access_data_model: canEditAnyDataModel(viewer),
        can_access_db_details: canManageAnyDatabase(viewer),
        is_group_manager: isGroupManager(viewer),
      },
    }
  }

  return { current }
}
