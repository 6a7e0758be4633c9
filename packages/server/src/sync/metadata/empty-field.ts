import { newEntityId } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'

/** What a new field begins with; whoever makes one adds what is known of it. */
export function emptyField(context: SyncContext) {
  const time = timestamp(context)
  return {
    description: null,
    caveats: null,
    points_of_interest: null,
    coercion_strategy: null,
    semantic_type: null,
    fk_target_field_id: null,
    database_required: false,
    database_is_auto_increment: false,
    database_is_generated: false,
    database_indexed: false,
    database_partitioned: null,
    parent_id: null,
    nfc_path: null,
    has_field_values: null,
    fingerprint: null,
    last_analyzed: null,
    settings: null,
    customized: null,
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  }
}
