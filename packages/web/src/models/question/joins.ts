/** Joins of a stage. */
import { isReference, mapReferences, sameColumn, withOptions } from './clause.ts'
import { kindOf } from '../../lib/columns/kind.ts'
import { mbqlAt } from './edit.ts'
import { isNative, queryOf, setStage, type Source } from './stages.ts'
import type { Clause, Column, Join, JoinStrategy, MbqlStage, StagedQuery } from './types.ts'

/** Pairs of columns to join on: of the rows so far, and of the joined ones. */
export type JoinPair = readonly [left: Clause, right: Clause]

/** @param name The joined table's, from which the alias is made. @param pairs None where nobody knows yet; such a join cannot run. */
export function addJoin(
  query: StagedQuery,
  stage: number,
  source: Source,
  name: string,
  pairs: readonly JoinPair[],
  strategy: JoinStrategy = 'left-join',
): StagedQuery {
  const joins = joinsOf(query, stage)
  const alias = freeAlias(name, joins)
  const join: Join = {
    'lib/type': 'mbql/join',
    alias,
    strategy,
    fields: 'all',
    stages: queryOf(query.database, source).stages,
    conditions: pairs.map((pair) => condition(pair, alias)),
  }
  return setJoins(query, stage, [...joins, join])
}

/** `left = right`, the right side in the join. */
export function condition([left, right]: JoinPair, alias: string, operator = '='): Clause {
  return [operator, {}, left, inJoin(right, alias)]
}

/** The column as it is referred to through a join. */
export function inJoin(ref: Clause, alias: string): Clause {
  return withOptions(ref, { 'join-alias': alias })
}

/** Changes of the alias are followed by the references of the stage. */
export function changeJoin(
  query: StagedQuery,
  stage: number,
  index: number,
  change: Partial<Pick<Join, 'alias' | 'strategy' | 'conditions' | 'fields' | 'stages'>>,
): StagedQuery {
  const joins = joinsOf(query, stage)
  const old = joins[index]
  if (old === undefined) return query
  const next = setJoins(query, stage, joins.with(index, { ...old, ...change }))
  return change.alias === undefined ? next : followAlias(next, stage, old.alias, change.alias)
}

/** Clauses that used its columns are left, for the server to mark. */
export function removeJoin(query: StagedQuery, stage: number, index: number): StagedQuery {
  return setJoins(query, stage, joinsOf(query, stage).toSpliced(index, 1))
}

export function moveJoin(query: StagedQuery, stage: number, from: number, to: number): StagedQuery {
  const joins = joinsOf(query, stage)
  const join = joins[from]
  if (join === undefined || to < 0 || to >= joins.length) return query
  return setJoins(query, stage, joins.toSpliced(from, 1).toSpliced(to, 0, join))
}

/** The pair of a condition `left = right`; null for any other condition. */
export function readCondition(clause: Clause): { operator: string; pair: JoinPair } | null {
  const [operator, , left, right] = clause
  return clause.length === 4 && isReference(left) && isReference(right) ? { operator, pair: [left, right] } : null
}

/** Why two columns are taken to belong together: one is a foreign key of the other, or they have the same name. */
export type Guess = 'key' | 'name'

/** A column with the key that it holds, if that is known. */
export type KeyColumn = Column & { fk_target_field_id?: number | null }

/** A column on the left that is a foreign key of the joined table, with the key that it holds; else two of the same name and kind. */
export function guessPairs(left: readonly KeyColumn[], right: readonly KeyColumn[]): JoinPair[] {
  for (const one of left) {
    for (const other of right) {
      if (isForeignKey(one, other)) return [[one.ref, other.ref]]
    }
  }
  for (const one of left) {
    const other = right.find((column) => isNamesake(one, column))
    if (other !== undefined) return [[one.ref, other.ref]]
  }
  return []
}

/** True where the pairs were guessed by name, which somebody should look at. */
export function areNamesakes(
  pairs: readonly JoinPair[],
  left: readonly KeyColumn[],
  right: readonly KeyColumn[],
): boolean {
  return pairs.some(([ours, theirs]) => {
    const [one, other] = [left.find(({ ref }) => ref === ours), right.find(({ ref }) => ref === theirs)]
    return one !== undefined && other !== undefined && guessOf(one, other) === 'name'
  })
}

/** How sure the pair of a condition is; null for columns that somebody has to have chosen. */
export function guessOf(left: KeyColumn, right: KeyColumn): Guess | null {
  if (isForeignKey(left, right)) return 'key'
  return isNamesake(left, right) ? 'name' : null
}

/** True where one of them holds the key that the other is. */
function isForeignKey(one: KeyColumn, other: KeyColumn): boolean {
  const holds = (from: KeyColumn, to: KeyColumn) => from.fk_target_field_id != null && from.fk_target_field_id === to.id
  return holds(one, other) || holds(other, one)
}

/**
 * Two primary keys mostly count rows of their own, whatever they are called; and times, measures and truths that have the
 * same name say nothing of each other.
 */
function isNamesake(one: Column, other: Column): boolean {
  const areKeys = one.semantic_type === 'type/PK' && other.semantic_type === 'type/PK'
  if (areKeys || one.name.toLowerCase() !== other.name.toLowerCase()) return false
  const values = valuesOf(one)
  return values !== null && values === valuesOf(other)
}

/** Whole numbers and texts name things, keys or not. */
function valuesOf({ effective_type, base_type }: Column): 'number' | 'text' | null {
  if (/^type\/(Big)?Integer$/.test(effective_type)) return 'number'
  return kindOf({ base_type, effective_type }) === 'text' ? 'text' : null
}

/** True for a query one of whose joins has no condition yet: it would pair every row with every other. */
export function lacksCondition(query: StagedQuery): boolean {
  return query.stages.some(
    (stage) => !isNative(stage) && stage.joins?.some(({ conditions }) => conditions.length === 0),
  )
}

export function joinsOf(query: StagedQuery, stage: number): readonly Join[] {
  return mbqlAt(query, stage).joins ?? []
}

function setJoins(query: StagedQuery, stage: number, joins: readonly Join[]): StagedQuery {
  return setStage(query, stage, { ...mbqlAt(query, stage), joins })
}

function freeAlias(name: string, joins: readonly Join[]): string {
  const taken = new Set(joins.map(({ alias }) => alias))
  for (let count = 1; ; count++) {
    const alias = count === 1 ? name : `${name} ${count}`
    if (!taken.has(alias)) return alias
  }
}

function followAlias(query: StagedQuery, stage: number, from: string, to: string): StagedQuery {
  const follow = (ref: Clause): Clause => (ref[1]['join-alias'] === from ? inJoin(ref, to) : ref)
  const old = mbqlAt(query, stage)
  const next: Record<string, unknown> = { ...old }
  for (const key of ['expressions', 'filters', 'aggregation', 'breakout', 'fields', 'order-by'] as const) {
    if (old[key] !== undefined) next[key] = mapReferences(old[key], follow)
  }
  next['joins'] = joinsOf(query, stage).map((join) => ({
    ...join,
    conditions: mapReferences(join.conditions, follow),
    ...(Array.isArray(join.fields) ? { fields: mapReferences(join.fields, follow) } : {}),
  }))
  return setStage(query, stage, next as unknown as MbqlStage)
}

/** The columns of a join to show: `all`, `none`, or those whose references are given. */
export function joinFields(chosen: readonly Clause[], all: readonly Clause[]): 'all' | 'none' | readonly Clause[] {
  if (chosen.length === 0) return 'none'
  return all.every((ref) => chosen.some((one) => sameColumn(one, ref))) ? 'all' : chosen
}
