/** What else was saved about the same data (contract: cards, section 4). */
import { referencedIds } from '@querent/query'
import type { CardWithPeople, JsonObject, Store } from '../../../../store/index.ts'
import { collectionRecord } from '../../../library/collections/index.ts'
import { tableRecord } from '../../../data/data-model/index.ts'
import { isReadable } from '../access.ts'
import { cardListRecord, type CardView } from '../record.ts'

const MAX_RELATED = 8
/** Cards looked at until enough readable ones are found. */
const MAX_CANDIDATES = 100

interface Subject {
  /** Null for a query that is not saved. */
  id: number | null
  table_id: number | null
  collection_id: number | null
  dataset_query: JsonObject
}

/** Cards on the same table come before those that only lie in the same collection. */
export async function relatedTo(store: Store, view: CardView, subject: Subject) {
  const { tree, user } = view
  const { id, table_id, collection_id } = subject
  const tableIds = table_id === null ? [] : [table_id]
  const [tables, segments, sameTable, sameCollection] = await Promise.all([
    store.tables.findMany(tableIds),
    store.dataModelContent.segmentsOfTables(tableIds),
    table_id === null ? [] : store.cards.list({ archived: false, tableId: table_id, limit: MAX_CANDIDATES }),
    collection_id === null
      ? []
      : store.cards.list({ archived: false, collectionId: collection_id, limit: MAX_CANDIDATES }),
  ])
  const others = [...new Map([...sameTable, ...sameCollection].map((card) => [card.id, card])).values()].filter(
    (card) => card.id !== id && isReadable(user, card, tree),
  )
  const records = (cards: readonly CardWithPeople[]) =>
    cards.slice(0, MAX_RELATED).map((card) => cardListRecord(card, view))
  const metrics = others.filter((card) => card.type === 'metric' && card.table_id === table_id)
  const own = new Set(referencedIds(subject.dataset_query).metrics)
  const homes = [...new Set(others.flatMap((card) => card.collection_id ?? []))].flatMap(
    (home) => tree.find(home) ?? [],
  )
  return {
    table: tables[0] === undefined ? null : tableRecord(tables[0]),
    metrics: records(metrics),
    segments: segments.slice(0, MAX_RELATED),
    'dashboard-mates': [],
    'similar-questions': records(others.filter((card) => card.type !== 'metric')),
    'canonical-metric': records(metrics.filter((metric) => own.has(metric.id)))[0] ?? null,
    dashboards: [],
    collections: homes.slice(0, MAX_RELATED).map((home) => collectionRecord(home, tree, user)),
  }
}
