/** Logging in: passwords and sessions. */
import { checkGroupIds, checkLowerCase, checkPasswordComplexity, checkSessionTimeout } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const manager = settingsFor('settings-manager')
const admin = settingsFor('admin')
const internal = settingsFor('internal')

/** Sessions, passwords and second factors. */
export const LOGIN_SETTINGS: readonly SettingDefinition[] = [
  open('password-complexity', 'json', 'Minimum contents of a password: total, lower, upper, digit, special.', {
    default: { total: 6, digit: 1 },
    isReadOnly: true,
    check: checkPasswordComplexity,
  }),
  open('enable-password-login', 'boolean', 'Whether people can log in with a password.', { default: true }),
  admin('second-factor-required-groups', 'json', 'IDs of the groups whose members need a second factor to sign in.', {
    default: [],
    check: checkGroupIds,
  }),
  open('session-cookies', 'boolean', 'Whether sessions always end with the browser.'),
  manager('session-cookie-samesite', 'string', 'SameSite attribute of the session cookie.', {
    default: 'lax',
    options: ['lax', 'strict', 'none'],
  }),
  admin('session-timeout', 'json', 'Time without a request after which a session ends: amount and unit.', {
    check: checkSessionTimeout,
  }),
  internal('max-session-age', 'integer', 'Maximum duration of a session, in minutes.', {
    default: 20_160,
    minimum: 1,
    isReadOnly: true,
    envAliases: ['MAX_SESSION_AGE'],
  }),
  internal('reset-token-ttl-hours', 'integer', 'How long a password reset link works, in hours.', {
    default: 48,
    minimum: 1,
    isReadOnly: true,
  }),
  admin('source-address-header', 'string', "Header in which a proxy sends the client's address.", {
    default: 'x-forwarded-for',
    check: checkLowerCase,
  }),
]
