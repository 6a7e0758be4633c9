import { t } from '../../../../i18n/t.ts'
import { ldapGroup, jwtGroup, oidcGroup } from './single-sign-on.ts'
import type { SettingSection } from './types.ts'

export function signInSection(): SettingSection {
  return {
    id: 'authentication',
    title: t('Sign-in'),
    description: t('Who can sign in, how and for how long.'),
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
            label: t('Password requirements'),
            control: { kind: 'password-rules' },
          },
          {
            key: 'sso-password-fallback',
            label: t('Who can still use a password after single sign-on'),
            help: t('For people who have signed in with single sign-on at least once.'),
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
            label: t('End inactive sessions'),
            help: t('After this long without a request.'),
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
              '“None” is needed where other sites show the whole application in a frame, and works only over HTTPS.',
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
