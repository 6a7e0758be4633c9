/** What settings come to: the value in effect, what stands in the environment, what a search finds. */
import { ApiError } from '../../../api/errors.ts'
import type { SettingDefinition } from '../../../api/setting.ts'
import type { Properties } from '../../../api/session.ts'
import { locale, t } from '../../../i18n/t.ts'
import type { Setting, SettingGroup, SettingSection } from './catalogue/index.ts'

export type Definitions = ReadonlyMap<string, SettingDefinition>

export const byKey = (definitions: readonly SettingDefinition[]): Definitions =>
  new Map(definitions.map((definition) => [definition.key, definition]))

/** The value in effect. What the environment gives stands in the properties alone; secrets are masked or null. */
export function valueOf(key: string, definitions: Definitions, properties: Properties): unknown {
  const definition = definitions.get(key)
  if (definition === undefined) return properties[key] ?? null
  if (definition.is_env_setting) return properties[key] ?? null
  return definition.value ?? definition.default ?? null
}

/** The variable that fixes the setting, or undefined while it can be changed here. */
export function lockOf(key: string, definitions: Definitions): string | undefined {
  const definition = definitions.get(key)
  if (definition?.is_env_setting !== true) return undefined
  return /\$(\w+)/.exec(String(definition.default))?.[1] ?? definition.env_name
}

/** Whether somebody has stored a value of its own. */
export function isChanged(key: string, definitions: Definitions): boolean {
  const definition = definitions.get(key)
  return definition !== undefined && !definition.is_env_setting && definition.value !== null
}

/** What was wrong with a value, for the place under its field: the key, which nobody chose, is left out. */
export function reasonOf(key: string, error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const own = error.fields?.[key]
  const text = typeof own === 'string' ? own : error.message
  const said = text.startsWith(`${key} `) ? text.slice(key.length + 1) : text
  return said.charAt(0).toLocaleUpperCase(locale()) + said.slice(1)
}

export interface Found {
  section: SettingSection
  groups: SettingGroup[]
}

/** Sections with what fits all words of a text; panels stand only where their group fits by its own words. */
export function findSettings(sections: readonly SettingSection[], text: string): Found[] {
  const words = text.toLocaleLowerCase(locale()).split(/\s+/).filter(Boolean)
  const fits = (...parts: (string | undefined)[]) => {
    const all = parts.join(' ').toLocaleLowerCase(locale())
    return words.every((word) => all.includes(word))
  }
  return sections
    .map((section) => ({
      section,
      groups: section.groups.flatMap((group) => {
        if (fits(section.title, group.title, group.description)) return [group]
        const settings = group.settings.filter(({ key, label, help }) => fits(group.title, label, help, key))
        return settings.length > 0 ? [{ ...group, settings, panels: [] }] : []
      }),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** Settings that apply now. */
export function shownSettings(settings: readonly Setting[], read: (key: string) => unknown): Setting[] {
  return settings.filter(({ when }) => when === undefined || when(read))
}

/** Monday, Tuesday … as the server names them, in the reader's words. */
export function weekdayNames(): { id: string; label: string }[] {
  const names = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' })
  const english = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, day) => {
    const date = Date.UTC(1970, 0, 5 + day)
    return { id: english.format(date).toLowerCase(), label: names.format(date) }
  })
}

const PARTS = ['total', 'letter', 'lower', 'upper', 'digit', 'special'] as const

/** The rule for passwords as a list of what they need. */
export function passwordRules(value: unknown): string[] {
  const counts = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, number>>
  return PARTS.flatMap((part) => {
    const n = counts[part] ?? 0
    if (n < 1) return []
    if (part === 'total') return [t('{n, plural, one {# character} other {# characters}}', { n })]
    if (part === 'digit') return [t('{n, plural, one {# digit} other {# digits}}', { n })]
    if (part === 'lower') return [t('{n, plural, one {# lower-case letter} other {# lower-case letters}}', { n })]
    if (part === 'upper') return [t('{n, plural, one {# capital letter} other {# capital letters}}', { n })]
    if (part === 'letter') return [t('{n, plural, one {# letter} other {# letters}}', { n })]
    return [t('{n, plural, one {# other character} other {# other characters}}', { n })]
  })
}

export interface Timeout {
  amount: number
  unit: 'minutes' | 'hours' | 'days'
}

/** A stored timeout in the unit that people would choose; null is no end. */
export function readTimeout(value: unknown): Timeout | null {
  const { amount, unit } = (typeof value === 'object' && value !== null ? value : {}) as {
    amount?: number
    unit?: string
  }
  if (typeof amount !== 'number') return null
  const minutes = unit === 'hours' ? amount * 60 : unit === 'seconds' ? amount / 60 : amount
  if (minutes % 1440 === 0) return { amount: minutes / 1440, unit: 'days' }
  return minutes % 60 === 0 ? { amount: minutes / 60, unit: 'hours' } : { amount: minutes, unit: 'minutes' }
}

/** The same as it is stored, which knows no days. */
export function writeTimeout(timeout: Timeout): { amount: number; unit: 'minutes' | 'hours' } {
  return timeout.unit === 'days' ? { amount: timeout.amount * 24, unit: 'hours' } : { ...timeout, unit: timeout.unit }
}

/** Names of the properties that regions of a GeoJSON file have, those of the first regions. */
export function regionProperties(geojson: unknown): string[] {
  const { features } = (typeof geojson === 'object' && geojson !== null ? geojson : {}) as { features?: unknown }
  if (!Array.isArray(features)) return []
  const some = features.slice(0, 20) as readonly { properties?: Readonly<Record<string, unknown>> | null }[]
  return [...new Set(some.flatMap(({ properties }) => Object.keys(properties ?? {})))]
}
