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
  /** How often this server has written to the database: versions that were begun before the last write are not read. */
  writes: Defaulted<number>
  /** When it last did; null for never. */
  written_at: Timestamp | null
  /** The column that finds new rows; null where every refresh reads all rows. */
  growing_column: string | null
  /** How far before its greatest value rows are read again: days of a date, else units. */
  look_back: number | null
  /** Every so many refreshes read all rows. */
  full_every: number | null
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
  /** The `writes` of its row when it was begun. */
  writes: Defaulted<number>
  /** Whose greatest value is known; null for none. */
  growing_column: string | null
  /** As the engine of copies writes it; null for no rows. */
  greatest: string | null
  /** Rows that its refresh read of the source. */
  added_rows: number | null
  /** When all rows were last read; null for a version that read all. */
  full_as_of: Timestamp | null
  /** Refreshes since then that read only new rows. */
  parts: Defaulted<number>
}

/** By name. */
export type PersistenceTables = {
  persistence: PersistenceTable
  persistence_versions: PersistenceVersionsTable
}
