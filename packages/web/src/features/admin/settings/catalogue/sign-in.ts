import { t } from '../../../../i18n/t.ts'
import { ldapGroup, jwtGroup, oidcGroup } from './single-sign-on.ts'
import type { SettingSection } from './types.ts'

export function signInSection(): SettingSection {
  return {
    id: 'authentication',
    title: t('Sign-in'),
    description: t('Who gets in, how, and for how long.'),
    groups: [
      {
        title: t('Passwords'),
        settings: [
          {
            key: 'enable-password-login',
            label: t('People can sign in with a password'),
            help: t('It can be switched off once another way to sign in is on.'),
            control: { kind: 'switch' },
          },
          {
            key: 'password-complexity',
            label: t('What a password must hold'),
            control: { kind: 'password-rules' },
          },
          {
            key: 'sso-password-fallback',
            label: t('Whose password counts after single sign-on'),
            help: t('For people who have signed in by single sign-on once.'),
            control: {
              kind: 'select',
              options: [
                { id: 'administrators', label: t('Administrators') },
                { id: 'all', label: t('Everybody') },
                { id: 'none', label: t('Nobody') },
              ],
            },
          },
          {
            key: 'second-factor-required-groups',
            label: t('Groups that need a second factor'),
            help: t('Members without one are asked to set it up at their next sign-in.'),
            control: { kind: 'groups' },
          },
        ],
      },
      {
        title: t('Sessions'),
        settings: [
          {
            key: 'session-timeout',
            label: t('End sessions that are not used'),
            help: t('After this time without a request.'),
            control: { kind: 'timeout' },
          },
          {
            key: 'session-cookies',
            label: t('Sessions end with the browser'),
            help: t('“Remember me” is not offered then.'),
            control: { kind: 'switch' },
          },
          {
            key: 'session-cookie-samesite',
            label: t('SameSite of the session cookie'),
            help: t(
              '“None” is needed where the whole application stands in pages of another site, and works over HTTPS only.',
            ),
            control: {
              kind: 'select',
              options: [
                { id: 'lax', label: t('Lax') },
                { id: 'strict', label: t('Strict') },
                { id: 'none', label: t('None') },
              ],
            },
          },
        ],
      },
      oidcGroup(),
      ldapGroup(),
      jwtGroup(),
    ],
  }
}
