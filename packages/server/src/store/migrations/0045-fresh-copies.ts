/** Kept rows that the server's own writes put out of date, copies that are refreshed by a growing column, and what copies save. */
import { sql, type Kysely } from 'kysely'

const none = sql`0`

export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = (table: string) => db.schema.alterTable(table)
  const [kept, versions] = ['persistence', 'persistence_versions']
  await alter(kept)
    .addColumn('writes', 'integer', (c) => c.notNull().defaultTo(none))
    .execute()
  await alter(kept).addColumn('written_at', 'text').execute()
  await alter(kept).addColumn('growing_column', 'text').execute()
  await alter(kept).addColumn('look_back', 'integer').execute()
  await alter(kept).addColumn('full_every', 'integer').execute()

  await alter(versions)
    .addColumn('writes', 'integer', (c) => c.notNull().defaultTo(none))
    .execute()
  await alter(versions).addColumn('growing_column', 'text').execute()
  await alter(versions).addColumn('greatest', 'text').execute()
  await alter(versions).addColumn('added_rows', 'bigint').execute()
  await alter(versions).addColumn('full_as_of', 'text').execute()
  await alter(versions)
    .addColumn('parts', 'integer', (c) => c.notNull().defaultTo(none))
    .execute()

  await alter('query_log').addColumn('copy_ids', 'text').execute()
  await alter('query_log').addColumn('saved_ms', 'integer').execute()
}
