/** Results as clients see them: one file for each kind of content. */
import type { FoundDocument, SearchEntity } from '../../../store/index.ts'
import { scoresOf, targetKey, type RankingInput } from '../ranking.ts'
import { cardResults } from './cards.ts'
import { collectionResults } from './collections.ts'
import { dashboardResults } from './dashboards.ts'
import { databaseResults } from './databases.ts'
import { indexedValueResults } from './indexed-values.ts'
import { BLANK, type Reader, type ResultSource } from './listing.ts'
import { segmentResults } from './segments.ts'
import { tableResults } from './tables.ts'

const SOURCES: readonly ResultSource[] = [
  cardResults,
  dashboardResults,
  collectionResults,
  databaseResults,
  tableResults,
  segmentResults,
  indexedValueResults,
]

/** In the order of what was ranked, without what is gone by now. */
export async function resultsOf(ranked: readonly FoundDocument[], asked: RankingInput, reader: Reader) {
  const idsOf = (entity: SearchEntity) => ranked.flatMap((one) => (one.entity === entity ? one.model_id : []))
  const read = await Promise.all(
    SOURCES.map(async (source) => [source.entity, await source.read(idsOf(source.entity), reader)] as const),
  )
  const byEntity = new Map(read)
  return ranked.flatMap((one) => {
    const fields = byEntity.get(one.entity)?.get(one.model_id)
    if (fields === undefined) return []
    const shown = { ...BLANK, ...fields }
    const { id } = shown.collection
    const collection_id = typeof id === 'number' ? id : null
    const bookmark = asked.bookmarks.has(targetKey(one))
    return [{ ...shown, collection_id, model: one.model, bookmark, scores: scoresOf(one, asked) }]
  })
}
