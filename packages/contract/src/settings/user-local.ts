/** Settings of which every user has a value of their own: what was dismissed, opened and chosen last. */
import { checkMap } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const user = settingsFor('authenticated')

const DISMISSED = [
  'dismissed-excel-pivot-exports-banner',
  'dismissed-custom-dashboard-toast',
  'dismissed-browse-models-banner',
  'dismissed-collection-cleanup-banner',
]
const SHOWN = [
  'expand-browse-in-nav',
  'expand-bookmarks-in-nav',
  'expand-collections-in-nav',
  'expand-library-in-nav',
  'browse-filter-only-verified-models',
  'browse-filter-only-verified-metrics',
]

/** Settings that everybody has values of their own for. */
export const USER_LOCAL_SETTINGS: readonly SettingDefinition[] = [
  ...DISMISSED.map((key) =>
    user(key, 'boolean', 'Whether this user has closed the message.', { default: false, isUserLocal: true }),
  ),
  ...SHOWN.map((key) =>
    user(key, 'boolean', 'Whether this part is open for this user.', { default: true, isUserLocal: true }),
  ),
  user('last-used-native-database-id', 'integer', 'Database this user last wrote SQL for.', {
    isUserLocal: true,
    minimum: 1,
  }),
  user('notebook-native-preview-shown', 'boolean', 'Whether this user sees the SQL beside the query builder.', {
    default: false,
    isUserLocal: true,
  }),
  user('notebook-native-preview-sidebar-width', 'integer', 'Width of the SQL preview, in pixels.', {
    isUserLocal: true,
  }),
  user('color-scheme', 'string', 'Light or dark colors.', {
    default: 'auto',
    isUserLocal: true,
    options: ['auto', 'light', 'dark'],
  }),
  user('trial-banner-dismissal-timestamp', 'timestamp', 'When this user closed the trial message.', {
    isUserLocal: true,
  }),
  user('sdk-iframe-embed-setup-settings', 'json', 'Choices made in the embedding assistant.', {
    isUserLocal: true,
    check: checkMap,
  }),
]
