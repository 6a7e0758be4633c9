import { QueryError, type Row } from '@querent/query'

/** The most that a catalog query gives. */
const MAX_CATALOG_CHARS = 256 * 1024 * 1024
/** What a cell takes beside its text. */
const CELL_CHARS = 16

/**
 * All rows of a statement of our own.
 * @param mostChars of what is kept: whatever a server sends must not fill the memory.
 * @throws {QueryError} there is more of it.
 */
export async function allRows(batches: AsyncIterable<Row[]>, mostChars = MAX_CATALOG_CHARS): Promise<Row[]> {
  const rows: Row[] = []
  let left = mostChars
  for await (const batch of batches) {
    for (const row of batch) {
      rows.push(row)
      for (const cell of row) left -= CELL_CHARS + (typeof cell === 'string' ? cell.length : 0)
    }
    if (left < 0) throw new QueryError('db', 'The catalog of this database is too large to be read.')
  }
  return rows
}
