/** Values of models as results: the id is the key of the row in the model. */
import type { ResultSource } from './listing.ts'
import { collectionAt } from './place.ts'

export const indexedValueResults: ResultSource = {
  entity: 'indexed-value',
  async read(ids, reader) {
    const values = await reader.records.indexedValues(ids)
    return new Map(
      values.map(({ id, model_pk, collection_id, ...value }) => [
        id,
        { ...value, id: model_pk, collection: collectionAt(collection_id, reader) },
      ]),
    )
  },
}
