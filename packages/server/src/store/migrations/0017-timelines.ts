/** Timelines and the events on them. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'timelines')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('is_default', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('archived', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('collection_id', 'integer', (c) => c.references('collections.id').onDelete('cascade'))
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema.createIndex('timelines_collection').on('timelines').column('collection_id').execute()

  await createEntityTable(db, engine, 'timeline_events')
    .addColumn('timeline_id', 'integer', (c) => c.notNull().references('timelines.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('timestamp', 'text', (c) => c.notNull())
    .addColumn('time_matters', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('archived', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('timeline_events_timeline')
    .on('timeline_events')
    .columns(['timeline_id', 'timestamp'])
    .execute()
}
