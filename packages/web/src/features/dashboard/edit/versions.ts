/** A draft over another version than that it began from. */
import type { Dashboard } from '../../../api/dashboard.ts'
import { nextId } from '../../../models/dashboard/draft/index.ts'

/** The draft with new ids for all that the other version does not have any more. */
export function onto(draft: Dashboard, theirs: Dashboard): Dashboard {
  let next = nextId(draft)
  // Cards and tabs are counted apart: a card may have the number of a tab.
  const fresh = (mine: readonly { id: number }[], kept: readonly { id: number }[]) => {
    const gone = mine.filter(({ id }) => id >= 0 && !kept.some((one) => one.id === id))
    return new Map(gone.map(({ id }) => [id, next--]))
  }
  const cards = fresh(draft.dashcards, theirs.dashcards)
  const tabs = fresh(draft.tabs, theirs.tabs)
  const tabOf = (id: number | null) => (id === null ? null : (tabs.get(id) ?? id))
  return {
    ...draft,
    tabs: draft.tabs.map((tab) => ({ ...tab, id: tabs.get(tab.id) ?? tab.id })),
    dashcards: draft.dashcards.map((dashcard) => ({
      ...dashcard,
      id: cards.get(dashcard.id) ?? dashcard.id,
      dashboard_tab_id: tabOf(dashcard.dashboard_tab_id),
    })),
  }
}

/** The draft as another dashboard. Questions that live inside the first one stay there. */
export function asNew(draft: Dashboard, copy: Dashboard): Dashboard {
  const leaves = ({ dashboard_id }: { dashboard_id?: number | null }) => (dashboard_id ?? null) === null
  const dashcards = draft.dashcards.filter(
    ({ card, series = [] }) => (card == null || leaves(card)) && series.every(leaves),
  )
  return { ...onto({ ...draft, dashcards }, copy), id: copy.id }
}
