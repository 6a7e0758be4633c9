/** Column types that all tables share. */
import type { ColumnType } from 'kysely'

/** Filled by the database or by a column default when left out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** ISO-8601 in UTC, e.g. `2024-03-05T10:20:30.123Z`. */
export type Timestamp = string

export type JsonObject = Record<string, unknown>
