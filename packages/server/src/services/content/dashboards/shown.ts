/** What pictures of dashboards show, as plain data: the text of the largest one would be read in one long turn. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { workTurn } from '../../../process/work-turns.ts'
import type { DashboardRow, Store } from '../../../store/index.ts'
import type { CardView } from '../cards/index.ts'
import { loadParts, shownParts, type DashboardParts } from '../dashboard-content/index.ts'
import type { dashcardRecords } from './dashcard-record.ts'
import { shownParameters } from './parameters.ts'

interface ShownDeps {
  store: Store
  /** @throws {ApiError} 404 or 403. */
  getRow(user: CurrentUser, id: number): Promise<Pick<DashboardRow, 'name' | 'description' | 'parameters'>>
  viewOf(user: CurrentUser): Promise<CardView>
  recordsOf(
    parts: DashboardParts,
    view: CardView,
    shown: { cutsHidden: boolean },
  ): Promise<Awaited<ReturnType<typeof dashcardRecords>>>
}

/** With the same cards as reading the dashboard shows; of those that the user may not see only ids. */
export function shownDashboard({ store, getRow, viewOf, recordsOf }: ShownDeps) {
  return async (user: CurrentUser, id: number) => {
    const { name, description, parameters } = await getRow(user, id)
    const parts = shownParts(await loadParts(store, id))
    await workTurn()
    const dashcards = await recordsOf(parts, await viewOf(user), { cutsHidden: true })
    return { name, description, parameters: shownParameters(parameters), tabs: parts.tabs, dashcards }
  }
}
