/** When API keys expire, and when they were last used. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('api_keys').addColumn('expires_at', 'text').execute()
  await db.schema.alterTable('api_keys').addColumn('last_used_at', 'text').execute()
}
