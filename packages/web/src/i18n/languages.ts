/** Which languages there are, and how one is loaded. */
import { setLanguage } from './t.ts'

/** Catalogs by locale, each a chunk of its own. English needs none. */
const catalogs = import.meta.glob<{ default: Record<string, string> }>('./locales/*.json')

/** True for a language that the page speaks; the server knows more, for dates and names. */
export function isSpoken(id: string): boolean {
  const language = id.split(/[-_]/)[0] ?? id
  return language === 'en' || catalogs[`./locales/${language}.json`] !== undefined
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/

/** Loads the catalog that fits best and sets language and direction of the page. An unknown language reads English. */
export async function loadLanguage(wanted: string): Promise<void> {
  const tag = wanted.replace('_', '-')
  const load = catalogs[`./locales/${tag}.json`] ?? catalogs[`./locales/${tag.split('-')[0]}.json`]
  const messages = load === undefined ? {} : (await load()).default
  setLanguage({ locale: isLocale(tag) ? tag : 'en', messages })
  document.documentElement.lang = tag
  document.documentElement.dir = RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
