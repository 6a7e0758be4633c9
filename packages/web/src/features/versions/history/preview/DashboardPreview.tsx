import type { Dashboard } from '../../../../api/dashboard.ts'
import { DashboardVersion } from '../../../dashboard-view/version/index.ts'
import { PreviewHead } from './PreviewHead.tsx'

interface DashboardPreviewProps {
  version: Dashboard
  now: Dashboard
}

/** An earlier version of a dashboard, to be looked at. */
export function DashboardPreview({ version, now }: DashboardPreviewProps) {
  return (
    <>
      <PreviewHead name={version.name} description={version.description} />
      <DashboardVersion version={version} now={now} />
    </>
  )
}
