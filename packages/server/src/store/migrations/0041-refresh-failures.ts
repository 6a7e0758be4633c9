/** When people were last written to about refreshes of a stored model that fail; null while they go well. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('persistence').addColumn('failure_told_at', 'text').execute()
}
