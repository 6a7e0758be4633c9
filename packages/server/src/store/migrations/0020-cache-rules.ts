/** For how long results are kept, and what has to be asked anew. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'cache_rules')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer', (c) => c.notNull())
    // The same id once more, where it has what the rule is of take the rule along.
    .addColumn('database_id', 'integer', (c) => c.references('databases.id').onDelete('cascade'))
    .addColumn('dashboard_id', 'integer', (c) => c.references('dashboards.id').onDelete('cascade'))
    .addColumn('card_id', 'integer', (c) => c.references('cards.id').onDelete('cascade'))
    .addColumn('strategy', 'text', (c) => c.notNull())
    .addColumn('invalidated_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('cache_rules_model', ['model', 'model_id'])
    .execute()
  for (const column of ['database_id', 'dashboard_id', 'card_id']) {
    await db.schema.createIndex(`cache_rules_${column}`).on('cache_rules').column(column).execute()
  }

  await db.schema
    .createTable('cache_invalidations')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer', (c) => c.notNull())
    .addColumn('invalidated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cache_invalidations_pkey', ['model', 'model_id'])
    .execute()
  await db.schema.createIndex('cache_invalidations_time').on('cache_invalidations').column('invalidated_at').execute()
}
