/** Connected databases and what is known of their data. */
import type { AccountWarning, FieldOrder, FieldVisibility, TableVisibility } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, Timestamp } from './columns.ts'

/** How far the first sync of a database or table has come. */
type InitialSyncStatus = 'incomplete' | 'complete' | 'aborted'

interface DatabasesTable {
  id: Generated<number>
  name: string
  engine: string
  /** Encrypted JSON. */
  details: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  is_sample: Defaulted<boolean>
  /** Whether it is the one that shows what people do on this server. */
  is_audit: Defaulted<boolean>
  /** Whether it is the one whose tables are what is copied of others. */
  is_copies: Defaulted<boolean>
  is_full_sync: Defaulted<boolean>
  is_on_demand: Defaulted<boolean>
  auto_run_queries: Defaulted<boolean>
  refingerprint: boolean | null
  timezone: string | null
  dbms_version: JsonObject | null
  /** Null until the account was looked at. */
  account_warnings: AccountWarning[] | null
  initial_sync_status: Defaulted<InitialSyncStatus>
  /** Why the latest sync failed; null after one that went well. */
  sync_error: string | null
  last_synced_at: Timestamp | null
  metadata_sync_schedule: string
  cache_field_values_schedule: string
  settings: JsonObject | null
  cache_ttl: number | null
  uploads_enabled: Defaulted<boolean>
  uploads_schema_name: string | null
  uploads_table_prefix: string | null
  creator_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface TablesTable {
  id: Generated<number>
  db_id: number
  schema: string | null
  name: string
  display_name: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  entity_type: string | null
  visibility_type: TableVisibility | null
  field_order: Defaulted<FieldOrder>
  active: Defaulted<boolean>
  show_in_getting_started: Defaulted<boolean>
  is_upload: Defaulted<boolean>
  /** Of a table of Copies: the table or the model that is copied. */
  copy_of_table_id: number | null
  copy_of_card_id: number | null
  initial_sync_status: Defaulted<InitialSyncStatus>
  estimated_row_count: number | null
  view_count: Defaulted<number>
  /** Columns that a person has set: sync leaves them alone. */
  customized: string[] | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface UploadsTable {
  table_id: number
  creator_id: number | null
  file_name: string
  /** Of the file, or of all files that were appended to each other. */
  bytes: number
  row_count: number
  created_at: Timestamp
  updated_at: Timestamp
  /** As the nightly job saw it last: the log of queries does not go back for ever. */
  last_used_at: Timestamp | null
  /** When its owner was warned that it will be deleted. */
  warned_at: Timestamp | null
}

export interface FieldsTable {
  id: Generated<number>
  table_id: number
  name: string
  display_name: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  database_type: string
  base_type: string
  effective_type: string
  coercion_strategy: string | null
  semantic_type: string | null
  fk_target_field_id: number | null
  active: Defaulted<boolean>
  preview_display: Defaulted<boolean>
  visibility_type: Defaulted<FieldVisibility>
  position: Defaulted<number>
  custom_position: Defaulted<number>
  database_position: Defaulted<number>
  database_required: Defaulted<boolean>
  database_is_auto_increment: Defaulted<boolean>
  /** Whether the database alone sets its values. */
  database_is_generated: Defaulted<boolean>
  database_indexed: boolean | null
  database_partitioned: boolean | null
  json_unfolding: Defaulted<boolean>
  parent_id: number | null
  nfc_path: string[] | null
  has_field_values: string | null
  fingerprint: JsonObject | null
  fingerprint_version: Defaulted<number>
  last_analyzed: Timestamp | null
  settings: JsonObject | null
  /** Of a field of Copies: the one that is copied. */
  copy_of_field_id: number | null
  /** Columns that a person has set: sync leaves them alone. */
  customized: string[] | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface DimensionsTable {
  id: Generated<number>
  field_id: number
  name: string
  type: 'internal' | 'external'
  human_readable_field_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface FieldValuesTable {
  id: Generated<number>
  field_id: number
  values: unknown[]
  human_readable_values: string[] | null
  has_more_values: Defaulted<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  last_used_at: Timestamp
}

/** By name. */
export type MetadataTables = {
  databases: DatabasesTable
  tables: TablesTable
  fields: FieldsTable
  dimensions: DimensionsTable
  field_values: FieldValuesTable
  uploads: UploadsTable
}
