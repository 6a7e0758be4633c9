import { lazy, Suspense } from 'react'
import type { Dashboard } from '../../api/dashboard.ts'
import { t } from '../../i18n/t.ts'
import styles from './DashboardView.module.css'

/** Most dashboards have one page and need none of this. */
const Tabs = lazy(async () => ({ default: (await import('../../ui/Tabs/Tabs.tsx')).Tabs }))

interface DashboardTabsProps {
  tabs: Dashboard['tabs']
  current: number | null
  onChange(id: string): void
}

/** The tabs of a dashboard that has several. */
export function DashboardTabs({ tabs, current, onChange }: DashboardTabsProps) {
  if (tabs.length < 2) return null
  return (
    <div className={styles.tabs}>
      <Suspense>
        <Tabs
          label={t('Dashboard tabs')}
          tabs={tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(current)}
          onChange={onChange}
        />
      </Suspense>
    </div>
  )
}
