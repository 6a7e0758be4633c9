/** Rows kept per batch, at most (contract of `RowStream`). */
const BATCH_ROWS = 1000
/** Cells of a batch, at most: what is done with a batch is one piece of work, for which others wait. */
const BATCH_CELLS = 40_000

/** How many rows a batch holds at most, by the number of columns; at least one. */
export function batchRows(columns: number): number {
  return Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_CELLS / Math.max(1, columns))))
}

/**
 * What one row of a result may take, as its engine holds or sends it. It is known before the values are made, so that a row
 * beyond it never gets into the memory of the server.
 */
export const MAX_ROW_BYTES = 64 * 1024 * 1024

/** What is wrong with a row beyond {@link MAX_ROW_BYTES}. */
export const ROW_TOO_LARGE =
  'A row of the result is too large: it holds more than 64 MB. Ask for a part of its long columns, or leave them out.'
