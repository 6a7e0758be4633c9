import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { firstValues, requestParameters } from '../../../filters/index.ts'
import type { CardRuns } from '../host.ts'
import { memberRun } from '../member-run.ts'

/**
 * How the cards of a draft or an earlier version are run: the stored cards, with the first values of the stored filters.
 * @param cardsOf The stored cards that may be run for those of a tab.
 */
export function storedRun(stored: Dashboard, cardsOf: (tab: number | null) => readonly DashboardCard[]): CardRuns {
  const { parameters } = stored
  const first = requestParameters(parameters, firstValues(parameters, { search: '' }))
  return { ...memberRun(stored), request: () => first, stored: cardsOf }
}
