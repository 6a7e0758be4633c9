/** When a query was last run, so that averages of queries that nobody runs any more can go. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('query_averages')
    .addColumn('last_run_at', 'text', (c) => c.notNull().defaultTo(new Date().toISOString()))
    .execute()
}
