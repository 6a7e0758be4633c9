/** Changes of dashboards as their revisions keep them. */
import { notFound } from '@querent/contract'
import { workTurn } from '../../../process/work-turns.ts'
import type { JsonObject, Repositories } from '../../../store/index.ts'
import type { UserWork } from '../../shared/work.ts'
import type { RecordedChange } from '../revisions/index.ts'
import { loadDashcards } from './parts.ts'
import { dashboardRevisions, dashboardSnapshot } from './revised.ts'

/** What a dashboard is like now. @throws {ApiError} 404 when it is gone by now. */
export async function dashboardNow(repositories: Repositories, id: number): Promise<JsonObject> {
  const [row, tabs, dashcards] = [
    await repositories.dashboards.find(id),
    await repositories.dashboardCards.tabsOf(id),
    await loadDashcards(repositories, id),
  ]
  if (row === undefined) throw notFound()
  return dashboardSnapshot(row, { tabs, dashcards })
}

/** Notes what a dashboard is like after a change, in turns of its own: there may be thousands of cards. */
export async function noteDashboard(
  work: UserWork,
  id: number,
  changed: Pick<RecordedChange, 'before' | 'isReversion'>,
): Promise<void> {
  await workTurn()
  const after = await dashboardNow(work.repositories, id)
  await workTurn()
  await dashboardRevisions.record(work, { ...changed, id, after, message: null })
}
