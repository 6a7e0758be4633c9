/**
 * Pieces of SQL that know where identifiers and values are, so that nothing is quoted by hand. Build them with the
 * `sql` tag and the helpers in this file; `render` prints them.
 */
import type { SqlParam } from '../driver.ts'

/** A piece of SQL text with identifiers, literals and bound values in their places. */
export interface Sql {
  readonly parts: readonly SqlPart[]
}

/** Plain text; an identifier path that the dialect quotes; a text literal that it quotes; or a bound value. */
type SqlPart =
  | string
  | { readonly identifier: readonly string[] }
  | { readonly literal: string }
  | { readonly param: SqlParam }
  | Sql

const EMPTY: Sql = { parts: [] }

/** SQL from a template; only other pieces of SQL can be put in. Example: `` sql`lower(${column})` ``. */
export function sql(strings: TemplateStringsArray, ...values: readonly Sql[]): Sql {
  const parts: SqlPart[] = []
  for (let index = 0; index < strings.length; index++) {
    const text = strings[index]
    if (text) parts.push(text)
    const value = values[index]
    if (value) parts.push(value)
  }
  return { parts }
}

/** Text that is SQL already: keywords and function names of ours, or a user's native query. */
export function raw(text: string): Sql {
  return text === '' ? EMPTY : { parts: [text] }
}

/** A quoted identifier, qualified when several names are given; null and empty names are left out. */
export function identifier(...names: readonly (string | null)[]): Sql {
  return { parts: [{ identifier: names.filter((name) => name !== null && name !== '').map(String) }] }
}

/** A value that is bound and never becomes text of the statement. */
export function param(value: SqlParam): Sql {
  return { parts: [{ param: value }] }
}

/** A text literal, quoted by the dialect; for constants of ours such as units and zone names. */
export function textLiteral(value: string): Sql {
  return { parts: [{ literal: value }] }
}

/** Digits of a finite number: it needs no quoting, and its type is then plain to every engine. */
export function numberLiteral(value: number | bigint): Sql {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('not a finite number')
  const digits = typeof value === 'bigint' ? value.toString() : decimalDigits(value)
  return raw(digits.startsWith('-') ? `(${digits})` : digits)
}

function decimalDigits(value: number): string {
  if (Object.is(value, -0)) return '0'
  return String(value)
}

/** Joins pieces with a separator of plain SQL. */
export function join(pieces: readonly Sql[], separator = ', '): Sql {
  if (pieces.length === 0) return EMPTY
  const parts: SqlPart[] = [pieces[0]!]
  for (let index = 1; index < pieces.length; index++) parts.push(separator, pieces[index]!)
  return { parts }
}

/** A function call. */
export function call(name: string, ...args: readonly Sql[]): Sql {
  return { parts: [`${name}(`, join(args), ')'] }
}

/** @param type in the engine's words. */
export function cast(value: Sql, type: string): Sql {
  return { parts: ['CAST(', value, ` AS ${type})`] }
}

/** The text alone, with a sign for everything else. */
export function plainText({ parts }: Sql): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'parts' in part ? plainText(part) : '?')).join('')
}

/** True when nothing would be printed. */
export function isEmpty(piece: Sql): boolean {
  return piece.parts.length === 0
}
