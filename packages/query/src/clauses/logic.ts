/** `and`, `or`, `not`. */
import { lookup } from '@querent/contract'
import type { Compiler } from './compiler/compiler.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import { allOf, anyOf } from '../sql/conditions.ts'
import { raw, sql, type Sql } from '../sql/fragment.ts'
import { argument, isNumber, makeCondition, refuse } from './build.ts'
import type { ClauseDefinition } from './clause.ts'
import { same } from '../copies/promises.ts'

const OPPOSITES: Readonly<Record<string, string>> = lookup({
  '=': '!=',
  '!=': '=',
  'is-null': 'not-null',
  'not-null': 'is-null',
  'is-empty': 'not-empty',
  'not-empty': 'is-empty',
  contains: 'does-not-contain',
  'does-not-contain': 'contains',
})

/** Conditions that are true or false on every row, also for nulls. */
const NEVER_UNKNOWN: ReadonlySet<string> = new Set([
  '!=',
  'is-null',
  'not-null',
  'is-empty',
  'not-empty',
  'does-not-contain',
  'not',
])

function flatten(call: BoundCall): Bound {
  const args = call.args.flatMap((arg) => (arg.kind === 'call' && arg.op === call.op ? arg.args : [arg]))
  if (args.length === 0) refuse(call, 'needs at least one condition.')
  for (const arg of args) requireCondition(arg, call)
  return args.length === 1 ? args[0]! : { ...call, args }
}

/** True for what can be true or false; columns of numbers may hold conditions as 1 and 0. */
export function isCondition(bound: Bound): boolean {
  return bound.type === 'type/Boolean' || bound.type === 'type/*' || (bound.kind === 'column' && isNumber(bound))
}

/** @throws {QueryError} when the value cannot be true or false. */
export function requireCondition(bound: Bound, call: BoundCall): void {
  if (!isCondition(bound)) refuse(call, 'expected a condition.')
}

/** The condition that holds where the given one does not; rows where it is unknown count as not holding. */
export function negate(bound: Bound, from: BoundCall): Bound {
  if (bound.kind === 'call') {
    const opposite = OPPOSITES[bound.op]
    if (opposite) return { ...bound, op: opposite }
    if (bound.op === 'not') return argument(bound, 0)
  }
  return makeCondition('not', [bound], from)
}

const conditions = (call: BoundCall, compiler: Compiler): Sql[] => call.args.map((arg) => compiler.condition(arg))

export const LOGIC: readonly ClauseDefinition[] = [
  {
    op: 'and',
    role: 'filter',
    onCopy: same,
    args: ['any'],
    min: 0,
    variadic: true,
    expand: flatten,
    compile: (call, compiler) => allOf(conditions(call, compiler)),
  },
  {
    op: 'or',
    role: 'filter',
    onCopy: same,
    args: ['any'],
    min: 0,
    variadic: true,
    expand: flatten,
    compile: (call, compiler) => anyOf(conditions(call, compiler)),
  },
  {
    op: 'not',
    role: 'filter',
    onCopy: same,
    args: ['any'],
    expand(call) {
      const inner = argument(call, 0)
      requireCondition(inner, call)
      return negate(inner, call)
    },
    compile(call, compiler) {
      const inner = argument(call, 0)
      const condition = compiler.condition(inner)
      const isKnown = inner.kind === 'call' && NEVER_UNKNOWN.has(inner.op)
      return sql`${raw('NOT')} (${isKnown ? condition : compiler.dialect.isTrue(condition)})`
    },
  },
]
