/** Mail and Slack. */
import { checkEmail, checkEmails } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const manager = settingsFor('settings-manager')

export const DELIVERY_SETTINGS: readonly SettingDefinition[] = [
  open('email-configured?', 'boolean', 'Whether a mail server is known.', { isComputed: true }),
  manager('bcc-enabled?', 'boolean', 'Whether recipients of a mail do not see each other.', { default: true }),
  manager('email-from-address', 'string', 'Address that mails come from.', {
    default: 'notifications@querent.example',
    check: checkEmail,
  }),
  manager('email-from-name', 'string', 'Name that mails come from.'),
  manager('email-reply-to', 'json', 'Addresses that answers go to.', { check: checkEmails }),
  manager('email-smtp-host', 'string', 'Host of the mail server.'),
  manager('email-smtp-port', 'integer', 'Port of the mail server.', { minimum: 1, maximum: 65_535 }),
  manager('email-smtp-security', 'string', 'How the connection to the mail server is protected.', {
    default: 'none',
    options: ['none', 'ssl', 'tls', 'starttls'],
  }),
  manager('email-smtp-username', 'string', 'User of the mail server.'),
  manager('email-smtp-password', 'string', 'Password of the mail server.', { isSecret: true }),
  manager('slack-app-token', 'string', 'Token of the Slack app.', { isSecret: true }),
  manager('slack-token-valid?', 'boolean', 'Whether Slack accepted the token.', { isReadOnly: true }),
  manager('slack-files-channel', 'string', 'Channel that files were put in by older versions.', {
    default: 'metabase_files',
  }),
  manager('slack-bug-report-channel', 'string', 'Channel for problem reports.', { default: 'metabase-bugs' }),
]
