/** What filters can be connected to on a card: columns, units of its groups, variables of SQL, tags of its text. */
import type { Card } from '../../../api/card.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { fieldsOf, parameterTarget } from '../../action/index.ts'
import {
  columnsFor,
  isMap,
  isNative,
  throughKey,
  type Clause,
  type Column,
  type Description,
  type StagedQuery,
} from '../../question/index.ts'
import { tagsOf } from '../text/index.ts'
import type { TargetColumn } from './fit.ts'

interface Named {
  readonly label: string
  /** The table that it is reached through, the stage, or null. */
  readonly group: string | null
  /** For `parameter_mappings`. */
  readonly target: unknown
}

export type TargetOption = Named &
  (
    | { readonly kind: 'column'; readonly column: TargetColumn; readonly isReached: boolean; readonly stage: number }
    | { readonly kind: 'unit'; readonly column: TargetColumn; readonly stage: number }
    | {
        readonly kind: 'tag'
        readonly tag: string
        /** `text`, `number`, `date`, `boolean`, `temporal-unit`, or the widget of a field filter. */
        readonly widget: string
        readonly fieldId: number | null
      }
    | { readonly kind: 'text'; readonly tag: string }
  )

/** Columns behind a foreign key, as `throughKey` makes them; none where the table is not known. */
export type Related = (key: Column) => readonly Column[]

/**
 * The columns that filters can narrow at each stage of a question, those that keys lead to last; and the groups by time whose
 * unit can be chosen.
 * @param description Answer of `POST /api/dataset/describe`, and the staged query in it.
 */
export function columnOptions(
  description: Description,
  query: StagedQuery,
  related: Related = () => [],
): readonly TargetOption[] {
  const isMany = query.stages.length > 1
  return query.stages.flatMap((stage, index): TargetOption[] => {
    if (isNative(stage)) return []
    const own = columnsFor('filters', index, description)
    const group = isMany ? String(index + 1) : null
    const direct = own.map((column) => columnOption(column, index, null, group, isMany))
    const reached = own.flatMap((key) => related(key).map((column) => columnOption(column, index, key, group, isMany)))
    return [...direct, ...reached, ...unitOptions(stage.breakout ?? [], own, index, isMany)]
  })
}

function columnOption(
  column: Column,
  stage: number,
  key: Column | null,
  group: string | null,
  isMany: boolean,
): TargetOption {
  const target = targetOf(key === null ? column : throughKey(key, column), stage, isMany)
  const reached = key === null ? column.join_alias : key.display_name.replace(/ id$/i, '')
  const isReached = key !== null || column.join_alias !== null
  return { kind: 'column', label: column.display_name, group: reached ?? group, column, isReached, stage, target }
}

function unitOptions(
  breakouts: readonly Clause[],
  columns: readonly Column[],
  stage: number,
  isMany: boolean,
): TargetOption[] {
  return breakouts.flatMap((ref): TargetOption[] => {
    const unit = ref[1]['temporal-unit']
    const column = columns.find((one) => one.ref[2] === ref[2] && sameWay(one.ref, ref)) ?? named(ref)
    if (typeof unit !== 'string' || column === null) return []
    const target = targetOf({ ref }, stage, isMany)
    return [{ kind: 'unit', label: column.display_name, group: null, column, stage, target }]
  })
}

function sameWay(one: Clause, other: Clause): boolean {
  return one[1]['join-alias'] === other[1]['join-alias'] && one[1]['source-field'] === other[1]['source-field']
}

/** A group by a column that only a key leads to. */
function named([, options, name]: Clause): TargetColumn | null {
  const type = String(options['effective-type'] ?? options['base-type'] ?? 'type/DateTime')
  const id = typeof name === 'number' ? name : null
  return {
    id,
    name: String(name),
    display_name: String(name),
    base_type: type,
    effective_type: type,
    semantic_type: null,
  }
}

/** In the older form, which all clients read. */
function targetOf({ ref: [op, options, name] }: Pick<Column, 'ref'>, stage: number, isMany: boolean): unknown {
  const byId = typeof name === 'number'
  const kept = Object.entries(options).filter(([key]) => isKept(key, byId))
  const ref = op === 'field' ? [op, name, kept.length === 0 ? null : Object.fromEntries(kept)] : [op, name]
  return isMany ? ['dimension', ref, { 'stage-number': stage }] : ['dimension', ref]
}

/** Types tell the columns that are known by name. */
function isKept(key: string, byId: boolean): boolean {
  if (key.includes('/') || key === 'effective-type') return false
  return !byId || key !== 'base-type'
}

/** The variables and field filters of a question in SQL. */
export function tagOptions(query: Card['dataset_query']): readonly TargetOption[] {
  return templateTagsOf(query).flatMap(([tag, about]): TargetOption[] => {
    const type = String(about['type'] ?? 'text')
    const isField = type === 'dimension' || type === 'temporal-unit'
    if (!isField && !['text', 'number', 'date', 'boolean'].includes(type)) return []
    const label = String(about['display-name'] ?? about['display_name'] ?? tag)
    const widget = type === 'dimension' ? String(about['widget-type'] ?? about['widget_type'] ?? 'category') : type
    if (widget === 'none') return []
    const target = [isField ? 'dimension' : 'variable', ['template-tag', tag]]
    return [{ kind: 'tag', label, group: null, tag, widget, fieldId: fieldIdOf(about['dimension']), target }]
  })
}

function templateTagsOf(query: Card['dataset_query']): [string, Readonly<Record<string, unknown>>][] {
  const native = query['native']
  const stages: readonly unknown[] = Array.isArray(query['stages']) ? query['stages'] : []
  const tags = [native, ...stages].map((one) => (isMap(one) ? one['template-tags'] : undefined)).find(isMap)
  return Object.entries(tags ?? {}).flatMap(([name, about]) => (isMap(about) ? [[name, about]] : []))
}

/** Of a reference in either form. */
function fieldIdOf(ref: unknown): number | null {
  if (!Array.isArray(ref) || ref[0] !== 'field') return null
  const id: unknown = typeof ref[1] === 'number' ? ref[1] : ref[2]
  return typeof id === 'number' ? id : null
}

/** The parameters of an action that its form asks for, by the kind of their values. */
export function actionOptions({ action }: Pick<DashboardCard, 'action'>): readonly TargetOption[] {
  if (action == null) return []
  const parameters = new Map(action.parameters.map((parameter) => [parameter.id, parameter]))
  return fieldsOf(action).flatMap(({ id, title, input, isHidden }): TargetOption[] => {
    const parameter = parameters.get(id)
    if (parameter === undefined || isHidden) return []
    const widget = input === 'number' || input === 'date' || input === 'boolean' ? input : 'text'
    return [
      { kind: 'tag', label: title, group: null, tag: id, widget, fieldId: null, target: parameterTarget(parameter) },
    ]
  })
}

/** The tags of a card of words. */
export function textOptions({
  visualization_settings,
}: Pick<DashboardCard, 'visualization_settings'>): readonly TargetOption[] {
  const { text } = visualization_settings
  if (typeof text !== 'string') return []
  return tagsOf(text).map((tag) => ({ kind: 'text', label: tag, group: null, tag, target: ['text-tag', tag] }))
}
