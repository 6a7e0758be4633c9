import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { ActionItem, Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../ui/Menu/index.ts'
import { INTERVALS, type Showing } from './hash.ts'
import type { DashboardActions } from './use-dashboard-actions.ts'

interface DashboardMenuProps {
  actions: DashboardActions
  showing: Showing
  onShow(showing: Partial<Showing>): void
}

/** What can be done with a dashboard as a whole. */
export function DashboardMenu({ actions, showing, onShow }: DashboardMenuProps) {
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More')} />
      <Menu placement="bottom end">
        <ActionItem action={actions.again} />
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
        <ActionItem action={actions.subscribe} />
        <ActionItem action={actions.history} />
        <Submenu label={t('Download')} icon="download">
          {actions.files.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
        </Submenu>
        <ActionItem action={actions.print} />
        <ActionItem action={actions.width} />
        <MenuSection>
          <ActionItem action={actions.copy} />
          <ActionItem action={actions.move} />
          <ActionItem action={actions.trash} />
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
