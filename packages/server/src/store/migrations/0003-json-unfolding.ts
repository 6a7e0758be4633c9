/** Columns of JSON are unfolded unless somebody turns it off; before, the switch had no effect. */
import { sql, type Kysely } from 'kysely'

interface Tables {
  fields: { base_type: string; json_unfolding: boolean }
}

export async function up(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('fields')
    .set({ json_unfolding: sql`true` })
    .where('base_type', '=', 'type/JSON')
    .execute()
}
