/** Result columns: what a selected reference, expression or aggregation is called and what is known of it. */
import { isA, type BaseType } from '@querent/contract'
import { defaultAggregationName } from '../clauses/aggregation-names.ts'
import type { Bound } from '../model/bound.ts'
import type { Aggregation, Binning, Expr, FieldRef, Options } from '../model/query.ts'
import type { OutputColumn, ScopeColumn } from '../model/resolved.ts'
import { isExtractionUnit, unitLabel } from '../model/temporal-unit.ts'
import type { ResultColumn } from '../prepared.ts'
import { bindColumn } from './bind-column.ts'
import { asField, bind } from './bind-expression.ts'
import { binningInfo } from './binning.ts'
import type { StageDraft } from './draft.ts'
import { findColumn, readColumn, type FoundColumn } from './find-column.ts'

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
  column.field_ref = fieldRef(ref, found)
  applyOptions(column, ref.options, found.column, draft, ref.path)
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
  if (isA(found.column.type, 'type/HasDate') && column.unit === undefined) column.unit = 'default'
  return output(bindColumn(found.relation, found.column), column, found)
}

/** A reference that leads back to this column alone; by name where a field occurs twice. */
function columnRef(found: FoundColumn): unknown[] {
  const { column, join } = found
  const options: Options = {}
  if (join) options['join-alias'] = join.alias
  else if (column.fieldId !== null && column.joinAlias !== null) options['join-alias'] = column.joinAlias
  else if (column.fieldId !== null && column.fkFieldId !== null) options['source-field'] = column.fkFieldId
  if (column.fieldId === null || isRepeated(found)) {
    const alias = join ? { 'join-alias': join.alias } : {}
    return ['field', column.name, { 'base-type': column.meta.base_type, ...alias }]
  }
  return ['field', column.fieldId, Object.keys(options).length > 0 ? options : null]
}

/** True when a column before it shows the same field, e.g. in another bucket. */
function isRepeated({ relation, column }: FoundColumn): boolean {
  if (relation.content.kind === 'table') return false
  const same = relation.columns?.find(
    (other) =>
      other.fieldId === column.fieldId && other.joinAlias === column.joinAlias && other.fkFieldId === column.fkFieldId,
  )
  return same !== undefined && same !== column
}

function describeFound(found: FoundColumn, source: ResultColumn['source']): ResultColumn {
  const { join, column } = found
  const meta: ResultColumn = { ...column.meta, source }
  delete meta.aggregation_index
  if (found.relation.content.kind === 'stage') {
    delete meta.binning_info
    if (meta.unit !== undefined && !isExtractionUnit(meta.unit)) delete meta.unit
    meta.name = column.joinAlias === null && column.fkFieldId === null ? column.resultName : column.name
  }
  if (!join) return meta
  if (join.implicit) {
    if (join.implicit.fkFieldId !== null) meta.fk_field_id = join.implicit.fkFieldId
    meta.display_name = `${join.implicit.label} → ${meta.display_name}`
  } else {
    meta.display_name = `${join.alias} → ${meta.display_name}`
  }
  meta.source_alias = join.alias
  return meta
}

function fieldRef(ref: FieldRef, found: FoundColumn): unknown[] {
  const options: Options = {}
  for (const key of REF_OPTIONS) if (ref.options[key] !== undefined) options[key] = ref.options[key]
  if (found.join && !found.join.implicit) options['join-alias'] = found.join.alias
  if (typeof ref.id === 'string') options['base-type'] ??= found.column.meta.base_type
  return ['field', ref.id, Object.keys(options).length > 0 ? options : null]
}

const REF_OPTIONS = [
  'base-type',
  'join-alias',
  'source-field',
  'source-field-name',
  'source-field-join-alias',
  'temporal-unit',
  'binning',
] as const

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
  } else if (scope && isA(scope.type, 'type/HasDate') && column.unit === undefined) column.unit = 'default'
  if (options.binning) column.binning_info = { ...binningInfo(options.binning, scope, draft, path) }
}

/** `Created At: Month`, `Total: 10 bins`; never twice. */
function withSuffix(
  name: string,
  options: { 'temporal-unit'?: string; binning?: Binning },
  column: ResultColumn,
): string {
  const unit = options['temporal-unit']
  const suffixes: string[] = []
  if (unit !== undefined && unit !== 'default') suffixes.push(unitLabel(unit))
  if (options.binning) suffixes.push(binLabel(options.binning, column))
  return suffixes.reduce((text, suffix) => (text.endsWith(`: ${suffix}`) ? text : `${text}: ${suffix}`), name)
}

function binLabel(binning: Binning, column: ResultColumn): string {
  if (binning.strategy === 'default') return 'Auto binned'
  if (binning.strategy === 'num-bins') return `${binning['num-bins']} ${binning['num-bins'] === 1 ? 'bin' : 'bins'}`
  const isCoordinate = ['type/Latitude', 'type/Longitude', 'type/Coordinate'].includes(column.semantic_type ?? '')
  return `${binning['bin-width']}${isCoordinate ? '°' : ''}`
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
  const zone = convertedZone(bare)
  if (zone !== undefined) column.converted_timezone = zone
  return { value, name, column, joinAlias: null, fkFieldId: null }
}

function convertedZone(value: Bound): string | undefined {
  if (value.kind !== 'call' || value.op !== 'convert-timezone') return undefined
  const zone = value.args[1]
  return zone?.kind === 'literal' && typeof zone.value === 'string' ? zone.value : undefined
}

function plainColumn(
  name: string,
  display_name: string,
  type: BaseType,
  source: ResultColumn['source'],
  field_ref: unknown[],
): ResultColumn {
  const base = type === 'type/Interval' ? 'type/*' : type
  return { name, display_name, base_type: base, effective_type: base, semantic_type: null, source, field_ref }
}

