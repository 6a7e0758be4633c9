/**
 * Tables that hold nothing of their own: their rows follow from others'. Copies and kept states leave them out, and what is
 * put back is indexed anew.
 */
import { sql, type QueryExecutorProvider } from 'kysely'
import type { Engine } from './migrations/index.ts'

export const DERIVED_TABLES: ReadonlySet<string> = new Set([
  'search_documents',
  'search_text',
  'search_marks',
  'search_index',
])

/** Empties those that there are. */
export async function clearDerivedTables(
  db: QueryExecutorProvider,
  engine: Engine,
  tables: Iterable<string> = DERIVED_TABLES,
): Promise<void> {
  for (const name of tables) {
    if (!DERIVED_TABLES.has(name)) continue
    if (name !== 'search_text') await sql`delete from ${sql.id(name)}`.execute(db)
    else if (engine === 'sqlite') await sql`insert into search_text (search_text) values ('delete-all')`.execute(db)
  }
}
