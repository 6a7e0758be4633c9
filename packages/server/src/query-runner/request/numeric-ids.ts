/** Queries may name cards, metrics and segments by their entity ids; inside there are numbers only. */
import { findEntityIds, replaceEntityIds } from '@querent/query'
import type { Store } from '../../store/index.ts'

/**
 * A function that gives the query with numbers in place of entity ids that exist; the same object when it names none. Queries
 * that are kept, as those of cards are, are looked through once.
 */
export function numericIds(store: Pick<Store, 'entityIds'>) {
  const without: WeakSet<object> = new WeakSet()

  return async (query: Record<string, unknown>, isKept: boolean): Promise<Record<string, unknown>> => {
    if (isKept && without.has(query)) return query
    const { cards, segments } = findEntityIds(query)
    if (cards.length === 0 && segments.length === 0) {
      if (isKept) without.add(query)
      return query
    }
    const [foundCards, foundSegments] = await Promise.all([
      cards.length === 0 ? [] : store.entityIds.find('cards', cards),
      segments.length === 0 ? [] : store.entityIds.find('segments', segments),
    ])
    const byEntityId = (rows: readonly { id: number; entity_id: string }[]) =>
      new Map(rows.map((row) => [row.entity_id, row.id]))
    return replaceEntityIds(query, { cards: byEntityId(foundCards), segments: byEntityId(foundSegments) })
  }
}
