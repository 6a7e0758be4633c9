/**
 * Settings: reading them, listing them for clients and changing them (contract: settings, section 1). Their definitions
 * are in the registry of the contract package. Tested by test/contract/setting.test.ts.
 */
import { randomUUID } from 'node:crypto'
import {
  findSetting,
  forbidden,
  notFound,
  parseSetting,
  SETTINGS,
  settingEnvName,
  type SettingDefinition,
} from '@querent/contract'
import { canChangeSettings, require } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { AppDatabaseUnavailable, VersionedCache, type CacheVersions } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { computedSettings } from './computed.ts'
import { createSnapshot, type SettingsSnapshot } from './snapshot.ts'
import { mayRead, mayWrite, readableSettings } from './visibility.ts'
import { getDefinition, isHttpsAddress, maskSecret, prepareChanges } from './write.ts'

export type { SettingsSnapshot } from './snapshot.ts'

/** Well after the names were changed in the request itself. */
const RENAME_AGAIN_MS = 60_000

export function settingService(deps: Deps) {
  const { store, config, observe, jobs, sync } = deps
  const computed = computedSettings(deps)
  const snapshots = new VersionedCache('settings', async () => {
    const snapshot = createSnapshot(await store.settings.list(), config.settings)
    for (const key of snapshot.unusable) observe({ type: 'setting.failed', key, error: 'The stored value is unusable' })
    latest = snapshot
    return snapshot
  })
  let latest = createSnapshot([], config.settings)

  /** The settings in effect now, also when another process changed them. Cheap: one read of the change counters. */
  async function current(): Promise<SettingsSnapshot> {
    return at(await store.versions())
  }

  /** The same for a caller that has just read the change counters. */
  function at(versions: CacheVersions): Promise<SettingsSnapshot> {
    return snapshots.get(versions)
  }

  /** Header in which a proxy tells the address of the client, in lower case. */
  async function addressHeader(): Promise<string> {
    return (await current()).get('source-address-header')
  }

  /** Gives each setting's value for the user: its own, a computed or the stored one. */
  async function valuesFor(user: CurrentUser | undefined, snapshot: SettingsSnapshot) {
    const made = await computed(snapshot)
    const own = user === undefined ? {} : ((await store.users.find(user.id))?.settings ?? {})
    return ({ key, isUserLocal }: SettingDefinition): unknown => {
      if (isUserLocal === true && own[key] !== undefined && own[key] !== null) return own[key]
      return key in made ? made[key] : snapshot.read(key)
    }
  }

  /** Every setting that the caller may read, by key. */
  async function properties(user: CurrentUser | undefined): Promise<Record<string, unknown>> {
    await ensureGeneratedValues()
    const value = await valuesFor(user, await current())
    return Object.fromEntries(readableSettings(user).map((definition) => [definition.key, value(definition)]))
  }

  /** Of several processes that write a value, the first one wins. */
  async function writeIfAbsent(key: string, value: unknown): Promise<void> {
    await store.transaction((repositories) => repositories.settings.writeIfAbsent({ key, value }))
  }

  /** Stores the values that the server generates for itself, unless they are there. */
  async function ensureGeneratedValues(): Promise<void> {
    const snapshot = await current()
    for (const key of ['analytics-uuid', 'site-uuid', 'setup-token']) {
      if (snapshot.read(key) === null) await writeIfAbsent(key, randomUUID())
    }
  }

  /** Whether an address of the server is set. As last read, like `httpsSite`. */
  function isSiteKnown(): boolean {
    return latest.get('site-url') !== null
  }

  /** Keeps the address by which the server was first reached, unless one is set. */
  async function noteSite(address: string): Promise<void> {
    if ((await current()).get('site-url') !== null) return
    const parsed = parseSetting(getDefinition('site-url'), address)
    if (!parsed.ok) return
    await writeIfAbsent('site-url', parsed.value).catch((error: unknown) => {
      // The next request tries again; this one is about something else.
      if (!(error instanceof AppDatabaseUnavailable)) throw error
    })
  }

  /** Definitions with their values, for those who manage settings. */
  async function list(user: CurrentUser) {
    require(canChangeSettings(user))
    const snapshot = await current()
    const value = await valuesFor(user, snapshot)
    return SETTINGS.filter((definition) => definition.visibility !== 'internal').map((definition) =>
      describe(definition, value(definition), snapshot),
    )
  }

  /** One bare value; null when it is the default or comes from the environment. */
  async function get(user: CurrentUser, key: string): Promise<unknown> {
    const definition = findSetting(key)
    if (!canChangeSettings(user) && (definition === undefined || !mayRead(definition, user))) throw forbidden()
    const known = getDefinition(key)
    const snapshot = await current()
    const value = await valuesFor(user, snapshot)
    return describe(known, value(known), snapshot).value
  }

  /**
   * Changes settings, all or none.
   * @throws {ApiError} 403 for a key that the caller may not change, 400 for an unknown key or a bad value.
   */
  async function write(user: CurrentUser, values: Readonly<Record<string, unknown>>): Promise<void> {
    const wanted = new Map<SettingDefinition, unknown>()
    for (const [key, value] of Object.entries(values)) {
      const definition = findSetting(key)
      require(canChangeSettings(user) || (definition !== undefined && mayWrite(definition, user)))
      wanted.set(getDefinition(key), value)
    }
    const changes = prepareChanges(wanted, await current())
    const isOwn = ({ key }: { key: string }) => findSetting(key)?.isUserLocal === true
    const own = changes.filter(isOwn)
    await store.transaction(async (repositories) => {
      await repositories.settings.write(changes.filter((change) => !isOwn(change)))
      if (own.length === 0) return
      await repositories.users.lock()
      const stored = (await repositories.users.find(user.id))?.settings ?? {}
      const next = { ...stored, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) }
      const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null))
      await repositories.users.update(user.id, { settings: kept })
    })
    await current()
    if (changes.some(({ key }) => key === 'humanization-strategy')) await renameData()
  }

  /** Names follow before the answer, as clients read them next; the job is for a process that dies meanwhile. */
  async function renameData(): Promise<void> {
    await jobs.enqueue('sync.names', 'sync.names', {}, RENAME_AGAIN_MS)
    await sync.renameByStrategy()
  }

  /** The state of the licence. Nothing here needs one, so any is as good as none. @throws {ApiError} 404 without one. */
  async function licence(user: CurrentUser) {
    require(canChangeSettings(user))
    if ((await current()).read('premium-embedding-token') === null) throw notFound()
    return { valid: false, status: 'This server needs no licence and reads none.', trial: false, features: [] }
  }

  /** Which other origins may call from a browser. */
  async function originRules() {
    const snapshot = await current()
    return {
      allowed: snapshot.get('embedding-app-origins-sdk'),
      isLoopbackAllowed: !snapshot.get('disable-cors-on-localhost'),
    }
  }

  /** Where plain http requests are sent; undefined while they may stay. As last read: it is asked in every request. */
  function httpsSite(): string | undefined {
    const site = latest.get('site-url')
    return latest.get('redirect-all-requests-to-https') && isHttpsAddress(site) ? site : undefined
  }

  /** Origins, separated by blanks, that may show the application in a frame. As last read, like `httpsSite`. */
  function framingOrigins(): string {
    const isOn = latest.get('enable-embedding-interactive') || latest.get('enable-embedding')
    const origins = latest.get('embedding-app-origins-interactive') ?? latest.get('embedding-app-origin')
    return isOn ? (origins ?? '') : ''
  }

  return {
    current,
    at,
    addressHeader,
    originRules,
    httpsSite,
    framingOrigins,
    licence,
    properties,
    isSiteKnown,
    noteSite,
    ensureGeneratedValues,
    list,
    get,
    write,
  }
}

export type SettingService = ReturnType<typeof settingService>

function describe(definition: SettingDefinition, value: unknown, snapshot: SettingsSnapshot) {
  const { key, description, default: otherwise } = definition
  const envName = snapshot.envName(key)
  const isShown = definition.isComputed === true || definition.isAlwaysShown === true
  const isDefault = JSON.stringify(value) === JSON.stringify(otherwise)
  const shown = definition.isSecret === true && typeof value === 'string' ? maskSecret(value) : value
  return {
    key,
    value: !isShown && (isDefault || envName !== undefined) ? null : shown,
    is_env_setting: envName !== undefined,
    env_name: settingEnvName(key),
    description,
    default: envName === undefined ? otherwise : `Using value of env var $${envName}`,
  }
}