/** An aggregation as a column (contract: query-language, section 9). */
export function aggregationOutput(aggregation: Aggregation, index: number, draft: StageDraft): OutputColumn {
  const { shown = aggregation.value } = aggregation
  const value = bind(aggregation.value, draft, 'aggregation')
  const name = aggregation.name ?? aggregationName(shown, draft)
  const title = aggregation.displayName ?? displayName(shown, draft)
  const column = plainColumn(name, title, reportedType(value), 'aggregation', ['aggregation', index])
  Object.assign(column, keptOfArgument(shown, draft))
  column.aggregation_index = index
  return { value, name, column, joinAlias: null, fkFieldId: null }
}

/** A percentile is described as its column is, also where it falls between two whole numbers. */
function reportedType(value: Bound): BaseType {
  const isPercentile = value.kind === 'call' && (value.op === 'median' || value.op === 'percentile')
  return (isPercentile ? value.args[0]?.type : undefined) ?? value.type
}

function aggregationName(expr: Expr, draft: StageDraft): string {
  if (expr.kind !== 'call') return expr.kind === 'expression' ? expr.name : 'expression'
  if (expr.op === 'sum-where' || expr.op === 'distinct-where') {
    const base = defaultAggregationName(expr.op)
    return expr.args[0] ? `${base}_${columnName(expr.args[0], draft)}` : base
  }
  return defaultAggregationName(expr.op)
}

function columnName(expr: Expr, draft: StageDraft): string {
  if (expr.kind === 'field') return findColumn(expr, draft).column.name
  return expr.kind === 'expression' ? expr.name : 'expression'
}

const COUNTS = new Set(['count', 'cum-count', 'distinct', 'count-where', 'distinct-where'])
const KEEPING = new Set(['sum', 'cum-sum', 'avg', 'min', 'max', 'median', 'stddev', 'sum-where'])

/** What an aggregation keeps of its column: its meaning and how it is shown. */
function keptOfArgument(expr: Expr, draft: StageDraft): Pick<ResultColumn, 'semantic_type' | 'settings'> {
  if (expr.kind !== 'call') return { semantic_type: null }
  if (COUNTS.has(expr.op)) return { semantic_type: 'type/Quantity' }
  if (expr.op === 'share') return { semantic_type: 'type/Percentage' }
  const [column] = expr.args
  return KEEPING.has(expr.op) && column !== undefined ? keptOfField(column, draft) : { semantic_type: null }
}

/** The same for a reference to a field; keys lose their meaning. */
function keptOfField(expr: Expr, draft: StageDraft): Pick<ResultColumn, 'semantic_type' | 'settings'> {
  const inner = expr.kind === 'expression' ? draft.expressions.get(expr.name) : expr
  if (inner?.kind !== 'field') return { semantic_type: null }
  const { semantic_type, settings } = findColumn(inner, draft).column.meta
  const isKey = semantic_type === 'type/PK' || semantic_type === 'type/FK'
  return { semantic_type: isKey ? null : semantic_type, ...(settings ? { settings } : {}) }
}

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '-', '*': '×', '/': '÷' }

/** Text that shows a clause to people: `Sum of Total ÷ Count`. */
export function displayName(expr: Expr, draft: StageDraft): string {
  switch (expr.kind) {
    case 'field': {
      const found = findColumn(expr, draft)
      const column = describeFound(found, 'fields')
      return withSuffix(column.display_name, expr.options, column)
    }
    case 'expression':
      return expr.name
    case 'literal':
      return typeof expr.value === 'string' ? `"${expr.value}"` : String(expr.value)
    case 'aggregation': {
      const target = draft.stage.aggregations[expr.index]
      return target ? (target.displayName ?? displayName(target.shown ?? target.value, draft)) : ''
    }
    case 'call':
      return callName(expr.op, expr.args, draft)
  }
}

function callName(op: string, args: readonly Expr[], draft: StageDraft): string {
  const of = (index: number): string => (args[index] ? displayName(args[index], draft) : '')
  const sign = SIGNS[op]
  if (sign) return args.map((arg) => operand(arg, draft)).join(` ${sign} `)
  switch (op) {
    case 'count':
      return args.length > 0 ? `Count of ${of(0)}` : 'Count'
    case 'cum-count':
      return args.length > 0 ? `Cumulative count of ${of(0)}` : 'Cumulative count'
    case 'count-where':
      return 'Count of rows matching condition'
    case 'share':
      return 'Share of rows matching condition'
    case 'sum-where':
      return `Sum of ${of(0)} matching condition`
    case 'distinct-where':
      return `Distinct values of ${of(0)} matching condition`
    case 'percentile':
      return `${of(1)}th percentile of ${of(0)}`
    case 'case':
      return 'Case'
    case 'metric':
      return draft.context.metadata.card(literalId(args[0]))?.name ?? 'Metric'
    default:
      return args[0] && PHRASES[op] ? `${PHRASES[op]} of ${of(0)}` : words(op)
  }
}

const PHRASES: Readonly<Record<string, string>> = {
  sum: 'Sum',
  'cum-sum': 'Cumulative sum',
  avg: 'Average',
  distinct: 'Distinct values',
  min: 'Min',
  max: 'Max',
  median: 'Median',
  stddev: 'Standard deviation',
  var: 'Variance',
}

function literalId(expr: Expr | undefined): number {
  return expr?.kind === 'literal' && typeof expr.value === 'number' ? expr.value : 0
}

function operand(expr: Expr, draft: StageDraft): string {
  const text = displayName(expr, draft)
  return expr.kind === 'call' && SIGNS[expr.op] ? `(${text})` : text
}

function words(op: string): string {
  const text = op.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
