/** Clauses → JSON of either form. */
import { findClause } from '../clauses/clause.ts'
import type { Aggregation, Call, Expr, OrderBy, Options } from '../model/query.ts'
import { holdsReference } from './parse-expression.ts'

/** How the clauses of one stage are written. */
export interface PrintScope {
  staged: boolean
  /** Ids of the stage's aggregations, for references in the staged form. */
  uuids: readonly string[]
}

export function printExpr(expr: Expr, scope: PrintScope): unknown {
  switch (expr.kind) {
    case 'literal':
      if (expr.type === null) return expr.value
      return scope.staged
        ? ['value', withUuid(expr.options, scope), expr.value]
        : ['value', expr.value, legacyOptions(expr.options) ?? null]
    case 'field':
      return reference('field', expr.id, expr.options, scope, null)
    case 'expression':
      return reference('expression', expr.name, expr.options, scope, undefined)
    case 'aggregation': {
      const target = scope.staged ? (scope.uuids[expr.index] ?? expr.index) : expr.index
      return reference('aggregation', target, expr.options, scope, undefined)
    }
    case 'call':
      return printCall(expr, scope)
  }
}

function reference(
  op: string,
  target: unknown,
  options: Options,
  scope: PrintScope,
  empty: null | undefined,
): unknown[] {
  if (scope.staged) return [op, withUuid(options, scope), target]
  const kept = legacyOptions(options)
  if (kept) return [op, target, kept]
  return empty === null ? [op, target, null] : [op, target]
}

/** Options without what only the staged form has; undefined when nothing is left. */
function legacyOptions(options: Options): Options | undefined {
  const kept: Options = {}
  for (const key of Object.keys(options)) if (!key.includes('/')) kept[key] = options[key]
  return Object.keys(kept).length > 0 ? kept : undefined
}

function withUuid(options: Options, { staged }: PrintScope): Options {
  if (!staged || typeof options['lib/uuid'] === 'string') return options
  return { ...options, 'lib/uuid': crypto.randomUUID() }
}

function printCall(call: Call, scope: PrintScope): unknown[] {
  const args = call.args.map((arg) => printExpr(arg, scope))
  if (call.op === 'case') return printCase(call, args, scope)
  if (scope.staged) return [call.op, withUuid(call.options, scope), ...args]
  const options = legacyOptions(call.options)
  const given = args.some(holdsReference) ? args : args.map((arg, index) => asNoId(arg, call.op, index))
  if (!options) return [call.op, ...given]
  const isSecond = findClause(call.op)?.optionsSecond === true && (call.op === 'offset' || given.length > 2)
  return isSecond ? [call.op, options, ...given] : [call.op, ...given, options]
}

/** Where the older form has columns, a bare number would be the id of one. */
function asNoId(json: unknown, op: string, index: number): unknown {
  const kinds = findClause(op)?.args ?? []
  const isColumn = (kinds[index] ?? kinds[kinds.length - 1]) === 'column'
  return isColumn && (typeof json === 'number' || typeof json === 'bigint') ? ['value', json, {}] : json
}

function printCase(call: Call, args: unknown[], scope: PrintScope): unknown[] {
  const pairs: unknown[] = []
  for (let index = 0; index + 1 < args.length; index += 2) pairs.push([args[index], args[index + 1]])
  const fallback = args.length % 2 === 1 ? [args[args.length - 1]] : []
  if (scope.staged) return ['case', withUuid(call.options, scope), pairs, ...fallback]
  const options = { ...legacyOptions(call.options), ...(fallback.length > 0 ? { default: fallback[0] } : {}) }
  return Object.keys(options).length > 0 ? ['case', pairs, options] : ['case', pairs]
}

/** An aggregation with its names: in its options, or in a wrapper around it. */
export function printAggregation(item: Aggregation, uuid: string, scope: PrintScope): unknown {
  const names: Options = {}
  if (item.name !== null) names['name'] = item.name
  if (item.displayName !== null) names['display-name'] = item.displayName
  if (scope.staged) {
    const value = printExpr(item.value, scope)
    if (!Array.isArray(value)) return value
    const [op, options, ...args]: unknown[] = value
    return [op, { ...Object(options), ...names, 'lib/uuid': uuid }, ...args]
  }
  // Options of an offset stand in the clause itself, names and all.
  if (item.value.kind === 'call' && item.value.op === 'offset') {
    return printExpr({ ...item.value, options: { ...item.value.options, ...names } }, scope)
  }
  const value = printExpr(item.value, scope)
  return Object.keys(names).length > 0 ? ['aggregation-options', value, names] : value
}

export function printOrderBy({ direction, value, options }: OrderBy, scope: PrintScope): unknown[] {
  const clause = printExpr(value, scope)
  return scope.staged ? [direction, withUuid(options, scope), clause] : [direction, clause]
}
