/** The database Copies, whose tables and fields are those of what is copied, whichever database it came from. */
import type { Kysely } from 'kysely'
import { falseByDefault } from './columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = (table: string) => db.schema.alterTable(table)
  await alter('databases')
    .addColumn('is_copies', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .execute()
  await alter('tables')
    .addColumn('copy_of_table_id', 'integer', (c) => c.references('tables.id').onDelete('cascade'))
    .execute()
  await alter('tables')
    .addColumn('copy_of_card_id', 'integer', (c) => c.references('cards.id').onDelete('cascade'))
    .execute()
  await alter('fields')
    .addColumn('copy_of_field_id', 'integer', (c) => c.references('fields.id').onDelete('cascade'))
    .execute()
  for (const [table, column] of [
    ['tables', 'copy_of_table_id'],
    ['tables', 'copy_of_card_id'],
    ['fields', 'copy_of_field_id'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
