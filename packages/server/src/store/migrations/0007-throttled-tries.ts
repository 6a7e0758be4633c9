/** Failed tries to log in and the like, which all processes count together. */
import type { Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'throttled_tries')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('timestamp', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('throttled_tries_key').on('throttled_tries').columns(['key', 'timestamp']).execute()
  await db.schema.createIndex('throttled_tries_timestamp').on('throttled_tries').column('timestamp').execute()
}
