/** How background work went, words and what they mean, and translations of what people write. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'task_history')
    .addColumn('job_key', 'text', (c) => c.notNull())
    .addColumn('task', 'text', (c) => c.notNull())
    .addColumn('db_id', 'integer')
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('duration', 'integer')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('error', 'text')
    .execute()
  await db.schema.createIndex('task_history_started').on('task_history').columns(['started_at', 'id']).execute()
  await db.schema.createIndex('task_history_job').on('task_history').columns(['job_key', 'status']).execute()

  await createEntityTable(db, engine, 'glossary')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('meaning', 'text', (c) => c.notNull())
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()

  await createEntityTable(db, engine, 'content_translations')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('msgid', 'text', (c) => c.notNull())
    .addColumn('msgstr', 'text', (c) => c.notNull())
    .addUniqueConstraint('content_translations_key', ['locale', 'msgid'])
    .execute()
}
