/** Which cards a filter reaches. */
import type { Parameter } from '../../../../api/card.ts'
import type { Dashboard, DashboardCard } from '../../../../api/dashboard.ts'
import { changedFilters } from './state.ts'
import type { FilterValues } from './values.ts'

/** What reach needs to know of a dashboard. */
export type Wired = Pick<Dashboard, 'parameters' | 'dashcards'>

export function isReached({ parameter_mappings }: DashboardCard, parameterId: string): boolean {
  return parameter_mappings.some(({ parameter_id }) => parameter_id === parameterId)
}

export function cardsReached({ dashcards }: Pick<Wired, 'dashcards'>, parameterId: string): readonly DashboardCard[] {
  return dashcards.filter((dashcard) => isReached(dashcard, parameterId))
}

/** Cards of questions to ask anew after values have changed. */
export function cardsToAsk({ dashcards }: Wired, before: FilterValues, after: FilterValues): readonly DashboardCard[] {
  const changed = new Set(changedFilters(before, after))
  return dashcards.filter(
    ({ card_id, parameter_mappings }) =>
      card_id !== null && parameter_mappings.some(({ parameter_id }) => changed.has(parameter_id)),
  )
}

/** Filters that have a value and do nothing to a card that shows data. Those in the heads of other cards are not meant for it. */
export function ignoredBy(dashboard: Wired, dashcard: DashboardCard, values: FilterValues): readonly Parameter[] {
  if (dashcard.card_id === null) return []
  const elsewhere = new Set(dashboard.dashcards.filter(({ id }) => id !== dashcard.id).flatMap(inlineOf))
  return dashboard.parameters.filter(
    ({ id }) => (values[id] ?? null) !== null && !elsewhere.has(id) && !isReached(dashcard, id),
  )
}

/** Filters of the bar over a tab: those that reach a card of it, and those that reach none at all. */
export function filtersOfTab(dashboard: Wired, tabId: number | null): readonly Parameter[] {
  const inline = new Set(dashboard.dashcards.flatMap(inlineOf))
  return dashboard.parameters.filter(({ id }) => {
    if (inline.has(id)) return false
    const reached = cardsReached(dashboard, id)
    return reached.length === 0 || reached.some((dashcard) => tabId === null || dashcard.dashboard_tab_id === tabId)
  })
}

/** Filters in the head of a card, in their order. */
export function filtersInCard({ parameters }: Wired, dashcard: DashboardCard): readonly Parameter[] {
  return inlineOf(dashcard).flatMap((id) => parameters.find((parameter) => parameter.id === id) ?? [])
}

export function inlineOf({ inline_parameters }: DashboardCard): readonly string[] {
  return inline_parameters ?? []
}
