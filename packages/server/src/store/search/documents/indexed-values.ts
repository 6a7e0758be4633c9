/** Values of models, which lie where their model does. */
import type { DocumentSource } from './source.ts'

export const indexedValueDocuments: DocumentSource = {
  entity: 'indexed-value',
  models: ['indexed-entity'],
  table: 'model_index_values',
  scope: 'collection',
  async read(db, ids) {
    const values = await db
      .selectFrom('model_index_values')
      .innerJoin('model_indexes', 'model_indexes.id', 'model_index_values.model_index_id')
      .innerJoin('cards', 'cards.id', 'model_indexes.model_id')
      .select(['model_index_values.id', 'model_index_values.name'])
      .select(['cards.archived', 'cards.collection_id', 'cards.database_id'])
      .where('cards.type', '=', 'model')
      .where('model_index_values.id', 'in', ids)
      .execute()
    return values.map(({ id, ...columns }) => ({
      ...columns,
      model_id: id,
      model: 'indexed-entity',
      description: null,
      created_at: null,
    }))
  },
}
