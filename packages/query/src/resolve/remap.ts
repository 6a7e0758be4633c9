/** Columns that are shown in place of others (contract: query-language, section 19). */
import type { FieldMetadata } from '../metadata.ts'
import type { Expr, FieldRef } from '../model/query.ts'
import type { OutputColumn } from '../model/resolved.ts'
import { uniqueNames } from '../model/unique-names.ts'
import type { ValueRemapping } from '../prepared.ts'
import { displayField } from './binding/display-field.ts'
import { outputFor } from './output/describe-reference.ts'
import type { StageDraft } from './draft.ts'

/** Adds the display columns of foreign keys: after all fields, or before the breakout they stand for. */
export function addDisplayColumns(draft: StageDraft): void {
  if (!draft.isTop || !draft.context.showsLabels) return
  for (const field of draft.fields) {
    const display = displayColumn(field, draft)
    if (!display) continue
    const known = draft.fields.find((other) => isSame(other, display))
    if (known) known.shownFor = field
    else draft.fields.push(display)
  }
  draft.breakouts = draft.breakouts.flatMap((breakout) => {
    const display = displayColumn(breakout, draft)
    return display ? [display, breakout] : [breakout]
  })
}

/** Tells each column of a pair the other one's name, once names are final. */
export function linkDisplayColumns(draft: StageDraft): void {
  for (const { column, shownFor } of [...draft.breakouts, ...draft.fields]) {
    if (!shownFor) continue
    shownFor.column.remapped_to = column.name
    column.remapped_from = shownFor.column.name
  }
}

function isSame(left: OutputColumn, right: OutputColumn): boolean {
  return left.column.id === right.column.id && left.fkFieldId === right.fkFieldId
}

function displayColumn(output: OutputColumn, draft: StageDraft): OutputColumn | null {
  if (!isStored(output) || output.joinAlias !== null || output.fkFieldId !== null) return null
  const field = output.column.id == null ? undefined : draft.context.metadata.field(output.column.id)
  const target = field && displayField(field, draft.context.metadata)
  if (!target || isHidden(target.id, draft) || isHidden(field.fk_target_field_id, draft)) return null
  const table = draft.context.metadata.table(target.table_id)
  if (table === undefined || !draft.context.showsLabelsOf(table)) return null
  const display = outputFor(reference(target, field), draft, output.column.source)
  display.column.display_name = field.dimension?.name ?? display.column.display_name
  display.shownFor = output
  return display
}

/** True for the bare value of a column, or of a field inside one. */
function isStored({ value }: OutputColumn): boolean {
  return value.kind === 'column' || value.kind === 'nested'
}

/** True for a field that a policy keeps from the caller. */
function isHidden(id: number | null, { context }: StageDraft): boolean {
  const field = id === null ? undefined : context.metadata.field(id)
  return field !== undefined && context.hidden.get(field.table_id)?.has(field.id) === true
}

function reference(target: FieldMetadata, fk: FieldMetadata): FieldRef {
  return { kind: 'field', id: target.id, options: { 'source-field': fk.id }, path: 'fields' }
}

/** An order by a foreign key means an order by what is shown for it. */
export function displayOrder(value: Expr, draft: StageDraft): Expr {
  if (value.kind !== 'field' || typeof value.id !== 'number' || value.options['join-alias'] !== undefined) return value
  const field = draft.context.metadata.field(value.id)
  const outputs = draft.breakouts.length > 0 ? draft.breakouts : draft.fields
  const isShown = outputs.some(({ shownFor }) => shownFor?.column.id === value.id)
  const target = field?.dimension?.human_readable_field_id
  if (!field || !target || !isShown) return value
  return { kind: 'field', id: target, options: { 'source-field': field.id }, path: value.path }
}

/** Notes the columns whose stored values have labels of their own; the labels become columns after all others. */
export function addLabelColumns(draft: StageDraft): void {
  const { context } = draft
  if (!draft.isTop || !context.showsLabels) return
  const columns = [...draft.breakouts, ...draft.aggregations, ...draft.fields]
  columns.forEach((output, from) => {
    const { column } = output
    if (!isStored(output) || column.id == null || column.source === 'aggregation') return
    const dimension = context.metadata.field(column.id)?.dimension
    if (dimension?.type !== 'internal' || !dimension.human_readable_values?.length) return
    const taken = [...columns.map((other) => other.column.name), ...context.found.remappings.map((other) => other.name)]
    const name = uniqueNames([...taken, dimension.name]).at(-1) ?? dimension.name
    column.remapped_to = name
    const labels = dimension.human_readable_values
    const total = totalOf(from, draft)
    context.found.remappings.push({ from, name, title: dimension.name, labels, ...(total ? { total } : {}) })
  })
}

function totalOf(place: number, { pivot }: StageDraft): ValueRemapping['total'] {
  const index = pivot?.breakouts.findIndex((places) => places.includes(place)) ?? -1
  return pivot && index >= 0 ? { place: pivot.layout.grouping, bit: 2 ** index } : undefined
}
