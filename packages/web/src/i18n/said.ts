/** What other packages say as a text and its values, in the reader's language. */
import { locale, translated } from './t.ts'

/** As the language of formulas has its faults, and the server what it refuses. */
interface Said {
  readonly text: string
  readonly values: Readonly<Record<string, SaidValue>>
}

type SaidValue = string | number | Said | readonly string[]

export function saySaid({ text, values }: Said): string {
  const entries = Object.entries(values)
  if (entries.length === 0) return translated(text)
  return translated(text, Object.fromEntries(entries.map(([name, value]) => [name, sayValue(value)])))
}

function sayValue(value: SaidValue): string | number {
  if (typeof value !== 'object') return value
  if (!isList(value)) return saySaid(value)
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(value)
}

const isList = (value: Said | readonly string[]): value is readonly string[] => Array.isArray(value)
