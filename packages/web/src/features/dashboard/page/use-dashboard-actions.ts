/** What can be done with a dashboard that is read: its menu, the palette and the keys draw the same actions. */
import { useRouter } from '@tanstack/react-router'
import type { Dashboard } from '../../../api/dashboard.ts'
import type { DashboardFormat } from '../../../api/download.ts'
import { t } from '../../../i18n/t.ts'
import { isOffered, type Action } from '../../../lib/actions.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { useActions } from '../../../lib/use-actions.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { DASHBOARD_FILES } from '../../downloads/index.ts'
import { openInfo } from '../../item-tools/info/index.ts'
import { PRINT, tabOf } from '../../dashboard-view/index.ts'
import type { Showing } from './hash.ts'
import type { DashboardChanges } from './use-dashboard-changes.ts'

interface Reading {
  dashboard: Dashboard
  changes: DashboardChanges
  showing: Showing
  onShow(showing: Partial<Showing>): void
  onAgain(): void
  onMove(): void
  onDownload(format: DashboardFormat): void
  subscribe: Action<IconName>
  /** Absent for those who may not. */
  onEdit: (() => void) | undefined
}

export type DashboardActions = ReturnType<typeof actionsOf> & { files: Action<IconName>[] }

/** Offers the actions to the palette and the keys, and returns them for the menu. */
export function useDashboardActions(reading: Reading): DashboardActions {
  const actions = actionsOf(reading)
  const tabs = useTabActions(reading.dashboard)
  const files = fileActions(reading)
  useActions([...Object.values(actions), ...files, ...tabs])
  return { ...actions, files }
}

function actionsOf({ dashboard, changes, showing, onShow, onAgain, onMove, subscribe, onEdit }: Reading) {
  const section = t('Dashboard')
  const mayWrite = dashboard.can_write
  const isWide = dashboard.width === 'full'
  return {
    edit: {
      id: 'dashboard.edit',
      label: t('Edit the dashboard'),
      short: t('Edit'),
      section,
      icon: 'pencil',
      keys: 'e',
      isAllowed: onEdit !== undefined,
      run: () => onEdit?.(),
    },
    again: { id: 'dashboard.again', label: t('Refresh all cards'), section, icon: 'refresh', keys: 'r', run: onAgain },
    fullScreen: {
      id: 'dashboard.full',
      label: showing.isFullScreen ? t('Leave full screen') : t('Full screen'),
      section,
      icon: 'full-screen',
      keys: '.',
      run: () => onShow({ isFullScreen: !showing.isFullScreen }),
    },
    history: {
      id: 'item.history',
      label: t('History'),
      section,
      icon: 'history',
      isAllowed: !showing.isFullScreen,
      run: () => openInfo('history'),
    },
    subscribe: { ...subscribe, isAllowed: isOffered(subscribe) && !showing.isFullScreen },
    print: {
      id: 'dashboard.print',
      label: t('Print'),
      section,
      icon: 'print',
      run: () => document.dispatchEvent(new Event(PRINT)),
    },
    width: {
      id: 'dashboard.width',
      label: isWide ? t('Fixed width') : t('Full width'),
      section,
      icon: isWide ? 'collapse' : 'expand',
      isAllowed: mayWrite,
      run: () => void changes.set({ width: isWide ? 'fixed' : 'full' }),
    },
    copy: {
      id: 'dashboard.copy',
      label: t('Copy the dashboard'),
      short: t('Copy'),
      section,
      icon: 'copy',
      run: () => void changes.copy(),
    },
    move: {
      id: 'dashboard.move',
      label: t('Move the dashboard…'),
      short: t('Move to…'),
      section,
      icon: 'move',
      isAllowed: mayWrite && !showing.isFullScreen,
      run: onMove,
    },
    trash: {
      id: 'dashboard.trash',
      label: t('Move the dashboard to the trash'),
      short: t('Move to the trash'),
      section,
      icon: 'trash',
      isDanger: true,
      isAllowed: mayWrite,
      run: () => void changes.archive(),
    },
    filter: {
      id: 'dashboard.filter',
      label: t('Go to the filters'),
      section,
      keys: 'f',
      isHidden: true,
      run: () => document.querySelector<HTMLElement>('[data-filters] button')?.focus(),
    },
  } satisfies Record<string, Action<IconName>>
}

/** The dashboard as a file, in each format. */
function fileActions({ onDownload }: Reading): Action<IconName>[] {
  return DASHBOARD_FILES.map(({ format, label, action }) => ({
    id: `dashboard.${format}`,
    label: action(),
    short: label(),
    section: t('Dashboard'),
    icon: 'download',
    run: () => onDownload(format),
  }))
}

/** The first nine tabs by their numbers. */
function useTabActions(dashboard: Dashboard): Action[] {
  const router = useRouter()
  const search = useAddressSearch()
  const { id: shown } = tabOf(dashboard, Number.parseInt(String(search['tab'] ?? ''), 10))
  return dashboard.tabs.slice(0, 9).map(({ id, name }, at) => ({
    id: `dashboard.tab.${at + 1}`,
    label: t('Tab “{name}”', { name }),
    section: t('Dashboard'),
    keys: String(at + 1),
    isHidden: id === shown,
    run: () =>
      void router.navigate({ to: '.', search: { ...search, tab: String(id) }, hash: true, resetScroll: false }),
  }))
}
