/** Where administrators can go: the sidebar of administration and the palette are made from it. */
import type { CurrentUser } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { mayAdminister } from './admin-rights.ts'

interface AdminPlace {
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
  const places = [...peoplePlaces(), ...dataPlaces(), ...settingsPlaces(), ...operationPlaces()]
  return places.filter(({ href }) => mayAdminister(user, href))
}

function peoplePlaces(): AdminPlace[] {
  const section = t('People')
  return [
    { href: urls.people, icon: 'people', label: section, section, isExact: true },
    { href: urls.groups, icon: 'group', label: t('Groups'), section },
    { href: urls.apiKeys, icon: 'key', label: t('API keys'), section },
    { href: '/admin/permissions', icon: 'shield', label: t('Permissions'), section },
  ]
}

function dataPlaces(): AdminPlace[] {
  const section = t('Data')
  return [
    { href: urls.databases, icon: 'database', label: t('Databases'), section },
    { href: urls.tableMetadata(), icon: 'pivot', label: t('Table metadata'), section },
    { href: urls.uploads, icon: 'upload', label: t('Uploads'), section },
  ]
}

function settingsPlaces(): AdminPlace[] {
  const section = t('Settings')
  const place = (id: string, icon: IconName, label: string) => ({ href: `/admin/settings/${id}`, icon, label, section })
  return [
    place('general', 'settings', t('General')),
    place('localization', 'globe', t('Localization')),
    place('appearance', 'palette', t('Appearance')),
    place('email', 'mail', t('Email')),
    place('channels', 'webhook', t('Channels')),
    place('authentication', 'log-in', t('Sign-in')),
    place('public-sharing', 'share', t('Sharing and embedding')),
    place('data', 'question', t('Questions and results')),
    place('maps', 'map', t('Maps')),
  ]
}

function operationPlaces(): AdminPlace[] {
  const section = t('Operation')
  const place = (id: string, icon: IconName, label: string) => ({
    href: `/admin/operation/${id}`,
    icon,
    label,
    section,
  })
  return [
    place('running', 'play', t('Running queries')),
    place('queries', 'history', t('Past queries')),
    place('caching', 'cached', t('Caching')),
    place('stored-models', 'model', t('Stored models')),
    place('deliveries', 'send', t('Deliveries')),
    place('executions', 'pencil', t('Executions')),
    place('audit', 'shield', t('Audit log')),
    place('logs', 'text', t('Logs')),
    place('health', 'activity', t('Health')),
  ]
}
