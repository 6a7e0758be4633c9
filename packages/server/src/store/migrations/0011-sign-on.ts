/** Who people are elsewhere, and what is told of them there. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('users').addColumn('jwt_attributes', 'text').execute()
  await createEntityTable(db, engine, 'identities')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('identities_subject').unique().on('identities').columns(['issuer', 'subject']).execute()
  await db.schema.createIndex('identities_user').on('identities').column('user_id').execute()
}
