import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { placedActionPath } from '../../../api/action.ts'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { FilterBar } from '../../../filters/bar/index.ts'
import { filterKindOf, isChanged, requestParameters, type FilterValues } from '../../../filters/index.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { filtersInCard, filtersOfTab, ignoredBy } from '../../../models/dashboard/reach/index.ts'
import { memberRun, type CardAt, type DashboardHost } from '../../dashboard-view/index.ts'
import { WaitsFor } from '../../running/index.ts'
import { CardMenu } from './card/CardMenu.tsx'
import { questionHref } from './card/links.ts'
import { useDrill } from '../../card-drill/index.ts'
import { usePress } from './card/use-press.ts'

/** The application as the host of a dashboard that somebody reads, with the menu of the mark that was pressed. */
export function useHost(dashboard: Dashboard): { host: DashboardHost; menu: ReactNode } {
  const router = useRouter()
  const search = useAddressSearch()
  const { id, parameters } = dashboard
  const followed = usePress(parameters)
  const drill = useDrill(parameters)
  const run = useMemo(() => memberRun({ id, parameters }), [id, parameters])
  const host: DashboardHost = {
    address: {
      search,
      go: (next) => void router.navigate({ to: '.', search: next, hash: true, resetScroll: false }),
    },
    links: {
      hasItems: true,
      questionOf: (card, values) => questionHref(card, parameters, values),
      pressOf: (card, filters) => followed(card, filters) ?? drill.pressOf(card, filters),
    },
    actionPathOf: (card) => placedActionPath(id, card.id),
    tools: (card, at) => toolsOf(dashboard, card, at),
    run,
    filtersOf: (tab) => filtersOfTab(dashboard, tab),
  }
  return { host, menu: drill.menu }
}

function toolsOf(
  dashboard: Dashboard,
  card: DashboardCard,
  at: CardAt,
): ReturnType<NonNullable<DashboardHost['tools']>> {
  const { filters, source, run, href, askSorted, again } = at
  const { id, parameters } = dashboard
  const settings = { ...card.card?.visualization_settings, ...card.visualization_settings }
  const isEmpty = settings['card.hide_empty'] === true && run.result?.row_count === 0
  if (isEmpty && !run.isRunning) return null
  const inHead = filtersInCard(dashboard, card)
  return {
    ignored: ignoredNames(dashboard, card, filters.applied),
    filters: inHead.length > 0 && (
      <FilterBar parameters={inHead} values={filters.shown} source={source} onChange={filters.set} />
    ),
    waitsFor: <WaitsFor card={card.card_id} />,
    tools: (tools) => (
      <CardMenu
        {...tools}
        {...{ card, href, run, askSorted }}
        dashboardId={id}
        parameters={requestParameters(parameters, filters.applied)}
        onAgain={again}
      />
    ),
  }
}

function ignoredNames(dashboard: Dashboard, card: DashboardCard, values: FilterValues): string {
  return (
    ignoredBy(dashboard, card, values)
      // A unit of time narrows nothing, and a default is what the card was made for.
      .filter((one) => filterKindOf(one).id !== 'temporal-unit' && isChanged(one, values))
      .map(({ name }) => name)
      .join(', ')
  )
}
