/** The values of all settings at one moment, as the server acts on them. */
import { parseSetting, SETTINGS, typedSettingValues, type SettingValues } from '@querent/contract'
import type { Config } from '../config/config.ts'
import type { StoredSetting } from '../store/index.ts'

export interface SettingsSnapshot {
  /** The value in effect: from the environment, else stored, else the default. */
  get<Key extends keyof SettingValues>(key: Key): SettingValues[Key]
  /** The same for any setting that is not computed. */
  read(key: string): unknown
  /** Name of the variable that fixes the setting, if one does. */
  envName(key: string): string | undefined
  /** Settings whose stored value cannot be used; they read as their default. */
  readonly unusable: readonly string[]
}

export function createSnapshot(stored: readonly StoredSetting[], environment: Config['settings']): SettingsSnapshot {
  const storedByKey = new Map(stored.map((setting) => [setting.key, setting]))
  const values: Record<string, unknown> = {}
  const unusable: string[] = []
  for (const definition of SETTINGS) {
    const { key } = definition
    values[key] = environment.get(key)?.value ?? definition.default
    const row = storedByKey.get(key)
    if (row === undefined || environment.has(key)) continue
    const parsed = row.isReadable ? parseSetting(definition, row.value) : undefined
    if (parsed?.ok === true) values[key] = parsed.value ?? definition.default
    else unusable.push(key)
  }
  const typed = typedSettingValues(values)
  return {
    get: (key) => typed[key],
    read: (key) => values[key],
    envName: (key) => environment.get(key)?.envName,
    unusable,
  }
}
