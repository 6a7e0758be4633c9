/** Questions that are like those on a dashboard (contract: dashboards, section 8). */
import { randomInt } from 'node:crypto'
import { referencedIds } from '@querent/query'
import { canReadCollection } from '../../../permissions/check.ts'
import type { CardWithPeople, JsonObject, Store } from '../../../store/index.ts'
import { cardListRecord, type CardView } from '../cards/index.ts'
import type { DashboardParts } from '../dashboard-content/index.ts'

const BEST = 3
const OTHERS = 2
/** Cards on the same tables that are looked at. */
const MAX_CANDIDATES = 200

/** Up to five that are not on the dashboard: the most similar ones, and some of the rest. */
export async function relatedToDashboard(store: Store, view: CardView, { cards }: DashboardParts) {
  const { user, tree } = view
  const tableIds = [...new Set([...cards.values()].flatMap((card) => card.table_id ?? []))]
  if (tableIds.length === 0) return { cards: [] }
  const found = await store.cards.list({ archived: false, tableIds, limit: MAX_CANDIDATES })
  const own = [...cards.values()].map((card) => namesIn(card.dataset_query))
  const likest = (query: JsonObject) => {
    const names = namesIn(query)
    return Math.max(...own.map((others) => likeness(others, names)))
  }
  const ranked = found
    .filter((card) => !cards.has(card.id) && card.dashboard_id === null)
    .filter((card) => canReadCollection(user, tree.scopeAt(card.collection_id)))
    .map((card) => ({ card, likeness: likest(card.dataset_query) }))
    .sort((a, b) => b.likeness - a.likeness || b.card.id - a.card.id)
    .map(({ card }) => card)
  const chosen = [...ranked.slice(0, BEST), ...someOf(ranked.slice(BEST))]
  return { cards: chosen.map((card) => cardListRecord(card, view)) }
}

function someOf(rest: CardWithPeople[]): CardWithPeople[] {
  const left = [...rest]
  const some: CardWithPeople[] = []
  while (left.length > 0 && some.length < OTHERS) some.push(...left.splice(randomInt(left.length), 1))
  return some
}

/** What a query names. */
function namesIn(query: JsonObject): Set<string> {
  const { sourceTable, fields, cards, metrics, segments } = referencedIds(query)
  const named = Object.entries({ table: [sourceTable], fields, cards, metrics, segments })
  return new Set(named.flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`)))
}

/** From 0, nothing in common, to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size
  return common / (a.size + b.size - common)
}
