/** Cached distinct values of fields, with the labels that people gave them. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row } from '../../schema.ts'

export type FieldValuesRow = Row<'field_values'>

export function fieldValuesRepository({ db, change }: StoreContext) {
  return {
    findOfField: (fieldId: number) =>
      db.selectFrom('field_values').selectAll().where('field_id', '=', fieldId).executeTakeFirst(),

    listOfFields: (fieldIds: readonly number[]) =>
      inChunks(fieldIds, (some) => db.selectFrom('field_values').selectAll().where('field_id', 'in', some).execute()),

    /** When the values of each field of a database were used last. */
    listUseOfDatabase: (databaseId: number) =>
      db
        .selectFrom('field_values')
        .innerJoin('fields', 'fields.id', 'field_values.field_id')
        .innerJoin('tables', 'tables.id', 'fields.table_id')
        .select(['field_values.field_id', 'field_values.last_used_at', 'field_values.human_readable_values'])
        .where('tables.db_id', '=', databaseId)
        .execute(),

    /** Stores the values of several fields, in place of those from before. */
    async setMany(rows: readonly NewRow<'field_values'>[]): Promise<void> {
      if (rows.length === 0) return
      await change('metadata', (db) =>
        inChunks(rows, async (some) => {
          await db
            .insertInto('field_values')
            .values(some)
            .onConflict((conflict) =>
              conflict.column('field_id').doUpdateSet((e) => ({
                values: e.ref('excluded.values'),
                human_readable_values: e.ref('excluded.human_readable_values'),
                has_more_values: e.ref('excluded.has_more_values'),
                updated_at: e.ref('excluded.updated_at'),
              })),
            )
            .execute()
          return []
        }),
      )
    },

    /** Notes that the values were read; changes nothing that others cache. */
    async markUsed(fieldId: number, time: string): Promise<void> {
      await db.updateTable('field_values').set({ last_used_at: time }).where('field_id', '=', fieldId).execute()
    },

    async deleteOfFields(fieldIds: readonly number[]): Promise<void> {
      if (fieldIds.length === 0) return
      await change('metadata', (db) =>
        inChunks(fieldIds, async (some) => {
          await db.deleteFrom('field_values').where('field_id', 'in', some).execute()
          return []
        }),
      )
    },
  }
}
