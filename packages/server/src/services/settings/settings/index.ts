/**
 * Reading settings, listing them for clients and changing them (contract: settings, section 1). Their values in effect are
 * in server/src/settings. Tested by test/contract/setting.test.ts.
 */
import { findSetting, forbidden, notFound, SETTINGS, settingEnvName, type SettingDefinition } from '@querent/contract'
import { canChangeSettings, requireRight, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import type { Deps } from '../../deps.ts'
import { computedSettings } from './computed.ts'
import { mayManage, mayRead, mayWrite, readableSettings } from './visibility.ts'
import { getDefinition, maskSecret, prepareChanges } from './write.ts'
import { SYNC_NAMES } from '../../../sync/index.ts'

export { settingsInput } from './input.ts'
export { httpSettings } from './http-settings.ts'
export { mayWrite } from './visibility.ts'
export { getDefinition, isMaskOf, maskSecret } from './write.ts'

/** Well after the names were changed in the request itself. */
const RENAME_AGAIN_MS = 60_000

interface UploadsPlace {
  db_id: number | null
  schema_name: string | null
  table_prefix: string | null
}

type SettingServiceDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'engines' | 'jobs' | 'sync' | 'now'>

export function settingService(deps: SettingServiceDeps) {
  const { store, change, settings, jobs, sync, now } = deps
  const computed = computedSettings(deps)

  const followers: { keys: readonly string[]; run: () => Promise<void> }[] = []

  /** Has something done after each change of one of these settings, before the change is answered. */
  function follow(keys: readonly string[], run: () => Promise<void>): void {
    followers.push({ keys, run })
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
    await settings.ensureGeneratedValues()
    const value = await valuesFor(user, await settings.current())
    return Object.fromEntries(readableSettings(user).map((definition) => [definition.key, value(definition)]))
  }

  /** Definitions with their values, for those who manage settings. */
  async function list(user: CurrentUser) {
    requireRight(canChangeSettings(user))
    const snapshot = await settings.current()
    const value = await valuesFor(user, snapshot)
    return SETTINGS.filter((definition) => mayManage(definition, user)).map((definition) =>
      describe(definition, value(definition), snapshot),
    )
  }

  /** One bare value; null when it is the default or comes from the environment. */
  async function get(user: CurrentUser, key: string): Promise<unknown> {
    const definition = findSetting(key)
    if (!user.is_superuser && (definition === undefined || !mayRead(definition, user))) throw forbidden()
    const known = getDefinition(key)
    const snapshot = await settings.current()
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
      requireRight(user.is_superuser || (definition !== undefined && mayWrite(definition, user)))
      wanted.set(getDefinition(key), value)
    }
    const changes = prepareChanges(wanted, await settings.current(), now())
    const isOwn = ({ key }: { key: string }) => findSetting(key)?.isUserLocal === true
    const own = changes.filter(isOwn)
    await change(user, async ({ repositories }) => {
      await repositories.settings.write(changes.filter((one) => !isOwn(one)))
      for (const { key, value } of changes)
        if (key === 'uploads-settings') await repositories.databases.setUploads(uploadsPlace(value))
      if (own.length === 0) return
      await repositories.users.lock()
      const stored = (await repositories.users.find(user.id))?.settings ?? {}
      const next = { ...stored, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) }
      const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null))
      await repositories.users.update(user.id, { settings: kept })
    })
    await settings.current()
    if (changes.some(({ key }) => key === 'humanization-strategy')) await renameData()
    for (const { keys, run } of followers) if (changes.some(({ key }) => keys.includes(key))) await run()
  }

  /** Names follow before the answer, as clients read them next; the job is for a process that dies meanwhile. */
  async function renameData(): Promise<void> {
    await jobs.enqueue(SYNC_NAMES, {}, RENAME_AGAIN_MS)
    await sync.renameByStrategy()
  }

  /** The state of the license. Nothing here needs one, so any is as good as none. @throws {ApiError} 404 without one. */
  async function license(user: CurrentUser) {
    requireSuperuser(user)
    if ((await settings.current()).read('premium-embedding-token') === null) throw notFound()
    return { valid: false, status: 'This server needs no license and reads none.', trial: false, features: [] }
  }

  return { properties, list, get, write, follow, license }
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

/** Where uploads go, as databases keep it; null for nowhere. */
function uploadsPlace(value: unknown) {
  const { db_id, schema_name, table_prefix }: Partial<UploadsPlace> = Object(value)
  return db_id == null ? null : { db_id, schema_name: schema_name ?? null, table_prefix: table_prefix ?? null }
}
