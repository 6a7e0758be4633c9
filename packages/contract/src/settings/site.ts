/** The installation itself: what it is called, where it is, what it looks like. */
import {
  checkEmail,
  checkFontFiles,
  checkLink,
  checkLocale,
  checkMap,
  checkPicture,
  checkRegionMaps,
  checkRelativeUrl,
  checkTiles,
  checkUrl,
} from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const user = settingsFor('authenticated')
const admin = settingsFor('admin')

/** Fonts that the application knows. */
export const FONTS = [
  'Custom',
  'Inter',
  'Lato',
  'Lora',
  'Merriweather',
  'Montserrat',
  'Noto Sans',
  'Open Sans',
  'Poppins',
  'PT Sans',
  'PT Serif',
  'Raleway',
  'Roboto',
  'Roboto Condensed',
  'Roboto Mono',
  'Roboto Slab',
  'Source Sans Pro',
  'Ubuntu',
] as const

const MAP_TILES = 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png'

const illustrations: SettingDefinition[] = ['login-page', 'landing-page', 'no-data', 'no-object'].flatMap((place) => [
  open(`${place}-illustration`, 'string', `Picture shown at: ${place}.`, { default: 'default' }),
  open(`${place}-illustration-custom`, 'string', `Own picture shown at: ${place}.`, { check: checkPicture }),
])

/** Name, address, language and looks of the site. */
export const SITE_SETTINGS: readonly SettingDefinition[] = [
  // People see it beside the logo.
  user('site-name', 'string', 'The name used for this instance.', { default: 'Querent' }),
  // Links that set a password lead there.
  open('site-url', 'string', 'The URL of this instance, without a slash at the end.', {
    check: checkUrl,
    isForAdministrators: true,
  }),
  open('site-locale', 'string', 'The language of the instance, unless a user has chosen another one.', {
    default: 'en',
    check: checkLocale,
  }),
  user('admin-email', 'string', 'The address that users can write to for help.', { check: checkEmail }),
  open('anon-tracking-enabled', 'boolean', 'Accepted for clients; this server collects no usage data.', {
    default: true,
  }),
  open('application-name', 'string', 'The name of the application in its pages and emails.', { default: 'Querent' }),
  open('application-colors', 'json', 'Colors of the application, by their names.', { default: {}, check: checkMap }),
  open('application-font', 'string', 'The font of the application.', { default: 'Lato', options: FONTS }),
  open('application-font-files', 'json', 'Files of the custom font.', { check: checkFontFiles }),
  open('application-logo-url', 'string', 'Address of the logo.', {
    default: 'app/assets/img/logo.svg',
    check: checkPicture,
  }),
  open('application-favicon-url', 'string', 'Address of the icon in the browser tab.', {
    default: 'app/assets/img/favicon.ico',
    check: checkPicture,
  }),
  ...illustrations,
  open('loading-message', 'string', 'What is shown while a query runs.', {
    default: 'doing-science',
    options: ['doing-science', 'running-query', 'loading-results'],
  }),
  open('help-link', 'string', 'Where the help entry in the menu leads.', {
    default: 'metabase',
    options: ['metabase', 'hidden', 'custom'],
  }),
  open('help-link-custom-destination', 'string', 'Address of the custom help entry.', {
    default: '',
    check: checkLink,
  }),
  open('show-metabot', 'boolean', 'Show the assistant on the home page.', { default: true }),
  open('show-metabase-links', 'boolean', 'Show links to the documentation of the product.', { default: true }),
  open('landing-page', 'string', 'Path of the page that people see first after logging in.', {
    default: '',
    check: checkRelativeUrl,
  }),
  open('custom-homepage', 'boolean', 'Show a dashboard as the home page.', { default: false }),
  open('custom-homepage-dashboard', 'integer', 'ID of the dashboard shown as the home page.', { minimum: 1 }),
  open('custom-formatting', 'json', 'How values are shown, by kind of value.', { default: {}, check: checkMap }),
  open('custom-geojson', 'json', 'Maps by region, beside the built-in ones.', { check: checkRegionMaps }),
  admin('custom-geojson-enabled', 'boolean', 'Whether maps other than the built-in ones can be used.', {
    default: true,
  }),
  open('map-tile-server-url', 'string', 'Template of the addresses of map tiles.', {
    default: MAP_TILES,
    check: checkTiles,
  }),
  open('allowed-iframe-hosts', 'string', 'Hosts whose pages may be shown in iframe cards, separated by commas.', {
    default: '',
  }),
  open('allowed-image-hosts', 'string', 'Hosts whose images may be shown in tables and texts, separated by commas.', {
    default: 'https://*',
  }),
  open('redirect-all-requests-to-https', 'boolean', 'Redirect every plain HTTP request to HTTPS.', { default: false }),
  user('show-homepage-data', 'boolean', 'Show databases on the home page.', { default: true }),
  user('show-homepage-xrays', 'boolean', 'Show suggestions on the home page.', { default: true }),
  user('show-homepage-pin-message', 'boolean', 'Show the hint about pinning items on the home page.', {
    default: true,
  }),
  user('enable-xrays', 'boolean', 'Allow automatic dashboards.', { default: true }),
  user('dashboards-save-last-used-parameters', 'boolean', 'Remember the values that people set in dashboard filters.', {
    default: true,
  }),
  user('search-typeahead-enabled', 'boolean', 'Show results while a search is being typed.', { default: true }),
  user('user-visibility', 'string', 'Which other users people see in suggestions.', {
    default: 'all',
    options: ['all', 'group', 'none'],
  }),
  user('instance-creation', 'timestamp', 'When the first user was created.', { isComputed: true }),
  admin('check-for-updates', 'boolean', 'Look for newer versions.', { default: true }),
  admin('update-channel', 'string', 'Which releases are looked for.', {
    default: 'latest',
    options: ['latest', 'beta', 'nightly'],
  }),
  admin('show-database-syncing-modal', 'boolean', 'Show the message about the first sync of a database.'),
  admin('deprecation-notice-version', 'string', 'Version whose notice about old features was last shown.'),
  admin('setup-license-active-at-setup', 'boolean', 'Whether a license was entered during setup.', { default: false }),
]
