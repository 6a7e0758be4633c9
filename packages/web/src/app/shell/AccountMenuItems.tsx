import { linkAddress } from '@querent/contract/links/index.ts'
import { useQuery } from '@tanstack/react-query'
import { currentUserOptions, propertiesOptions, signOut, type Properties } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { endVisit } from '../../lib/visit/end-visit.ts'
import { currentTheme, setTheme, type Theme } from '../../lib/looks.ts'
import { urls } from '../../lib/urls.ts'
import { MenuItem, OpenMenu, Submenu, type OpenMenuProps } from '../../ui/Menu/index.ts'
import { hrefOf } from '../base-path.ts'
import { openShortcuts } from '../shortcuts/shortcuts-store.ts'
import { adminPlaces } from './admin-places.ts'

export function AccountMenuItems(menu: OpenMenuProps) {
  const { data: user } = useQuery(currentUserOptions)
  const { data: properties = {} } = useQuery({ ...propertiesOptions, enabled: false })
  const help = helpOf(properties)
  return (
    <OpenMenu {...menu}>
      <MenuItem icon="person" href={urls.account}>
        {t('Account settings')}
      </MenuItem>
      {user !== undefined && adminPlaces(user).length > 0 && (
        <MenuItem icon="settings" href={urls.admin} keys="g a">
          {t('Administration')}
        </MenuItem>
      )}
      {help !== null && (
        <MenuItem icon="help" href={help} target="_blank">
          {t('Help')}
        </MenuItem>
      )}
      <MenuItem icon="keyboard" keys="?" onAction={openShortcuts}>
        {t('Keyboard shortcuts')}
      </MenuItem>
      <Submenu
        label={t('Theme')}
        icon="palette"
        selectionMode="single"
        selected={[currentTheme() || 'system']}
        onSelect={(keys) => setTheme(themeOf([...keys][0]))}
      >
        <MenuItem id="system">{t('Same as system')}</MenuItem>
        <MenuItem id="light">{t('Light')}</MenuItem>
        <MenuItem id="dark">{t('Dark')}</MenuItem>
      </Submenu>
      <MenuItem icon="log-out" onAction={() => void leave(user?.id)}>
        {t('Sign out')}
      </MenuItem>
    </OpenMenu>
  )
}

/** Where an organisation helps its people; null where it said nothing, or nothing that a browser opens. */
function helpOf(properties: Properties): string | null {
  return properties['help-link'] === 'custom'
    ? linkAddress(String(properties['help-link-custom-destination'] ?? ''))
    : null
}

const themeOf = (key: unknown): Theme => (key === 'light' || key === 'dark' ? key : '')

/** Everything that the page knows goes with it. */
async function leave(user: number | undefined): Promise<void> {
  await signOut()
  await endVisit(user)
  window.location.assign(hrefOf(urls.signIn))
}
