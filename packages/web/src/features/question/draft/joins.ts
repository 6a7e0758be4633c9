/** Joins of a stage. */
import { isReference, mapReferences, sameColumn, withOptions } from './clause.ts'
import { mbqlAt } from './edit.ts'
import { queryOf, setStage, type Source } from './stages.ts'
import type { Clause, Column, Join, JoinStrategy, MbqlStage, StagedQuery } from './types.ts'

/** Pairs of columns to join on: of the rows so far, and of the joined ones. */
export type JoinPair = readonly [left: Clause, right: Clause]

/** @param name The joined table's, from which the alias is made. @param pairs At least one. */
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

/** A column on the left that is a foreign key of the joined table, with the key that it holds. */
export function guessPairs(
  left: readonly (Column & { fk_target_field_id?: number | null })[],
  right: readonly (Column & { fk_target_field_id?: number | null })[],
): JoinPair[] {
  for (const one of left) {
    for (const other of right) {
      const isKey = one.fk_target_field_id != null && one.fk_target_field_id === other.id
      const isBack = other.fk_target_field_id != null && other.fk_target_field_id === one.id
      if (isKey || isBack) return [[one.ref, other.ref]]
    }
  }
  return []
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
