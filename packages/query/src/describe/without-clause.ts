/** Takes a clause that is at fault out of a query, so that the others can be looked at. */
import { defaultAggregationName } from '../clauses/aggregation-names.ts'
import { aggregationHole, HOLE } from '../model/hole.ts'
import type { Aggregation, Expr, Join, MbqlStage, Stage } from '../model/query.ts'
import { stageClauses } from '../resolve/walk.ts'

interface Rest {
  stages: Stage[]
  /** What was taken out. */
  removed: Expr[]
}

/**
 * The stages without the clause that holds this path. Where others refer to its place or its name, something stands for
 * it. Undefined when no clause holds the path.
 */
export function withoutClause(stages: readonly Stage[], path: string): Rest | undefined {
  for (const [index, stage] of stages.entries()) {
    const rest = stage.kind === 'mbql' && holds(stage.path, path) ? fromStage(stage, path) : undefined
    if (rest) return { stages: stages.with(index, rest.stage), removed: rest.removed }
  }
  return undefined
}

function holds(outer: string, path: string): boolean {
  return path.startsWith(outer) && /^($|[.[])/.test(path.slice(outer.length))
}

function fromStage(stage: MbqlStage, path: string): { stage: MbqlStage; removed: Expr[] } | undefined {
  const isAt = (expr: Expr): boolean => expr.kind !== 'literal' && holds(expr.path, path)
  const [join, index] = [stage.joins.find((one) => holds(one.path, path)), (one: Join) => stage.joins.indexOf(one)]
  if (join) {
    const rest = fromJoin(join, path, isAt)
    const joins = rest ? stage.joins.with(index(join), rest.join) : stage.joins.filter((one) => one !== join)
    return { stage: { ...stage, joins }, removed: rest?.removed ?? joinClauses(join) }
  }
  const removed = stageClauses(stage).filter(isAt)
  if (removed.length === 0) return undefined
  const isKept = (expr: Expr): boolean => !isAt(expr)
  const fields = stage.fields?.filter(isKept) ?? []
  return {
    stage: {
      ...stage,
      expressions: stage.expressions.map((one) => (isAt(one.value) ? { ...one, value: HOLE } : one)),
      filters: stage.filters.filter(isKept),
      aggregations: stage.aggregations.map((one) => (isAt(one.value) ? holeOf(one) : one)),
      breakouts: stage.breakouts.filter(isKept),
      fields: fields.length > 0 ? fields : null,
      orderBy: stage.orderBy.filter(({ value }) => isKept(value)),
    },
    removed,
  }
}

/** Undefined when it is the join itself that is at fault. */
function fromJoin(
  join: Join,
  path: string,
  isAt: (expr: Expr) => boolean,
): { join: Join; removed: Expr[] } | undefined {
  const inner = withoutClause(join.stages, path)
  if (inner) return { join: { ...join, stages: inner.stages }, removed: inner.removed }
  const removed = ownClauses(join).filter(isAt)
  if (removed.length === 0) return undefined
  const isKept = (expr: Expr): boolean => !isAt(expr)
  const fields = Array.isArray(join.fields) ? join.fields.filter(isKept) : join.fields
  return { join: { ...join, conditions: join.conditions.filter(isKept), fields }, removed }
}

function ownClauses({ conditions, fields }: Join): Expr[] {
  return [...conditions, ...(Array.isArray(fields) ? fields : [])]
}

function joinClauses(join: Join): Expr[] {
  return [...ownClauses(join), ...join.stages.flatMap((stage) => (stage.kind === 'mbql' ? stageClauses(stage) : []))]
}

/** Later stages know it by its name. */
function holeOf({ uuid, name, displayName, value }: Aggregation): Aggregation {
  const [path, op] = value.kind === 'call' ? [value.path, value.op] : ['', 'count']
  return aggregationHole(path, { uuid, name: name ?? defaultAggregationName(op), displayName })
}
