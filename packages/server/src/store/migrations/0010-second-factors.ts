/** Second factors of people, and what sessions and logins were started with. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'second_factors')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_used_at', 'text')
    .addColumn('secret', 'text')
    .addColumn('last_step', 'integer')
    .addColumn('credential_id', 'text', (c) => c.unique())
    .addColumn('public_key', 'text')
    .addColumn('sign_count', 'bigint')
    .addColumn('transports', 'text')
    .execute()
  await db.schema.createIndex('second_factors_user').on('second_factors').column('user_id').execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('passkey_challenges_created').on('passkey_challenges').column('created_at').execute()
  await db.schema.createIndex('passkey_challenges_user').on('passkey_challenges').column('user_id').execute()

  for (const table of ['sessions', 'login_history']) {
    await db.schema.alterTable(table).addColumn('signed_in_with', 'text').execute()
  }
}
