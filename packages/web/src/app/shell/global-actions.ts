/** What can be done from everywhere. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { urls } from '../../lib/urls.ts'
import { useActions } from '../../lib/use-actions.ts'
import { openPalette } from '../palette/palette-store.ts'
import { openShortcuts } from '../shortcuts/shortcuts-store.ts'
import { adminPlaces } from './admin-places.ts'
import { mainPlaces } from './main-places.ts'
import { newThings } from './new-things.ts'
import { currentTheme, setTheme } from '../../lib/looks.ts'
import { useSettingActions } from './setting-actions.ts'

export function useGlobalActions(): void {
  const router = useRouter()
  const { data: user } = useQuery(currentUserOptions)
  const goTo = (href: string) => () => void router.navigate({ href })
  const go = t('Go to')
  const make = t('New')
  const settingActions = useSettingActions(user?.is_superuser === true, goTo)
  // In the order of the palette, which shows the first few at once.
  const actions: (Action | false | undefined)[] = [
    ...(user === undefined ? [] : newThings(user)).map(({ id, href, ask, ...thing }) => ({
      ...thing,
      id: `new.${id}`,
      section: make,
      run: href === undefined ? () => ask?.() : goTo(href),
    })),
    ...mainPlaces().map(({ href, ...place }) => ({ ...place, id: `go.${href}`, section: go, run: goTo(href) })),
    {
      id: 'go.collections',
      label: t('Collections'),
      icon: 'collection',
      section: go,
      keys: 'g c',
      run: goTo('/collection/root'),
    },
    { id: 'go.account', label: t('Account settings'), icon: 'person', section: go, run: goTo(urls.account) },
    { id: 'go.trash', label: t('Trash'), icon: 'trash', section: go, run: goTo(urls.trash) },
    user !== undefined &&
      adminPlaces(user).length > 0 && {
        id: 'go.admin',
        label: t('Administration'),
        icon: 'settings',
        section: go,
        keys: 'g a',
        run: goTo(urls.admin),
      },
    ...(user === undefined ? [] : adminPlaces(user)).map(({ href, icon, label }) => ({
      id: `go.${href}`,
      label,
      icon,
      section: t('Administration'),
      run: goTo(href),
    })),
    { id: 'palette', label: t('Search'), section: t('General'), keys: 'mod+k', isHidden: true, run: openPalette },
    { id: 'shortcuts', label: t('Keyboard shortcuts'), section: t('General'), keys: '?', run: openShortcuts },
    {
      id: 'view.theme',
      label: currentTheme() === 'dark' ? t('Light theme') : t('Dark theme'),
      icon: currentTheme() === 'dark' ? 'sun' : 'moon',
      section: t('View'),
      run: () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
    },
    ...settingActions,
  ]
  const shown = actions.filter((action): action is Action => typeof action === 'object')
  useActions(shown.map((action) => ({ ...action, isEverywhere: true })))
}
