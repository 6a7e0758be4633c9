/** Connected databases. Their connection details are encrypted at rest and plain in what these functions take and give. */
import type { StoreContext } from '../../context.ts'
import type { JsonObject, NewRow, Row, RowChanges } from '../../schema.ts'
import { locateSample, unlocateSample } from '../../sample-file.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { grantNewDatabase } from '../permissions/data-permissions.ts'

export type DatabaseRow = Omit<Row<'databases'>, 'details'> & { details: JsonObject }
export type NewDatabase = Omit<NewRow<'databases'>, 'details'> & { details: JsonObject }
export type DatabaseChanges = Omit<RowChanges<'databases'>, 'details'> & { details?: JsonObject }

export function databaseRepository({ db, secrets, dataDir, change }: StoreContext) {
  const open = (row: Row<'databases'>) => openRow(row, secrets, dataDir)
  const seal = (details: JsonObject) => secrets.encrypt(JSON.stringify(unlocateSample(details, dataDir)))

  return {
    async find(id: number): Promise<DatabaseRow | undefined> {
      const row = await db.selectFrom('databases').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : open(row)
    },

    async findMany(ids: readonly number[]): Promise<DatabaseRow[]> {
      if (ids.length === 0) return []
      return (await db.selectFrom('databases').selectAll().where('id', 'in', ids).execute()).map(open)
    },

    ids: async (): Promise<number[]> =>
      (await db.selectFrom('databases').select('id').orderBy('id').execute()).map(({ id }) => id),

    /** All of them, by lower-case name and then engine. */
    async list(): Promise<DatabaseRow[]> {
      const rows = await db.selectFrom('databases').selectAll().execute()
      return rows
        .map(open)
        .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.engine, b.engine))
    },

    /** Stores where the sample is as it is stored now; earlier versions stored its whole path. */
    async renewSample(): Promise<void> {
      const rows = await db.selectFrom('databases').selectAll().where('is_sample', '=', true).execute()
      for (const row of rows) {
        const details = seal(open(row).details)
        if (secrets.decrypt(details) === secrets.decrypt(row.details)) continue
        await change('metadata', (db) =>
          db.updateTable('databases').set({ details }).where('id', '=', row.id).execute(),
        )
      }
    },

    async create({ details, ...rest }: NewDatabase): Promise<DatabaseRow> {
      return change(['permissions', 'metadata'], async (db) => {
        const values = { ...rest, details: seal(details) }
        const row = await db.insertInto('databases').values(values).returningAll().executeTakeFirstOrThrow()
        await grantNewDatabase(db, row.id)
        return open(row)
      })
    },

    async update(id: number, { details, ...rest }: DatabaseChanges): Promise<void> {
      return change('metadata', async (db) => {
        const values = details === undefined ? rest : { ...rest, details: seal(details) }
        if (Object.keys(values).length === 0) return
        await db.updateTable('databases').set(values).where('id', '=', id).execute()
      })
    },

    /** Has uploads go to one database and to no other; null for none. */
    async setUploads(place: { db_id: number; schema_name: string | null; table_prefix: string | null } | null) {
      await change('metadata', async (db) => {
        const off = { uploads_enabled: false, uploads_schema_name: null, uploads_table_prefix: null }
        await db.updateTable('databases').set(off).where('uploads_enabled', '=', true).execute()
        if (place === null) return
        const { db_id, schema_name, table_prefix } = place
        const on = { uploads_enabled: true, uploads_schema_name: schema_name, uploads_table_prefix: table_prefix }
        await db.updateTable('databases').set(on).where('id', '=', db_id).execute()
      })
    },

    /** Deletes it with its tables, fields, saved questions and segments. */
    async delete(id: number): Promise<boolean> {
      return change(['permissions', 'metadata', 'content'], async (db) => {
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

function openRow(row: Row<'databases'>, secrets: Secrets, dataDir: string): DatabaseRow {
  const details: JsonObject = { ...Object(JSON.parse(secrets.decrypt(row.details))) }
  return { ...row, details: locateSample(details, row.is_sample || row.is_audit, dataDir) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
