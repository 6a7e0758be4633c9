/** How the SQL around a field filter calls the filter's column. */
import { isClauseWord } from './subquery-alias.ts'

interface ColumnName {
  /** Null for a column that stands alone. */
  table: string | null
  column: string
}

/** Aliases stand near the beginning; a search through megabytes for every filter would take too long. */
const MAX_SEARCHED = 100_000

/** Where a field filter stands. */
export interface SqlPlace {
  /** The whole SQL. */
  sql(): string
  /** The SELECTs around the filter, innermost first. */
  selects(): readonly string[]
}

/**
 * What the author tells as `alias` (`o`, or `o.total`) comes first; else the alias that the nearest SELECT around the
 * filter gives the table: it hides the table's own name.
 */
export function columnName(alias: string | undefined, table: string, column: string, place: SqlPlace): ColumnName {
  const parts = (alias ?? '').split('.').map(unquoted).filter(Boolean)
  const [first, last] = [parts[0], parts[parts.length - 1]]
  if (first === undefined || last === undefined) return { table: nearestName(table, place.selects()), column }
  if (parts.length > 1) return { table: parts[parts.length - 2] ?? null, column: last }
  return isTableAlias(first, place.sql().slice(0, MAX_SEARCHED))
    ? { table: first, column }
    : { table: null, column: first }
}

function unquoted(name: string): string {
  return name.trim().replace(/^["`[](.*)["`\]]$/, '$1')
}

const NAME = '[A-Za-z_\\u0080-\\uffff][\\w$\\u0080-\\uffff]*'

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function nearestName(table: string, selects: readonly string[]): string {
  for (const select of selects) {
    const name = nameIn(select, table)
    if (name !== undefined) return name
  }
  return table
}

/** The alias that a SELECT gives a table wherever it names it, else the table's name; undefined when it does not read it. */
function nameIn(sql: string, table: string): string | undefined {
  const source = new RegExp(
    `(?:\\b(?:from|join)\\s+|,\\s*)(?:["\`[]?[\\w$]+["\`\\]]?\\.)*["\`[]?${escaped(table)}["\`\\]]?(?![\\w.$])` +
      `(?:\\s+(?:as\\s+)?(?:(${NAME})|"([^"]+)"|\`([^\`]+)\`|\\[([^[\\]]+)\\]))?`,
    'gi',
  )
  let found: string | undefined
  for (const [, word, ...quoted] of sql.matchAll(source)) {
    const alias = word ?? quoted.find((name) => name !== undefined)
    if (alias === undefined || (word !== undefined && isClauseWord(word))) return table
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
