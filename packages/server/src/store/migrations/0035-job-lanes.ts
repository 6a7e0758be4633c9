/** Jobs that wait for room in a lane, which is slow or busy, are passed by others. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('lane', 'text').execute()
}
