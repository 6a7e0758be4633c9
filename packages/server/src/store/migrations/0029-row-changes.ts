/** Rows that were changed in place are logged like actions. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('action_runs')
    .addColumn('table_id', 'integer', (c) => c.references('tables.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('action_runs_table_id').on('action_runs').column('table_id').execute()
}
