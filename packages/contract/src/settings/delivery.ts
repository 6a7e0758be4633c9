/** Mail and Slack. */
import { checkEmail, checkEmails, checkHosts } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const manager = settingsFor('settings-manager')
const admin = settingsFor('admin')
const internal = settingsFor('internal')

/** Links that set a password pass through this server: its owner could sign in as anybody. */
const MAIL_SERVER_SETTINGS: readonly SettingDefinition[] = [
  manager('email-smtp-host', 'string', 'Host of the mail server.'),
  manager('email-smtp-port', 'integer', 'Port of the mail server.', { minimum: 1, maximum: 65_535 }),
  manager('email-smtp-security', 'string', 'How the connection to the mail server is protected.', {
    default: 'none',
    options: ['none', 'ssl', 'tls', 'starttls'],
  }),
  manager('email-smtp-username', 'string', 'User of the mail server.'),
  manager('email-smtp-password', 'string', 'Password of the mail server.', { isSecret: true }),
  manager(
    'email-fallback-smtp-host',
    'string',
    'Host of a second mail server, which sends what the first one cannot be handed because it does not answer.',
  ),
  manager('email-fallback-smtp-port', 'integer', 'Port of the second mail server.', { minimum: 1, maximum: 65_535 }),
  manager('email-fallback-smtp-security', 'string', 'How the connection to the second mail server is protected.', {
    default: 'none',
    options: ['none', 'ssl', 'tls', 'starttls'],
  }),
  manager('email-fallback-smtp-username', 'string', 'User of the second mail server.'),
  manager('email-fallback-smtp-password', 'string', 'Password of the second mail server.', { isSecret: true }),
].map((setting) => ({ ...setting, isForAdministrators: true }))

/** The mail server and what its mails say. */
export const DELIVERY_SETTINGS: readonly SettingDefinition[] = [
  open('email-configured?', 'boolean', 'Whether a mail server is known.', { isComputed: true }),
  manager('bcc-enabled?', 'boolean', 'Whether the recipients of an email are hidden from each other.', {
    default: true,
  }),
  manager('email-from-address', 'string', 'Address that emails are sent from.', {
    default: 'notifications@querent.example',
    check: checkEmail,
  }),
  manager('email-from-name', 'string', 'Name that emails are sent from.'),
  manager('email-reply-to', 'json', 'Reply-to addresses.', { check: checkEmails }),
  ...MAIL_SERVER_SETTINGS,
  manager(
    'subscription-allowed-domains',
    'string',
    'Domains of addresses without an account that may receive subscriptions and alerts, separated by commas. All when empty.',
  ),
  internal('site-uuid-for-unsubscribing-url', 'string', 'Key of the links to unsubscribe an address.', {
    isReadOnly: true,
    isSecret: true,
  }),
  admin(
    'outbound-allowed-hosts',
    'string',
    'Hosts on private addresses that webhooks and HTTP actions may be sent to: names or addresses, without scheme and port, separated by commas. Other private addresses are refused.',
    { check: checkHosts },
  ),
  manager('slack-app-token', 'string', 'Token of the Slack app.', { isSecret: true }),
  manager('slack-token-valid?', 'boolean', 'Whether Slack accepted the token.', { isReadOnly: true }),
  manager('slack-files-channel', 'string', 'Channel that older versions uploaded files to.', {
    default: 'metabase_files',
  }),
  manager('slack-bug-report-channel', 'string', 'Channel for problem reports.', { default: 'metabase-bugs' }),
]
