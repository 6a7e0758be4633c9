/**
 * Joins on engines that need an equation of both sides: where a condition has none, both sides get a column that always
 * holds the same.
 */
import { makeCall, makeCondition, makeLiteral } from '../clauses/build.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Bound } from '../model/bound.ts'
import type { Relation, ResolvedJoin, ResolvedMbql } from '../model/resolved.ts'
import { columnsOf } from '../model/walk-bound.ts'
import type { Sql } from '../sql/fragment.ts'
import { marked, markOf, requireColumns } from './marks.ts'

const MARK = 'querent_equal'

/** True for a join that needs an equation and has none. */
export function lacksEquation({ strategy, condition, relation }: ResolvedJoin, { equalityJoins }: Dialect): boolean {
  return equalityJoins.has(strategy) && !hasEquation(condition, relation.alias)
}

/** True when the condition asks a value of the joined side to equal one of the other side. */
function hasEquation(bound: Bound, joined: string): boolean {
  if (bound.kind !== 'call') return false
  if (bound.op === 'and') return bound.args.some((arg) => hasEquation(arg, joined))
  if (bound.op !== '=' || bound.args.length !== 2) return false
  const [left, right] = bound.args.map((arg) => new Set(columnsOf(arg).map(({ relation }) => relation === joined)))
  return left!.size === 1 && right!.size === 1 && left!.has(true) !== right!.has(true)
}

/**
 * The stage with an equation in every join that lacks one.
 * @throws {QueryError} `unsupported-feature` when the stage passes on columns that nobody knows.
 */
export function withEquations(stage: ResolvedMbql, dialect: Dialect, print: (relation: Relation) => Sql): ResolvedMbql {
  const lacking = new Set(stage.joins.filter((join) => lacksEquation(join, dialect)))
  const [first] = lacking
  if (first === undefined) return stage
  requireColumns(stage, first.strategy)
  // A join before it may have filled the row with nulls.
  const left = makeCall('coalesce', [markOf(stage.source, MARK), makeLiteral(1)], 'type/Integer')
  const joins = stage.joins.map((join): ResolvedJoin => {
    if (!lacking.has(join)) return join
    const equation = makeCondition('=', [left, markOf(join.relation, MARK)])
    const condition = makeCondition('and', [equation, join.condition])
    return { ...join, relation: marked(join.relation, MARK, print), condition }
  })
  return { ...stage, source: marked(stage.source, MARK, print), joins }
}
