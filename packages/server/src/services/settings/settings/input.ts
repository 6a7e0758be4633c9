/** Settings of one subject as a form sends them, before they are tried and kept. */
import { findSetting, invalidField, parseSetting, SETTINGS, typedSettingValues } from '@querent/contract'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import type { SettingChange } from '../../../store/index.ts'
import { isMaskOf } from './write.ts'

interface SettingsInput {
  /** The settings as they would be. */
  snapshot: SettingsSnapshot
  /** What there is to store: a secret that came back masked and what the environment sets are left out. */
  changes: SettingChange[]
}

/**
 * @param prefix of the settings that may be sent, such as `ldap-`.
 * @throws {ApiError} 400 on the key of a value that is refused, and of one that is none of these settings.
 */
export function settingsInput(
  current: SettingsSnapshot,
  input: Readonly<Record<string, unknown>>,
  prefix: string,
): SettingsInput {
  const changes: SettingChange[] = []
  for (const [sent, value] of Object.entries(input)) {
    const definition = findSetting(sent)
    if (definition?.key.startsWith(prefix) !== true) throw invalidField(sent, 'There is no such setting.')
    const { key } = definition
    if (definition.isComputed === true) continue
    if (current.envName(key) !== undefined || isMaskOf(definition, value, current)) continue
    const parsed = parseSetting(definition, value)
    if (!parsed.ok) throw invalidField(key, `The value ${parsed.error}.`)
    changes.push({ key, value: parsed.value })
  }
  return { snapshot: withChanges(current, changes), changes }
}

function withChanges(current: SettingsSnapshot, changes: readonly SettingChange[]): SettingsSnapshot {
  const changed = new Map(changes.map(({ key, value }) => [key, value ?? findSetting(key)?.default]))
  const values = Object.fromEntries(
    SETTINGS.map(({ key }) => [key, changed.has(key) ? changed.get(key) : current.read(key)]),
  )
  const typed = typedSettingValues(values)
  return { ...current, get: (key) => typed[key], read: (key) => values[key] }
}
