/**
 * Columns that an inner stage would show if it were run itself: in place of foreign keys, and for labels of values.
 * Saved questions list them among their columns, so they can be asked for by name (contract: query-language, section 19).
 */
import type { FieldMetadata } from '../../metadata.ts'
import type { Call, Expr, FieldRef } from '../../model/query.ts'
import { isGrouped, type Relation, type ScopeColumn } from '../../model/resolved.ts'
import { uniqueNames } from '../../model/unique-names.ts'
import type { StageDraft } from '../draft.ts'
import { displayField } from './display-field.ts'

type Dimension = NonNullable<FieldMetadata['dimension']>

type ShownColumn =
  /** The column of another table that stands for a foreign key. */
  | { kind: 'display'; ref: FieldRef }
  /** Labels of a column's values. */
  | { kind: 'labels'; column: ScopeColumn; label: Expr }

/** What the name stands for besides the relation's own columns. @param alias The join that the relation is of. */
export function shownColumn(
  name: string,
  { content, columns }: Relation,
  alias: string | null,
  { context }: StageDraft,
): ShownColumn | undefined {
  if (content.kind !== 'stage' || content.stage.kind !== 'mbql' || columns === null) return undefined
  const remapped = columns.flatMap((column) => {
    const dimension = dimensionOf(column, context.metadata)
    return dimension === undefined ? [] : [{ column, dimension }]
  })
  const displays = remapped.flatMap(({ column }) => {
    const field = column.fieldId === null ? undefined : context.metadata.field(column.fieldId)
    const target = field && displayField(field, context.metadata)
    return target === undefined ? [] : [{ column, target }]
  })
  const own = columns.map((column) => column.resultName)
  const places = isGrouped(content.stage) ? [...displayNames(displays), ...own] : [...own, ...displayNames(displays)]
  const names = uniqueNames(places)
  const first = isGrouped(content.stage) ? 0 : own.length
  const display = displays.find((_, index) => names[first + index] === name)
  if (display !== undefined) return { kind: 'display', ref: throughKey(display.column, display.target, alias) }
  const labeled = remapped.find(({ dimension }) => dimension.type === 'internal' && dimension.name === name)
  if (labeled === undefined) return undefined
  const { column, dimension } = labeled
  return {
    kind: 'labels',
    column: labelColumn(column, name),
    label: labelOf(column, dimension, alias),
  }
}

function displayNames(displays: readonly { target: FieldMetadata }[]): string[] {
  return displays.map(({ target }) => target.name)
}

/** What is shown in place of a column's values; nothing for joined columns and values cut to units or bins. */
function dimensionOf(
  { fieldId, joinAlias, fkFieldId, meta }: ScopeColumn,
  metadata: StageDraft['context']['metadata'],
): Dimension | undefined {
  if (fieldId === null || joinAlias !== null || fkFieldId !== null) return undefined
  if (meta.binning_info !== undefined || (meta.unit ?? 'default') !== 'default') return undefined
  return metadata.field(fieldId)?.dimension ?? undefined
}

function throughKey({ fieldId }: ScopeColumn, target: FieldMetadata, alias: string | null): FieldRef {
  const through = alias === null ? {} : { 'source-field-join-alias': alias }
  return { kind: 'field', id: target.id, options: { 'source-field': fieldId ?? 0, ...through }, path: 'fields' }
}

function labelColumn(column: ScopeColumn, name: string): ScopeColumn {
  return {
    ...column,
    resultName: name,
    type: 'type/Text',
    fieldId: null,
    meta: {
      name,
      display_name: name,
      base_type: 'type/Text',
      effective_type: 'type/Text',
      semantic_type: null,
      source: 'fields',
      field_ref: ['field', name, { 'base-type': 'type/Text' }],
      id: null,
      table_id: null,
    },
  }
}

/** The label of a value; values without one stay as they are. */
function labelOf({ fieldId }: ScopeColumn, { human_readable_values }: Dimension, alias: string | null): Expr {
  const path = 'fields'
  const stored: FieldRef = {
    kind: 'field',
    id: fieldId ?? 0,
    options: alias === null ? {} : { 'join-alias': alias },
    path,
  }
  const branches = (human_readable_values ?? []).flatMap(([value, label]): Expr[] => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
    const isValue: Call = {
      kind: 'call',
      op: '=',
      args: [stored, { kind: 'literal', value, type: null, options: {} }],
      options: {},
      path,
    }
    return [isValue, { kind: 'literal', value: label, type: null, options: {} }]
  })
  const text: Call = { kind: 'call', op: 'text', args: [stored], options: {}, path }
  if (branches.length === 0) return text
  return { kind: 'call', op: 'case', args: [...branches, text], options: {}, path }
}
