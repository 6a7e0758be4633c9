/**
 * What one row of a result may take, as its engine holds or sends it. It is known before the values are made, so that a row
 * beyond it never gets into the memory of the server.
 */
export const MAX_ROW_BYTES = 64 * 1024 * 1024

/** What is wrong with a row beyond {@link MAX_ROW_BYTES}. */
export const ROW_TOO_LARGE =
  'A row of the result is too large: it holds more than 64 MB. Ask for a part of its long columns, or leave them out.'
