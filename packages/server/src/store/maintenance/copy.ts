/** Copying a whole app database: the one mechanism below backups, restoring them, and moving between engines. */
import { AppDatabaseError } from '../engines/open-error.ts'
import type { Reader, TableColumns } from './engines/reader.ts'
import type { Writer } from './engines/writer.ts'

/** Rows by table. */
export type Counts = ReadonlyMap<string, number>

export interface Copied {
  counts: Counts
  /** Places of texts that could not be kept as they were: PostgreSQL has no character NUL. */
  notes: readonly string[]
}

/**
 * Copies tables as the migrations of the source made them, every row, and the counters of ids, and compares the number of
 * rows of every table. What follows from others, such as the index of the search, stays empty.
 * @param leftOut Tables whose rows stay behind.
 * @throws {AppDatabaseError} the source has no schema, or a table has not as many rows as were copied.
 */
export async function copyAll(
  reader: Reader,
  writer: Writer,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<Counts> {
  const level = (await reader.migrations()).at(-1)
  if (level === undefined)
    throw new AppDatabaseError('There is nothing to copy: no server has made its tables there yet.')
  const counts = new Map<string, number>()
  for (const table of await writer.makeTables(level)) {
    if (!leftOut.has(table.name)) await copyRows(reader, writer, table)
    const [expected, copied] = await Promise.all([
      leftOut.has(table.name) ? 0 : reader.count(table.name),
      writer.count(table.name),
    ])
    if (copied !== expected) {
      throw new AppDatabaseError(`${copied} rows of ${table.name} arrived instead of ${expected}. Nothing was changed.`)
    }
    counts.set(table.name, copied)
  }
  await writer.clearDerived()
  for (const [table, id] of await reader.lastIds()) if (counts.has(table)) await writer.setLastId(table, id)
  return counts
}

async function copyRows(reader: Reader, writer: Writer, table: TableColumns): Promise<void> {
  try {
    for await (const rows of reader.rows(table)) await writer.insert(table, rows)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppDatabaseError(`The rows of ${table.name} cannot be copied: ${reason}. Nothing was changed.`, {
      cause: error,
    })
  }
}
