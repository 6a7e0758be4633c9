/** Columns with the keys that they hold, which the metadata of their tables has. */
import type { Field, Table } from '../../../api/database.ts'
import type { Column, KeyColumn } from '../../../models/question/index.ts'

/** Ids of the tables that the columns come from, each once. */
export function tablesOf(columns: readonly Column[]): number[] {
  return [...new Set(columns.flatMap(({ table_id }) => table_id ?? []))]
}

export function withKeys(columns: readonly Column[], tables: readonly Table[]): KeyColumn[] {
  const targets = new Map(
    tables.flatMap(({ fields = [] }) => fields.map((field) => [field.id, field.fk_target_field_id ?? null])),
  )
  return columns.map((column) => ({ ...column, fk_target_field_id: targets.get(column.id ?? -1) ?? null }))
}

/** Of a join of a stage. */
export const joinKey = (stage: number, index: number) => `${stage} ${index}`

/** A field of a joined table as a column; `isNamed` for those of a card, which go by their names. */
export function columnOfField(field: Field, isNamed: boolean): KeyColumn {
  const { id, name, display_name, base_type, effective_type, semantic_type, fk_target_field_id } = field
  const ref: Column['ref'] = isNamed ? ['field', { 'base-type': base_type }, name] : ['field', {}, id]
  return {
    id,
    name,
    display_name,
    base_type,
    effective_type: effective_type ?? base_type,
    semantic_type,
    table_id: null,
    join_alias: null,
    fk_target_field_id: fk_target_field_id ?? null,
    ref,
  }
}
