/**
 * Whether computing a query may fail for some values. Engines ask conditions in the order that they like, those of the
 * caller perhaps before that of a policy: a failure then tells of rows that the policy hides.
 */
import type { Bound } from '../model/bound.ts'
import { outputs, type Relation, type ResolvedStage } from '../model/resolved.ts'

/** Clauses that have an answer for all values of columns. */
const SURE: ReadonlySet<string> = new Set(
  [
    ['and', 'or', 'not', '=', '!=', '<', '<=', '>', '>=', 'between', 'is-null', 'not-null', 'is-empty', 'not-empty'],
    ['contains', 'does-not-contain', 'starts-with', 'ends-with', 'case', 'coalesce'],
    ['count', 'count-where', 'distinct', 'min', 'max', 'sum', 'avg'],
  ].flat(),
)

/** @param isInner what the stage selects may become a condition of another one */
export function mayFail(stage: ResolvedStage, isInner = false): boolean {
  if (stage.kind === 'native') return true
  const conditions = [...stage.filters, ...stage.joins.map(({ condition }) => condition)]
  const selected = isInner ? outputs(stage).map(({ value }) => value) : []
  const relations = [stage.source, ...stage.joins.map(({ relation }) => relation)]
  return [...conditions, ...selected].some(mayValueFail) || relations.some(mayRelationFail)
}

function mayRelationFail({ content }: Relation): boolean {
  return content.kind === 'stage' && mayFail(content.stage, true)
}

function mayValueFail(value: Bound): boolean {
  switch (value.kind) {
    case 'column':
    case 'literal':
    case 'temporal':
    case 'raw':
      return false
    case 'bucket':
    case 'bin':
      return mayValueFail(value.value)
    case 'call':
      return !SURE.has(value.op) || value.args.some(mayValueFail)
    default:
      return true
  }
}
