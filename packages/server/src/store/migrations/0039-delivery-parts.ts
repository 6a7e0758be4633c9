/**
 * The messages of a delivery that take one way wait for their next try, or for room, without the others. Why something was not
 * sent is kept as codes with values; what was written before stays, in English.
 */
import type { Kysely } from 'kysely'
import { falseByDefault } from './columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('delivery_messages').addColumn('next_try_at', 'text').execute()
  await db.schema
    .alterTable('delivery_messages')
    .addColumn('is_apart', 'boolean', (column) => column.notNull().defaultTo(falseByDefault))
    .execute()
  for (const table of ['deliveries', 'delivery_messages', 'delivery_tries']) {
    await db.schema.alterTable(table).addColumn('causes', 'text').execute()
  }
}
