/** Actions that send a request to another service. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['template', 'response_handle', 'error_handle']) {
    await db.schema.alterTable('actions').addColumn(column, 'text').execute()
  }
}
