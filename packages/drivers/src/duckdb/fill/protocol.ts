/**
 * Messages between a server and the process that fills a copy, in frames of the protocol of DuckDB's process: `load` with a
 * `FillMessage`, batches as `texts`, `linesEnd`; each batch is answered by `taken`, and the end, or a value that does not
 * fit, by `loaded` with a `FilledMessage`.
 */
import type { CellForm } from '@querent/query'

export interface FillColumn extends StoredColumn {
  form: CellForm
}

export interface StoredColumn {
  /** Its name in the file; null for one that only has to be null. */
  name: string | null
  /**
   * Of DuckDB, lower case; `decimal(38,2)!` takes only values with two digits of a fraction, `timestamp in utc` is the wall time
   * of an instant. Empty where there is no name.
   */
  type: string
}

/** A version whose rows are taken over, but for those from a value on. */
export interface FillBase {
  path: string
  /** The growing column, and a literal of DuckDB. */
  column: string
  from: string
  /** Hidden columns with places in an order, by the columns whose values have them. */
  orders: [column: string, order: string][]
}

export interface FillMessage {
  path: string
  columns: FillColumn[]
  base?: FillBase
  /** The SQL of a greatest value. */
  greatest?: string
}

/**
 * Rows of the file, how many of them were sent, the greatest value, and the columns with sent values that have no place in
 * their order.
 */
export interface FilledRows {
  rows: number
  added: number
  greatest: string | null
  unordered: string[]
}

/** The rows, or the place of the column with a value that does not fit. */
export type FilledMessage = FilledRows | { unfit: number } | { failed: string }

/** Batches that are sent before the process has taken the first of them. */
export const FILL_WINDOW = 3

/** The table of every copy. */
export const COPY_TABLE = 't'
