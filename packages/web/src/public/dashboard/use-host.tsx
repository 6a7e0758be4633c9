import { useMemo } from 'react'
import type { Dashboard, DashboardCard } from '../../api/dashboard.ts'
import { fileOfGuest, guestActionPath, guestRunPath, type GuestPlace } from '../../api/guest.ts'
import { openAddress, type DashboardHost, type Filters } from '../../features/dashboard-view/index.ts'
import { withValues } from '../../filters/index.ts'
import type { PictureHit } from '../../viz/Picture/index.ts'
import { FileMenu } from '../FileMenu.tsx'
import type { Look } from '../look.ts'
import { guestValues, sourceFor } from '../request.ts'
import { useSearch } from '../use-search.ts'

/** Pages for guests as the host of a dashboard: nothing leads into the application. */
export function useHost(place: GuestPlace, dashboard: Dashboard, { hidden, hasDownloads }: Look): DashboardHost {
  const [search, go] = useSearch()
  const { parameters } = dashboard
  const run = useMemo(
    (): DashboardHost['run'] => ({
      path: guestRunPath(place),
      request: (values) => guestValues(place, parameters, values),
      sourceOf: (values) => sourceFor(place, parameters, values),
    }),
    [place, parameters],
  )
  return {
    address: { search, go },
    links: {
      hasItems: false,
      questionOf: () => null,
      pressOf: (card, filters) => (canPress(card) ? (hit) => void follow(card, hit, filters) : undefined),
    },
    ...(place.way === 'public' && { actionPathOf: ({ id }: DashboardCard) => guestActionPath(place, id) }),
    tools: ({ id, card, card_id }, { filters: { request } }) => {
      if (!hasDownloads || card_id === null) return {}
      const ask = fileOfGuest(place, { values: request, card: { dashcard: id, card: card_id } })
      return { tools: () => <FileMenu name={card?.name ?? ''} file={{ of: 'rows', ask }} /> }
    },
    run,
    filtersOf: () => parameters.filter(({ slug = '' }) => !hidden.has(slug)),
  }

  async function follow(card: DashboardCard, hit: PictureHit, filters: Filters): Promise<void> {
    const { guestClick } = await import('./guest-click.ts')
    const values = filters.applied
    const next = guestClick(card, hit, { parameters, values })
    if (next?.type === 'address') openAddress(next.href)
    if (next?.type === 'filters') filters.applyAll(withValues(parameters, values, next.values))
  }
}

/** Whether some press on the card could do something for a guest. */
function canPress({ card, visualization_settings }: DashboardCard): boolean {
  return JSON.stringify([card?.visualization_settings, visualization_settings]).includes('"click_behavior"')
}
