/** What users edited in a model's columns (contract: results, section 2). */
import { isShownColumn } from '@querent/contract'
import type { ResultColumn } from '../prepared.ts'

const EDITABLE = [
  'display_name',
  'description',
  'semantic_type',
  'settings',
  'visibility_type',
  'fk_target_field_id',
] as const

type Metadata = readonly Record<string, unknown>[] | null | undefined

/** Finds a column's description by its names, the first that is known. */
export function metadataByName(metadata: Metadata): (...names: string[]) => Record<string, unknown> | undefined {
  const byName = new Map<unknown, Record<string, unknown>>()
  for (const item of metadata ?? []) byName.set(item['name'], item)
  return (...names) => byName.get(names.find((name) => byName.has(name)))
}

/** The column with the edits of its description; a column of SQL may be said to be a field. */
export function editedColumn(column: ResultColumn, edit: Record<string, unknown> | undefined): ResultColumn {
  if (edit === undefined) return column
  const changed: Record<string, unknown> = {}
  for (const key of EDITABLE) if (edit[key] !== undefined) changed[key] = edit[key]
  // What the data model shows nowhere no card shows.
  if (!isShownColumn(column)) changed['visibility_type'] = column.visibility_type
  if (column.id === undefined && typeof edit['id'] === 'number') changed['id'] = edit['id']
  return { ...column, ...changed }
}

/** Columns of a model's own result. */
export function withModelMetadata(columns: readonly ResultColumn[], metadata: Metadata): ResultColumn[] {
  const editOf = metadataByName(metadata)
  return columns.map((column) => editedColumn(column, editOf(column.name)))
}
