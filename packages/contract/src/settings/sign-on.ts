/** Single sign-on: the ways to sign in other than with a password of our own. */
import {
  checkCertificates,
  checkGroupMappings,
  checkIssuer,
  checkLoginFilter,
  checkMemberFilter,
  checkSharedSecret,
  checkTexts,
  checkWebAddress,
} from './sign-on-checks.ts'
import { checkLowerCase } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const admin = settingsFor('admin')

/** Group ids by names, which every way has. */
const groupSettings = (way: 'jwt' | 'ldap' | 'oidc', names: string): readonly SettingDefinition[] => [
  admin(`${way}-group-sync`, 'boolean', 'Whether memberships follow the groups that a sign-in names.', {
    default: false,
  }),
  admin(`${way}-group-mappings`, 'json', `Group IDs by ${names}.`, { default: {}, check: checkGroupMappings }),
  admin(`${way}-user-provisioning-enabled?`, 'boolean', 'Whether the first sign-in creates an account.', {
    default: true,
  }),
]

const GOOGLE_SETTINGS: readonly SettingDefinition[] = [
  open('google-auth-client-id', 'string', 'Client ID of the Google sign-in.'),
  open('google-auth-enabled', 'boolean', 'Whether people can sign in with Google.', { default: false }),
  admin('google-auth-configured', 'boolean', 'Whether the Google sign-in has a client ID.', { isComputed: true }),
  admin('google-auth-auto-create-accounts-domain', 'string', 'Domain whose people get an account on first sign-in.'),
]

const JWT_SETTINGS: readonly SettingDefinition[] = [
  open('jwt-enabled', 'boolean', 'Whether people can sign in with signed tokens (JWT).', { default: false }),
  open('jwt-configured', 'boolean', 'Whether there is a key for signed tokens.', { isComputed: true }),
  admin('jwt-identity-provider-uri', 'string', 'Sign-in page that sends people back with a token.', {
    check: checkWebAddress,
  }),
  admin('jwt-shared-secret', 'string', 'Key that tokens are signed with (HS256): 32 characters or more.', {
    isSecret: true,
    check: checkSharedSecret,
  }),
  admin('jwt-attribute-email', 'string', 'Claim with the address.', { default: 'email' }),
  admin('jwt-attribute-firstname', 'string', 'Claim with the first name.', { default: 'first_name' }),
  admin('jwt-attribute-lastname', 'string', 'Claim with the last name.', { default: 'last_name' }),
  admin('jwt-attribute-groups', 'string', 'Claim with the names of groups.', { default: 'groups' }),
  ...groupSettings('jwt', 'names in tokens; when empty, groups are found by their own names'),
]

const OIDC_SETTINGS: readonly SettingDefinition[] = [
  open('oidc-enabled', 'boolean', 'Whether people can sign in with OpenID Connect.', { default: false }),
  open('oidc-configured', 'boolean', 'Whether an issuer and a client ID are set.', { isComputed: true }),
  open('oidc-button-text', 'string', 'What the button of the sign-in page says.', { default: 'Sign in with SSO' }),
  admin('oidc-issuer-url', 'string', 'Issuer URL of the provider.', { check: checkIssuer }),
  admin('oidc-client-id', 'string', 'Name of this server at the provider.'),
  admin('oidc-client-secret', 'string', 'Secret of this server at the provider; none for a public client.', {
    isSecret: true,
  }),
  admin('oidc-scopes', 'string', 'Scopes that are requested, separated by spaces.', {
    default: 'openid profile email',
  }),
  admin('oidc-attribute-email', 'string', 'Claim with the address.', { default: 'email' }),
  admin('oidc-attribute-firstname', 'string', 'Claim with the first name.', { default: 'given_name' }),
  admin('oidc-attribute-lastname', 'string', 'Claim with the last name.', { default: 'family_name' }),
  admin('oidc-attribute-groups', 'string', 'Claim with the names of groups.', { default: 'groups' }),
  admin('oidc-accept-unverified-email', 'boolean', 'Trust addresses that the provider has not verified.', {
    default: false,
  }),
  ...groupSettings('oidc', 'names in the claim; when empty, groups are found by their own names'),
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
  admin('ldap-ca-certificate', 'string', 'Certificates (PEM) to trust for the directory, besides well-known ones.', {
    check: checkCertificates,
  }),
  admin('ldap-bind-dn', 'string', 'Name the server binds with.'),
  admin('ldap-password', 'string', 'Password the server binds with.', { isSecret: true }),
  admin('ldap-user-base', 'string', 'Where users are searched.'),
  admin('ldap-user-filter', 'string', 'Search for a user; {login} is replaced by what was entered.', {
    default: '(&(objectClass=inetOrgPerson)(|(uid={login})(mail={login})))',
    check: checkLoginFilter,
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
  admin('ldap-sync-user-attributes', 'boolean', 'Whether attributes of the directory become login attributes.', {
    default: true,
  }),
  admin('ldap-sync-user-attributes-blacklist', 'json', 'Attributes of the directory that are left out.', {
    default: ['userPassword', 'dn', 'distinguishedName'],
    check: checkTexts,
  }),
  admin('ldap-group-base', 'string', 'Where groups are searched.'),
  admin(
    'ldap-group-membership-filter',
    'string',
    "Search for a user's groups: {dn} and {uid} are replaced by the user's.",
    {
      default: '(member={dn})',
      check: checkMemberFilter,
    },
  ),
  ...groupSettings('ldap', 'the DNs of directory groups'),
  admin('ldap-timeout-seconds', 'number', 'Directory timeout, in seconds.', {
    default: 15,
    minimum: 0.1,
    maximum: 3600,
  }),
]

/** Whoever may change these could sign in as anybody: only administrators see them and change them. */
export const SIGN_ON_SETTINGS: readonly SettingDefinition[] = [
  open('other-sso-enabled?', 'boolean', 'Whether another single sign-on is in use.', {
    isComputed: true,
    default: false,
  }),
  admin('sso-password-fallback', 'string', 'Whose passwords still work after a sign-in with single sign-on.', {
    default: 'administrators',
    options: ['none', 'administrators', 'all'],
  }),
  ...GOOGLE_SETTINGS,
  ...JWT_SETTINGS,
  ...OIDC_SETTINGS,
  ...LDAP_SETTINGS,
].map((setting) => ({ ...setting, isForAdministrators: true }))
