/** Models whose values are indexed, for the authorization matrix. */
import type { Fixture } from './fixtures.ts'

interface Places {
  collection: number
  hidden: number
  card: (more: object) => Promise<number>
  idOf: (path: string, body: object) => Promise<number>
  /** Columns of the models: a key and a text. */
  key: number
  value: number
}

export async function makeModels({ collection, hidden, card, idOf, key, value }: Places) {
  const model = (collection_id: number) => card({ type: 'model', parameters: [], collection_id })
  const bodyOf = (model_id: number) => ({
    model_id,
    pk_ref: ['field', key, null],
    value_ref: ['field', value, null],
  })
  const index = (model_id: number) => idOf('/api/model-index', bodyOf(model_id))
  const [open, closed] = [await model(collection), await model(hidden)]
  const fixed = {
    model: open,
    'hidden model': closed,
    'model index': await index(open),
    'hidden model index': await index(closed),
    index: bodyOf(await model(collection)),
    'hidden index': bodyOf(closed),
  }
  const made: Record<string, Fixture> = {
    'new model index': async () => index(await model(collection)),
    'new hidden model index': async () => index(await model(hidden)),
  }
  return { fixed, made }
}
