/** Where everybody can go: the sidebar and the palette are made from it. */
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

interface MainPlace {
  href: string
  icon: IconName
  label: string
  /** Pressed one after the other. */
  keys?: string
}

export function mainPlaces(): MainPlace[] {
  return [
    { href: urls.home, icon: 'home', label: t('Home'), keys: 'g h' },
    { href: urls.browse, icon: 'database', label: t('Data'), keys: 'g b' },
  ]
}
