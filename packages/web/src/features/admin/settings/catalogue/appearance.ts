import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

const LOGO_BYTES = 256 * 1024
const ICON_BYTES = 64 * 1024

export function appearanceSection(): SettingSection {
  return {
    id: 'appearance',
    title: t('Appearance'),
    description: t('Your name, your colors and your logo.'),
    groups: [
      {
        title: t('Colors'),
        description: t('The brand color becomes lighter or darker where its text would be hard to read.'),
        settings: [],
        panels: ['colors'],
      },
      {
        title: t('Name and images'),
        settings: [
          {
            key: 'application-name',
            label: t('Application name'),
            help: t('In email subjects, and wherever the site has no name.'),
            control: { kind: 'text' },
          },
          {
            key: 'application-logo-url',
            label: t('Logo'),
            help: t('Shown beside the site name. A square image fits best.'),
            control: { kind: 'logo', maxBytes: LOGO_BYTES },
          },
          {
            key: 'application-favicon-url',
            label: t('Browser tab icon'),
            control: { kind: 'logo', maxBytes: ICON_BYTES },
          },
        ],
      },
      {
        title: t('Pages and help'),
        settings: [
          {
            key: 'landing-page',
            label: t('First page'),
            help: t('The path that people see after signing in, such as /dashboard/1. Leave empty for the home page.'),
            control: { kind: 'text', placeholder: '/dashboard/1', isMono: true },
          },
          {
            key: 'help-link',
            label: t('Help in the account menu'),
            control: {
              kind: 'select',
              options: [
                { id: 'metabase', label: t('Default') },
                { id: 'hidden', label: t('None') },
                { id: 'custom', label: t('Your own page') },
              ],
            },
          },
          {
            key: 'help-link-custom-destination',
            label: t('Help page URL'),
            help: t('A web address, or mailto: with an email address.'),
            control: { kind: 'text', placeholder: 'https://' },
            when: (read) => read('help-link') === 'custom',
          },
        ],
      },
    ],
  }
}
