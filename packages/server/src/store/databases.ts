/** Connected databases. Their connection details are encrypted at rest and plain in what these functions take and give. */
import type { StoreContext } from './index.ts'
import type { JsonObject, NewRow, Row, RowChanges } from './schema.ts'
import type { Secrets } from './secrets.ts'

export type DatabaseRow = Omit<Row<'databases'>, 'details'> & { details: JsonObject }
export type NewDatabase = Omit<NewRow<'databases'>, 'details'> & { details: JsonObject }
export type DatabaseChanges = Omit<RowChanges<'databases'>, 'details'> & { details?: JsonObject }

export function databaseRepository({ db, secrets, change }: StoreContext) {
  const open = (row: Row<'databases'>) => openRow(row, secrets)

  return {
    async find(id: number): Promise<DatabaseRow | undefined> {
      const row = await db.selectFrom('databases').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : open(row)
    },

    async findMany(ids: readonly number[]): Promise<DatabaseRow[]> {
      if (ids.length === 0) return []
      return (await db.selectFrom('databases').selectAll().where('id', 'in', ids).execute()).map(open)
    },

    /** All of them, by lower-case name and then engine. */
    async list(): Promise<DatabaseRow[]> {
      const rows = await db.selectFrom('databases').selectAll().execute()
      return rows
        .map(open)
        .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.engine, b.engine))
    },

    async create({ details, ...rest }: NewDatabase): Promise<DatabaseRow> {
      return change('metadata', async (db) => {
        const values = { ...rest, details: secrets.encrypt(JSON.stringify(details)) }
        return open(await db.insertInto('databases').values(values).returningAll().executeTakeFirstOrThrow())
      })
    },

    async update(id: number, { details, ...rest }: DatabaseChanges): Promise<void> {
      return change('metadata', async (db) => {
        const values = details === undefined ? rest : { ...rest, details: secrets.encrypt(JSON.stringify(details)) }
        if (Object.keys(values).length === 0) return
        await db.updateTable('databases').set(values).where('id', '=', id).execute()
      })
    },

    /** Deletes it with its tables, fields, saved questions and segments. */
    async delete(id: number): Promise<boolean> {
      return change(['metadata', 'content'], async (db) => {
        const segments = db
          .selectFrom('segments')
          .innerJoin('tables', 'tables.id', 'segments.table_id')
          .select('segments.id')
          .where('tables.db_id', '=', id)
        await db.deleteFrom('revisions').where('model', '=', 'segment').where('model_id', 'in', segments).execute()
        const { numDeletedRows } = await db.deleteFrom('databases').where('id', '=', id).executeTakeFirst()
        return numDeletedRows > 0n
      })
    },
  }
}

function openRow(row: Row<'databases'>, secrets: Secrets): DatabaseRow {
  const details: unknown = JSON.parse(secrets.decrypt(row.details))
  return { ...row, details: { ...Object(details) } }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
