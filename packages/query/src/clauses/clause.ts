/**
 * The definition of a clause: how many arguments it takes, its type, what it is rewritten to, and its SQL. Each clause
 * is one entry in a file of this folder; docs/how-to/add-a-clause.md shows how to add one.
 */
import type { BaseType } from '@querent/contract'
import type { Compiler } from './compiler/compiler.ts'
import type { Feature } from '../dialect/features.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import type { Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import type { CopyPromise } from '../copies/promises.ts'

/**
 * How an argument is read. `column`: a bare whole number is a field id. `keyword`: a name such as a unit.
 * `amount`: a number, or a word such as `current`. `constant`: a plain value. `any`: a clause or a value.
 */
export type ArgumentKind = 'column' | 'keyword' | 'amount' | 'constant' | 'any'

/** Where a clause may be used: as a row's value, as a condition, over groups of rows, or over the rows of the result. */
export type ClauseRole = 'value' | 'filter' | 'aggregation' | 'window'

/**
 * One clause of the query language. Most have a type and their SQL: `compile` of `["floor", {}, total]` returns
 * `compiler.dialect.callFunction('floor', compiler.value(argument(call, 0)))`, which is `FLOOR("orders"."total")`. One with
 * `expand` is made of others: `["inside", {}, latitude, longitude, 52, 13, 51, 14]` becomes
 * `["and", {}, ["between", {}, latitude, 51, 52], ["between", {}, longitude, 13, 14]]`, and needs no SQL of its own.
 */
export interface ClauseDefinition {
  readonly op: string
  readonly role: ClauseRole
  /** Kinds of the arguments in order; the last one repeats when `variadic`. */
  readonly args: readonly ArgumentKind[]
  /** Fewest arguments; all of `args` when left out. */
  readonly min?: number
  readonly variadic?: boolean
  /** True when the legacy form writes options second. */
  readonly optionsSecond?: boolean
  readonly feature?: Feature
  /** Type of the result, after `expand`. @throws {QueryError} when the arguments do not fit. */
  type?(call: BoundCall, clock: Clock): BaseType
  /** Rewrites the clause to others: literals read as the column's type, date filters to ranges, and so on. */
  expand?(call: BoundCall, clock: Clock): Bound
  /**
   * What it promises when it is answered from a copy of its tables (`copies/promises.ts`): the same as its source for `same`,
   * which is judged by the types of its arguments. In doubt the source is asked.
   */
  readonly onCopy: CopyPromise
  /** SQL of the clause; not needed when `expand` always gives another clause. */
  compile?(call: BoundCall, compiler: Compiler): Sql
}

const definitions = new Map<string, ClauseDefinition>()

/** Adds a group of clauses; called once by `clauses/registry.ts`. */
export function defineClauses(
  group: readonly ClauseDefinition[],
  aliases: Readonly<Record<string, string>> = {},
): void {
  for (const clause of group) definitions.set(clause.op, clause)
  for (const [alias, op] of Object.entries(aliases)) {
    const clause = definitions.get(op)
    if (clause) definitions.set(alias, clause)
  }
}

/** The clause of this name or alias, both as tokens. */
export function findClause(op: string): ClauseDefinition | undefined {
  return definitions.get(op)
}

/** All clauses in the order in which they were defined, each with its other names. */
export function listClauses(): { clause: ClauseDefinition; aliases: string[] }[] {
  const names = Map.groupBy(definitions, ([, clause]) => clause)
  return [...names].map(([clause, entries]) => ({
    clause,
    aliases: entries.map(([name]) => name).filter((name) => name !== clause.op),
  }))
}
