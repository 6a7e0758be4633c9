/** Settings and their values in words. */
import { visualizationOf } from '@querent/viz'
import { t, translated } from '../../../../i18n/t.ts'

/** Such as `Stacking` or `Revenue: number style`: by the display's own words where it has some for the key. */
export function saySetting(path: readonly string[], display: string): string {
  const [key = '', ...within] = path
  const settings = visualizationOf(display)?.settings.flatMap((group) => group.settings) ?? []
  const label = settings.find((setting) => setting.key === key)?.label
  const last = within.at(-1)
  const said = label === undefined ? words(key) : translated(label)
  if (last === undefined) return said
  const inner = within.length > 1 ? `${columnOf(within[0] ?? '')}: ${words(last).toLowerCase()}` : columnOf(last)
  return key === 'column_settings' ? inner : `${said}: ${inner}`
}

/** A display by its name. */
export function sayDisplay(display: string): string {
  const label = visualizationOf(display)?.label
  return label === undefined ? words(display) : translated(label)
}

/** What a value says; null for none. */
export function sayValue(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (value === true) return t('On')
  if (value === false) return t('Off')
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}

/** The last part of a key as words. */
function words(key: string): string {
  const text = (key.split('.').at(-1) ?? key).replaceAll(/[_-]+/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The column of a key such as `["name","total"]`. */
function columnOf(key: string): string {
  try {
    const ref: unknown = JSON.parse(key)
    return Array.isArray(ref) ? String(ref[1]) : key
  } catch {
    return key
  }
}
