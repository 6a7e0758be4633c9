/** Every try to send something: the row of a message says only how its last one went. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'delivery_tries')
    .addColumn('delivery_id', 'integer', (c) => c.notNull().references('deliveries.id').onDelete('cascade'))
    // Messages go with their delivery and never alone: no reference, which would need an index of its own.
    .addColumn('message_id', 'integer')
    .addColumn('tried_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_repeat', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('error', 'text')
    .addColumn('bytes', 'integer')
    .addColumn('duration', 'integer')
    .execute()
  await db.schema.createIndex('delivery_tries_delivery').on('delivery_tries').column('delivery_id').execute()
}
