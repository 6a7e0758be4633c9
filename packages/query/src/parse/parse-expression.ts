/** One clause of any form and spelling → `Expr`. What an operator takes is told by its entry in `clauses/`. */
import { ExactDecimal, isMap } from '@querent/contract'
import { findClause, type ArgumentKind, type ClauseDefinition } from '../clauses/clause.ts'
import type { Call, Expr, FieldRef, Literal, LiteralValue, Options } from '../model/query.ts'
import { describe, invalid, isList, MAX_DEPTH, readList, readText, token, tokenKeys } from './input.ts'
import { parseAggregationRef, parseExpressionRef, parseField, parseOldField } from './parse-reference.ts'
import type { ParseScope } from './scope.ts'

/** A scope for the clauses of one stage. `uuids` and `names` are those of its aggregations, in order. */
export function stageScope(
  staged: boolean,
  uuids: readonly unknown[] = [],
  names: readonly unknown[] = [],
): ParseScope {
  return makeScope(staged, 0, uuids, names)
}

function makeScope(staged: boolean, depth: number, uuids: readonly unknown[], names: readonly unknown[]): ParseScope {
  const scope: ParseScope = {
    staged,
    depth,
    fieldIn: (json, path) => parseFieldIn(json, path, scope),
    aggregationIndex(uuid, sourceName) {
      const index = uuids.indexOf(uuid)
      return index >= 0 || typeof sourceName !== 'string' ? index : names.indexOf(sourceName)
    },
  }
  return scope
}

function deeper(scope: ParseScope, path: string): ParseScope {
  if (scope.depth >= MAX_DEPTH) invalid(path, `The query is nested more than ${MAX_DEPTH} levels deep.`)
  const inner: ParseScope = {
    ...scope,
    depth: scope.depth + 1,
    fieldIn: (json, at) => parseFieldIn(json, at, inner),
  }
  return inner
}

function parseFieldIn(json: unknown, path: string, scope: ParseScope): FieldRef {
  const expr = parseColumn(json, path, scope)
  if (expr.kind !== 'field') invalid(path, `Expected a field, got ${describe(json)}.`)
  return expr
}

/** A clause where a bare whole number means a field. */
export function parseColumn(json: unknown, path: string, scope: ParseScope): Expr {
  if (typeof json === 'number' && Number.isSafeInteger(json) && json > 0) {
    return { kind: 'field', id: json, options: {}, path }
  }
  return parseExpr(json, path, scope)
}

/** A clause or a bare JSON value. @throws {QueryError} `invalid-query` naming the path. */
export function parseExpr(json: unknown, path: string, scope: ParseScope): Expr {
  if (isPlain(json)) return literal(readPlain(json, path))
  if (!isList(json) || typeof json[0] !== 'string')
    invalid(path, `Expected a clause or a value, got ${describe(json)}.`)
  return parseClause(token(json[0]), json, path, deeper(scope, path))
}

function isPlain(json: unknown): json is LiteralValue {
  return (
    json === null || json instanceof ExactDecimal || ['string', 'number', 'bigint', 'boolean'].includes(typeof json)
  )
}

/** The widest whole numbers that every engine but SQLite calculates with have this many digits. */
const MAX_WHOLE = 10n ** 38n

/** JSON text such as `1e999` is read as an infinity, which no engine takes. */
function readPlain(given: LiteralValue, path: string): LiteralValue {
  const isTooLong = typeof given === 'bigint' && (given >= MAX_WHOLE || given <= -MAX_WHOLE)
  const value = isTooLong ? Number(given) : given
  return typeof value === 'number' && !Number.isFinite(value) ? invalid(path, 'Expected a finite number.') : value
}

function literal(value: LiteralValue): Literal {
  return { kind: 'literal', value, type: null, options: {} }
}

function parseClause(op: string, items: unknown[], path: string, scope: ParseScope): Expr {
  switch (op) {
    case 'field':
      return parseField(items, path, scope)
    case 'expression':
      return parseExpressionRef(items, path)
    case 'aggregation':
      return parseAggregationRef(items, path, scope)
    case 'value':
      return parseValue(items, path)
    case 'case':
    case 'if':
      return parseCase(op, items, path, scope)
    case 'and':
    case 'or':
      return parseCall(op, items.filter(isGiven), path, scope)
    case 'named':
    case 'aggregation-options':
      return parseExpr(items[1], `${path}[1]`, scope)
    default:
      return parseOldField(op, items, path, scope) ?? parseCall(op, items, path, scope)
  }
}

/** Clients leave nulls and empty clauses where a condition was taken away. */
function isGiven(json: unknown): boolean {
  return json !== null && !(isList(json) && json.length === 0)
}

