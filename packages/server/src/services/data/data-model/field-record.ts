import { isA } from '@querent/contract'
import type { FieldRow } from '../../../store/index.ts'

export type FieldRecord = ReturnType<typeof fieldRecord>

/**
 * A field on the wire (contract: data-model, section 3). Keys are listed one by one: this is made by the ten thousand.
 */
export function fieldRecord(row: FieldRow) {
  return {
    id: row.id,
    table_id: row.table_id,
    name: row.name,
    display_name: row.display_name,
    description: row.description,
    caveats: row.caveats,
    points_of_interest: row.points_of_interest,
    database_type: row.database_type,
    base_type: row.base_type,
    effective_type: row.effective_type,
    coercion_strategy: row.coercion_strategy,
    semantic_type: row.semantic_type,
    fk_target_field_id: row.fk_target_field_id,
    active: row.active,
    preview_display: row.preview_display,
    visibility_type: row.visibility_type,
    position: row.position,
    custom_position: row.custom_position,
    database_position: row.database_position,
    database_required: row.database_required,
    database_is_auto_increment: row.database_is_auto_increment,
    database_indexed: row.database_indexed,
    database_partitioned: row.database_partitioned,
    json_unfolding: row.json_unfolding,
    parent_id: row.parent_id,
    nfc_path: row.nfc_path,
    has_field_values: shownHasFieldValues(row),
    fingerprint: row.fingerprint,
    fingerprint_version: row.fingerprint_version,
    last_analyzed: row.last_analyzed,
    settings: row.settings,
    created_at: row.created_at,
    updated_at: row.updated_at,
    entity_id: row.entity_id,
  }
}

/** How values of a field are offered: what is set, else by its type. */
export function shownHasFieldValues({
  has_field_values,
  base_type,
}: Pick<FieldRow, 'has_field_values' | 'base_type'>): 'list' | 'search' | 'none' {
  if (has_field_values === 'list' || has_field_values === 'auto-list') return 'list'
  if (has_field_values === 'search' || has_field_values === 'none') return has_field_values
  return isA(base_type, 'type/Text') || isA(base_type, 'type/TextLike') ? 'search' : 'none'
}
