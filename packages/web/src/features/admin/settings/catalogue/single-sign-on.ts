/** The ways to sign in other than with a password of this server. */
import { t } from '../../../../i18n/t.ts'
import type { Setting, SettingGroup } from './types.ts'

const text = (key: string, label: string, help?: string): Setting => ({
  key,
  label,
  ...(help !== undefined && { help }),
  control: { kind: 'text', isMono: true },
})

function accountSettings(way: 'jwt' | 'ldap' | 'oidc'): Setting[] {
  return [
    {
      key: `${way}-user-provisioning-enabled?`,
      label: t('Create accounts at the first sign-in'),
      control: { kind: 'switch' },
    },
    {
      key: `${way}-group-sync`,
      label: t('Sync group memberships'),
      help: t('Each sign-in adds people to groups or removes them.'),
      control: { kind: 'switch' },
    },
    {
      key: `${way}-group-mappings`,
      label: t('Group mappings'),
      control: { kind: 'group-mappings' },
      when: (read) => read(`${way}-group-sync`) === true,
    },
  ]
}

export function oidcGroup(): SettingGroup {
  return {
    title: t('OpenID Connect'),
    description: t('Google, Microsoft, Okta, Keycloak and others.'),
    panels: ['oidc-check'],
    settings: [
      text('oidc-issuer-url', t('Issuer'), t('The URL at which the provider publishes its configuration.')),
      text('oidc-client-id', t('Client ID')),
      { key: 'oidc-client-secret', label: t('Client secret'), control: { kind: 'secret' } },
      {
        key: 'oidc-enabled',
        label: t('People can sign in with OpenID Connect'),
        help: t('Issuer and client ID have to be set.'),
        control: { kind: 'switch' },
      },
      { key: 'oidc-button-text', label: t('Button text'), control: { kind: 'text' } },
      text('oidc-scopes', t('Scopes'), t('Separated by spaces.')),
      text('oidc-attribute-email', t('Claim with the email address')),
      text('oidc-attribute-firstname', t('Claim with the first name')),
      text('oidc-attribute-lastname', t('Claim with the last name')),
      text('oidc-attribute-groups', t('Claim with the groups')),
      {
        key: 'oidc-accept-unverified-email',
        label: t('Trust addresses that the provider has not verified'),
        help: t('Anybody who can claim an address there gets access to its account here.'),
        control: { kind: 'switch' },
      },
      ...accountSettings('oidc'),
    ],
  }
}

export function ldapGroup(): SettingGroup {
  return {
    title: t('LDAP'),
    description: t('Sign in with a directory, such as Active Directory.'),
    panels: ['ldap-check'],
    settings: [
      text('ldap-host', t('Host')),
      {
        key: 'ldap-port',
        label: t('Port'),
        control: { kind: 'number', min: 1, max: 65_535, isWhole: true },
      },
      {
        key: 'ldap-security',
        label: t('Connection security'),
        control: {
          kind: 'select',
          options: [
            { id: 'none', label: t('None') },
            { id: 'ssl', label: 'SSL' },
            { id: 'starttls', label: 'StartTLS' },
          ],
        },
      },
      {
        key: 'ldap-ca-certificate',
        label: t('Trusted certificates'),
        help: t('In PEM format, if the directory’s certificate is not publicly trusted.'),
        control: { kind: 'text', isMono: true, isLong: true },
        when: (read) => read('ldap-security') !== 'none',
      },
      text('ldap-bind-dn', t('Bind DN')),
      { key: 'ldap-password', label: t('Bind password'), control: { kind: 'secret' } },
      text('ldap-user-base', t('User search base (DN)')),
      text(
        'ldap-user-filter',
        t('Search for a person'),
        t('“{login}” is replaced by what was typed.', { login: '{login}' }),
      ),
      {
        key: 'ldap-enabled',
        label: t('People can sign in through the directory'),
        help: t('The directory is checked first. If it does not respond, nothing changes.'),
        control: { kind: 'switch' },
      },
      text('ldap-attribute-email', t('Attribute with the email address')),
      text('ldap-attribute-firstname', t('Attribute with the first name')),
      text('ldap-attribute-lastname', t('Attribute with the last name')),
      {
        key: 'ldap-timeout-seconds',
        label: t('Directory timeout'),
        control: { kind: 'number', min: 1, suffix: t('seconds') },
      },
      {
        ...text('ldap-group-base', t('Group search base (DN)')),
        when: (read) => read('ldap-group-sync') === true,
      },
      ...accountSettings('ldap'),
    ],
  }
}

export function jwtGroup(): SettingGroup {
  return {
    title: t('Signed tokens (JWT)'),
    description: t('Another application signs people in and sends them here with a token.'),
    settings: [
      text('jwt-identity-provider-uri', t('Sign-in page')),
      {
        key: 'jwt-shared-secret',
        label: t('Token signing key'),
        help: t('HS256, 32 characters or more.'),
        control: { kind: 'secret' },
      },
      {
        key: 'jwt-enabled',
        label: t('People can sign in with signed tokens'),
        help: t('The token signing key must be set.'),
        control: { kind: 'switch' },
      },
      text('jwt-attribute-email', t('Claim with the email address')),
      text('jwt-attribute-firstname', t('Claim with the first name')),
      text('jwt-attribute-lastname', t('Claim with the last name')),
      text('jwt-attribute-groups', t('Claim with the groups')),
      ...accountSettings('jwt'),
    ],
  }
}
