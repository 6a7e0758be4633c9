import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { FilterBar, type ValueSource } from '../../parameters/index.ts'
import { filtersOfTab, linkedQuery } from '../model/filters/index.ts'
import { DashboardGrid } from './DashboardGrid.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import styles from './DashboardView.module.css'
import { cardsOfTab, tabOf } from './place.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useCardFocus } from './use-card-focus.ts'
import { useFilters } from './use-filters.ts'
import { useNear } from './use-near.ts'
import { usePrint } from './use-print.ts'
import { useRuns } from './use-runs.ts'
import { WrittenCard } from './WrittenCard.tsx'

interface DashboardViewProps {
  dashboard: Dashboard
  /** Where its cards are run. */
  path: string
  /** Where the values come from that filters offer. */
  source: ValueSource
  /** Every so many seconds all cards are asked anew. */
  refreshSeconds?: number | null
  /** In place of the words for a dashboard without cards. */
  empty?: ReactNode
}

/** Filters, tabs and cards, which fill in as their answers arrive. What is chosen is in the address. */
export function DashboardView(props: DashboardViewProps) {
  const { dashboard, path, source: all, refreshSeconds = null, empty } = props
  const { parameters } = dashboard
  const filters = useFilters(dashboard)
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(filters.search['tab'] ?? ''), 10))
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const { near, watch, want } = useNear()
  const runs = useRuns({ path, cards, near, parameters: filters.request })
  usePrint(cards, want, runs.runOf)
  const bar = filtersOfTab(dashboard, tab)
  const onKeyDown = useCardFocus()
  const { shown } = filters
  const source = useMemo(
    (): ValueSource => ({
      find(id, text, signal) {
        const parameter = parameters.find((one) => one.id === id)
        return all.find(id, text, signal, parameter && linkedQuery(parameter, parameters, shown))
      },
    }),
    [all, parameters, shown],
  )
  const again = useRef(runs.again)
  again.current = runs.again
  useEffect(() => {
    const ask = () => again.current()
    const timer = refreshSeconds === null ? undefined : setInterval(ask, refreshSeconds * 1000)
    document.addEventListener(ASK_AGAIN, ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener(ASK_AGAIN, ask)
    }
  }, [refreshSeconds])

  const chooseTab = (id: string): void => filters.goTo({ ...filters.search, tab: id })
  return (
    <>
      {(bar.length > 0 || dashboard.tabs.length > 1) && (
        <div className={styles.head}>
          {bar.length > 0 && (
            <FilterBar
              parameters={bar}
              values={filters.shown}
              source={source}
              onChange={filters.set}
              pending={{ count: filters.pending, apply: filters.apply }}
            />
          )}
          <DashboardTabs tabs={dashboard.tabs} current={tab} onChange={chooseTab} />
        </div>
      )}
      {cards.length === 0 ? (
        (empty ?? <Empty icon="dashboard" title={t('Nothing here yet')} />)
      ) : (
        <div onKeyDown={onKeyDown}>
          <DashboardGrid cards={cards} watch={watch}>
            {(card) =>
              card.card_id === null ? (
                <WrittenCard card={card} parameters={parameters} values={filters.applied} />
              ) : (
                <QuestionCard {...{ dashboard, card, filters, source, runs }} />
              )
            }
          </DashboardGrid>
        </div>
      )}
    </>
  )
}

/** Asks all cards of the dashboard on the page anew. */
export const ASK_AGAIN = 'querent:ask-again'
