import { isBaseType, isMap, type BaseType } from '@querent/contract'
import type { ScopeColumn } from '../../model/resolved.ts'
import type { ResultColumn } from '../../prepared.ts'
import { editedColumn, metadataByName } from '../../postprocess/model-metadata.ts'

const KEPT = [
  'description',
  'settings',
  'coercion_strategy',
  'fk_target_field_id',
  'visibility_type',
  'fingerprint',
] as const

/** Columns of SQL from the column metadata that was stored with it or sent along; null without any. */
export function metadataColumns(metadata: readonly Record<string, unknown>[] | null | undefined): ScopeColumn[] | null {
  if (!metadata || metadata.length === 0) return null
  return metadata.flatMap((item) => (typeof item['name'] === 'string' ? [metadataColumn(item['name'], item)] : []))
}

function metadataColumn(name: string, item: Record<string, unknown>): ScopeColumn {
  const base = readType(item['base_type'])
  const meta: ResultColumn = {
    name,
    display_name: typeof item['display_name'] === 'string' ? item['display_name'] : name,
    base_type: base,
    effective_type: typeof item['effective_type'] === 'string' ? readType(item['effective_type']) : base,
    semantic_type: typeof item['semantic_type'] === 'string' ? item['semantic_type'] : null,
    source: 'fields',
    field_ref: ['field', name, { 'base-type': base }],
  }
  const id = typeof item['id'] === 'number' ? item['id'] : null
  if (id !== null) meta.id = id
  const more: Record<string, unknown> = {}
  for (const key of KEPT) if (item[key] !== undefined) more[key] = item[key]
  return {
    name,
    resultName: name,
    type: base,
    meta: { ...meta, ...more },
    fieldId: id,
    coercion: null,
    nested: null,
    joinAlias: null,
    fkFieldId: null,
    databaseType: typeof item['database_type'] === 'string' ? item['database_type'].toLowerCase() : '',
  }
}

function readType(value: unknown): BaseType {
  return typeof value === 'string' && isBaseType(value) ? value : 'type/*'
}

/** Columns with the stored fingerprints where they have none of a field. */
export function withFingerprints(
  columns: readonly ScopeColumn[],
  metadata: readonly Record<string, unknown>[] | null,
): ScopeColumn[] {
  const storedOf = metadataByName(metadata)
  return columns.map((column) => {
    if (column.meta.fingerprint) return column
    const fingerprint = storedOf(column.resultName, column.name)?.['fingerprint']
    return isMap(fingerprint) ? { ...column, meta: { ...column.meta, fingerprint } } : column
  })
}

/** The columns of a source model with what users edited. */
export function withEdits(
  columns: readonly ScopeColumn[],
  metadata: readonly Record<string, unknown>[] | null,
): ScopeColumn[] {
  const editOf = metadataByName(metadata)
  return columns.map((column) => ({
    ...column,
    meta: editedColumn(column.meta, editOf(column.resultName, column.name)),
  }))
}
