import { useMemo, useState } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { runPath } from '../../../api/dashboard-run.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { firstValues, requestParameters } from '../../../filters/index.ts'
import { CardContent } from './CardContent.tsx'
import { DashboardGrid } from '../DashboardGrid.tsx'
import styles from './version.module.css'
import { cardsOfTab, tabOf } from '../place.ts'
import { useRuns } from '../use-runs.ts'

interface DashboardVersionProps {
  /** As it was. */
  version: Dashboard
  /** As stored now: cards that it still has are run as its cards are. */
  now: Dashboard
}

/** An earlier version of a dashboard, to be looked at: its cards where they stood, with the data of today. */
export function DashboardVersion({ version, now }: DashboardVersionProps) {
  const [wanted, setWanted] = useState<number | null>(null)
  const { id: tab } = tabOf(version, wanted)
  const cards = useMemo(() => cardsOfTab(version, tab), [version, tab])
  const stored = useMemo(
    () => now.dashcards.filter(({ id, card_id }) => card_id !== null && cards.some((card) => card.id === id)),
    [now, cards],
  )
  const parameters = useMemo(
    () => requestParameters(now.parameters, firstValues(now.parameters, { search: '' })),
    [now],
  )
  const { runOf } = useRuns({ path: runPath(now.id), cards: stored, parameters })
  return (
    <>
      {version.tabs.length > 1 && (
        <div className={styles.head}>
          <Tabs
            label={t('Dashboard tabs')}
            tabs={version.tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={String(tab)}
            onChange={(id) => setWanted(Number(id))}
          />
        </div>
      )}
      {cards.length === 0 ? (
        <Empty icon="dashboard" title={t('Nothing here yet')} />
      ) : (
        <DashboardGrid cards={cards}>
          {(card) => <CardContent card={card} stored={stored.find(({ id }) => id === card.id)} runOf={runOf} />}
        </DashboardGrid>
      )}
    </>
  )
}
