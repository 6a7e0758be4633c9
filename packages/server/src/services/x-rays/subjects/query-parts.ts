/** What a query is made of, as far as x-rays keep it. */
import { isMap } from '@querent/contract'
import { QueryError, toForm } from '@querent/query'
import type { Clause, Column } from '../engine/index.ts'

export interface QueryParts {
  /** `source-table` or `source-query`. */
  from: Readonly<Record<string, unknown>>
  joins: readonly Record<string, unknown>[]
  expressions: Readonly<Record<string, unknown>>
  filter: Clause | null
  aggregations: readonly Clause[]
  breakouts: readonly Clause[]
  /** It has no clause that changes which rows there are, or what they are. */
  isPlain: boolean
}

/** Null for SQL, and for what cannot be read. */
export function partsOf(query: Record<string, unknown>): QueryParts | null {
  const inner = innerOf(query)
  if (inner === null) return null
  const { joins, expressions, filter, aggregation, breakout } = inner
  const from =
    'source-table' in inner ? { 'source-table': inner['source-table'] } : { 'source-query': inner['source-query'] }
  return {
    from,
    joins: Array.isArray(joins) ? joins.filter(isMap) : [],
    expressions: isMap(expressions) ? expressions : {},
    filter: clauseOf(filter),
    aggregations: clausesIn(aggregation).map(withoutOptions),
    breakouts: clausesIn(breakout),
    isPlain: !('limit' in inner) && !('page' in inner) && !('fields' in inner),
  }
}

/** A condition in either form, in the older one; null for what is none. */
export function conditionOf(
  clause: unknown,
  databaseId: number,
  from: Readonly<Record<string, unknown>>,
): Clause | null {
  const given = clauseOf(clause)
  if (given === null) return null
  if (!isMap(given[1])) return given
  const stage = { 'lib/type': 'mbql.stage/mbql', ...from, filters: [given] }
  const inner = innerOf({ 'lib/type': 'mbql/query', database: databaseId, stages: [stage] })
  return clauseOf(inner?.['filter'])
}

/** The clauses of a query in the older form; null for SQL, and for what cannot be read. */
export function innerOf(query: Record<string, unknown>): Record<string, unknown> | null {
  try {
    const { query: inner } = toForm(query, 'legacy')
    return isMap(inner) ? inner : null
  } catch (error) {
    if (error instanceof QueryError) return null
    throw error
  }
}

function clauseOf(value: unknown): Clause | null {
  return Array.isArray(value) && typeof value[0] === 'string' ? value : null
}

function clausesIn(value: unknown): Clause[] {
  const only = clauseOf(value)
  if (only !== null) return [only]
  const list: unknown[] = Array.isArray(value) ? value : []
  return list.map(clauseOf).filter((one) => one !== null)
}

/** Names of aggregations are those of a column; each card has one of its own. */
function withoutOptions(clause: Clause): Clause {
  return clause[0] === 'aggregation-options' ? (clauseOf(clause[1]) ?? clause) : clause
}

/** Conditions that all hold. */
export function conjunctsOf(filter: Clause | null): readonly Clause[] {
  if (filter === null) return []
  return filter[0] === 'and' ? filter.slice(1).flatMap((one) => conjunctsOf(clauseOf(one))) : [filter]
}

/** Ids and names of the columns that a condition is about. */
export function columnsIn(clause: unknown): Set<unknown> {
  if (!Array.isArray(clause)) return new Set()
  if (clause[0] === 'field') return new Set([clause[1]])
  return new Set(clause.flatMap((one) => [...columnsIn(one)]))
}

/** Columns that have one value in all rows for which the condition holds. */
export function pinnedBy(condition: Clause | null, columns: readonly Column[]): Column[] {
  const equal = conjunctsOf(condition).filter((clause) => clause[0] === '=' && clause.length === 3)
  const named = new Set(equal.flatMap((clause) => [...columnsIn(clause[1])]))
  return columns.filter(({ id, name, via }) => via === null && (named.has(id ?? undefined) || named.has(name)))
}