function parseValue(items: unknown[], path: string): Literal {
  const isSecond = isMap(items[1])
  const value = isSecond ? items[2] : items[1]
  const given = isSecond ? items[1] : items[2]
  const options = isMap(given) ? tokenKeys(given) : {}
  if (!isPlain(value)) invalid(path, `Expected a plain value, got ${describe(value)}.`)
  const type = options['effective-type'] ?? options['base-type']
  // Printed so where a bare number would be the id of a field.
  const isNumber = typeof value === 'number' || typeof value === 'bigint' || value instanceof ExactDecimal
  if (isNumber && !isSecond && isMap(given) && Object.keys(options).length === 0) return literal(readPlain(value, path))
  return { kind: 'literal', value: readPlain(value, path), type: typeof type === 'string' ? type : 'type/*', options }
}

function parseCase(op: string, items: unknown[], path: string, scope: ParseScope): Call {
  const { args, options } = splitOptions(items)
  const args2: Expr[] = []
  readList(args[0], `${path}[1]`).forEach((pair, index) => {
    const at = `${path}[1][${index}]`
    const [condition, value, ...more] = readList(pair, at)
    if (more.length > 0 || value === undefined) invalid(at, `A branch of ${op} is a condition and a value.`)
    args2.push(parseExpr(condition, `${at}[0]`, scope), parseExpr(value, `${at}[1]`, scope))
  })
  if (args2.length === 0) invalid(path, `${op} needs at least one branch.`)
  const { default: legacyDefault, ...rest } = options
  const fallback = args.length > 1 ? args[1] : legacyDefault
  if (fallback !== undefined) args2.push(parseExpr(fallback, `${path}[2]`, scope))
  return { kind: 'call', op: 'case', args: args2, options: rest, path }
}

function parseCall(op: string, items: unknown[], path: string, scope: ParseScope): Call {
  const clause = findClause(op)
  if (!clause) invalid(path, `Unknown clause "${op}".`)
  const { args, options, offset } = splitOptions(items, clause)
  checkCount(clause, op, args.length, path)
  const kinds = scope.staged || args.some(holdsReference) ? withoutBareIds(clause) : clause.args
  const parsed = args.map((arg, index) =>
    parseArgument(kinds[index] ?? kinds[kinds.length - 1] ?? 'any', arg, `${path}[${index + offset}]`, scope),
  )
  return { kind: 'call', op: clause.op, args: parsed, options, path }
}

/** Options stand second in the staged form, last in the legacy one; a few legacy clauses have them second too. */
function splitOptions(
  items: unknown[],
  clause?: ClauseDefinition,
): { args: unknown[]; options: Options; offset: number } {
  if (isMap(items[1])) return { args: items.slice(2), options: tokenKeys(items[1]), offset: 2 }
  const last = items[items.length - 1]
  if (items.length > 1 && isMap(last)) return { args: items.slice(1, -1), options: tokenKeys(last), offset: 1 }
  const args = items.slice(1)
  if (!clause || args.length <= clause.args.length) return { args, options: {}, offset: 1 }
  // One argument too many may be options that are null.
  if (clause.optionsSecond && args[0] === null) return { args: args.slice(1), options: {}, offset: 2 }
  const hasNullLast = last === null && (!clause.variadic || clause.optionsSecond === true)
  return { args: hasNullLast ? args.slice(0, -1) : args, options: {}, offset: 1 }
}

/** True for a field or an expression as newer clients name them, who have no bare ids, and for a clause of such. */
export function holdsReference(json: unknown): boolean {
  return isReference(json) || (isList(json) && json.some(isReference))
}

function isReference(json: unknown): boolean {
  if (!isList(json) || typeof json[0] !== 'string') return false
  const op = token(json[0])
  return op === 'field' || op === 'expression'
}

/** In the staged form, and beside a newer reference, a bare number is a number. */
function withoutBareIds({ args }: ClauseDefinition): readonly ArgumentKind[] {
  return args.map((kind) => (kind === 'column' ? 'any' : kind))
}

function checkCount(clause: ClauseDefinition, op: string, count: number, path: string): void {
  const least = clause.min ?? clause.args.length
  const most = clause.variadic ? Number.POSITIVE_INFINITY : clause.args.length
  if (count >= least && count <= most) return
  const expected = least === most ? `${least}` : clause.variadic ? `at least ${least}` : `${least} to ${most}`
  invalid(path, `"${op}" takes ${expected} arguments, got ${count}.`)
}

function parseArgument(kind: ArgumentKind, json: unknown, path: string, scope: ParseScope): Expr {
  switch (kind) {
    case 'column':
      return parseColumn(json, path, scope)
    case 'keyword':
      return literal(token(readText(json, path)))
    case 'amount':
      if (typeof json === 'string') return literal(token(json))
      return parseArgument('constant', json, path, scope)
    case 'constant':
      if (isList(json) || isMap(json) || json === undefined) invalid(path, `Expected a value, got ${describe(json)}.`)
      return parseExpr(json, path, scope)
    default:
      return parseExpr(json, path, scope)
  }
}
