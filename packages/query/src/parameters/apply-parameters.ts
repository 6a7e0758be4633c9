/** Turns the parameters of a query in the query language into filters and units of its stages. */
import { isA, isBaseType, type BaseType } from '@querent/contract'
import { parameterPath, QueryError } from '../errors.ts'
import { emptyStage } from '../model/empty-stage.ts'
import type { Expr, FieldRef, MbqlStage, Parameter, Query, Stage } from '../model/query.ts'
import { isTemporalUnit, isTimeUnit } from '../model/temporal-unit.ts'
import { isNothing } from '../native/tags/tag-value.ts'
import { sameReference } from '../normalize/normalize-query.ts'
import { describe, token } from '../parse/input.ts'
import type { LoadedMetadata } from '../metadata.ts'
import type { Clock } from '../time/clock.ts'
import { parameterFilter } from './parameter-filter.ts'

/** The query with the values of its parameters built in; SQL alone takes values by its tags only. */
export function applyParameters(query: Query, metadata: LoadedMetadata, clock: Clock): Query {
  if (query.stages.length === 1 && query.stages[0]?.kind === 'native') return query
  const active = query.parameters.filter(({ target }) => target?.kind === 'column')
  const given = active.filter((parameter) => !isNothing(effectiveValue(parameter)))
  if (given.length === 0) return query
  const stages = [...query.stages]
  for (const parameter of given) applyOne(parameter, query.stages.length, stages, metadata, clock)
  return { ...query, stages }
}

/** The default stands in for a missing value and for null, unlike that of a template tag, which an explicit null disables. */
function effectiveValue(parameter: Parameter): unknown {
  return parameter.value ?? parameter.default
}

function applyOne(parameter: Parameter, count: number, stages: Stage[], metadata: LoadedMetadata, clock: Clock): void {
  const { target } = parameter
  if (target?.kind !== 'column') return
  const column = target.column
  if (column.kind !== 'field' && column.kind !== 'expression') return
  const at = stageIndex(target.stage, count, stages, parameter)
  const stage = stages[at]
  if (stage?.kind !== 'mbql') return
  stages[at] =
    parameter.type === 'temporal-unit'
      ? withUnit(stage, column, parameter, metadata)
      : { ...stage, filters: [...stage.filters, ...filterFor(parameter, column, metadata, clock)] }
}

/**
 * Place of the stage that a parameter aims at, among the query's own `count` stages. One past the end is a new stage there, which sees the query's result;
 * SQL is filtered by the stage after it.
 */
function stageIndex(number: number, count: number, stages: Stage[], parameter: Parameter): number {
  let index = number < 0 ? count + number : number
  if (stages[index]?.kind === 'native') index++
  if (index === count && stages.length === count) stages.push(emptyStage('parameters'))
  if (index >= 0 && index < stages.length) return index
  return refuse(parameter, `names stage ${number}, which does not exist.`)
}

function refuse(parameter: Parameter, message: string): never {
  const name = label(parameter)
  throw new QueryError('invalid-parameter', `Parameter "${name}" ${message}`, {
    path: parameterPath(name),
    data: { parameter: name },
  })
}

function label(parameter: Parameter): string {
  return parameter.name ?? parameter.slug ?? parameter.id ?? parameter.path
}

function filterFor(
  parameter: Parameter,
  column: Exclude<Expr, { kind: 'literal' | 'call' | 'aggregation' }>,
  metadata: LoadedMetadata,
  clock: Clock,
): Expr[] {
  const type = columnType(column, metadata)
  const value = effectiveValue(parameter)
  const filter = parameterFilter(
    { type: parameter.type, value, options: parameter.options, name: label(parameter) },
    column,
    type,
    clock,
  )
  return filter ? [filter] : []
}

function columnType(column: Expr, metadata: LoadedMetadata): BaseType {
  if (column.kind === 'field' && typeof column.id === 'number') {
    const field = metadata.field(column.id)
    if (field) return field.coercion_strategy ? field.effective_type : field.base_type
  }
  const given = column.options
  const name = 'base-type' in given ? given['base-type'] : undefined
  return typeof name === 'string' && isBaseType(name) ? name : 'type/*'
}

/** Replaces the unit of every breakout of this column that has the unit of the target. */
function withUnit(stage: MbqlStage, column: Expr, parameter: Parameter, metadata: LoadedMetadata): MbqlStage {
  const type = columnType(column, metadata)
  const [value] = [effectiveValue(parameter)].flat()
  const unit = typeof value === 'string' ? token(value) : ''
  if (!isTemporalUnit(unit)) return refuse(parameter, `has the value ${describe(value)}, which is not a temporal unit.`)
  const isOnlyDate = isA(type, 'type/Date') && !isA(type, 'type/DateTime')
  const doesFit = unit === 'default' || (isOnlyDate ? !isTimeUnit(unit) : !isA(type, 'type/Time') || isTimeUnit(unit))
  if (!doesFit) refuse(parameter, `has the unit "${unit}", which does not fit ${type}.`)
  const wanted = unitOf(column)
  const change = (expr: Expr): Expr => {
    if (expr.kind !== 'field' && expr.kind !== 'expression') return expr
    if (!isSameColumn(expr, column, metadata) || (wanted !== undefined && unitOf(expr) !== wanted)) return expr
    return { ...expr, options: { ...expr.options, 'temporal-unit': unit } }
  }
  return {
    ...stage,
    breakouts: stage.breakouts.map(change),
    orderBy: stage.orderBy.map((order) => ({ ...order, value: change(order.value) })),
  }
}

/** Also when one names the column by its id and the other by its name, as clients do for the results of other queries. */
function isSameColumn(left: Expr, right: Expr, metadata: LoadedMetadata): boolean {
  if (left.kind !== 'field' || right.kind !== 'field' || typeof left.id === typeof right.id) {
    return sameReference(left, right)
  }
  const named = (ref: FieldRef): FieldRef =>
    typeof ref.id === 'string' ? ref : { ...ref, id: metadata.field(ref.id)?.name ?? '' }
  return sameReference(named(left), named(right))
}

function unitOf(expr: Expr): unknown {
  return expr.kind === 'field' || expr.kind === 'expression' ? expr.options['temporal-unit'] : undefined
}
