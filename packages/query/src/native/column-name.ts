/** How the SQL around a field filter calls the filter's column. */
import { isClauseWord } from './subquery-alias.ts'

export interface ColumnName {
  /** Null for a column that stands alone. */
  table: string | null
  column: string
}

/** Aliases stand near the beginning; a search through megabytes for every filter would take too long. */
const MAX_SEARCHED = 100_000

/**
 * What the author tells as `alias` (`o`, or `o.total`) comes first; else the alias that the SQL itself gives the table:
 * it hides the table's own name.
 */
export function columnName(alias: string | undefined, table: string, column: string, text: string): ColumnName {
  const sql = text.slice(0, MAX_SEARCHED)
  const parts = (alias ?? '').split('.').map(unquoted).filter(Boolean)
  const [first, last] = [parts[0], parts[parts.length - 1]]
  if (first === undefined || last === undefined) return { table: aliasOf(table, sql) ?? table, column }
  if (parts.length > 1) return { table: parts[parts.length - 2] ?? null, column: last }
  return isTableAlias(first, sql) ? { table: first, column } : { table: null, column: first }
}

function unquoted(name: string): string {
  return name.trim().replace(/^["`[](.*)["`\]]$/, '$1')
}

const NAME = '[A-Za-z_\\u0080-\\uffff][\\w$\\u0080-\\uffff]*'

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The alias that the SQL gives a table wherever it names it; undefined when it also stands there without one. */
function aliasOf(table: string, sql: string): string | undefined {
  const source = new RegExp(
    `(?:\\b(?:from|join)\\s+|,\\s*)(?:["\`[]?[\\w$]+["\`\\]]?\\.)*["\`[]?${escaped(table)}["\`\\]]?(?![\\w.$])` +
      `(?:\\s+(?:as\\s+)?(?:(${NAME})|"([^"]+)"|\`([^\`]+)\`|\\[([^[\\]]+)\\]))?`,
    'gi',
  )
  let found: string | undefined
  for (const [, word, ...quoted] of sql.matchAll(source)) {
    const alias = word ?? quoted.find((name) => name !== undefined)
    if (alias === undefined || (word !== undefined && isClauseWord(word))) return undefined
    found ??= alias
  }
  return found
}

/** True when the SQL uses the name before a dot, or gives it to something that it selects from. */
function isTableAlias(name: string, sql: string): boolean {
  const quoted = `["\`[]?${escaped(name)}["\`\\]]?`
  return new RegExp(
    `(?<![\\w.])${quoted}\\s*\\.|(?:\\b(?:from|join)\\s+[^\\s,()]+|\\))\\s+(?:as\\s+)?${quoted}(?![\\w.])`,
    'i',
  ).test(sql)
}
