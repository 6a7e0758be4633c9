/** What messages say, in the language of those who get them. Translations are in the catalogs of the page. */
import { pageCatalog } from '../pictures/index.ts'

/** A text of the catalogs, and what fills its places. */
export interface Said {
  readonly text: string
  readonly values?: Values
}

/** A number is written as the language writes numbers. */
type Values = Readonly<Record<string, string | number | Said>>

/** A text in somebody's language, with values in its places. */
export type Say = (text: string, values?: Values) => string

/** Marks a text for the catalogs. */
export const msg = (text: string): string => text

/** English where a language has no catalog. */
export async function wordsIn(locale: string): Promise<Say> {
  const messages = await pageCatalog(locale)
  return sayWith(messages, locale)
}

/** For what is kept, and for channels that are not somebody's own. */
const sayInEnglish: Say = sayWith({}, 'en')

export function inEnglish({ text, values }: Said): string {
  return sayInEnglish(text, values)
}

/** More digits than these are the last bit of a fraction. */
const MOST_DIGITS = 15

function sayWith(messages: Readonly<Record<string, string>>, locale: string): Say {
  let numbers: Intl.NumberFormat | undefined
  // Making one takes longer than a hundred texts.
  const written = (value: number) =>
    (numbers ??= new Intl.NumberFormat(tagOf(locale), { maximumSignificantDigits: MOST_DIGITS })).format(value)
  const say: Say = (text, values = {}) =>
    (messages[text] || text).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name] ?? place
      if (typeof value === 'number') return written(value)
      return typeof value === 'string' ? value : say(value.text, value.values)
    })
  return say
}

/** As `Intl` takes it; English for what is not a language. */
export function tagOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
