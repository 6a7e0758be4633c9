/** Who may upload files, which was everybody, and when uploads were last used: unused ones may be deleted. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into application_permissions (group_id, permission) select id, 'upload' from permissions_groups
    where id = 1`.execute(db)
  for (const column of ['last_used_at', 'warned_at']) {
    await db.schema.alterTable('uploads').addColumn(column, 'text').execute()
  }
}
