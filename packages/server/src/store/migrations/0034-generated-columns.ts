/** Columns that nobody can set, as the next sync finds them. */
import type { Kysely } from 'kysely'
import { falseByDefault } from './columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fields')
    .addColumn('database_is_generated', 'boolean', (column) => column.notNull().defaultTo(falseByDefault))
    .execute()
}
