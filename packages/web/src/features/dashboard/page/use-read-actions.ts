/** What keys and the palette do while a dashboard is read. */
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { Dashboard } from '../../../api/dashboard.ts'
import type { DashboardFormat } from '../../../api/download.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { DASHBOARD_FILES } from '../../downloads/index.ts'
import { PRINT, tabOf } from '../../dashboard-view/index.ts'
import type { Showing } from './hash.ts'
import type { useDashboardChanges } from './use-dashboard-changes.ts'

interface Reading {
  dashboard: Dashboard
  changes: ReturnType<typeof useDashboardChanges>
  showing: Showing
  onShow(showing: Partial<Showing>): void
  onAgain(): void
  onDownload(format: DashboardFormat): void
  /** Absent for those who may not. */
  onEdit: (() => void) | undefined
}

export function useReadActions(reading: Reading): void {
  const { dashboard, changes, showing, onShow, onAgain, onDownload, onEdit } = reading
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const section = t('Dashboard')
  const { id: tab } = tabOf(dashboard, Number.parseInt(String(search['tab'] ?? ''), 10))
  useActions([
    ...(onEdit === undefined
      ? []
      : [{ id: 'dashboard.edit', label: t('Edit the dashboard'), section, icon: 'pencil', keys: 'e', run: onEdit }]),
    { id: 'dashboard.again', label: t('Refresh all cards'), section, icon: 'refresh', keys: 'r', run: onAgain },
    {
      id: 'dashboard.full',
      label: showing.isFullScreen ? t('Leave full screen') : t('Full screen'),
      section,
      icon: 'full-screen',
      keys: '.',
      run: () => onShow({ isFullScreen: !showing.isFullScreen }),
    },
    {
      id: 'dashboard.print',
      label: t('Print'),
      section,
      icon: 'print',
      run: () => document.dispatchEvent(new Event(PRINT)),
    },
    ...DASHBOARD_FILES.map(({ format, action }) => ({
      id: `dashboard.${format}`,
      label: action(),
      section,
      icon: 'download' as const,
      run: () => onDownload(format),
    })),
    { id: 'dashboard.copy', label: t('Copy the dashboard'), section, icon: 'copy', run: () => void changes.copy() },
    ...(dashboard.can_write
      ? [
          {
            id: 'dashboard.trash',
            label: t('Move the dashboard to the trash'),
            section,
            icon: 'trash',
            run: () => void changes.archive(),
          },
        ]
      : []),
    {
      id: 'dashboard.filter',
      label: t('Go to the filters'),
      section,
      keys: 'f',
      isHidden: true,
      run: () => document.querySelector<HTMLElement>('[data-filters] button')?.focus(),
    },
    ...dashboard.tabs.slice(0, 9).map((one, at) => ({
      id: `dashboard.tab.${at + 1}`,
      label: t('Tab “{name}”', { name: one.name }),
      section,
      keys: String(at + 1),
      isHidden: one.id === tab,
      run: () =>
        void router.navigate({
          to: '.',
          search: { ...search, tab: String(one.id) },
          hash: true,
          resetScroll: false,
        } as never),
    })),
  ])
}
