import { useMemo, type KeyboardEventHandler, type ReactNode } from 'react'
import type { Dashboard } from '../../api/dashboard.ts'
import { FilterBar } from '../../filters/bar/index.ts'
import { t } from '../../i18n/t.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { useAskAgain } from './ask-again.ts'
import { DashboardGrid } from './DashboardGrid.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import styles from './DashboardView.module.css'
import type { DashboardHost } from './host.ts'
import { cardsOfTab, tabOf } from './place.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useAwaited } from './use-awaited.ts'
import { useFilters } from './use-filters.ts'
import { useNear } from './use-near.ts'
import { usePrint } from './use-print.ts'
import { useRuns } from './use-runs.ts'
import { WrittenCard } from './WrittenCard.tsx'

interface DashboardViewProps {
  dashboard: Dashboard
  host: DashboardHost
  /** In place of the words for a dashboard without cards. */
  empty?: ReactNode
  /** For keys pressed in cards. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** Filters, tabs and cards, which fill in as their answers arrive. What is chosen is in the address. */
export function DashboardView({ dashboard, host, empty, onKeyDown }: DashboardViewProps) {
  const { address, run, links } = host
  const { parameters, tabs } = dashboard
  const filters = useFilters(dashboard, address, run.request)
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(address.search['tab'] ?? ''), 10))
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const { near, watch, want } = useNear()
  const { runnable, awaitedBy } = useAwaited(cards, parameters, filters.applied)
  const runs = useRuns({ path: run.path, cards: runnable, near, parameters: filters.request })
  usePrint(runnable, want, runs.runOf)
  useAskAgain(() => runs.again())
  const bar = host.filtersOf(tab)
  const { shown } = filters
  const { sourceOf } = run
  const source = useMemo(() => sourceOf(shown), [sourceOf, shown])
  return (
    <>
      {(bar.length > 0 || tabs.length > 1) && (
        <div className={styles.head}>
          {bar.length > 0 && (
            <FilterBar
              parameters={bar}
              values={shown}
              source={source}
              onChange={filters.set}
              pending={{ count: filters.pending, apply: filters.apply }}
            />
          )}
          <DashboardTabs tabs={tabs} current={tab} onChange={(id) => address.go({ ...address.search, tab: id })} />
        </div>
      )}
      {cards.length === 0 ? (
        (empty ?? <Empty icon="dashboard" title={t('Nothing here yet')} />)
      ) : (
        <div onKeyDown={onKeyDown}>
          <DashboardGrid cards={cards} watch={watch}>
            {(card) =>
              card.card_id === null ? (
                <WrittenCard {...{ card, parameters }} values={filters.applied} isGuest={!links.hasItems} />
              ) : (
                <QuestionCard {...{ card, host, filters, source, runs }} awaited={awaitedBy(card)} />
              )
            }
          </DashboardGrid>
        </div>
      )}
    </>
  )
}
