/** Which cards are shown, and in what order. */
import type { Dashboard, DashboardCard, DashboardTab } from '../../api/dashboard.ts'
import { sameJson } from '../../lib/same-json.ts'

/** The tab of an id, else the first; a dashboard without tabs has one without an id. */
export function tabOf(
  { tabs }: Pick<Dashboard, 'tabs'>,
  wanted: number | null,
): Pick<DashboardTab, 'id'> | { id: null } {
  return tabs.find(({ id }) => id === wanted) ?? tabs[0] ?? { id: null }
}

/** Cards of a tab in reading order: from top to bottom, and along each line. */
export function cardsOfTab(
  { dashcards, tabs }: Pick<Dashboard, 'dashcards' | 'tabs'>,
  tab: number | null,
): DashboardCard[] {
  return dashcards
    .filter(({ dashboard_tab_id }) => tabs.length === 0 || dashboard_tab_id === tab)
    .toSorted((a, b) => a.row - b.row || a.col - b.col)
}

/** The stored card whose answer is that of `card`: the one with its id, if it has the same questions. */
export function storedAlike(card: DashboardCard, stored: readonly DashboardCard[]): DashboardCard | undefined {
  return stored.find(
    (one) => one.id === card.id && one.card_id === card.card_id && sameJson(seriesOf(one), seriesOf(card)),
  )
}

const seriesOf = ({ series = [] }: DashboardCard) => series.map(({ id }) => id)
