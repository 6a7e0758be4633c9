import { useMemo, useState } from 'react'
import type { Dashboard } from '../../../../api/dashboard.ts'
import type { Search } from '../../../../filters/index.ts'
import { cardsOfTab } from '../../../../models/dashboard/draft/index.ts'
import type { DashboardHost } from '../../../dashboard-view/index.ts'
import { storedRun } from '../../../dashboard-view/unsaved/index.ts'

/**
 * The history as the host of an earlier version: its cards at their places, with today's data.
 * @param now The dashboard as it is stored: cards that it still has are run as its cards.
 */
export function useHost(version: Dashboard, now: Dashboard): DashboardHost {
  const [search, go] = useState<Search>({})
  const run = useMemo(
    () =>
      storedRun(now, (tab) => {
        const shown = new Set(cardsOfTab(version, tab).map(({ id }) => id))
        return now.dashcards.filter(({ id, card_id }) => card_id !== null && shown.has(id))
      }),
    [version, now],
  )
  return {
    address: { search, go },
    links: { hasItems: true, questionOf: () => null, pressOf: () => undefined },
    run,
    filtersOf: () => [],
  }
}
