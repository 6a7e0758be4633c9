import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import {
  FilterBar,
  requestValues,
  searchFrom,
  valueSentence,
  valuesFrom,
  type Values,
  type ValueSource,
} from '../../parameters/index.ts'
import { DashboardGrid } from './DashboardGrid.tsx'
import styles from './DashboardView.module.css'
import { cardsOfTab, tabOf } from './place.ts'
import { useRuns } from './use-runs.ts'

interface DashboardViewProps {
  dashboard: Dashboard
  /** Where its cards are run. */
  path: string
  /** Where the values come from that filters offer. */
  source: ValueSource
}

/** Filters, tabs and cards, which fill in as their answers arrive. What is chosen is in the address. */
export function DashboardView({ dashboard, path, source }: DashboardViewProps) {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, string | string[] | undefined>
  const { parameters } = dashboard
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(search['tab'] ?? ''), 10))
  const values = useMemo(() => valuesFrom(parameters, search), [parameters, search])
  const cards = useMemo(() => cardsOfTab(dashboard, tab), [dashboard, tab])
  const asked = useMemo(() => cards.filter(({ card_id }) => card_id !== null).map(({ id }) => id), [cards])
  const request = useStable(requestValues(parameters, values))
  const { runs } = useRuns({ path, cards: asked, parameters: request })

  function goTo(next: Readonly<Record<string, unknown>>): void {
    void router.navigate({ to: '.', search: next, resetScroll: false } as never)
  }
  const choose = (next: Values) => goTo(searchFrom(parameters, next, search))

  function say(id: string): string | undefined {
    const parameter = parameters.find((one) => one.id === id)
    return parameter && valueSentence(parameter, values[id])
  }

  return (
    <>
      {(parameters.length > 0 || dashboard.tabs.length > 1) && (
        <div className={styles.head}>
          {parameters.length > 0 && (
            <FilterBar parameters={parameters} values={values} source={source} onChange={choose} />
          )}
          {dashboard.tabs.length > 1 && (
            <Tabs
              label={t('Tabs of the dashboard')}
              tabs={dashboard.tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={String(tab)}
              onChange={(id) => goTo({ ...search, tab: id })}
            />
          )}
        </div>
      )}
      {cards.length === 0 ? (
        <Empty icon="dashboard" title={t('Nothing here yet')} />
      ) : (
        <DashboardGrid cards={cards} runs={runs} say={say} />
      )}
    </>
  )
}

/** The same object as long as its JSON is the same. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the value
  return useMemo(() => JSON.parse(text) as T, [text])
}
