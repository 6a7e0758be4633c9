import { QueryError, type SqlParam } from '@querent/query'
import { splitAtPlaceholders } from './placeholders.ts'

/**
 * The statement with its values written as literals. The binary protocol would bind numbers as doubles, which makes
 * decimal arithmetic and 64-bit comparisons inexact, needs a second round trip, and is not offered by every variant of
 * the server; a literal has the value's own type.
 * @throws {QueryError} placeholders and values differ in number, or a number is not finite.
 */
export function inlineParams(sql: string, params: readonly SqlParam[], hasAnsiQuotes: boolean): string {
  if (params.length === 0) return sql
  const pieces = splitAtPlaceholders(sql, hasAnsiQuotes)
  if (pieces.length !== params.length + 1) {
    throw new QueryError('db', `The statement has ${pieces.length - 1} placeholders for ${params.length} values.`)
  }
  return pieces.map((piece, index) => (index === 0 ? piece : literal(params[index - 1] ?? null) + piece)).join('')
}

function literal(param: SqlParam): string {
  if (param === null) return 'NULL'
  if (typeof param === 'string') return quotedText(param)
  if (typeof param === 'boolean') return param ? 'TRUE' : 'FALSE'
  if (typeof param === 'number' && !Number.isFinite(param)) {
    throw new QueryError('invalid-query', 'A number in a query must be finite.')
  }
  return param < 0 ? `(${param})` : String(param)
}

/** Sessions read a backslash as an escape sign. */
function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
