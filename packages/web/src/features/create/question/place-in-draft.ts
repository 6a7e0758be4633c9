/** A new question on a dashboard whose draft somebody has left to make it. */
import type { Card } from '../../../api/card.ts'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { addCard } from '../../../models/dashboard/draft/index.ts'

/** The draft with the question on the tab. @param stored as the server has put it there, if it did */
export function placeInDraft(draft: Dashboard, card: Card, tab: number | null, stored?: DashboardCard): Dashboard {
  const tabId = draft.tabs.find(({ id }) => id === tab)?.id ?? draft.tabs[0]?.id ?? null
  const next = addCard(draft, card, { tabId })
  if (stored === undefined) return next
  const dashcards = next.dashcards.map((one, at) =>
    at === next.dashcards.length - 1 ? { ...stored, ...placeOf(one) } : one,
  )
  return { ...next, dashcards }
}

const placeOf = ({ row, col, size_x, size_y, dashboard_tab_id }: DashboardCard) => ({
  row,
  col,
  size_x,
  size_y,
  dashboard_tab_id,
})

/** True when nothing but cards of this question came to the dashboard. */
export function isSameBut(before: Dashboard, after: Dashboard, question: number): boolean {
  const rest = { ...after, dashcards: after.dashcards.filter(({ card_id }) => card_id !== question) }
  return CONTENT.every((key) => sameJson(before[key], rest[key]))
}

const CONTENT = ['dashcards', 'tabs', 'parameters', 'name', 'description', 'width', 'auto_apply_filters'] as const
