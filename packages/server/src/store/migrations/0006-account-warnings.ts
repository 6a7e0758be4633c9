/** What the account of a connected database may do besides reading; null until it was looked at. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('databases').addColumn('account_warnings', 'text').execute()
}
