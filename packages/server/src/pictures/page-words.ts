/**
 * The page's own words and rules, so that mails and files say what the page says. They are loaded from its sources, which
 * need neither a browser nor a build; they hold the language as a whole does, so a thread writes for one reader at a time.
 */
import { readFile } from 'node:fs/promises'
import type { Words } from '@querent/viz'

type Settings = Readonly<Record<string, unknown>>

interface Band<Item> {
  /** In reading order. */
  items: readonly Item[]
  top: number
  /** Empty rows above it. */
  gap: number
}

/** What is used of the page's modules for every picture, each in the file of its name below. */
interface WordModules {
  setLanguage(language: { locale: string; messages: Readonly<Record<string, string>> }): void
  words(): Words
  withLocalNames<Result>(result: Result): Result
  /** JSON whose large whole numbers keep their digits, as texts. */
  parseJson(text: string): unknown
}

/** What dashboards, filters and texts need besides. */
export interface DashboardModules {
  sayValue(parameter: Settings, value: unknown): string
  sayItems(parameter: Settings, value: unknown, labelOf?: (value: unknown) => string | undefined): readonly string[]
  fillText(text: string, values: ReadonlyMap<string, string | null>, options: { isMarkdown: boolean }): string
  /** A text of the server that may have values in it. */
  sayServerText(text: string): string
  bandsOf<Item>(items: readonly Item[]): readonly Band<Item>[]
}

const PAGE = new URL('../../../web/src/', import.meta.url)
const FILES = ['i18n/t.ts', 'i18n/server-names.ts', 'viz/Picture/words.ts', 'lib/exact-json.ts']
/** A chart by itself, as mails have them, does without. */
const DASHBOARD_FILES = [
  'i18n/server-texts.ts',
  'filters/index.ts',
  'models/dashboard/text/index.ts',
  'models/dashboard/layout/bands.ts',
]

let words: Promise<WordModules> | undefined
let more: Promise<DashboardModules> | undefined

/** The page's words in a language; English for one that the page does not speak. */
export async function pageWords(wanted: string): Promise<WordModules & { locale: string }> {
  const page = await (words ??= load<WordModules>(FILES))
  const tag = wanted.replace('_', '-')
  const locale = isLocale(tag) ? tag : 'en'
  page.setLanguage({ locale, messages: await catalog(locale) })
  return { ...page, locale }
}

/** What the page says of filters and texts, in the language that was chosen last. */
export function dashboardWords(): Promise<DashboardModules> {
  return (more ??= load<DashboardModules>(DASHBOARD_FILES))
}

/** What is said at once, before anybody else on this thread chooses another language. */
export async function saidInPageWords<Result>(
  wanted: string,
  say: (page: DashboardModules) => Result,
): Promise<Result> {
  const page = await dashboardWords()
  const { locale, setLanguage } = await pageWords(wanted)
  setLanguage({ locale, messages: await catalog(locale) })
  try {
    return say(page)
  } finally {
    setLanguage({ locale: 'en', messages: {} })
  }
}

async function load<Modules>(files: readonly string[]): Promise<Modules> {
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, PAGE).href)))
  return Object.assign({}, ...modules) as Modules
}

/** What texts are called in a language, by the English texts; none for a language that the page does not speak. */
export async function pageCatalog(wanted: string): Promise<Readonly<Record<string, string>>> {
  const tag = wanted.replace('_', '-')
  return isLocale(tag) ? catalog(tag) : {}
}

const catalogs = new Map<string, Promise<Record<string, string>>>()

function catalog(locale: string): Promise<Record<string, string>> {
  const [language = 'en'] = locale.split('-')
  const known = catalogs.get(language)
  if (known !== undefined) return known
  const read = readFile(new URL(`i18n/locales/${language}.json`, PAGE), 'utf8').then(
    (text): Record<string, string> => JSON.parse(text),
    () => ({}),
  )
  catalogs.set(language, read)
  return read
}

function isLocale(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(tag) && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
