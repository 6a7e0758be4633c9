import type { Dashboard } from '../../../../api/dashboard.ts'
import { DashboardView } from '../../../dashboard-view/index.ts'
import { PreviewHead } from './PreviewHead.tsx'
import { useHost } from './use-host.ts'

interface DashboardPreviewProps {
  version: Dashboard
  /** As it is stored. */
  now: Dashboard
}

/** An earlier version of a dashboard, to be looked at. */
export function DashboardPreview({ version, now }: DashboardPreviewProps) {
  const host = useHost(version, now)
  return (
    <>
      <PreviewHead name={version.name} description={version.description} />
      <DashboardView dashboard={version} host={host} />
    </>
  )
}
