/** Models that are kept as tables, and copies of models and tables. */
import type { PersistenceState } from '@querent/contract'
import type { CopiedColumnRecord, PersistenceKind, PersistenceTargetName } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, Timestamp } from './columns.ts'

interface PersistenceTable {
  id: Generated<number>
  /** Null once the card was deleted. */
  card_id: number | null
  database_id: number
  state: PersistenceState
  state_changed_at: Timestamp
  /** The columns as clients read them; null before the first refresh. */
  definition: Record<string, unknown> | null
  error: string | null
  refresh_begin: Timestamp
  refresh_end: Timestamp | null
  /** When people were written to about refreshes that fail; null until they are, and from the next one that goes well. */
  failure_told_at: Timestamp | null
  /** What queries read; null for none. */
  current_version_id: number | null
  creator_id: number | null
  kind: Defaulted<PersistenceKind>
  target: Defaulted<PersistenceTargetName>
  /** Of a copied table; null for models, and once the table was deleted. */
  table_id: number | null
  /** Seconds after which the rows are too old to be read; null for never. */
  max_age_s: number | null
  accepts_float_sums: Defaulted<boolean>
}

/** A table with the rows of a model as they were at one time. */
interface PersistenceVersionsTable {
  id: Generated<number>
  persistence_id: number
  schema_name: string | null
  table_name: string
  /** Differs for another query, another zone and another connection. */
  definition_hash: string
  column_names: string[]
  /** When its rows were read. */
  as_of: Timestamp
  /** Since when nothing reads it any more; null while it is filled or current. */
  ended_at: Timestamp | null
  row_count: number | null
  /** Milliseconds. */
  fill_ms: number | null
  /** Of copies; null before they are filled. */
  copied_columns: CopiedColumnRecord[] | null
  bytes: number | null
  sha256: string | null
}

/** By name. */
export type PersistenceTables = {
  persistence: PersistenceTable
  persistence_versions: PersistenceVersionsTable
}
