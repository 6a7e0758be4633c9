/** Loads: many rows of an upload, written into one table at once (contract: uploads, section 2). */
import type { SessionSettings } from './driver.ts'

/** Kinds of values that uploaded columns have (contract: uploads, section 5). */
export type LoadType =
  | 'boolean'
  | 'integer'
  | 'float'
  | 'varchar-255'
  | 'text'
  | 'date'
  | 'datetime'
  | 'offset-datetime'
  | 'auto-key'

export interface LoadColumn {
  name: string
  type: LoadType
}

/** Where a table is; engines without schemas have none. */
export interface TablePlace {
  schema: string | null
  name: string
}

/** Rows for one table. All of them are written, or none. */
export interface Load extends SessionSettings {
  /** `create`: a new table; `append`: to an existing one; `replace`: instead of all of its rows. */
  mode: 'create' | 'append' | 'replace'
  table: TablePlace
  /** Of the rows, in the order of their values. */
  columns: readonly LoadColumn[]
  /**
   * create: also makes an auto-increment integer primary key of this name as the first column; append/replace: adds it
   * where given. null: none.
   */
  keyColumn: string | null
  /** append, replace: columns of `columns` that the table does not have yet. */
  added: readonly LoadColumn[]
  /** append, replace: columns of the table whose type becomes wider first (integer→float, boolean→integer, varchar-255→text). */
  widened: readonly LoadColumn[]
  /**
   * Whole lines in UTF-8: values separated by tabs, `\N` is null, `\t` `\n` `\r` `\\` escaped by a backslash (text format of PostgreSQL's COPY,
   * which MySQL's LOAD DATA reads too). Booleans `t`/`f`, numbers in plain digits with `.`, dates `2024-01-30`, datetimes
   * `2024-01-30T10:20:30.123`, offset datetimes the same with `Z` (UTC). Bytes stay as they are once they are given.
   */
  rows: AsyncIterable<Uint8Array>
  /** Aborting takes the load back, up to the moment when it is being committed. */
  signal: AbortSignal
}

export interface LoadResult {
  rowCount: number
}
