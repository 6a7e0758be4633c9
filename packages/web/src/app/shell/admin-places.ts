/** Where administrators can go: the sidebar of administration and the palette are made from it. */
import type { CurrentUser } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

export interface AdminPlace {
  href: string
  icon: IconName
  label: string
  /** Heading that it stands under. */
  section: string
  /** Places below its path are others. */
  isExact?: boolean
}

/** The places that a person may go, in the order shown; none for those who administer nothing. */
export function adminPlaces(user: CurrentUser): AdminPlace[] {
  if (user.is_superuser) return peoplePlaces()
  return user.permissions.is_group_manager ? [groups()] : []
}

const groups = (): AdminPlace => ({ href: urls.groups, icon: 'group', label: t('Groups'), section: t('People') })

function peoplePlaces(): AdminPlace[] {
  const section = t('People')
  return [
    { href: urls.people, icon: 'people', label: section, section, isExact: true },
    groups(),
    { href: urls.apiKeys, icon: 'key', label: t('API keys'), section },
    { href: '/admin/permissions', icon: 'shield', label: t('Permissions'), section },
  ]
}
