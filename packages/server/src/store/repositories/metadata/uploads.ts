/** What was uploaded into which table. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row } from '../../schema.ts'

type UploadRow = Row<'uploads'>
/** An uploaded table that is still there. */
export type UploadedTable = Awaited<ReturnType<ReturnType<typeof uploadRepository>['list']>>[number]

export function uploadRepository({ db, change }: StoreContext) {
  return {
    /** Adds the table, or has it hold other rows than before. */
    async put(upload: NewRow<'uploads'>): Promise<void> {
      const { bytes, row_count, updated_at } = upload
      await change('metadata', (db) =>
        db
          .insertInto('uploads')
          .values(upload)
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ bytes, row_count, updated_at }))
          .execute(),
      )
    },

    find: (tableId: number): Promise<UploadRow | undefined> =>
      db.selectFrom('uploads').selectAll().where('table_id', '=', tableId).executeTakeFirst(),

    /** All tables that files were uploaded into, by name. */
    list: () =>
      db
        .selectFrom('tables')
        .leftJoin('uploads', 'uploads.table_id', 'tables.id')
        .leftJoin('users', 'users.id', 'uploads.creator_id')
        .selectAll('tables')
        .select([
          'uploads.creator_id',
          'uploads.file_name',
          'uploads.bytes',
          'uploads.row_count',
          'uploads.created_at as uploaded_at',
          'uploads.updated_at as rows_changed_at',
          'uploads.last_used_at',
          'uploads.warned_at',
          'users.first_name',
          'users.last_name',
          'users.email',
        ])
        .where('tables.is_upload', '=', true)
        .where('tables.active', '=', true)
        .orderBy('tables.name')
        .orderBy('tables.id')
        .execute(),

    /** Notes when a table was last used, and when its owner was warned. */
    async putUse(tableId: number, use: Pick<UploadRow, 'last_used_at' | 'warned_at'>): Promise<void> {
      await change('metadata', (db) => db.updateTable('uploads').set(use).where('table_id', '=', tableId).execute())
    },

    /** Bytes of all files whose tables are there, or of those of one person. */
    async bytes(creatorId?: number): Promise<number> {
      const { total } = await db
        .selectFrom('uploads')
        .innerJoin('tables', 'tables.id', 'uploads.table_id')
        .select(({ fn }) => fn.sum<number | string | null>('uploads.bytes').as('total'))
        .where('tables.active', '=', true)
        .$if(creatorId !== undefined, (query) => query.where('uploads.creator_id', '=', creatorId ?? 0))
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },
  }
}
