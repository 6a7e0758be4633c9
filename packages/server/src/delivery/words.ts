/** What messages say, in the language of those who get them. Translations are in the catalogs of the page. */
import { pageCatalog } from '../pictures/index.ts'

/** A text of the catalogs, and what fills its places. */
export interface Said {
  readonly text: string
  readonly values?: Values
}

type Values = Readonly<Record<string, string | Said>>

/** A text in somebody's language, with values in its places. */
export type Say = (text: string, values?: Values) => string

/** Marks a text for the catalogs. */
export const msg = (text: string): string => text

/** English where a language has no catalog. */
export async function wordsIn(locale: string): Promise<Say> {
  const messages = await pageCatalog(locale)
  return sayWith(messages)
}

/** For what is kept, and for channels that are not somebody's own. */
export const sayInEnglish: Say = sayWith({})

export function inEnglish({ text, values }: Said): string {
  return sayInEnglish(text, values)
}

function sayWith(messages: Readonly<Record<string, string>>): Say {
  const say: Say = (text, values = {}) =>
    (messages[text] || text).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name] ?? place
      return typeof value === 'string' ? value : say(value.text, value.values)
    })
  return say
}
