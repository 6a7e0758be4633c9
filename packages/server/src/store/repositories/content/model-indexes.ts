/** Values of models that the search finds (contract: models, section 4). */
import { inChunks, insertRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type ModelIndexRow = Row<'model_indexes'>
export type IndexedValue = Pick<Row<'model_index_values'>, 'model_pk' | 'name'>

export function modelIndexRepository(context: StoreContext) {
  const { db } = context
  return {
    find: (id: number): Promise<ModelIndexRow | undefined> =>
      db.selectFrom('model_indexes').selectAll().where('id', '=', id).executeTakeFirst(),

    /** In the order in which they were made. */
    listOf: (modelId: number): Promise<ModelIndexRow[]> =>
      db.selectFrom('model_indexes').selectAll().where('model_id', '=', modelId).orderBy('id').execute(),

    async create(row: NewRow<'model_indexes'>): Promise<number> {
      const { id } = await db.insertInto('model_indexes').values(row).returning('id').executeTakeFirstOrThrow()
      return id
    },

    async update(id: number, changes: RowChanges<'model_indexes'>): Promise<void> {
      await db.updateTable('model_indexes').set(changes).where('id', '=', id).execute()
    },

    /** With its values. */
    async delete(id: number): Promise<void> {
      await db.deleteFrom('model_indexes').where('id', '=', id).execute()
    },

    valuesOf: (id: number): Promise<IndexedValue[]> =>
      db.selectFrom('model_index_values').select(['model_pk', 'name']).where('model_index_id', '=', id).execute(),

    findValue: (id: number, key: number): Promise<IndexedValue | undefined> =>
      db
        .selectFrom('model_index_values')
        .select(['model_pk', 'name'])
        .where('model_index_id', '=', id)
        .where('model_pk', '=', key)
        .executeTakeFirst(),

    /** Puts values in the place of those of the same keys. */
    async putValues(id: number, values: readonly IndexedValue[]): Promise<void> {
      await this.deleteValues(
        id,
        values.map(({ model_pk }) => model_pk),
      )
      const rows = values.map((value) => ({ model_index_id: id, ...value }))
      if (rows.length > 0) await insertRows(context, 'model_index_values', rows)
    },

    async deleteValues(id: number, keys: readonly number[]): Promise<void> {
      await inChunks(keys, (some) =>
        db.deleteFrom('model_index_values').where('model_index_id', '=', id).where('model_pk', 'in', some).execute(),
      )
    },
  }
}
