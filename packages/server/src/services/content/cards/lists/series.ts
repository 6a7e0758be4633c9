/** Which cards can be drawn together (contract: cards, section 4). */

const CARTESIAN: readonly string[] = ['area', 'bar', 'line']

export interface SeriesQuery {
  /** Id of the last card of the page before. */
  lastCursor?: number
  /** Part of the name. */
  search?: string
  excludeIds?: readonly number[]
  limit?: number
}

/** Displays that go together with this one; empty for one that stands alone. */
export function compatibleDisplays(display: string): readonly string[] {
  if (CARTESIAN.includes(display)) return CARTESIAN
  return display === 'scalar' ? ['scalar'] : []
}

/** Newest id first. */
export function seriesPage<Card extends { id: number; name: string }>(
  cards: readonly Card[],
  query: SeriesQuery,
): Card[] {
  const { lastCursor, search, excludeIds = [], limit } = query
  const found = cards
    .filter((card) => !excludeIds.includes(card.id))
    .filter((card) => search === undefined || card.name.toLowerCase().includes(search.toLowerCase()))
    .filter((card) => lastCursor === undefined || card.id < lastCursor)
    .sort((a, b) => b.id - a.id)
  return limit === undefined ? found : found.slice(0, limit)
}
