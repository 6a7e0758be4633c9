/**
 * What a fault says. Its text is English and a key of translations, with names in braces for what differs; pages say it in the
 * reader's language by text and values, never by the whole sentence.
 */
export interface Said {
  readonly text: string
  readonly values: Readonly<Record<string, SaidValue>>
}

/** A list is read as one or the other: `a, b or c`. */
export type SaidValue = string | number | Said | readonly string[]

/** @param text Written out where it is said: `npm run generate messages` finds it there. */
export function said(text: string, values: Said['values'] = {}): Said {
  return { text, values }
}

export function inEnglish({ text, values }: Said): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return value === undefined ? hole : english(value)
  })
}

function english(value: SaidValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return isList(value) ? listOf(value) : inEnglish(value)
}

const isList = (value: Said | readonly string[]): value is readonly string[] => Array.isArray(value)

function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** The fault with the names that somebody may have meant. */
export function withHint(fault: Said, names: readonly string[]): Said {
  return names.length === 0 ? fault : said('{fault} Did you mean {names}?', { fault, names })
}

/** The fault with the place in the query where it lies, which programs read. */
export function atPath(fault: string | Said, path: string): string | Said {
  return typeof fault === 'string' ? `${fault} (at ${path})` : said('{fault} (at {path})', { fault, path })
}

/** The opposite, for readers who see the place itself. */
export function withoutPath(fault: Said): Said {
  const { fault: inner } = fault.values
  return fault.text === '{fault} (at {path})' && typeof inner === 'object' && !isList(inner) ? inner : fault
}
