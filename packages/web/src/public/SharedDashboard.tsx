import { useCallback, type ReactNode } from 'react'
import type { Dashboard, DashboardCard } from '../api/dashboard.ts'
import {
  findGuestValues,
  guestDashboard,
  guestFileAddress,
  guestRunPath,
  type GuestPlace,
  type GuestValues,
} from '../api/guest.ts'
import { GuestDashboard } from '../features/dashboard/guest/index.ts'
import type { Values } from '../features/parameters/index.ts'
import { Failure } from './Failure.tsx'
import { failureSentence, mayPass } from './failure.ts'
import { FileMenu } from './FileMenu.tsx'
import { Loading } from './Loading.tsx'
import type { Look } from './look.ts'
import { guestValues, linkedValues } from './request.ts'
import { Shell } from './Shell.tsx'
import { useContent } from './use-content.ts'
import { useSearch } from './use-search.ts'

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
  const [search, go] = useSearch()
  const { parameters } = dashboard
  const request = useCallback((values: Values) => guestValues(place, parameters, values), [place, parameters])
  const sourceOf = useCallback(
    (values: Values) => ({
      find: (parameter: string, text: string, signal: AbortSignal) =>
        findGuestValues(place, { parameter, text, linked: linkedValues(parameters, values, parameter) }, signal),
    }),
    [place, parameters],
  )
  const actions = useCallback(
    ({ id, card, card_id }: DashboardCard, values: GuestValues): ReactNode =>
      card_id !== null && (
        <FileMenu
          name={card?.name ?? ''}
          addressOf={(format) => guestFileAddress(place, { values, format, card: { dashcard: id, card: card_id } })}
        />
      ),
    [place],
  )
  return (
    <Shell look={look} title={dashboard.name} description={dashboard.description} isWide={dashboard.width === 'full'}>
      <GuestDashboard
        dashboard={dashboard}
        path={guestRunPath(place)}
        request={request}
        sourceOf={sourceOf}
        search={search}
        onSearch={go}
        hidden={look.hidden}
        refresh={look.refresh}
        {...(look.hasDownloads && { actions })}
      />
    </Shell>
  )
}
