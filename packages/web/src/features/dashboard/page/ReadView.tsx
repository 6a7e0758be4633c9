import { useEffect, type ReactNode } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { ASK_AGAIN, DashboardView } from '../../dashboard-view/index.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useHost } from './use-host.tsx'

interface ReadViewProps {
  dashboard: Dashboard
  /** Every so many seconds all cards are asked again. */
  refreshSeconds: number | null
  empty: ReactNode
}

/** A dashboard that somebody reads in the application. */
export function ReadView({ dashboard, refreshSeconds, empty }: ReadViewProps) {
  const { host, menu } = useHost(dashboard)
  const onKeyDown = useCardFocus()
  useEffect(() => {
    if (refreshSeconds === null) return undefined
    const timer = setInterval(() => document.dispatchEvent(new Event(ASK_AGAIN)), refreshSeconds * 1000)
    return () => clearInterval(timer)
  }, [refreshSeconds])
  return (
    <>
      <DashboardView {...{ dashboard, host, empty, onKeyDown }} />
      {menu}
    </>
  )
}
