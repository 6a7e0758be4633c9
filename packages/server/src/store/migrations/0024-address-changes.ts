/** Addresses that people had, while the change can be undone. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'address_changes')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('address_changes_user').on('address_changes').column('user_id').execute()
  await db.schema.createIndex('address_changes_email').on('address_changes').column('old_email').execute()
  await db.schema.createIndex('address_changes_created').on('address_changes').column('created_at').execute()
}
