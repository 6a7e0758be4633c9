/** Questions, models and metrics as results. */
import { contentResult } from './content.ts'
import { withWay } from './place.ts'
import type { ResultSource } from './listing.ts'

export const cardResults: ResultSource = {
  entity: 'card',
  async read(ids, reader) {
    const cards = await reader.records.cards(ids)
    return new Map(
      cards.map(({ type, ...card }) => {
        const result = { ...contentResult(card, reader), dashboardcard_count: 0 }
        if (type !== 'model' || !reader.withAncestors) return [card.id, result]
        return [card.id, { ...result, collection: withWay(result.collection, card.collection_id, reader) }]
      }),
    )
  },
}
