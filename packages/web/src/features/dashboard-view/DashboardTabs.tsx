import type { Dashboard } from '../../api/dashboard.ts'
import { t } from '../../i18n/t.ts'
import { TabLine } from '../../ui/Tabs/TabLine.tsx'

interface DashboardTabsProps {
  tabs: Dashboard['tabs']
  current: number | null
  onChange(id: string): void
}

/** The tabs of a dashboard that has several. */
export function DashboardTabs({ tabs, current, onChange }: DashboardTabsProps) {
  if (tabs.length < 2) return null
  return (
    <TabLine
      label={t('Dashboard tabs')}
      tabs={tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={String(current)}
      onChange={onChange}
    />
  )
}
