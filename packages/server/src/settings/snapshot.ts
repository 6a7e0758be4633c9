/** The values of all settings at one moment, as the server acts on them. */
import {
  parseSetting,
  SETTINGS,
  STATIC_EMBEDDING_SWITCHES,
  typedSettingValues,
  type SettingValues,
} from '@querent/contract'
import type { Config } from '../config/config.ts'
import type { StoredSetting } from '../store/index.ts'

export interface SettingsSnapshot {
  /** The value in effect: from the environment, else stored, else the default. */
  get<Key extends keyof SettingValues>(key: Key): SettingValues[Key]
  /** The same for any setting that is not computed. */
  read(key: string): unknown
  /** Whether somebody has given a value: the environment, or by storing one. */
  isSet(key: string): boolean
  /** Name of the variable that fixes the setting, if one does. */
  envName(key: string): string | undefined
  /** Settings whose stored value cannot be used; they read as their default. */
  readonly unusable: readonly string[]
}

export function createSnapshot(stored: readonly StoredSetting[], given: Config['settings']): SettingsSnapshot {
  const environment = withBothSwitches(given)
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
  // Stored before they were written together, one of them may be on alone.
  const isEmbedding = STATIC_EMBEDDING_SWITCHES.some((key) => values[key] === true)
  for (const key of STATIC_EMBEDDING_SWITCHES) values[key] = isEmbedding
  const typed = typedSettingValues(values)
  return {
    get: (key) => typed[key],
    read: (key) => values[key],
    isSet: (key) => environment.has(key) || storedByKey.has(key),
    envName: (key) => environment.get(key)?.envName,
    unusable,
  }
}

/** What the environment says of one name of a switch holds for its other name. */
function withBothSwitches(environment: Config['settings']): Config['settings'] {
  const given = STATIC_EMBEDDING_SWITCHES.map((key) => environment.get(key)).find((value) => value !== undefined)
  if (given === undefined) return environment
  return new Map([...environment, ...STATIC_EMBEDDING_SWITCHES.map((key) => [key, given] as const)])
}
