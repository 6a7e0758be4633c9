/** Clauses → bound values: references become columns, clauses get their types and are expanded. */
import { isA, isBaseType, type BaseType } from '@querent/contract'
import { findClause, type ClauseDefinition } from '../../clauses/clause.ts'
import { literalType, makeCondition } from '../../clauses/build.ts'
import { isCondition } from '../../clauses/logic.ts'
import { typedLiteral } from '../../clauses/typed-literal.ts'
import { QueryError } from '../../errors.ts'
import type { Bound, BoundCall, BoundLiteral } from '../../model/bound.ts'
import type { AggregationRef, Call, Expr, ExpressionRef, FieldOptions, FieldRef, Literal } from '../../model/query.ts'
import { isDateUnit, isExtractionUnit, isTimeUnit, type TemporalUnit } from '../../model/temporal-unit.ts'
import type { ScopeColumn } from '../../model/resolved.ts'
import { bindColumn } from './bind-column.ts'
import { resolveBinning } from './binning.ts'
import { columnFirst, comparedByDay } from './day-bucket.ts'
import { refuseAt, type StageDraft } from '../draft.ts'
import { findColumn } from './find-column.ts'
import { MAX_VALUE_SIZE, valueSize } from './value-size.ts'
import { said } from '../../said.ts'

/** Where the clause stands decides which clauses may be in it. */
type Place = 'row' | 'aggregation'

/** @throws {QueryError} `invalid-query` naming the path. */
export function bind(expr: Expr, draft: StageDraft, place: Place = 'row'): Bound {
  switch (expr.kind) {
    case 'literal':
      return bindLiteral(expr, draft)
    case 'field':
      return bindField(expr, draft)
    case 'expression':
      return bindExpressionRef(expr, draft)
    case 'aggregation':
      return bindAggregationRef(expr, draft, place)
    case 'call':
      return bindCall(expr, draft, place)
  }
}

/** A clause that must be true or false. */
export function bindFilter(expr: Expr, draft: StageDraft): Bound {
  const bound = bind(expr, draft)
  const isFilter = bound.kind === 'literal' ? typeof bound.value === 'boolean' : isCondition(bound)
  return isFilter ? bound : refuseAt(pathOf(expr), 'Expected a filter.')
}

function pathOf(expr: Expr): string {
  return expr.kind === 'literal' ? 'filter' : expr.path
}

/** A plain value; one that came with a type is read as that, where it can be. */
function bindLiteral({ value, type }: Literal, draft: StageDraft): Bound {
  const plain: BoundLiteral = { kind: 'literal', value, type: literalType(value) }
  if (type === null || type === 'type/*' || !isBaseType(type)) return plain
  if (value === null) return { ...plain, type }
  return typedLiteral(plain, type, draft.context.clock)
}

function bindField(ref: FieldRef, draft: StageDraft): Bound {
  const { relation, column, label } = findColumn(ref, draft)
  const value = label === undefined ? bindColumn(relation, column) : bind(label, draft)
  return withOptions(value, ref.options, ref.path, draft, column)
}

function bindExpressionRef(ref: ExpressionRef, draft: StageDraft): Bound {
  const bound = bindNamed(ref, draft)
  return bound ? withOptions(bound, ref.options, ref.path, draft, null) : bindField(asField(ref), draft)
}

/** An expression of an inner stage is a column here. */
export function asField(ref: ExpressionRef): FieldRef {
  return { kind: 'field', id: ref.name, isExpression: true, options: ref.options, path: ref.path }
}

/** The expression's own value; undefined when the stage has none of this name. */
function bindNamed(ref: ExpressionRef, draft: StageDraft): Bound | undefined {
  const done = draft.boundExpressions.get(ref.name)
  if (done) return done
  const expr = draft.expressions.get(ref.name)
  if (!expr) {
    const isInner = draft.source.columns?.some((column) => column.name === ref.name || column.resultName === ref.name)
    return isInner ? undefined : refuseAt(ref.path, said('Expression "{name}" does not exist.', { name: ref.name }))
  }
  if (draft.binding.has(ref.name)) refuseAt(ref.path, said('Expression "{name}" refers to itself.', { name: ref.name }))
  if (draft.binding.size > 200) refuseAt(ref.path, 'Too many expressions build on each other.')
  draft.binding.add(ref.name)
  const bound = bind(expr, draft)
  draft.binding.delete(ref.name)
  draft.boundExpressions.set(ref.name, bound)
  return bound
}

function bindAggregationRef(ref: AggregationRef, draft: StageDraft, place: Place): Bound {
  if (place === 'row')
    return refuseAt(ref.path, said('An aggregation cannot be used in an expression over single rows.'))
  const aggregation = draft.stage.aggregations[ref.index]
  if (!aggregation) return refuseAt(ref.path, `There is no aggregation number ${ref.index}.`)
  const done = draft.aggregations[ref.index]
  if (done) return done.value
  return refuseAt(ref.path, said('An aggregation can only refer to those before it.'))
}

