/** Result columns of selected references and expressions. */
import { isA, type BaseType } from '@querent/contract'
import type { Bound } from '../../model/bound.ts'
import type { Binning, Expr, FieldRef, Options } from '../../model/query.ts'
import type { OutputColumn, ScopeColumn } from '../../model/resolved.ts'
import { isExtractionUnit } from '../../model/temporal-unit.ts'
import type { ResultColumn } from '../../prepared.ts'
import { bindColumn } from '../binding/bind-column.ts'
import { asField, bind } from '../binding/bind-expression.ts'
import { binningInfo } from '../binding/binning.ts'
import { columnRef, fieldRef } from './column-reference.ts'
import { displayName, withSuffix } from './display-name.ts'
import type { StageDraft } from '../draft.ts'
import { findColumn, readColumn, type FoundColumn } from '../binding/find-column.ts'
import { describeFound, keptOfField, plainColumn } from './result-column.ts'
import { walkExpr } from '../walk.ts'

/** A column of the SELECT for a field or expression reference. */
export function outputFor(expr: Expr, draft: StageDraft, source: ResultColumn['source']): OutputColumn {
  if (expr.kind === 'field') return fieldOutput(expr, draft, source)
  if (expr.kind === 'expression') {
    if (draft.expressions.has(expr.name)) return expressionOutput(expr.name, expr.options, expr, draft, source)
    return fieldOutput(asField(expr), draft, source)
  }
  const value = bind(expr, draft)
  const name = expr.kind === 'call' ? expr.op : 'expression'
  const column = plainColumn(name, displayName(expr, draft), value.type, source, ['expression', name])
  return { value, name, column, joinAlias: null, fkFieldId: null }
}

function fieldOutput(ref: FieldRef, draft: StageDraft, source: ResultColumn['source']): OutputColumn {
  const found = findColumn(ref, draft)
  const value = bind(ref, draft)
  const column = describeFound(found, source)
  applyOptions(column, ref.options, found.column, draft, ref.path)
  column.field_ref = fieldRef(ref, found, column.binning_info)
  column.display_name = withSuffix(column.display_name, ref.options, column)
  return output(value, column, found)
}

function output(value: Bound, column: ResultColumn, found: FoundColumn): OutputColumn {
  return {
    value,
    name: sqlName(found),
    column,
    joinAlias: found.join && !found.join.implicit ? found.join.alias : found.column.joinAlias,
    fkFieldId: found.join?.implicit ? found.join.implicit.fkFieldId : found.column.fkFieldId,
  }
}

/** A joined column is named after its join, so that it stays apart from others. */
function sqlName(found: FoundColumn): string {
  return found.join ? `${found.join.alias}__${found.column.name}` : found.column.name
}

/** A column of a relation as it is. */
export function columnOutput(found: FoundColumn, source: ResultColumn['source'], draft: StageDraft): OutputColumn {
  readColumn(found.relation, found.column, draft.context, draft.stage.path)
  const column = describeFound(found, source)
  column.field_ref = columnRef(found)
  if (hasUnits(found.column.type) && column.unit === undefined) column.unit = 'default'
  return output(bindColumn(found.relation, found.column), column, found)
}

/** A named expression as a column. */
export function expressionOutput(
  name: string,
  options: FieldRef['options'],
  expr: Expr,
  draft: StageDraft,
  source: ResultColumn['source'],
): OutputColumn {
  const value = bind(expr, draft)
  const unit = options['temporal-unit']
  const ref: unknown[] = ['expression', name]
  const kept: Options = {}
  for (const key of ['temporal-unit', 'binning'] as const) if (options[key] !== undefined) kept[key] = options[key]
  if (Object.keys(kept).length > 0) ref.push(kept)
  const bare = draft.boundExpressions.get(name) ?? value
  const column = plainColumn(name, name, bare.type, source, ref)
  Object.assign(column, keptOfField({ kind: 'expression', name, options: {}, path: '' }, draft))
  column.expression_name = name
  if (unit !== undefined) applyOptions(column, options, null, draft, '')
  column.display_name = withSuffix(name, options, column)
  const zone = convertedZone(draft.expressions.get(name))
  if (zone !== undefined) column.converted_timezone = zone
  return { value, name, column, joinAlias: null, fkFieldId: null }
}

/** The zone to which a definition converts at any depth, the outermost; expressions that it names are not looked into. */
function convertedZone(definition: Expr | undefined): string | undefined {
  let found: string | undefined
  if (definition === undefined) return found
  walkExpr(definition, (expr) => {
    if (expr.kind !== 'call' || expr.op !== 'convert-timezone') return
    const zone = expr.args[1]
    if (zone?.kind === 'literal' && typeof zone.value === 'string') found ??= zone.value
  })
  return found
}

function applyOptions(
  column: ResultColumn,
  options: { 'temporal-unit'?: string; binning?: Binning },
  scope: ScopeColumn | null,
  draft: StageDraft,
  path: string,
): void {
  const unit = options['temporal-unit']
  if (unit !== undefined) {
    column.unit = unit
    if (isExtractionUnit(unit)) column.effective_type = 'type/Integer'
  } else if (scope && hasUnits(scope.type) && column.unit === undefined) column.unit = 'default'
  if (options.binning) column.binning_info = binningInfo(options.binning, scope, draft, path)
}

/** True for dates and times; `default` says that a column of these is not cut to a unit. */
function hasUnits(type: BaseType): boolean {
  return isA(type, 'type/HasDate') || isA(type, 'type/Time')
}
