import { useCallback, useEffect } from 'react'
import type { Dashboard } from '../../api/dashboard.ts'
import { fileOfGuestDashboard, guestDashboard, type GuestPlace } from '../../api/guest.ts'
import { ASK_AGAIN, DashboardView } from '../../features/dashboard-view/index.ts'
import { firstValues, paramsOf, writeSearch } from '../../filters/index.ts'
import { Failure } from '../Failure.tsx'
import { failureSentence, mayPass } from '../failure.ts'
import { FileMenu } from '../FileMenu.tsx'
import { Loading } from '../Loading.tsx'
import type { Look } from '../look.ts'
import { Shell } from '../Shell.tsx'
import { useContent } from '../use-content.ts'
import { useHost } from './use-host.tsx'

interface SharedDashboardProps {
  place: GuestPlace
  look: Look
}

/** A shared dashboard. */
export function SharedDashboard({ place, look }: SharedDashboardProps) {
  const ask = useCallback((signal: AbortSignal) => guestDashboard(place, signal), [place])
  const [{ value, error }, again] = useContent(ask)
  if (value !== undefined) return <Loaded place={place} look={look} dashboard={value} />
  if (error === undefined) return <Loading />
  return (
    <Failure sentence={failureSentence(error, place.way !== 'public')} onRetry={mayPass(error) ? again : undefined} />
  )
}

function Loaded({ place, look, dashboard }: SharedDashboardProps & { dashboard: Dashboard }) {
  const host = useHost(place, dashboard, look)
  const { refresh } = look
  const { name, parameters } = dashboard
  const { search } = host.address
  const values = firstValues(parameters, { search: paramsOf(search) })
  const ask = fileOfGuestDashboard(place, writeSearch(parameters, values))
  useEffect(() => {
    if (refresh === null) return undefined
    const ask = () => document.visibilityState === 'visible' && document.dispatchEvent(new Event(ASK_AGAIN))
    const timer = setInterval(ask, refresh * 1000)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <Shell
      look={look}
      title={name}
      description={dashboard.description}
      isWide={dashboard.width === 'full'}
      actions={look.hasDownloads && <FileMenu name={name} file={{ of: 'dashboard', ask }} />}
    >
      <DashboardView dashboard={dashboard} host={host} />
    </Shell>
  )
}
