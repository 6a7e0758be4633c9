import { useMemo } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { FilterValues } from '../../filters/index.ts'
import { awaitedByCard } from '../../models/dashboard/reach/index.ts'

interface Awaited {
  /** The cards that can be run. The same list while nothing changes in it. */
  runnable: readonly DashboardCard[]
  /** Names of the filters that a card waits for; empty where it waits for none. */
  awaitedBy(card: DashboardCard): string
}

/** Cards wait for required filters that have no value: without them they would show all rows. */
export function useAwaited(
  cards: readonly DashboardCard[],
  parameters: readonly Parameter[],
  values: FilterValues,
): Awaited {
  return useMemo(() => {
    const awaited = awaitedByCard(cards, parameters, values)
    return {
      runnable: awaited.size === 0 ? cards : cards.filter(({ id }) => !awaited.has(id)),
      awaitedBy: ({ id }) => (awaited.get(id) ?? []).map(({ name }) => name).join(', '),
    }
  }, [cards, parameters, values])
}
