/**
 * The form of a query: the query without the whole numbers that it compares fields with, such as the key of the row that
 * a page shows. Queries of one form compile to one statement with other values.
 */
import { hash, randomUUID } from 'node:crypto'

export type Query = Readonly<Record<string, unknown>>

export interface QueryForm {
  /** Equal for queries of one form. */
  digest: string
  /** What was left out, in order. */
  values: number[]
}

/** Stands where a value was; no text that a client sends is the same. */
const LEFT_OUT = randomUUID()
/** What every engine holds in its usual integers. */
const LARGEST = 2 ** 31 - 1

export function formOf(query: Query): QueryForm {
  const values: number[] = []
  const rest = mapValues(query, (value) => {
    values.push(value)
    return LEFT_OUT
  })
  return { ...exactForm(rest), values }
}

/** Of nothing but the query itself. */
export function exactForm(query: Query): QueryForm {
  return { digest: hash('sha256', JSON.stringify(query), 'base64'), values: [] }
}

/** The query of the same form with other values. */
export function withValues(query: Query, values: readonly number[]): Query {
  let place = 0
  return mapValues(query, () => values[place++])
}

/** Values are looked for where they can mean nothing but themselves: in equations with a plain field. */
function mapValues(query: Query, map: (value: number) => unknown): Query {
  const inner = query['query']
  if (query['type'] !== 'query' || typeof inner !== 'object' || inner === null || !('filter' in inner)) return query
  const filter = mapFilter(inner.filter, map)
  return filter === inner.filter ? query : { ...query, query: { ...inner, filter } }
}

function mapFilter(filter: unknown, map: (value: number) => unknown): unknown {
  if (!Array.isArray(filter)) return filter
  const [operator, first, value] = filter
  if (operator === 'and') return [operator, ...filter.slice(1).map((one) => mapFilter(one, map))]
  const isEquation = operator === '=' && filter.length === 3 && isPlainField(first) && isKey(value)
  return isEquation ? [operator, first, map(value)] : filter
}

function isPlainField(clause: unknown): boolean {
  return Array.isArray(clause) && clause.length === 3 && clause[0] === 'field' && clause[2] === null
}

function isKey(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST
}
