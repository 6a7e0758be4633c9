/** Who changed a collection last and when, and how often it was changed: what a save that started earlier is told. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('collections')
  await alter()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await alter()
    .addColumn('last_editor_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await alter().addColumn('last_edited_at', 'text').execute()
}
