/** What content was like after each change, for any kind of content that is changed by people. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'revisions')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('timestamp', 'text', (c) => c.notNull())
    .addColumn('object', 'text', (c) => c.notNull())
    .addColumn('is_creation', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('is_reversion', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('message', 'text')
    .addColumn('metabase_version', 'text')
    .execute()
  await db.schema.createIndex('revisions_target').on('revisions').columns(['model', 'model_id']).execute()
}
