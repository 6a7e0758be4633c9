import { useEffect, useMemo, type ReactNode } from 'react'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import type { GuestValues } from '../../../api/guest.ts'
import { t } from '../../../i18n/t.ts'
import { useStable } from '../../../lib/use-stable.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import type { PictureHit } from '../../../viz/Picture/index.ts'
import { FilterBar, searchFrom, valuesFrom, type ValueSource, type Values } from '../../parameters/index.ts'
import { guestClick } from './guest-click.ts'
import { CardFrame } from './CardFrame.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import styles from './DashboardView.module.css'
import { cardsOfTab, tabOf } from './place.ts'
import { useRuns } from './use-runs.ts'
import { WrittenCard } from './WrittenCard.tsx'

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>

interface GuestDashboardProps {
  dashboard: Dashboard
  /** Where its cards are run. */
  path: string
  /** Values as the way in wants them. Keep the function. */
  request(values: Values): GuestValues
  /** Where the values come from that filters offer, by what others have chosen. Keep the function. */
  sourceOf(values: Values): ValueSource
  /** What the address says behind `?`. */
  search: Search
  onSearch(next: Search): void
  /** Slugs of filters that hold without being shown. */
  hidden: ReadonlySet<string>
  /** Seconds between two runs. */
  refresh: number | null
  /** Stands in the head of a card. Keep the function. */
  actions?(card: DashboardCard, values: GuestValues): ReactNode
}

/** A dashboard for guests: filters, tabs and cards, and nothing that leads into the application. */
export function GuestDashboard(props: GuestDashboardProps) {
  const { dashboard, path, request: requestOf, sourceOf, search, onSearch, hidden, refresh, actions } = props
  const { parameters } = dashboard
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(search['tab'] ?? ''), 10))
  const values = useStable(valuesFrom(parameters, search))
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const request = useStable(requestOf(values))
  const { runOf, again } = useRuns({ path, cards, parameters: request })
  const source = useMemo(() => sourceOf(values), [sourceOf, values])
  const shown = parameters.filter(({ slug }) => !hidden.has(slug))

  useEffect(() => {
    if (refresh === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), refresh * 1000)
    return () => clearInterval(timer)
  }, [refresh, again])

  function follow(card: DashboardCard, hit: PictureHit): void {
    const next = guestClick(card, hit, { parameters, values })
    if (next?.type === 'address') window.open(next.href, '_blank', 'noopener,noreferrer')
    if (next?.type === 'filters') onSearch(searchFrom(parameters, { ...values, ...next.values }, search))
  }

  return (
    <>
      {(shown.length > 0 || dashboard.tabs.length > 1) && (
        <div className={styles.head}>
          {shown.length > 0 && (
            <FilterBar
              parameters={shown}
              values={values}
              source={source}
              onChange={(next) => onSearch(searchFrom(parameters, { ...values, ...next }, search))}
            />
          )}
          {dashboard.tabs.length > 1 && (
            <Tabs
              label={t('Tabs of the dashboard')}
              tabs={dashboard.tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={String(tab)}
              onChange={(id) => onSearch({ ...search, tab: id })}
            />
          )}
        </div>
      )}
      {cards.length === 0 ? (
        <Empty icon="dashboard" title={t('Nothing here yet')} />
      ) : (
        <DashboardGrid cards={cards}>
          {(card) =>
            card.card_id === null ? (
              <WrittenCard card={card} parameters={parameters} values={values} isGuest />
            ) : (
              <CardFrame
                card={card}
                run={runOf(card)}
                {...(canClick(card) && { onHit: (hit: PictureHit) => follow(card, hit) })}
                {...(actions && { tools: () => actions(card, request) })}
              />
            )
          }
        </DashboardGrid>
      )}
    </>
  )
}

/** Whether some click on the card could do something for a guest. */
function canClick({ card, visualization_settings }: DashboardCard): boolean {
  return JSON.stringify([card?.visualization_settings, visualization_settings]).includes('"click_behavior"')
}
