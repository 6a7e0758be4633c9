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
      label: t('The first sign-in makes an account'),
      control: { kind: 'switch' },
    },
    {
      key: `${way}-group-sync`,
      label: t('Groups follow the sign-in'),
      help: t('Each sign-in adds people to groups and takes them out.'),
      control: { kind: 'switch' },
    },
    {
      key: `${way}-group-mappings`,
      label: t('Groups by their names elsewhere'),
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
      text('oidc-issuer-url', t('Issuer'), t('The address under which the provider describes itself.')),
      text('oidc-client-id', t('Client ID')),
      { key: 'oidc-client-secret', label: t('Client secret'), control: { kind: 'secret' } },
      {
        key: 'oidc-enabled',
        label: t('People can sign in with OpenID Connect'),
        help: t('Issuer and client ID have to be set.'),
        control: { kind: 'switch' },
      },
      { key: 'oidc-button-text', label: t('Words of the button'), control: { kind: 'text' } },
      text('oidc-scopes', t('Scopes'), t('Separated by blanks.')),
      text('oidc-attribute-email', t('Claim with the email address')),
      text('oidc-attribute-firstname', t('Claim with the first name')),
      text('oidc-attribute-lastname', t('Claim with the last name')),
      text('oidc-attribute-groups', t('Claim with the groups')),
      {
        key: 'oidc-accept-unverified-email',
        label: t('Trust addresses that the provider has not verified'),
        help: t('Whoever can claim an address there gets the account here.'),
        control: { kind: 'switch' },
      },
      ...accountSettings('oidc'),
    ],
  }
}

export function ldapGroup(): SettingGroup {
  return {
    title: t('LDAP'),
    description: t('Passwords of a directory, such as Active Directory.'),
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
        label: t('Protection of the connection'),
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
        label: t('Certificates to trust'),
        help: t('In PEM, where the directory has one that is not known everywhere.'),
        control: { kind: 'text', isMono: true, isLong: true },
        when: (read) => read('ldap-security') !== 'none',
      },
      text('ldap-bind-dn', t('Name to bind with (DN)')),
      { key: 'ldap-password', label: t('Password to bind with'), control: { kind: 'secret' } },
      text('ldap-user-base', t('Where people are searched (DN)')),
      text(
        'ldap-user-filter',
        t('Search for a person'),
        t('“{login}” stands for what was typed.', { login: '{login}' }),
      ),
      {
        key: 'ldap-enabled',
        label: t('People can sign in through the directory'),
        help: t('The directory is asked first; nothing changes when it does not answer.'),
        control: { kind: 'switch' },
      },
      text('ldap-attribute-email', t('Attribute with the email address')),
      text('ldap-attribute-firstname', t('Attribute with the first name')),
      text('ldap-attribute-lastname', t('Attribute with the last name')),
      {
        key: 'ldap-timeout-seconds',
        label: t('How long the directory may take'),
        control: { kind: 'number', min: 1, suffix: t('seconds') },
      },
      {
        ...text('ldap-group-base', t('Where groups are searched (DN)')),
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
      text('jwt-identity-provider-uri', t('Page that signs people in')),
      {
        key: 'jwt-shared-secret',
        label: t('Key of the tokens'),
        help: t('HS256, 32 characters or more.'),
        control: { kind: 'secret' },
      },
      {
        key: 'jwt-enabled',
        label: t('People can sign in with signed tokens'),
        help: t('The key of the tokens has to be set.'),
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
