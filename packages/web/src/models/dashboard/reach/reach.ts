/** Which cards a filter reaches. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../../api/card.ts'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { isEmpty, missingFilters, type FilterValues } from '../../../filters/index.ts'

/** What reach needs to know of a dashboard. */
export type Wired = Pick<Dashboard, 'parameters' | 'dashcards'>

export function isReached({ parameter_mappings }: DashboardCard, parameterId: string): boolean {
  return parameter_mappings.some(({ parameter_id }) => parameter_id === parameterId)
}

function cardsReached({ dashcards }: Pick<Wired, 'dashcards'>, parameterId: string): readonly DashboardCard[] {
  return dashcards.filter((dashcard) => isReached(dashcard, parameterId))
}

/** By id of the card, the required filters without a value that it is connected to: it is not run until they have one. */
export function awaitedByCard(
  cards: readonly DashboardCard[],
  parameters: readonly Parameter[],
  values: FilterValues,
): ReadonlyMap<number, readonly Parameter[]> {
  const missing = missingFilters(parameters, values)
  const awaited = cards.map((card) => [card.id, missing.filter(({ id }) => isReached(card, id))] as const)
  return new Map(awaited.filter(([, filters]) => filters.length > 0))
}

/** Filters that have a value and do nothing to a card that shows data. Those in the heads of other cards are not meant for it. */
export function ignoredBy(dashboard: Wired, dashcard: DashboardCard, values: FilterValues): readonly Parameter[] {
  if (dashcard.card_id === null) return []
  const elsewhere = new Set(dashboard.dashcards.filter(({ id }) => id !== dashcard.id).flatMap(inlineOf))
  return dashboard.parameters.filter(
    ({ id }) => !isEmpty(ownValue(values, id)) && !elsewhere.has(id) && !isReached(dashcard, id),
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
