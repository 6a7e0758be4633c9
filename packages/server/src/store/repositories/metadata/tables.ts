/** Tables of connected databases. */
import { sql } from 'kysely'
import { inChunks, updateRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'
import { grantNewTables } from '../permissions/data-permissions.ts'

export type TableRow = Row<'tables'>
export type TableUpdate = RowChanges<'tables'> & { id: number }

export function tableRepository({ db, change }: StoreContext) {
  return {
    /**
     * Makes every other change of databases, tables and fields wait until this transaction ends, so that what is
     * read afterwards still holds when it is written.
     */
    lock: () => change('metadata', async () => {}),

    find: (id: number) => db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]) =>
      inChunks(ids, (some) => db.selectFrom('tables').selectAll().where('id', 'in', some).execute()),

    /** All tables of a database, also inactive ones, by display name. */
    listOfDatabase: (databaseId: number) =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('db_id', '=', databaseId)
        .orderBy('display_name')
        .orderBy('id')
        .execute(),

    /** Tables of a database with this name, of all schemas, also inactive ones. */
    listNamed: (databaseId: number, name: string) =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('db_id', '=', databaseId)
        .where('name', '=', name)
        .orderBy('id')
        .execute(),

    /** Active tables of all databases. */
    listActive: () =>
      db.selectFrom('tables').selectAll().where('active', '=', true).orderBy('name').orderBy('id').execute(),

    /** Where the tables of databases are, those that are gone included: a row for each schema; ids with commas between them. */
    placesOf: (databaseIds: readonly number[]) =>
      db
        .selectFrom('tables')
        .select([
          'db_id',
          'schema',
          'active',
          sql<string>`string_agg(cast(id as text), ',' order by id)`.as('table_ids'),
        ])
        .where('db_id', 'in', databaseIds)
        .groupBy(['db_id', 'schema', 'active'])
        .orderBy('db_id')
        .orderBy('schema')
        .execute(),

    async createMany(rows: readonly NewRow<'tables'>[]): Promise<TableRow[]> {
      if (rows.length === 0) return []
      return change(['permissions', 'metadata'], async (db) => {
        const tables = await inChunks(rows, (some) => db.insertInto('tables').values(some).returningAll().execute())
        await grantNewTables(
          db,
          tables.map(({ id }) => id),
        )
        return tables
      })
    },

    async updateMany(updates: readonly TableUpdate[]): Promise<void> {
      if (updates.length === 0) return
      await change('metadata', (db) => updateRows(db, 'tables', updates))
    },

    /** The same change for several tables. */
    async update(ids: readonly number[], changes: RowChanges<'tables'>): Promise<void> {
      if (Object.keys(changes).length === 0) return
      await change('metadata', (db) =>
        inChunks(ids, async (some) => {
          await db.updateTable('tables').set(changes).where('id', 'in', some).execute()
          return []
        }),
      )
    },

    /** Adds views that were collected. Counts nothing that is cached, so nothing is loaded again for it. */
    async addViews(views: ReadonlyMap<number, number>): Promise<void> {
      await inChunks([...views], async (some) => {
        const values = some.map(([id, count]) => sql`(${sql.join([id, count])})`)
        await sql`update tables set view_count = view_count + cast(v.column2 as integer)
          from (values ${sql.join(values)}) as v where tables.id = cast(v.column1 as integer)`.execute(db)
        return []
      })
    },

    /** Says of all tables of a database that their first sync is over. */
    async completeInitialSync(databaseId: number): Promise<void> {
      const known = await db
        .selectFrom('tables')
        .select('id')
        .where('db_id', '=', databaseId)
        .where('initial_sync_status', '<>', 'complete')
        .limit(1)
        .executeTakeFirst()
      if (known === undefined) return
      await change('metadata', (db) =>
        db.updateTable('tables').set({ initial_sync_status: 'complete' }).where('db_id', '=', databaseId).execute(),
      )
    },
  }
}
