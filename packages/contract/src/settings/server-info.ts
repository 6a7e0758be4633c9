/** What the server tells about itself; most of it is worked out, not stored. */
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const user = settingsFor('authenticated')
const admin = settingsFor('admin')
const internal = settingsFor('internal')

const computed = { isComputed: true } as const
const no = { isComputed: true, default: false } as const

/** What clients read about the server itself; nobody sets them. */
export const SERVER_INFO_SETTINGS: readonly SettingDefinition[] = [
  open('version', 'json', 'Version of the API: tag, date and hash.', computed),
  open('token-features', 'json', 'Licensed features, by name.', computed),
  open('has-user-setup', 'boolean', 'Whether the first user exists.', computed),
  open('setup-token', 'string', 'Proves the right to set up the instance; null afterwards.', { isReadOnly: true }),
  internal('user-defaults', 'json', 'Initial values of the setup form: a token and a user.', { isReadOnly: true }),
  open('engines', 'json', 'Database engines and their connection forms.', computed),
  open('available-fonts', 'json', 'Fonts to choose from.', computed),
  open('available-locales', 'json', 'Languages to choose from: code and name.', computed),
  open('available-timezones', 'json', 'Names of time zones, sorted.', computed),
  open('analytics-uuid', 'string', 'Identifies the instance without naming it.', { isReadOnly: true }),
  user('site-uuid', 'string', 'Identifies the instance.', { isReadOnly: true }),
  open('is-hosted?', 'boolean', 'Whether the vendor hosts the instance.', no),
  open('airgap-enabled', 'boolean', 'Whether the license works without a network.', no),
  open('development-mode?', 'boolean', 'Whether the license is for development.', no),
  open('cloud-gateway-ips', 'json', 'Addresses from which a hosted instance connects.', computed),
  open('bug-reporting-enabled', 'boolean', 'Whether problems can be reported from the application.', {
    default: false,
    isReadOnly: true,
  }),
  open('version-info-last-checked', 'timestamp', 'When newer versions were last looked for.', { isReadOnly: true }),
  open('startup-time-millis', 'number', 'Duration of the start, in milliseconds.', computed),
  open('snowplow-enabled', 'boolean', 'Whether usage data is sent.', no),
  open('snowplow-available?', 'boolean', 'Whether usage data could be sent.', no),
  open('snowplow-url', 'string', 'Where usage data would be sent.', { isComputed: true, default: '' }),
  open('enable-sandboxes?', 'boolean', 'Whether row policies are licensed.', no),
  open('hide-embed-branding?', 'boolean', 'Whether embeds are without the product name.', no),
  user('has-sample-database?', 'boolean', 'Whether the sample database exists.', computed),
  user('example-dashboard-id', 'integer', 'ID of the dashboard that came with the sample database, while it exists.', {
    isReadOnly: true,
  }),
  admin('premium-embedding-token', 'string', 'License token.', { isSecret: true }),
  admin('token-status', 'json', 'State of the license token.', computed),
  admin('active-users-count', 'integer', 'Number of active users.', computed),
  admin('system-timezone', 'string', 'Time zone of the machine.', computed),
  admin('usage-analytics-enabled', 'boolean', 'Whether usage data is available as a data source.', {
    default: true,
  }),
  admin('last-acknowledged-version', 'string', 'Newest version whose news the user has seen.', { isUserLocal: true }),
]