/** Applies bucket and bin of a reference. */
function withOptions(
  value: Bound,
  options: FieldOptions,
  path: string,
  draft: StageDraft,
  column: ScopeColumn | null,
): Bound {
  const unit = options['temporal-unit']
  const bucketed = unit === undefined ? value : bucket(value, unit, path)
  const { binning } = options
  if (binning === undefined) return bucketed
  draft.context.dialect.require('binning', 'binning', path)
  return resolveBinning(bucketed, binning, column, draft, path)
}

/** @throws {QueryError} `invalid-query` when the unit does not fit the type. */
export function bucket(value: Bound, unit: TemporalUnit, path: string): Bound {
  const { type } = value
  const isTime = isA(type, 'type/Time')
  const isDate = isA(type, 'type/HasDate')
  if (!isTime && !isDate && type !== 'type/*') {
    return unit === 'default' ? value : refuseAt(path, `The unit "${unit}" does not fit ${type}.`)
  }
  if (isTime && !isTimeUnit(unit)) refuseAt(path, said('The unit "{unit}" does not fit a time.', { unit }))
  const isOnlyDate = isA(type, 'type/Date')
  if (isOnlyDate && unit !== 'default' && isTimeUnit(unit))
    refuseAt(path, said('The unit "{unit}" does not fit a date.', { unit }))
  return { kind: 'bucket', unit, value, type: bucketType(type, unit) }
}

function bucketType(type: BaseType, unit: TemporalUnit): BaseType {
  if (isExtractionUnit(unit)) return 'type/Integer'
  return isDateUnit(unit) ? 'type/Date' : type
}

function bindCall(sent: Call, draft: StageDraft, place: Place): Bound {
  const call = columnFirst(sent)
  const clause = findClause(call.op)
  if (!clause) return refuseAt(call.path, `Unknown clause "${call.op}".`)
  if (call.op === 'segment') return bindSegment(call, draft)
  if (call.op === 'metric') return refuseAt(call.path, 'A metric can only be used in an aggregation.')
  const isAggregate = clause.role === 'aggregation' || clause.role === 'window'
  if (isAggregate && place === 'row') refuseAt(call.path, `"${call.op}" can only be used in an aggregation.`)
  const isWindow = clause.role === 'window'
  const inner = clause.role === 'aggregation' || (isWindow && call.op !== 'offset') ? 'row' : place
  if (clause.feature) draft.context.dialect.require(clause.feature, call.op, call.path)
  const { args: given } = comparedByDay(call, (expr) => bind(expr, draft, inner))
  const args = given.map((arg) => (clause.role === 'filter' ? bindCompared : bind)(arg, draft, inner))
  return finish(
    clause,
    { kind: 'call', op: clause.op, args, type: 'type/*', options: call.options, path: call.path },
    draft,
  )
}

/** An expression that is bucketed by its definition is compared as the value that it is. */
function bindCompared(expr: Expr, draft: StageDraft, place: Place): Bound {
  const bound = bind(expr, draft, place)
  const isWhole = expr.kind === 'expression' && expr.options['temporal-unit'] === undefined && bound.kind === 'bucket'
  return isWhole ? { kind: 'bucket', unit: 'default', value: bound, type: bound.type } : bound
}

function finish(clause: ClauseDefinition, call: BoundCall, draft: StageDraft): Bound {
  const { clock } = draft.context
  if (valueSize(call) > MAX_VALUE_SIZE)
    refuseAt(call.path, said('The expressions of this query become too large when they are combined.'))
  if (clause.role === 'filter') call = { ...call, type: 'type/Boolean' }
  const expanded = clause.expand ? clause.expand(call, clock) : call
  if (expanded.kind !== 'call' || expanded.op !== clause.op || !clause.type) return expanded
  return { ...expanded, type: clause.type(expanded, clock) }
}

/** The filters of a saved segment. */
function bindSegment(call: Call, draft: StageDraft): Bound {
  const id = call.args[0]?.kind === 'literal' ? call.args[0].value : null
  const done = draft.boundSegments.get(id)
  if (done) return done
  const stages = typeof id === 'number' ? draft.context.metadata.segmentQuery(id) : undefined
  const stage = stages?.[stages.length - 1]
  if (!stage || stage.kind !== 'mbql')
    return refuseAt(call.path, said('Segment {id} does not exist.', { id: String(id) }))
  if (draft.binding.has(`segment ${String(id)}`))
    refuseAt(call.path, said('Segment {id} refers to itself.', { id: String(id) }))
  draft.binding.add(`segment ${String(id)}`)
  const filters = stage.filters.map((filter) => bindFilter(filter, draft))
  draft.binding.delete(`segment ${String(id)}`)
  if (filters.length === 0)
    throw new QueryError('invalid-query', `Segment ${String(id)} has no filter.`, { path: call.path })
  const bound = filters.length === 1 ? filters[0]! : makeCondition('and', filters)
  draft.boundSegments.set(id, bound)
  return bound
}
