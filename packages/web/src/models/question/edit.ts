/** Edits of the clauses of a stage. Each gives a new query; what an edit leaves without meaning goes with it. */
import { makeUuid } from '../../lib/uuid.ts'
import { idOf, isReference, mapReferences, referencesIn, sameBucket, sameColumn, withOptions } from './clause.ts'
import { isNative, setStage, stageAt } from './stages.ts'
import type { Clause, MbqlStage, StagedQuery } from './types.ts'

/** Keys of a stage that hold a list of clauses. */
export type ClauseList = 'expressions' | 'filters' | 'aggregation' | 'breakout' | 'fields' | 'order-by'

export function clausesOf(query: StagedQuery, stage: number, list: ClauseList): readonly Clause[] {
  return mbqlAt(query, stage)[list] ?? []
}

/** @param at Where it comes to stand; at the end by default. A column that is grouped, shown or sorted by is not added twice. */
export function addClause(
  query: StagedQuery,
  stage: number,
  list: ClauseList,
  clause: Clause,
  at?: number,
): StagedQuery {
  const old = clausesOf(query, stage, list)
  if (old.some((other) => isDouble(list, other, clause))) return query
  return setList(query, stage, list, old.toSpliced(at ?? old.length, 0, prepared(list, clause)))
}

/** An aggregation keeps its id and an expression that is renamed is followed by its references. */
export function replaceClause(
  query: StagedQuery,
  stage: number,
  list: ClauseList,
  index: number,
  clause: Clause,
): StagedQuery {
  const old = clausesOf(query, stage, list)
  const before = old[index]
  if (before === undefined) return query
  const next = list === 'aggregation' ? withOptions(clause, { 'lib/uuid': idOf(before) ?? makeUuid() }) : clause
  const changed = setList(query, stage, list, old.with(index, next))
  if (list === 'breakout') return dropOrders(followBucket(changed, stage, before, next), stage)
  if (list !== 'expressions') return changed
  return renamed(changed, stage, nameOf(before), nameOf(next))
}

/** Sorting by what is removed goes with it; other clauses that used it are left, for the server to mark. */
export function removeClause(query: StagedQuery, stage: number, list: ClauseList, index: number): StagedQuery {
  const old = clausesOf(query, stage, list)
  if (old[index] === undefined) return query
  const next = setList(query, stage, list, old.toSpliced(index, 1))
  return list === 'aggregation' || list === 'breakout' ? dropOrders(next, stage) : next
}

export function moveClause(query: StagedQuery, stage: number, list: ClauseList, from: number, to: number): StagedQuery {
  const old = clausesOf(query, stage, list)
  const clause = old[from]
  if (clause === undefined || to < 0 || to >= old.length) return query
  return setList(query, stage, list, old.toSpliced(from, 1).toSpliced(to, 0, clause))
}

/** Null takes the limit away. */
export function setLimit(query: StagedQuery, stage: number, limit: number | null): StagedQuery {
  return setStage(query, stage, { ...mbqlAt(query, stage), limit: limit ?? undefined })
}

/** The columns to show, all of them for null. */
export function setFields(query: StagedQuery, stage: number, fields: readonly Clause[] | null): StagedQuery {
  return setStage(query, stage, { ...mbqlAt(query, stage), fields: fields ?? undefined })
}

/** Sorts by a column in place of the direction it had; null ends sorting by it. */
export function setOrder(
  query: StagedQuery,
  stage: number,
  ref: Clause,
  direction: 'asc' | 'desc' | null,
): StagedQuery {
  const old = clausesOf(query, stage, 'order-by')
  const index = old.findIndex(([, , sorted]) => isReference(sorted) && sameColumn(sorted, ref))
  if (direction === null) return index < 0 ? query : setList(query, stage, 'order-by', old.toSpliced(index, 1))
  const order: Clause = [direction, {}, ref]
  return setList(query, stage, 'order-by', index < 0 ? [...old, order] : old.with(index, order))
}

/** A reference to an aggregation of the same stage. */
export function aggregationRef(aggregation: Clause): Clause {
  return ['aggregation', {}, idOf(aggregation) ?? '']
}

/** The name of an expression. */
export function nameOf(expression: Clause): string {
  return String(expression[1]['lib/expression-name'] ?? '')
}

/** @throws {TypeError} For a stage of SQL, which has no clauses. */
export function mbqlAt(query: StagedQuery, stage: number): MbqlStage {
  const found = stageAt(query, stage)
  if (isNative(found)) throw new TypeError('A stage of SQL has no clauses.')
  return found
}

function setList(query: StagedQuery, stage: number, list: ClauseList, clauses: readonly Clause[]): StagedQuery {
  return setStage(query, stage, { ...mbqlAt(query, stage), [list]: clauses })
}

function prepared(list: ClauseList, clause: Clause): Clause {
  return list === 'aggregation' && idOf(clause) === null ? withOptions(clause, { 'lib/uuid': makeUuid() }) : clause
}

function isDouble(list: ClauseList, one: Clause, other: Clause): boolean {
  if (list === 'breakout' || list === 'fields') return isReference(one) && isReference(other) && sameBucket(one, other)
  if (list !== 'order-by') return false
  return isReference(one[2]) && isReference(other[2]) && sameColumn(one[2], other[2])
}

/** Sorting follows a grouping whose unit or bins change. */
function followBucket(query: StagedQuery, stage: number, before: Clause, after: Clause): StagedQuery {
  const orders = clausesOf(query, stage, 'order-by')
  const next = mapReferences(orders, (ref) => (sameBucket(ref, before) ? after : ref))
  return next === orders ? query : setList(query, stage, 'order-by', next)
}

/** Grouped rows are sorted only by what they are grouped by and what is made of them. */
function dropOrders(query: StagedQuery, stage: number): StagedQuery {
  const { aggregation = [], breakout = [], 'order-by': orders = [] } = mbqlAt(query, stage)
  const isGrouped = aggregation.length + breakout.length > 0
  const ids = new Set(aggregation.map(idOf))
  const kept = orders.filter((order) =>
    referencesIn(order).every((ref) => {
      if (ref[0] === 'aggregation') return ids.has(String(ref[2]))
      return !isGrouped || breakout.some((by) => sameColumn(by, ref))
    }),
  )
  return kept.length === orders.length ? query : setList(query, stage, 'order-by', kept)
}

function renamed(query: StagedQuery, stage: number, from: string, to: string): StagedQuery {
  if (from === to) return query
  const follow = (ref: Clause): Clause => (ref[0] === 'expression' && ref[2] === from ? [ref[0], ref[1], to] : ref)
  const old = mbqlAt(query, stage)
  const next: Record<string, unknown> = { ...old }
  for (const key of ['expressions', 'filters', 'aggregation', 'breakout', 'fields', 'order-by'] as const) {
    if (old[key] !== undefined) next[key] = mapReferences(old[key], follow)
  }
  return setStage(query, stage, next as unknown as MbqlStage)
}
