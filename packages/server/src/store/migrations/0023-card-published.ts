/** When embedding of a card was first switched on. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cards').addColumn('initially_published_at', 'text').execute()
}
