/** Changes of dashboards as their revisions keep them. */
import { notFound } from '@querent/contract'
import type { JsonObject, Repositories } from '../../store/index.ts'
import type { Change } from '../revisions/index.ts'
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

/** Notes what a dashboard is like after a change. */
export async function noteDashboard(
  repositories: Repositories,
  change: Omit<Change, 'after' | 'message'>,
): Promise<void> {
  const after = await dashboardNow(repositories, change.id)
  await dashboardRevisions.record(repositories, { ...change, after, message: null })
}
