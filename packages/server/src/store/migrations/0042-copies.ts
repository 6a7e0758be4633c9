/** Rows of models and tables that are kept in files of the server's own. */
import type { Kysely } from 'kysely'
import { falseByDefault } from './columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = (table: string) => db.schema.alterTable(table)
  await alter('persistence')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('model'))
    .execute()
  await alter('persistence')
    .addColumn('target', 'text', (c) => c.notNull().defaultTo('warehouse'))
    .execute()
  await alter('persistence')
    .addColumn('table_id', 'integer', (c) => c.references('tables.id').onDelete('set null'))
    .execute()
  await alter('persistence').addColumn('max_age_s', 'integer').execute()
  await alter('persistence')
    .addColumn('accepts_float_sums', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .execute()
  await db.schema.createIndex('persistence_table').unique().on('persistence').column('table_id').execute()

  await alter('persistence_versions').addColumn('copied_columns', 'text').execute()
  await alter('persistence_versions').addColumn('bytes', 'bigint').execute()
  await alter('persistence_versions').addColumn('sha256', 'text').execute()
}
