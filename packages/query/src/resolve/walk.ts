import type { Expr, MbqlStage, Stage } from '../model/query.ts'

/** Calls `visit` for every clause of a clause, outermost first. */
export function walkExpr(expr: Expr, visit: (expr: Expr) => void): void {
  visit(expr)
  if (expr.kind === 'call') for (const arg of expr.args) walkExpr(arg, visit)
}

/** A copy in which `replace` gave other clauses; what it gives is not looked into again. */
export function replaceExpr(expr: Expr, replace: (expr: Expr) => Expr | undefined): Expr {
  const other = replace(expr)
  if (other) return other
  return expr.kind === 'call' ? { ...expr, args: expr.args.map((arg) => replaceExpr(arg, replace)) } : expr
}

/** All clauses that stand directly in a stage, without those of its joins' own stages. */
export function stageClauses(stage: MbqlStage): Expr[] {
  return [
    ...stage.expressions.map((expression) => expression.value),
    ...stage.filters,
    ...stage.breakouts,
    ...stage.aggregations.map((aggregation) => aggregation.value),
    ...(stage.fields ?? []),
    ...stage.orderBy.map((order) => order.value),
    ...stage.joins.flatMap((join) => [...join.conditions, ...(Array.isArray(join.fields) ? join.fields : [])]),
  ]
}

/** Calls `visit` for every stage, also those of joins. */
export function walkStages(stages: readonly Stage[], visit: (stage: Stage) => void): void {
  for (const stage of stages) {
    visit(stage)
    if (stage.kind === 'mbql') for (const join of stage.joins) walkStages(join.stages, visit)
  }
}
