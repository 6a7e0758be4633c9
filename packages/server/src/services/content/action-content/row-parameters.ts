/** Parameters of actions that write one row of a model's table: one for each of its columns (contract: actions, section 2). */
import { isMap, lookup, type ImplicitActionKind } from '@querent/contract'
import type { FieldRow, JsonObject } from '../../../store/index.ts'
import { slugOf } from '../../library/collections/index.ts'

/** A column that an action may write. */
export interface RowColumn {
  slug: string
  field: FieldRow
}

/** What a parameter has of its column; stored values win, but for the type. */
interface RowParameter extends JsonObject {
  id: string
}

/** The columns by their slugs; none when two of them have the same. */
export function rowColumns(fields: readonly FieldRow[], metadata: readonly JsonObject[] | null): RowColumn[] {
  const inModel = new Set((metadata ?? []).map((column) => column['id']))
  const columns = fields
    .filter((field) => field.active && inModel.has(field.id) && isPlain(field))
    .map((field) => ({ slug: slugOf(field.name), field }))
  const slugs = new Set(columns.map(({ slug }) => slug))
  return slugs.size === columns.length ? columns : []
}

/** Structured values, and parts of them, are written as a whole or not at all. */
function isPlain({ base_type, nfc_path }: FieldRow): boolean {
  return nfc_path === null && !/^type\/(JSON|Structured|Array|Dictionary|XML|SerializedJSON)$/.test(base_type)
}

export const isKey = ({ semantic_type }: Pick<FieldRow, 'semantic_type'>): boolean => semantic_type === 'type/PK'

/** The columns that the kind of action takes values for. */
export function columnsOfKind(columns: readonly RowColumn[], kind: ImplicitActionKind): RowColumn[] {
  if (kind === 'row/delete') return columns.filter(({ field }) => isKey(field))
  if (kind === 'row/update') return columns.filter(({ field }) => isKey(field) || !field.database_is_generated)
  const open = columns.filter(({ field }) => !field.database_is_generated)
  return open.filter(({ field }) => !field.database_is_auto_increment && (!isKey(field) || field.database_required))
}

/** @param stored What was saved for some of the parameters, by their ids. */
export function rowParameters(
  columns: readonly RowColumn[],
  kind: ImplicitActionKind,
  stored: readonly JsonObject[],
): RowParameter[] {
  const own = new Map(stored.map((parameter) => [parameter['id'], parameter]))
  return columnsOfKind(columns, kind).map(({ slug, field }) => ({
    'display-name': field.display_name,
    target: ['variable', ['template-tag', slug]],
    required: kind === 'row/create' ? field.database_required : isKey(field),
    ...own.get(slug),
    id: slug,
    type: field.base_type,
    'is-auto-increment': field.database_is_auto_increment,
    field_id: field.id,
  }))
}

/** The form of an implicit action: what was saved for a parameter, over what its column says. */
export function rowForm(columns: readonly RowColumn[], kind: ImplicitActionKind, settings: JsonObject): JsonObject {
  const saved = lookup(isMap(settings['fields']) ? settings['fields'] : {})
  const fields = columnsOfKind(columns, kind).map(({ slug, field }, order) => [
    slug,
    {
      id: slug,
      order,
      required: kind === 'row/create' ? field.database_required : isKey(field),
      hidden: false,
      title: field.display_name,
      placeholder: field.display_name,
      ...(isMap(saved[slug]) ? saved[slug] : {}),
    },
  ])
  return { ...settings, fields: Object.fromEntries(fields) }
}

/** Whether the form of an action hides a parameter. */
export function isHidden(settings: JsonObject, id: string): boolean {
  const fields = lookup(isMap(settings['fields']) ? settings['fields'] : {})
  const field = fields[id]
  return isMap(field) && field['hidden'] === true
}
