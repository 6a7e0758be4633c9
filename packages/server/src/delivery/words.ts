/** What messages say, in the language of those who get them. Translations are in the catalogs of the page. */
import { pageCatalog } from '../pictures/index.ts'

/** A text in the reader's language, with values in its places. */
export type Say = (text: string, values?: Readonly<Record<string, string>>) => string

/** Marks a text for the catalogs. */
export const msg = (text: string): string => text

/** English where a language has no catalog. */
export async function wordsIn(locale: string): Promise<Say> {
  const messages = await pageCatalog(locale)
  return (text, values = {}) =>
    (messages[text] || text).replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
