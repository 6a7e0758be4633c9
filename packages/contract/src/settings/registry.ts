/** The list of all settings and how one is found. */
import type { SettingDefinition } from './definition.ts'
import { DELIVERY_SETTINGS } from './delivery.ts'
import { EMBEDDING_SETTINGS } from './embedding.ts'
import { LOGIN_SETTINGS } from './login.ts'
import { QUERY_SETTINGS } from './queries.ts'
import { SERVER_INFO_SETTINGS } from './server-info.ts'
import { SIGN_ON_SETTINGS } from './sign-on.ts'
import { SITE_SETTINGS } from './site.ts'
import { USER_LOCAL_SETTINGS } from './user-local.ts'

/** Every setting, sorted by key. */
export const SETTINGS: readonly SettingDefinition[] = [
  ...SITE_SETTINGS,
  ...SERVER_INFO_SETTINGS,
  ...LOGIN_SETTINGS,
  ...SIGN_ON_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...EMBEDDING_SETTINGS,
  ...QUERY_SETTINGS,
  ...USER_LOCAL_SETTINGS,
].sort((a, b) => (a.key < b.key ? -1 : 1))

const byKey = new Map(SETTINGS.map((setting) => [setting.key, setting]))

/** Finds a setting by its key in kebab or snake case. */
export function findSetting(key: string): SettingDefinition | undefined {
  return byKey.get(key.replaceAll('_', '-'))
}

/** The environment variable of a setting, e.g. `MB_SITE_NAME`. */
export function settingEnvName(key: string): string {
  return `MB_${key.replace('?', '').replaceAll('-', '_').toUpperCase()}`
}
