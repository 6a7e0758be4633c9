/** What stands on a dashboard, loaded in five statements, and a few more for hundreds of cards. */
import { workTurn } from '../../../process/work-turns.ts'
import type { CardWithPeople, DashboardCardRow, DashboardTabRow, Repositories } from '../../../store/index.ts'

export interface Dashcard extends DashboardCardRow {
  /** Cards drawn in the same chart, in their order. */
  seriesIds: number[]
}

export interface DashboardParts {
  tabs: DashboardTabRow[]
  /** In the order in which they were made. */
  dashcards: Dashcard[]
  /** Every card that stands there, by id. */
  cards: ReadonlyMap<number, CardWithPeople>
}

export async function loadDashcards(
  { dashboardCards }: Pick<Repositories, 'dashboardCards'>,
  dashboardId: number,
): Promise<Dashcard[]> {
  const [rows, series] = await Promise.all([dashboardCards.cardsOf(dashboardId), dashboardCards.seriesOf(dashboardId)])
  const seriesOf = Map.groupBy(series, (row) => row.dashboard_card_id)
  return rows.map((row) => ({ ...row, seriesIds: (seriesOf.get(row.id) ?? []).map(({ card_id }) => card_id) }))
}

export async function loadParts(
  repositories: Pick<Repositories, 'dashboardCards' | 'cards'>,
  dashboardId: number,
): Promise<DashboardParts> {
  const [tabs, dashcards] = await Promise.all([
    repositories.dashboardCards.tabsOf(dashboardId),
    loadDashcards(repositories, dashboardId),
  ])
  return { tabs, dashcards, cards: await loadCards(repositories, dashcards) }
}

/** Every card that stands there, by id; without those that are gone. */
export async function loadCards(
  { cards }: Pick<Repositories, 'cards'>,
  dashcards: readonly Pick<Dashcard, 'card_id' | 'seriesIds'>[],
): Promise<DashboardParts['cards']> {
  const ids = new Set(
    dashcards.flatMap(({ card_id, seriesIds }) => [...(card_id === null ? [] : [card_id]), ...seriesIds]),
  )
  const found = new Map<number, CardWithPeople>()
  for (let left = [...ids]; left.length > 0; left = left.slice(CARDS_AT_ONCE)) {
    if (found.size > 0) await workTurn()
    for (const card of await cards.list({ ids: left.slice(0, CARDS_AT_ONCE) })) found.set(card.id, card)
  }
  return found
}

/** Cards whose columns are read in one turn of the event loop: some twenty milliseconds. */
const CARDS_AT_ONCE = 250

/** Without what is not shown of it. */
export function shownParts(parts: DashboardParts): DashboardParts {
  return { ...parts, dashcards: shownDashcards(parts) }
}

/**
 * The dashcards that are shown: those without a card, and those whose card is not in the Trash. Questions that went there
 * with the dashboard that they live in are shown on it.
 */
export function shownDashcards({ dashcards, cards }: DashboardParts): Dashcard[] {
  return dashcards.filter(({ card_id, dashboard_id }) => {
    const card = card_id === null ? undefined : cards.get(card_id)
    if (card === undefined) return card_id === null
    return !card.archived || (card.dashboard_id === dashboard_id && !card.archived_directly)
  })
}
