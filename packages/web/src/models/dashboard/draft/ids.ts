/** Ids of what is new in a draft: negative until it is saved (contract: dashboards, section 9). */
import type { Dashboard } from '../../../api/dashboard.ts'

/** The id that the next new card or tab gets; for several at once those below it follow. */
export function nextId({ dashcards, tabs }: Pick<Dashboard, 'dashcards' | 'tabs'>): number {
  return Math.min(0, ...dashcards.map(({ id }) => id), ...tabs.map(({ id }) => id)) - 1
}

/** What the new cards and tabs of a draft became, by their negative ids; empty where the answer is not of this draft. */
export function idsAfterSave(draft: Dashboard, answer: Dashboard): ReadonlyMap<number, number> {
  const known = new Set(draft.dashcards.map(({ id }) => id))
  const sent = draft.dashcards.filter(({ id }) => id < 0)
  const made = answer.dashcards.filter(({ id }) => !known.has(id))
  if (sent.length !== made.length || draft.tabs.length !== answer.tabs.length) return new Map()
  const pairs = [
    ...sent.map(({ id }, index) => [id, made[index]?.id] as const),
    ...draft.tabs.map(({ id }, index) => [id, answer.tabs[index]?.id] as const),
  ]
  return new Map(pairs.flatMap(([id, real]) => (id < 0 && real !== undefined ? [[id, real] as const] : [])))
}

/** A draft of before the save, as those in the way back, under the ids that its parts have since then. */
export function renumber(draft: Dashboard, ids: ReadonlyMap<number, number>): Dashboard {
  if (ids.size === 0) return draft
  const real = (id: number) => ids.get(id) ?? id
  return {
    ...draft,
    tabs: draft.tabs.map((tab) => ({ ...tab, id: real(tab.id) })),
    dashcards: draft.dashcards.map((dashcard) => ({
      ...dashcard,
      id: real(dashcard.id),
      dashboard_tab_id: dashcard.dashboard_tab_id === null ? null : real(dashcard.dashboard_tab_id),
    })),
  }
}
