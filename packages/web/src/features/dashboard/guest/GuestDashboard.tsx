import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import type { GuestValues } from '../../../api/guest.ts'
import { t } from '../../../i18n/t.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { useStable } from '../../../lib/use-stable.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import type { PictureHit } from '../../../viz/Picture/index.ts'
import { FilterBar, searchFrom, valuesFrom, type ValueSource, type Values } from '../../parameters/index.ts'
import { CardFrame } from '../view/CardFrame.tsx'
import { DashboardGrid } from '../view/DashboardGrid.tsx'
import { DashboardTabs } from '../view/DashboardTabs.tsx'
import styles from '../view/DashboardView.module.css'
import { cardsOfTab, tabOf } from '../view/place.ts'
import { useNear } from '../view/use-near.ts'
import { usePrint } from '../view/use-print.ts'
import { useRuns } from '../view/use-runs.ts'
import { WrittenCard } from '../view/WrittenCard.tsx'

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
  // Where values are not applied at once, those that wait.
  const [chosen, setChosen] = useState<Values>({})
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const request = useStable(requestOf(values))
  const { near, watch, want } = useNear()
  const { runOf, again } = useRuns({ path, cards, near, parameters: request })
  usePrint(cards, want, runOf)
  const filled = useStable({ ...values, ...chosen })
  const source = useMemo(() => sourceOf(filled), [sourceOf, filled])
  const shown = parameters.filter(({ slug }) => !hidden.has(slug))

  const waiting = parameters.filter(({ id }) => !sameJson(filled[id] ?? null, values[id] ?? null)).length
  function apply(next: Values): void {
    setChosen({})
    onSearch(searchFrom(parameters, { ...filled, ...next }, search))
  }

  useEffect(() => {
    if (refresh === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), refresh * 1000)
    return () => clearInterval(timer)
  }, [refresh, again])

  async function follow(card: DashboardCard, hit: PictureHit): Promise<void> {
    const { guestClick } = await import('./guest-click.ts')
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
              values={filled}
              source={source}
              onChange={(next) => (dashboard.auto_apply_filters ? apply(next) : setChosen({ ...chosen, ...next }))}
              pending={{ count: waiting, apply: () => apply({}) }}
            />
          )}
          <DashboardTabs tabs={dashboard.tabs} current={tab} onChange={(id) => onSearch({ ...search, tab: id })} />
        </div>
      )}
      {cards.length === 0 ? (
        <Empty icon="dashboard" title={t('Nothing here yet')} />
      ) : (
        <DashboardGrid cards={cards} watch={watch}>
          {(card) =>
            card.card_id === null ? (
              <WrittenCard card={card} parameters={parameters} values={values} isGuest />
            ) : (
              <CardFrame
                card={card}
                run={runOf(card)}
                {...(canClick(card) && { onHit: (hit: PictureHit) => void follow(card, hit) })}
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
