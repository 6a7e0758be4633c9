/** Where administrators can go: the sidebar of administration and the palette are made from it. */
import type { CurrentUser } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

export interface AdminPlace {
  href: string
  icon: IconName
  label: string
  /** Heading that it stands under. */
  section: string
}

/** The places that a person may go, in the order shown; none for those who administer nothing. */
export function adminPlaces(user: CurrentUser): AdminPlace[] {
  const places: (AdminPlace | false)[] = [
    { href: '/admin/permissions', icon: 'shield', label: t('Permissions'), section: t('People') },
  ]
  return user.is_superuser ? places.filter((place) => place !== false) : []
}
