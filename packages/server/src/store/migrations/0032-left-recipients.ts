/** Addresses that have left by the link of a mail may come back by it, and nobody else may. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notification_recipients').addColumn('left_at', 'text').execute()
}
