/** Small helpers that the clause groups share. */
import { isA, type BaseType } from '@querent/contract'
import { faultAt, QueryError } from '../errors.ts'
import type { Bound, BoundCall, BoundColumn, BoundLiteral } from '../model/bound.ts'
import { findClause } from './clause.ts'

/** A bound clause made by the pipeline itself; it is expanded already. */
export function makeCall(op: string, args: readonly Bound[], type: BaseType, from?: BoundCall): BoundCall {
  return { kind: 'call', op, args, type, options: {}, path: from?.path ?? '' }
}

export function makeCondition(op: string, args: readonly Bound[], from?: BoundCall): BoundCall {
  return makeCall(op, args, 'type/Boolean', from)
}

export function makeLiteral(value: BoundLiteral['value']): BoundLiteral {
  return { kind: 'literal', value, type: literalType(value) }
}

export function literalType(value: BoundLiteral['value']): BaseType {
  switch (typeof value) {
    case 'string':
      return 'type/Text'
    case 'boolean':
      return 'type/Boolean'
    case 'bigint':
      return 'type/BigInteger'
    case 'number':
      return Number.isSafeInteger(value) ? 'type/Integer' : 'type/Float'
    default:
      return value === null ? 'type/*' : 'type/Decimal'
  }
}

/** @throws {QueryError} `invalid-query`, or `invalid-parameter`, naming the clause and where it stands. */
export function refuse(call: BoundCall, message: string): never {
  const place = call.path === '' ? '' : ` (at ${call.path})`
  throw new QueryError(faultAt(call.path), `"${call.op}": ${message}${place}`, { path: call.path })
}

/** The argument at a place; clauses are checked for their count before. */
export function argument(call: BoundCall, index: number): Bound {
  return call.args[index] ?? refuse(call, `argument ${index + 1} is missing.`)
}

/** A keyword argument such as a unit; undefined when left out. */
export function keyword(call: BoundCall, index: number): string | undefined {
  const arg = call.args[index]
  return arg?.kind === 'literal' && typeof arg.value === 'string' ? arg.value : undefined
}

/** A whole number that stands in the query itself. */
export function wholeNumber(call: BoundCall, index: number, most = 1_000_000): number {
  const arg = call.args[index]
  const value = arg?.kind === 'literal' ? arg.value : undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > most) {
    refuse(call, `argument ${index + 1} must be a whole number.`)
  }
  return value
}

/** Type of the first argument that has one; `type/*` when none has. */
export function firstKnownType(args: readonly Bound[]): BaseType {
  return args.find((arg) => arg.type !== 'type/*')?.type ?? 'type/*'
}

/** Type of the whole number that a value becomes. */
export function wholeType({ type }: Bound): BaseType {
  return isA(type, 'type/BigInteger') ? 'type/BigInteger' : 'type/Integer'
}

/** The narrowest number type that holds all arguments; a fraction in the query itself is a decimal beside others. */
export function commonNumberType(args: readonly Bound[]): BaseType {
  if (args.every((arg) => isA(arg.type, 'type/Integer'))) {
    return args.some((arg) => isA(arg.type, 'type/BigInteger')) ? 'type/BigInteger' : 'type/Integer'
  }
  const exact = args.every((arg) => isA(arg.type, 'type/Integer') || isA(arg.type, 'type/Decimal'))
  const isDecimal = args.some((arg) => isA(arg.type, 'type/Decimal'))
  const beside = args.every(
    (arg) => arg.kind === 'literal' || !isA(arg.type, 'type/Float') || isA(arg.type, 'type/Decimal'),
  )
  return exact || (isDecimal && beside) ? 'type/Decimal' : 'type/Float'
}

/**
 * The clause with some arguments (all when left out) as numbers; conditions count as 1 and 0.
 * @param end The first place that is left alone.
 * @throws {QueryError} when one of them is no number.
 */
export function withNumbers(call: BoundCall, start = 0, end = call.args.length): BoundCall {
  const args = call.args.map((arg, index) => (index >= start && index < end ? asNumber(arg, call) : arg))
  return { ...call, args }
}

function asNumber(value: Bound, call: BoundCall): Bound {
  if (value.type === 'type/Boolean') return makeCall('integer', [value], 'type/Integer', call)
  if (!isNumber(value) && value.type !== 'type/*') refuse(call, `expected numbers, got ${value.type}.`)
  return value
}

export function isNullLiteral(bound: Bound): boolean {
  return bound.kind === 'literal' && bound.value === null
}

export function isText(bound: Bound): boolean {
  return isA(bound.type, 'type/Text') || isA(bound.type, 'type/TextLike')
}

export function isTemporal(bound: Bound): boolean {
  return isA(bound.type, 'type/Temporal')
}

export function isNumber(bound: Bound): boolean {
  return isA(bound.type, 'type/Number')
}

/** Kinds of values that compare and mix with their own kind alone; `other` may be anything. */
type ValueKind = 'number' | 'text' | 'date' | 'time' | 'boolean' | 'other'

export function kindOf(bound: Bound): ValueKind {
  if (isNumber(bound)) return 'number'
  if (isText(bound)) return 'text'
  if (isA(bound.type, 'type/HasDate')) return 'date'
  if (isA(bound.type, 'type/Time')) return 'time'
  return bound.type === 'type/Boolean' ? 'boolean' : 'other'
}

/**
 * True for a row's value that no column takes part in, so that it sorts and groups nothing: engines take some of them for
 * places of columns, or refuse to sort by them.
 */
export function isConstant(bound: Bound): boolean {
  switch (bound.kind) {
    case 'literal':
    case 'temporal':
      return true
    case 'bucket':
    case 'bin':
    case 'coercion':
      return isConstant(bound.value)
    case 'call':
      return isOfRow(bound) && bound.args.every(isConstant)
    default:
      return false
  }
}

function isOfRow({ op }: BoundCall): boolean {
  const role = findClause(op)?.role
  return role === 'value' || role === 'filter'
}

/** The stored column that the value is, also where the query says that it is not bucketed. */
export function storedColumn(bound: Bound): BoundColumn | undefined {
  const value = bound.kind === 'bucket' && bound.unit === 'default' ? bound.value : bound
  return value.kind === 'column' && value.databaseType !== '' ? value : undefined
}

/** The value without its bucket. */
export function withoutBucket(bound: Bound): Bound {
  return bound.kind === 'bucket' ? bound.value : bound
}
