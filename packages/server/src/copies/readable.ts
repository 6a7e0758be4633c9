/** Copies as queries read them: what is known of each, where its file is, and until when its rows are current. */
import type { CopiedTable } from '@querent/query'

export interface ReadableCopy extends CopiedTable {
  databaseId: number
  /** The table that is copied; null for a card. */
  tableId: number | null
  /** The card whose rows are copied; null for a table. */
  cardId: number | null
  /** Of the file; it may not be on this machine. */
  path: string
  /** How long the file is. */
  bytes: number
  /** Under which name its table is read, too; left out where statements name the file. */
  view?: { schema: string; name: string; columns: readonly string[] }
  /** Seconds after which its rows are too old to be read; null for never. */
  maxAgeSeconds: number | null
  /** What the rows are known by: of a card its definition, of a table where it is and what its columns are. */
  definitionHash: string
  /** Writes of the server's own to the database that its rows have seen, and that there were. */
  writes: { seen: number; known: number }
}

/** Whether the rows are younger than they may be. */
export function isCurrent({ asOf, maxAgeSeconds }: ReadableCopy, now: number): boolean {
  return maxAgeSeconds === null || now - Date.parse(asOf) < maxAgeSeconds * 1000
}
