/** Logging in: passwords, sessions, single sign-on. */
import { checkGroupIds, checkLowerCase, checkMap, checkPasswordComplexity, checkSessionTimeout } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const manager = settingsFor('settings-manager')
const admin = settingsFor('admin')
const internal = settingsFor('internal')

const GOOGLE_SETTINGS: readonly SettingDefinition[] = [
  open('google-auth-client-id', 'string', 'Client id of the Google sign-in.'),
  open('google-auth-enabled', 'boolean', 'Whether people can sign in with Google.', { default: false }),
  admin('google-auth-configured', 'boolean', 'Whether the Google sign-in has a client id.', { isComputed: true }),
  admin('google-auth-auto-create-accounts-domain', 'string', 'Domain whose people get an account on first sign-in.'),
]

const LDAP_SETTINGS: readonly SettingDefinition[] = [
  open('ldap-enabled', 'boolean', 'Whether people can log in through the directory.', { default: false }),
  open('ldap-configured?', 'boolean', 'Whether the directory has a host and a base.', { isComputed: true }),
  admin('ldap-host', 'string', 'Host of the directory.'),
  admin('ldap-port', 'integer', 'Port of the directory.', { default: 389, minimum: 1, maximum: 65_535 }),
  admin('ldap-security', 'string', 'How the connection is protected.', {
    default: 'none',
    options: ['none', 'ssl', 'starttls'],
  }),
  admin('ldap-bind-dn', 'string', 'Name the server binds with.'),
  admin('ldap-password', 'string', 'Password the server binds with.', { isSecret: true }),
  admin('ldap-user-base', 'string', 'Where users are searched.'),
  admin('ldap-user-filter', 'string', 'Search for a user; {login} stands for what was entered.', {
    default: '(&(objectClass=inetOrgPerson)(|(uid={login})(mail={login})))',
  }),
  admin('ldap-attribute-email', 'string', 'Attribute with the address.', { default: 'mail', check: checkLowerCase }),
  admin('ldap-attribute-firstname', 'string', 'Attribute with the first name.', {
    default: 'givenname',
    check: checkLowerCase,
  }),
  admin('ldap-attribute-lastname', 'string', 'Attribute with the last name.', {
    default: 'sn',
    check: checkLowerCase,
  }),
  admin('ldap-group-sync', 'boolean', 'Whether memberships follow the directory.', { default: false }),
  admin('ldap-group-base', 'string', 'Where groups are searched.'),
  admin('ldap-group-mappings', 'json', 'Group ids by the names of directory groups.', { default: {}, check: checkMap }),
  admin('ldap-timeout-seconds', 'number', 'How long the directory may take, in seconds.', {
    default: 15,
    minimum: 0.1,
  }),
]

export const LOGIN_SETTINGS: readonly SettingDefinition[] = [
  open('password-complexity', 'json', 'What a password must hold at least: total, lower, upper, digit, special.', {
    default: { total: 6, digit: 1 },
    isReadOnly: true,
    check: checkPasswordComplexity,
  }),
  open('enable-password-login', 'boolean', 'Whether people can log in with a password.', { default: true }),
  admin('second-factor-required-groups', 'json', 'Ids of the groups whose members need a second factor to sign in.', {
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
  internal('max-session-age', 'integer', 'Longest life of a session, in minutes.', {
    default: 20_160,
    minimum: 1,
    isReadOnly: true,
    envAliases: ['MAX_SESSION_AGE'],
  }),
  internal('reset-token-ttl-hours', 'integer', 'How long a link to reset a password works, in hours.', {
    default: 48,
    minimum: 1,
    isReadOnly: true,
  }),
  admin('source-address-header', 'string', 'Header in which a proxy tells the address of the client.', {
    default: 'x-forwarded-for',
    check: checkLowerCase,
  }),
  open('other-sso-enabled?', 'boolean', 'Whether another single sign-on is in use.', {
    isComputed: true,
    default: false,
  }),
  ...GOOGLE_SETTINGS,
  ...LDAP_SETTINGS,
]
