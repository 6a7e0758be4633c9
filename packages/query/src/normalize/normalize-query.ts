/** Applies rules that concern a whole query, not a single spelling (contract: query-language, section 2). */
import type { Call, Expr, MbqlStage, OrderBy, Query, Stage } from '../model/query.ts'
import { Shapes } from './shapes.ts'

/** A new query with the rules applied on every level. */
export function normalizeQuery(query: Query): Query {
  const shapes = new Shapes()
  return { ...query, stages: query.stages.map((stage) => normalizeStage(stage, shapes)) }
}

function normalizeStage(stage: Stage, shapes: Shapes): Stage {
  if (stage.kind === 'native') return stage
  const normal = (expr: Expr): Expr => normalizeExpr(expr, shapes)
  return {
    ...stage,
    joins: stage.joins.map((join) => ({
      ...join,
      stages: join.stages.map((inner) => normalizeStage(inner, shapes)),
      conditions: join.conditions.map(normal),
    })),
    expressions: stage.expressions.map(({ name, value }) => ({ name, value: normal(value) })),
    filters: stage.filters.filter(isKept).map(normal),
    aggregations: stage.aggregations.map((item) => ({ ...item, value: normal(item.value) })),
    fields: fieldsWithoutBreakouts(stage, shapes),
    breakouts: shapes.distinct(stage.breakouts, (breakout) => breakout),
    orderBy: distinctOrder(stage.orderBy),
  }
}

/** Flattens `and` and `or`, unwraps them around one clause, drops repeated ones, and cancels double `not`. */
function normalizeExpr(expr: Expr, shapes: Shapes): Expr {
  if (expr.kind !== 'call') return expr
  const isGroup = expr.op === 'and' || expr.op === 'or'
  const args = (isGroup ? expr.args.filter(isKept) : expr.args).map((arg) => normalizeExpr(arg, shapes))
  if (isGroup) return flatten({ ...expr, args }, shapes)
  const [inner] = args
  if (expr.op === 'not' && inner?.kind === 'call' && inner.op === 'not' && inner.args[0]) return inner.args[0]
  return { ...expr, args }
}

function flatten(call: Call, shapes: Shapes): Expr {
  const flat = call.args.flatMap((arg) => (arg.kind === 'call' && arg.op === call.op ? arg.args : [arg]))
  const args = shapes.distinct(flat, (arg) => arg)
  return args.length === 1 ? args[0]! : { ...call, args }
}

/** Segments of an analytics service that older clients name are no filters, and neither are groups of nothing. */
function isKept(expr: Expr): boolean {
  if (expr.kind !== 'call') return true
  if (expr.op === 'and' || expr.op === 'or') return expr.args.some(isKept)
  const [id] = expr.op === 'segment' ? expr.args : []
  return !(id?.kind === 'literal' && typeof id.value === 'string' && id.value.startsWith('ga:'))
}

function distinctOrder(orderBy: readonly OrderBy[]): OrderBy[] {
  const seen = new Set<string>()
  return orderBy.filter(({ value }) => {
    const key = referenceKey(value)
    return !seen.has(key) && seen.add(key)
  })
}

function fieldsWithoutBreakouts(stage: MbqlStage, shapes: Shapes): Expr[] | null {
  if (!stage.fields) return null
  const grouped = new Set(stage.breakouts.map(referenceKey))
  const fields = shapes.distinct(stage.fields, (field) => field).filter((field) => !grouped.has(referenceKey(field)))
  return fields.length > 0 ? fields : null
}

/** True when both refer to the same column, whatever the bucket. */
export function sameReference(left: Expr, right: Expr): boolean {
  return referenceKey(left) === referenceKey(right)
}

function referenceKey(expr: Expr): string {
  switch (expr.kind) {
    case 'field':
      return JSON.stringify([
        'field',
        expr.id,
        expr.options['join-alias'] ?? null,
        expr.options['source-field'] ?? null,
        expr.options['source-field-name'] ?? null,
        expr.options['source-field-join-alias'] ?? null,
      ])
    case 'expression':
      return JSON.stringify(['expression', expr.name])
    case 'aggregation':
      return JSON.stringify(['aggregation', expr.index])
    default:
      return JSON.stringify(expr, (key, value: unknown) => (key === 'path' || key === 'lib/uuid' ? undefined : value))
  }
}
