/** Column types that all tables share. */
import type { ColumnType } from 'kysely'

/** Filled by the database or by a column default when left out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** ISO-8601 in UTC, e.g. `2024-03-05T10:20:30.123Z`. */
export type Timestamp = string

export type JsonObject = Record<string, unknown>

/** A parameter of a card or dashboard; keys beside these are kept as they were sent. */
export type StoredParameter = JsonObject & { id: string; type: string }
/** What a parameter of a dashboard fills in one of its cards. */
export type StoredMapping = JsonObject & { parameter_id: string; target: unknown }
/** What embedding does with parameters, by slug. */
export type StoredEmbedding = Record<string, 'disabled' | 'enabled' | 'locked'>
/** A column that a card is known to have. */
export type StoredColumn = JsonObject & { name: string; visibility_type?: string | null }
