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

export interface FillMessage {
  path: string
  columns: FillColumn[]
}

/** Rows of the file, or the place of the column with a value that does not fit. */
export type FilledMessage = { rows: number } | { unfit: number } | { failed: string }

/** Batches that are sent before the process has taken the first of them. */
export const FILL_WINDOW = 3

/** The table of every copy. */
export const COPY_TABLE = 't'
