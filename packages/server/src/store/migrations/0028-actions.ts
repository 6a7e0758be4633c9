/** Actions, which write to connected databases, and what became of each execution. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'actions')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('model_id', 'integer', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('archived', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('public_uuid', 'text', (c) => c.unique())
    .addColumn('made_public_by_id', 'integer', (c) => c.references('users.id'))
    .addColumn('parameters', 'text', (c) => c.notNull())
    .addColumn('parameter_mappings', 'text')
    .addColumn('visualization_settings', 'text', (c) => c.notNull())
    .addColumn('database_id', 'integer', (c) => c.references('databases.id').onDelete('cascade'))
    .addColumn('dataset_query', 'text')
    .addColumn('kind', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  for (const column of ['model_id', 'database_id']) {
    await db.schema.createIndex(`actions_${column}`).on('actions').column(column).execute()
  }

  // Kept for clients until now, and about nothing: there were no actions.
  await db.schema.alterTable('dashboard_cards').dropColumn('action_id').execute()
  await db.schema
    .alterTable('dashboard_cards')
    .addColumn('action_id', 'integer', (c) => c.references('actions.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('dashboard_cards_action_id').on('dashboard_cards').column('action_id').execute()

  await createEntityTable(db, engine, 'action_runs')
    .addColumn('action_id', 'integer', (c) => c.references('actions.id').onDelete('set null'))
    .addColumn('action_name', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('dashboard_id', 'integer', (c) => c.references('dashboards.id').onDelete('set null'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('values', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('changed_rows', 'integer')
    .addColumn('answer', 'text')
    .addColumn('error', 'text')
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  for (const column of ['action_id', 'started_at']) {
    await db.schema.createIndex(`action_runs_${column}`).on('action_runs').column(column).execute()
  }
}
