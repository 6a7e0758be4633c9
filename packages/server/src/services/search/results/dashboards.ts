/** Dashboards as results. */
import { contentResult } from './content.ts'
import type { ResultSource } from './listing.ts'

export const dashboardResults: ResultSource = {
  entity: 'dashboard',
  async read(ids, reader) {
    const dashboards = await reader.records.dashboards(ids)
    return new Map(dashboards.map((dashboard) => [dashboard.id, contentResult(dashboard, reader)]))
  },
}
