/** What administrators say about cards and dashboards. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'moderation_reviews')
    .addColumn('moderated_item_type', 'text', (c) => c.notNull())
    .addColumn('moderated_item_id', 'integer', (c) => c.notNull())
    .addColumn('moderator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('status', 'text')
    .addColumn('text', 'text')
    .addColumn('most_recent', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('moderation_reviews_item')
    .on('moderation_reviews')
    .columns(['moderated_item_type', 'moderated_item_id', 'most_recent'])
    .execute()
}
