/** Remappings: what is shown in place of a field's stored values. At most one per field. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row } from '../../schema.ts'

export type DimensionRow = Row<'dimensions'>

export function dimensionRepository({ db, change }: StoreContext) {
  return {
    findOfField: (fieldId: number) =>
      db.selectFrom('dimensions').selectAll().where('field_id', '=', fieldId).executeTakeFirst(),

    listOfFields: (fieldIds: readonly number[]) =>
      inChunks(fieldIds, (some) => db.selectFrom('dimensions').selectAll().where('field_id', 'in', some).execute()),

    listOfDatabase: (databaseId: number) =>
      db
        .selectFrom('dimensions')
        .innerJoin('fields', 'fields.id', 'dimensions.field_id')
        .innerJoin('tables', 'tables.id', 'fields.table_id')
        .selectAll('dimensions')
        .where('tables.db_id', '=', databaseId)
        .execute(),

    /** Sets the field's remapping; its id and entity id stay when there was one. */
    async set(row: NewRow<'dimensions'>): Promise<DimensionRow> {
      return change('metadata', async (db) => {
        const { name, type, human_readable_field_id, updated_at } = row
        return db
          .insertInto('dimensions')
          .values(row)
          .onConflict((conflict) =>
            conflict.column('field_id').doUpdateSet({ name, type, human_readable_field_id, updated_at }),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
      })
    },

    async deleteOfField(fieldId: number): Promise<void> {
      await change('metadata', (db) => db.deleteFrom('dimensions').where('field_id', '=', fieldId).execute())
    },
  }
}
