/** Which groups a change of permissions was about, so that processes read again only what they may do. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('permission_changes')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('group_id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('permission_changes_key', ['version', 'group_id'])
    .execute()
}
