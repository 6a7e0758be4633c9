import { isShownColumn } from '@querent/contract'
import type { FieldMetadata, TableMetadata } from '../../metadata.ts'
import type { Relation, ScopeColumn } from '../../model/resolved.ts'
import type { ResultColumn } from '../../prepared.ts'
import type { ResolveContext } from '../context.ts'
import { nestedPlace } from '../../model/nested-field.ts'

const cache = new WeakMap<TableMetadata, ScopeColumn[]>()

/** Columns of a table and fields inside them, for references; the same list for the same metadata. */
export function tableColumns(table: TableMetadata): ScopeColumn[] {
  let columns = cache.get(table)
  if (!columns) {
    columns = table.fields.flatMap((field) => fieldColumn(field, table) ?? [])
    cache.set(table, columns)
  }
  return columns
}

/** A field as a column; a coerced one has its effective type. Undefined for one whose parent is gone. */
function fieldColumn(field: FieldMetadata, table: TableMetadata): ScopeColumn | undefined {
  const coercion = field.coercion_strategy
  const nested = nestedPlace(field, table)
  if (nested === null && field.parent_id !== null) return undefined
  const name = nested?.name ?? field.name
  return {
    name,
    resultName: name,
    type: coercion ? field.effective_type : field.base_type,
    meta: { ...fieldMeta(field), name },
    fieldId: field.id,
    coercion,
    nested,
    joinAlias: null,
    fkFieldId: null,
    databaseType: field.database_type.toLowerCase(),
  }
}

function fieldMeta(field: FieldMetadata): ResultColumn {
  return {
    name: field.name,
    display_name: field.display_name,
    base_type: field.base_type,
    effective_type: field.effective_type,
    semantic_type: field.semantic_type,
    source: 'fields',
    field_ref: ['field', field.id, null],
    id: field.id,
    table_id: field.table_id,
    description: field.description,
    visibility_type: field.visibility_type,
    settings: field.settings,
    fingerprint: field.fingerprint,
    coercion_strategy: field.coercion_strategy,
    fk_target_field_id: field.fk_target_field_id,
    nfc_path: field.nfc_path,
    parent_id: field.parent_id,
    position: field.position,
    database_type: field.database_type,
  }
}

/** Columns that a query reads which chooses none: not those with less visibility or a policy against them. */
export function defaultColumns({ columns, content }: Relation, { hidden }: ResolveContext): ScopeColumn[] {
  const withheld = content.kind === 'table' ? hidden.get(content.table.id) : undefined
  return (columns ?? []).filter(
    (column) =>
      isShownColumn(column.meta) &&
      (column.fieldId === null || withheld?.has(column.fieldId) !== true) &&
      isTopmost(column),
  )
}

/** Children of other fields have to be named. */
function isTopmost({ nested, meta }: ScopeColumn): boolean {
  return nested === null || meta.parent_id == null
}
