import { useMemo, useState } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import { defaultValues } from './filters.ts'
import { cardsOfTab, tabOf } from './place.ts'
import { useRuns } from './use-runs.ts'

interface DashboardViewProps {
  dashboard: Dashboard
  /** Where its cards are run. */
  path: string
}

/** Tabs and cards, which fill in as their answers arrive. */
export function DashboardView({ dashboard, path }: DashboardViewProps) {
  const [tab, setTab] = useState<number | null>(null)
  const { id: shown } = tabOf(dashboard, tab)
  const cards = useMemo(() => cardsOfTab(dashboard, shown), [dashboard, shown])
  const asked = useMemo(() => cards.filter(({ card_id }) => card_id !== null).map(({ id }) => id), [cards])
  const parameters = useMemo(() => defaultValues(dashboard), [dashboard])
  const { runs } = useRuns({ path, cards: asked, parameters })
  return (
    <>
      {dashboard.tabs.length > 1 && (
        <Tabs
          label={t('Tabs of the dashboard')}
          tabs={dashboard.tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(shown)}
          onChange={(id) => setTab(Number(id))}
        />
      )}
      {cards.length === 0 ? (
        <Empty icon="dashboard" title={t('Nothing here yet')} />
      ) : (
        <DashboardGrid cards={cards} runs={runs} />
      )}
    </>
  )
}
