import { useState } from 'react'
import type { DashboardFormat } from '../../../api/download.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../ui/Menu/index.ts'
import { Dialogs } from '../../collections/dialogs/index.ts'
import { DASHBOARD_FILES } from '../../downloads/index.ts'
import { openInfo } from '../../item-tools/info/index.ts'
import { PRINT } from '../../dashboard-view/index.ts'
import { INTERVALS, type Showing } from './hash.ts'
import type { DashboardChanges } from './use-dashboard-changes.ts'

interface DashboardMenuProps {
  dashboard: Dashboard
  changes: DashboardChanges
  showing: Showing
  onShow(showing: Partial<Showing>): void
  onAgain(): void
  /** Downloads the dashboard as a file. */
  onDownload(format: DashboardFormat): void
}

/** What can be done with a dashboard as a whole. */
export function DashboardMenu({ dashboard, changes, showing, onShow, onAgain, onDownload }: DashboardMenuProps) {
  const { id, name, can_write, collection_id, width } = dashboard
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <MenuTrigger>
        <IconButton icon="more" label={t('More')} />
        <Menu placement="bottom end">
          <MenuItem icon="refresh" keys="r" onAction={onAgain}>
            {t('Refresh all cards')}
          </MenuItem>
          <Submenu
            label={t('Auto-refresh')}
            icon="clock"
            selectionMode="single"
            selected={[String(showing.refresh ?? 'off')]}
            onSelect={(ids) => {
              const [chosen] = ids === 'all' ? [] : [...ids]
              onShow({ refresh: chosen === undefined || chosen === 'off' ? null : Number(chosen) })
            }}
          >
            <MenuItem id="off">{t('Never')}</MenuItem>
            {INTERVALS.map((seconds) => (
              <MenuItem key={seconds} id={String(seconds)}>
                {t('{n, plural, one {Every minute} other {Every # minutes}}', { n: seconds / 60 })}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem icon="history" onAction={() => openInfo('history')}>
            {t('History')}
          </MenuItem>
          <Submenu label={t('Download')} icon="download">
            {DASHBOARD_FILES.map(({ format, label }) => (
              <MenuItem key={format} id={format} onAction={() => onDownload(format)}>
                {label()}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem icon="print" onAction={() => document.dispatchEvent(new Event(PRINT))}>
            {t('Print')}
          </MenuItem>
          {can_write && (
            <MenuItem
              icon={width === 'full' ? 'collapse' : 'expand'}
              onAction={() => void changes.set({ width: width === 'full' ? 'fixed' : 'full' })}
            >
              {width === 'full' ? t('Fixed width') : t('Full width')}
            </MenuItem>
          )}
          <MenuSection>
            <MenuItem icon="copy" onAction={() => void changes.copy()}>
              {t('Copy')}
            </MenuItem>
            {can_write && (
              <MenuItem icon="move" onAction={() => setMoving(true)}>
                {t('Move to…')}
              </MenuItem>
            )}
            {can_write && (
              <MenuItem icon="trash" isDanger onAction={() => void changes.archive()}>
                {t('Move to the trash')}
              </MenuItem>
            )}
          </MenuSection>
        </Menu>
      </MenuTrigger>
      {isMoving && (
        <Dialogs
          asked={{ kind: 'move', items: [{ id, name, model: 'dashboard', collection_id } as never] }}
          onClose={() => {
            setMoving(false)
            // The move itself goes on behind its notice.
            setTimeout(() => void changes.refresh(), 600)
          }}
          parent={undefined}
        />
      )}
    </>
  )
}
