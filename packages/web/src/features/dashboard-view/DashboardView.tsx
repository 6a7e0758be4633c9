import { lazy, Suspense, useMemo, type KeyboardEventHandler, type ReactNode } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import { FilterBar } from '../../filters/bar/index.ts'
import { t } from '../../i18n/t.ts'
import { isActionPlace } from '../../models/action/index.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { ActionCard } from './ActionCard.tsx'
import { useAskAgain } from './ask-again.ts'
import { DashboardGrid, type DashboardGridProps } from './DashboardGrid.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import styles from './DashboardView.module.css'
import type { DashboardHost, ShownDashboard } from './host.ts'
import { cardsOfTab, storedAlike, tabOf } from './place.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useAwaited } from './use-awaited.ts'
import { useFilters } from './use-filters.ts'
import { useNear, type NearCards } from './use-near.ts'
import { usePrint } from './use-print.ts'
import { useRuns, type RunsOfCards } from './use-runs.ts'
import { WrittenCard } from './WrittenCard.tsx'

/** Readers, among them all guests, see no drafts. */
const DraftCard = lazy(async () => ({ default: (await import('./unsaved/index.ts')).DraftCard }))

interface DashboardViewProps {
  dashboard: ShownDashboard
  host: DashboardHost
  /** In place of the words for a dashboard without cards. */
  empty?: ReactNode
  /** For keys pressed in cards. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** Filters, tabs and cards, which fill in as their answers arrive. What is chosen is in the address. */
export function DashboardView({ dashboard, host, empty, onKeyDown }: DashboardViewProps) {
  const { address, run, links, slots = NO_SLOTS } = host
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(address.search['tab'] ?? ''), 10))
  const stored = useMemo(() => run.stored?.(tab), [run, tab])
  const isRead = stored === undefined
  const parameters = isRead ? dashboard.parameters : NO_PARAMETERS
  const filters = useFilters({ ...dashboard, parameters }, address, run.request)
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const { near, watch, want } = useNear()
  const { runnable, awaitedBy } = useAwaited(cards, parameters, filters.applied)
  const { path, ask, sourceOf } = run
  const runs = useRuns({
    path,
    ask,
    cards: stored ?? runnable,
    parameters: filters.request,
    ...(isRead && { near }),
  })
  const { shown } = filters
  const source = useMemo(() => sourceOf(shown), [sourceOf, shown])
  const bar = host.filtersOf(tab)

  function contentOf(card: DashboardCard): ReactNode {
    if (isActionPlace(card)) return <ActionCard card={card} path={host.actionPathOf?.(card)} values={filters.applied} />
    const asked = isRead ? card : storedAlike(card, stored)
    if (card.card_id !== null && asked !== undefined) {
      return <QuestionCard {...{ card, asked, host, filters, source, runs }} awaited={awaitedBy(card)} />
    }
    if (isRead) return <WrittenCard {...{ card, parameters }} values={filters.applied} isGuest={!links.hasItems} />
    return (
      <Suspense>
        <DraftCard card={card} />
      </Suspense>
    )
  }

  const hasHead = slots.head !== undefined || bar.length > 0 || dashboard.tabs.length > 1
  const grid = slots.grid ?? gridForReaders
  return (
    <>
      {isRead && <Reading cards={runnable} want={want} runs={runs} />}
      {hasHead && (
        <div className={styles.head}>
          {slots.head ?? (
            <>
              {bar.length > 0 && (
                <FilterBar
                  parameters={bar}
                  values={shown}
                  source={source}
                  onChange={filters.set}
                  pending={{ count: filters.pending, apply: filters.apply }}
                />
              )}
              <DashboardTabs
                tabs={dashboard.tabs}
                current={tab}
                onChange={(id) => address.go({ ...address.search, tab: id })}
              />
            </>
          )}
        </div>
      )}
      {cards.length === 0 ? (
        (empty ?? <Empty icon="dashboard" title={t('Nothing here yet')} />)
      ) : (
        <div onKeyDown={onKeyDown}>{grid({ cards, ...(isRead && { watch }), children: contentOf })}</div>
      )}
    </>
  )
}

interface ReadingProps {
  cards: readonly DashboardCard[]
  want: NearCards['want']
  runs: RunsOfCards
}

/** What a dashboard does for its reader. A version is looked at above the dashboard, which prints and refreshes for both. */
function Reading({ cards, want, runs }: ReadingProps): null {
  usePrint(cards, want, runs.runOf)
  useAskAgain(() => runs.again())
  return null
}

const gridForReaders = (grid: DashboardGridProps) => <DashboardGrid {...grid} />

const NO_SLOTS: NonNullable<DashboardHost['slots']> = {}
const NO_PARAMETERS: readonly Parameter[] = []
