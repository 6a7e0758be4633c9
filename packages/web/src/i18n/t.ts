/** Texts in the language of the reader. The English text is the key; messages are ICU, for plurals and selections. */
import { IntlMessageFormat } from 'intl-messageformat'

type Values = Record<string, unknown>

interface Language {
  locale: string
  messages: Readonly<Record<string, string>>
}

let language: Language = { locale: 'en', messages: {} }
const compiled = new Map<string, IntlMessageFormat>()

/** What `t` and the formats of values use from now on. Pages are drawn anew by whoever changes it. */
export function setLanguage(next: Language): void {
  language = next
  compiled.clear()
}

/** The BCP 47 tag in use. */
export function locale(): string {
  return language.locale
}

/**
 * The text in the reader's language, else in English. With values it is an ICU message: `t('{n, plural, one {# row} other
 * {# rows}}', { n })`.
 */
export const t = (text: string, values?: Values): string => translated(text, values)

/** The same for a text that is marked where it is written, such as by `msg('…')` in `viz`. */
export function translated(text: string, values?: Values): string {
  // A catalog in the making has empty texts.
  const message = language.messages[text] || text
  if (values === undefined) return message
  let format = compiled.get(message)
  if (format === undefined) {
    format = new IntlMessageFormat(message, language.locale, undefined, { ignoreTag: true })
    compiled.set(message, format)
  }
  return String(format.format(values))
}
