/** Which settings differ. */
import { sameJson } from '../../../../lib/same-json.ts'
import type { Mark } from './align.ts'

type Settings = Readonly<Record<string, unknown>>

export interface SettingChange {
  /** The key, and the keys within its value, such as `column_settings`, `["name","total"]`, `number_style`. */
  readonly path: readonly string[]
  readonly mark: Exclude<Mark, 'same'>
  /** undefined where it is not set. */
  readonly before: unknown
  readonly after: unknown
}

/** The settings that are not the same in both, in the order of their keys. Maps are entered, lists are values. */
export function compareSettings(before: Settings, after: Settings): SettingChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return keys.flatMap((key) => compareValue([key], before[key], after[key]))
}

function compareValue(path: readonly string[], before: unknown, after: unknown): SettingChange[] {
  if (sameJson(before ?? null, after ?? null)) return []
  if (isMap(before) || isMap(after)) {
    const [one, other] = [before ?? {}, after ?? {}]
    if (isMap(one) && isMap(other)) {
      return compareSettings(one, other).map((change) => ({ ...change, path: [...path, ...change.path] }))
    }
  }
  return [{ path, mark: before == null ? 'added' : after == null ? 'removed' : 'changed', before, after }]
}

function isMap(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
