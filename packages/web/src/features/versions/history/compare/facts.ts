/** Rows of a comparison from single values and from settings. */
import { sameJson } from '../../../../lib/same-json.ts'
import { compareSettings } from '../model/index.ts'
import type { DifferenceRow } from './Differences.tsx'
import { saySetting, sayValue } from './say-setting.ts'

type Settings = Readonly<Record<string, unknown>>

/** Those of the facts that differ: `[title, before, after]`. */
export function factRows(facts: readonly (readonly [string, unknown, unknown])[]): DifferenceRow[] {
  return facts
    .filter(([, before, after]) => !sameJson(before ?? null, after ?? null))
    .map(([title, before, after]) => {
      const [one, other] = [emptyAsNone(before), emptyAsNone(after)]
      const mark = one === null ? 'added' : other === null ? 'removed' : 'changed'
      return { key: title, title, mark, before: one, after: other }
    })
}

function emptyAsNone(value: unknown): string | null {
  return value === '' ? null : sayValue(value)
}

/** The settings that differ. */
export function settingRows(before: Settings, after: Settings, display: string): DifferenceRow[] {
  return compareSettings(before, after).map((change) => ({
    key: change.path.join('/'),
    title: saySetting(change.path, display),
    mark: change.mark,
    before: sayValue(change.before),
    after: sayValue(change.after),
  }))
}
