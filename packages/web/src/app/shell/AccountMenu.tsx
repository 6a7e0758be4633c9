import { useQuery } from '@tanstack/react-query'
import { currentUserOptions, signOut } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuTrigger, Submenu } from '../../ui/Menu/index.ts'
import { hrefOf } from '../base-path.ts'
import { openShortcuts } from '../shortcuts/shortcuts-store.ts'
import { currentTheme, setTheme, type Theme } from '../../lib/looks.ts'
import { adminPlaces } from './admin-places.ts'
import styles from './AccountMenu.module.css'

/** Who is signed in, and what concerns only them. */
export function AccountMenu() {
  const { data: user } = useQuery(currentUserOptions)
  if (user === undefined) return null
  return (
    <MenuTrigger>
      <Button variant="quiet" isWide isStart>
        <span className={styles.person}>
          <Avatar name={user.common_name} />
          <span className={styles.name}>{user.common_name}</span>
        </span>
      </Button>
      <Menu>
        <MenuItem icon="person" href={urls.account}>
          {t('Account settings')}
        </MenuItem>
        {adminPlaces(user).length > 0 && (
          <MenuItem icon="settings" href={urls.admin} keys="g a">
            {t('Administration')}
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
          <MenuItem id="system">{t('As the system')}</MenuItem>
          <MenuItem id="light">{t('Light')}</MenuItem>
          <MenuItem id="dark">{t('Dark')}</MenuItem>
        </Submenu>
        <MenuItem icon="log-out" onAction={() => void leave()}>
          {t('Sign out')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

const themeOf = (key: unknown): Theme => (key === 'light' || key === 'dark' ? key : '')

/** Everything that the page knows goes with it. */
async function leave(): Promise<void> {
  await signOut()
  window.location.assign(hrefOf(urls.signIn))
}
