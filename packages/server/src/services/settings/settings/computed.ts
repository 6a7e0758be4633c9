/** Settings that are worked out at each reading, and stored ones that are shown in another form. */
import { FONTS, isId } from '@querent/contract'
import { isJwtOn, isLdapConfigured, isOidcOn, oidcClient, type SettingsSnapshot } from '../../../settings/index.ts'
import { VersionedCache, VersionedMap, type CacheVersions } from '../../../store/index.ts'
import { VERSION } from '../../../version.ts'
import type { Deps } from '../../deps.ts'
import { locales, timeZones } from './choices.ts'
import { oldUploadsSettings } from './uploads-changes.ts'

/** Features that clients ask for by name; none is licensed, and what we give needs no license. */
const FEATURES =
  'advanced_permissions attached_dwh audit_app cache_granular_controls cache_preemptive collection_cleanup ' +
  'config_text_file content_translation content_verification dashboard_subscription_filters database_auth_providers ' +
  'database_routing development_mode disable_password_login documents email_allow_list email_restrict_recipients ' +
  'embedding embedding_sdk embedding_simple etl_connections hosting library llm_autodescription metabot_v3 ' +
  'official_collections query_reference_validation remote_sync sandboxes scim semantic_search serialization ' +
  'session_timeout_config snippet_collections sso_google sso_jwt sso_ldap sso_saml table_data_editing tenants ' +
  'transforms upload_management whitelabel'
const NO_FEATURES = Object.fromEntries(FEATURES.split(' ').map((name) => [name, false]))

const WRITTEN_VERSION = { tag: VERSION.tag, date: VERSION.date, hash: VERSION.hash }

/** Maps that are always there (contract: settings, section 3). */
const BUILT_IN_MAPS = {
  us_states: {
    name: 'United States',
    url: 'api/geojson/us_states',
    region_key: 'STATE',
    region_name: 'NAME',
    builtin: true,
  },
  world_countries: {
    name: 'World',
    url: 'api/geojson/world_countries',
    region_key: 'ISO_A2',
    region_name: 'NAME',
    builtin: true,
  },
}

interface PeopleFacts {
  hasUser: boolean
  activeUsers: number
  firstJoined: string | undefined
}

/** Gives all values that are not stored as they are read, by key. */
export function computedSettings({ store, engines, now }: Pick<Deps, 'store' | 'engines' | 'now'>) {
  const startupMs = Math.max(1, Math.round(now() - performance.timeOrigin))
  const people = new VersionedCache('identity', async (): Promise<PeopleFacts> => ({
    hasUser: (await store.users.count()) > 0,
    activeUsers: await store.users.countFiltered({ status: 'active', order: 'first_name' }),
    firstJoined: await store.users.firstJoined(),
  }))
  const hasSample = new VersionedCache('metadata', async () =>
    (await store.databases.list()).some((database) => database.is_sample),
  )

  const liveExamples = new VersionedMap<number, boolean>('content', 1)

  /** The dashboard as long as it is there and not in the Trash. */
  async function exampleDashboard(versions: CacheVersions, id: unknown): Promise<number | null> {
    if (!isId(id)) return null
    const isLive = await liveExamples.get(versions, id, async () =>
      (await store.dashboards.briefs([id])).some(({ archived }) => !archived),
    )
    return isLive === true ? id : null
  }

  return async (snapshot: SettingsSnapshot): Promise<Record<string, unknown>> => {
    const versions = await store.versions()
    const { hasUser, activeUsers, firstJoined } = await people.get(versions)
    const zone = snapshot.get('report-timezone') ?? 'UTC'
    return {
      version: WRITTEN_VERSION,
      'token-features': NO_FEATURES,
      'has-user-setup': hasUser,
      'setup-token': hasUser ? null : snapshot.get('setup-token'),
      'instance-creation': firstJoined ?? null,
      'active-users-count': activeUsers,
      engines: engines(),
      'available-fonts': FONTS.filter((font) => font !== 'Custom'),
      'available-locales': locales(),
      'available-timezones': timeZones(),
      'startup-time-millis': startupMs,
      'has-sample-database?': await hasSample.get(versions),
      'example-dashboard-id': await exampleDashboard(versions, snapshot.read('example-dashboard-id')),
      'email-configured?': snapshot.get('email-smtp-host') !== null,
      'google-auth-configured': snapshot.get('google-auth-client-id') !== null,
      'ldap-configured?': isLdapConfigured(snapshot),
      'jwt-configured': snapshot.get('jwt-shared-secret') !== null,
      'oidc-configured': oidcClient(snapshot) !== undefined,
      'other-sso-enabled?': isJwtOn(snapshot) || isOidcOn(snapshot),
      'report-timezone-short': shortZone(zone, now()),
      'report-timezone-long': zone,
      'system-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'custom-geojson': { ...Object(snapshot.read('custom-geojson')), ...BUILT_IN_MAPS },
      'embedding-app-origins-sdk': sdkOrigins(snapshot),
      ...oldUploadsSettings(snapshot),
    }
  }
}

/** Loopback pages may embed unless that is switched off. */
function sdkOrigins(snapshot: SettingsSnapshot): string {
  const stored = snapshot.get('embedding-app-origins-sdk')
  if (snapshot.get('disable-cors-on-localhost')) return stored
  return `localhost:* ${stored}`.trim()
}

function shortZone(zone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
