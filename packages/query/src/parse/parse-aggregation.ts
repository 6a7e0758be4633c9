import { isMap } from '@querent/contract'
import { defaultAggregationName } from '../clauses/aggregation-names.ts'
import { uniqueNames } from '../model/unique-names.ts'
import type { Aggregation, Expr, OrderBy } from '../model/query.ts'
import { describe, invalid, isList, MAX_ENTRIES, readList, readShortList, token, tokenKeys } from './input.ts'
import { parseColumn, parseExpr } from './parse-expression.ts'
import { STRICTLY, type Each } from './each.ts'
import type { ParseScope } from './scope.ts'

/** An aggregation with the names that its wrappers or its options give it. */
export function parseAggregation(json: unknown, path: string, scope: ParseScope): Aggregation {
  if (!isList(json) || typeof json[0] !== 'string') invalid(path, `Expected an aggregation, got ${describe(json)}.`)
  const op = token(json[0])
  if (op === 'aggregation-options' || op === 'named') return parseWrapped(op, json, path, scope)
  const value = parseExpr(json, path, scope)
  const options = value.options
  return {
    uuid: text(options['lib/uuid']),
    name: text(options['name']),
    displayName: text(options['display-name']),
    value: value.kind === 'call' ? { ...value, options: withoutNames(value.options) } : value,
  }
}

function parseWrapped(op: string, items: unknown[], path: string, scope: ParseScope): Aggregation {
  const inner = parseAggregation(items[1], `${path}[1]`, scope)
  if (op === 'named') {
    const label = text(items[2])
    const isName = isMap(items[3]) && tokenKeys(items[3])['use-as-display-name?'] === false
    return isName ? { ...inner, name: label } : { ...inner, displayName: label }
  }
  const options = isMap(items[2]) ? tokenKeys(items[2]) : {}
  return {
    ...inner,
    name: text(options['name']) ?? inner.name,
    displayName: text(options['display-name']) ?? inner.displayName,
  }
}

function withoutNames(options: Record<string, unknown>): Record<string, unknown> {
  const { name: _name, 'display-name': _displayName, 'lib/uuid': _uuid, ...rest } = options
  return rest
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** `"count"`, one bare clause, or a list of them; `rows` is no aggregation. */
export function aggregationList(json: unknown, path: string): unknown[] {
  const list = typeof json === 'string' ? [[json]] : readShortList(json, path, MAX_ENTRIES)
  const clauses = typeof list[0] === 'string' ? [list] : list
  return clauses
    .map((clause) => (typeof clause === 'string' ? [clause] : clause))
    .filter((clause) => !(isList(clause) && typeof clause[0] === 'string' && token(clause[0]) === 'rows'))
}

/** A list of references, or one bare reference, also as an id alone. */
export function referenceList(json: unknown, path: string, scope: ParseScope, each: Each = STRICTLY): Expr[] {
  const list = typeof json === 'number' ? [json] : readShortList(json, path, MAX_ENTRIES)
  const clauses = typeof list[0] === 'string' ? [list] : list
  return clauses.flatMap((clause, index) => each(() => parseColumn(clause, `${path}[${index}]`, scope)))
}

/** What result columns of the aggregations are called, as far as the clauses alone tell: `count`, `count_2`. */
export function aggregationNames(clauses: readonly unknown[]): string[] {
  return uniqueNames(
    clauses.map((clause) => {
      const [op, options]: unknown[] = isList(clause) ? clause : []
      const name = isMap(options) ? options['name'] : undefined
      return typeof name === 'string' ? name : typeof op === 'string' ? defaultAggregationName(token(op)) : ''
    }),
  )
}

const DIRECTIONS: ReadonlyMap<string, 'asc' | 'desc'> = new Map([
  ['asc', 'asc'],
  ['ascending', 'asc'],
  ['desc', 'desc'],
  ['descending', 'desc'],
])

function direction(value: unknown): 'asc' | 'desc' | undefined {
  return typeof value === 'string' ? DIRECTIONS.get(token(value)) : undefined
}

/** `["asc", F]`, `["asc", {}, F]`, `["ascending", F]` or `[F, "ascending"]`. */
function parseOrderBy(json: unknown, path: string, scope: ParseScope): OrderBy {
  const items = readList(json, path)
  const first = direction(items[0])
  if (first) {
    const options = isMap(items[1]) ? tokenKeys(items[1]) : {}
    const at = isMap(items[1]) ? 2 : 1
    return { direction: first, value: parseColumn(items[at], `${path}[${at}]`, scope), options }
  }
  const last = direction(items[items.length - 1])
  if (!last) invalid(path, 'Expected "asc" or "desc" with a reference.')
  return { direction: last, value: parseColumn(items[0], `${path}[0]`, scope), options: {} }
}

export function orderByList(json: unknown, path: string, scope: ParseScope, each: Each = STRICTLY): OrderBy[] {
  const list = readShortList(json, path, MAX_ENTRIES)
  const isOne = direction(list[0]) !== undefined || (list.length === 2 && direction(list[1]) !== undefined)
  const clauses = isOne ? [list] : list
  return clauses.flatMap((clause, index) => each(() => parseOrderBy(clause, `${path}[${index}]`, scope)))
}
