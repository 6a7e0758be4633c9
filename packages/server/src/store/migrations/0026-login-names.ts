/** The names that people type to sign in, where these are not their addresses: a known device is known by them too. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('login_history').addColumn('login_name', 'text').execute()
  await db.schema.createIndex('login_history_device').on('login_history').column('device_id').execute()
}
