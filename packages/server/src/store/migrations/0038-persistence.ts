/** Models that are kept as tables, and the tables that hold their rows. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'persistence')
    .addColumn('card_id', 'integer', (c) => c.unique().references('cards.id').onDelete('set null'))
    .addColumn('database_id', 'integer', (c) => c.notNull().references('databases.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('state_changed_at', 'text', (c) => c.notNull())
    .addColumn('definition', 'text')
    .addColumn('error', 'text')
    .addColumn('refresh_begin', 'text', (c) => c.notNull())
    .addColumn('refresh_end', 'text')
    .addColumn('current_version_id', 'integer')
    .addColumn('creator_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('persistence_database').on('persistence').column('database_id').execute()

  await createEntityTable(db, engine, 'persistence_versions')
    .addColumn('persistence_id', 'integer', (c) => c.notNull().references('persistence.id').onDelete('cascade'))
    .addColumn('schema_name', 'text')
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('definition_hash', 'text', (c) => c.notNull())
    .addColumn('column_names', 'text', (c) => c.notNull())
    .addColumn('as_of', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('row_count', 'bigint')
    .addColumn('fill_ms', 'integer')
    .execute()
  await db.schema
    .createIndex('persistence_versions_persistence')
    .on('persistence_versions')
    .column('persistence_id')
    .execute()
}
