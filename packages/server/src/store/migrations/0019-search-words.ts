/**
 * The index of the search has the words of documents beside them in SQLite too, for what is not read by words; and what is
 * said of content changes its document.
 */
import { sql, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'
import { watchReviews } from './search-triggers.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await watchReviews(db, engine)
  if (engine === 'postgres') {
    // Kinds of content and places go together: who takes them for independent reads the index in the wrong order.
    await sql`create statistics search_documents_kinds (dependencies, mcv) on model, place from search_documents`.execute(
      db,
    )
    return
  }
  for (const column of ['description_words', 'column_words', 'sql_words']) {
    await sql`alter table search_documents add column ${sql.ref(column)} text not null default ''`.execute(db)
  }
}
