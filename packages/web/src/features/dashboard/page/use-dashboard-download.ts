/** A dashboard as a file, with the values that its filters have on the page. */
import { useRouterState } from '@tanstack/react-router'
import type { Dashboard } from '../../../api/dashboard.ts'
import { fileOfDashboard, type DashboardFormat } from '../../../api/download.ts'
import { firstValues, writeSearch } from '../../../filters/index.ts'
import { saveDashboard } from '../../downloads/index.ts'

/** @returns what downloads it, with a notice while it is made. */
export function useDashboardDownload({
  id,
  parameters,
  last_used_param_values: lastUsed = {},
}: Dashboard): (format: DashboardFormat) => void {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return (format) => {
    const values = firstValues(parameters, { search, lastUsed })
    void saveDashboard(fileOfDashboard(`/api/dashboard/${id}`, writeSearch(parameters, values, '', lastUsed)), format)
  }
}
