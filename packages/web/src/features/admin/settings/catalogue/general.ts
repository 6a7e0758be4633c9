import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function generalSection(): SettingSection {
  return {
    id: 'general',
    title: t('General'),
    description: t('What this server is called, where it is, and what people see first.'),
    groups: [
      {
        title: t('This server'),
        settings: [
          { key: 'site-name', label: t('Name of the site'), control: { kind: 'text' } },
          {
            key: 'site-url',
            label: t('Address of the site'),
            help: t('Links in mails and shared pages begin with it.'),
            control: { kind: 'text', placeholder: 'https://' },
          },
          {
            key: 'redirect-all-requests-to-https',
            label: t('Send everybody to HTTPS'),
            help: t('Plain HTTP requests are sent on. The address of the site has to begin with https.'),
            control: { kind: 'switch' },
          },
          {
            key: 'admin-email',
            label: t('Email address for help'),
            help: t('Whom people are told to ask.'),
            control: { kind: 'text', placeholder: 'name@example.com' },
          },
        ],
      },
      {
        title: t('Home page'),
        settings: [
          {
            key: 'custom-homepage',
            label: t('Show a dashboard as the home page'),
            control: { kind: 'switch' },
          },
          {
            key: 'custom-homepage-dashboard',
            label: t('Dashboard'),
            help: t('People who may not see it get the ordinary home page.'),
            control: { kind: 'dashboard' },
            when: (read) => read('custom-homepage') === true,
          },
        ],
      },
      {
        title: t('People and use'),
        settings: [
          {
            key: 'user-visibility',
            label: t('Whom people see in suggestions'),
            help: t('Such as when choosing who gets a mail.'),
            control: {
              kind: 'select',
              options: [
                { id: 'all', label: t('Everybody') },
                { id: 'group', label: t('People of their groups') },
                { id: 'none', label: t('Nobody') },
              ],
            },
          },
          {
            key: 'usage-analytics-enabled',
            label: t('Usage as a data source'),
            help: t(
              'A database with what people do here, for questions about use. Only administrators see it at first.',
            ),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Network'),
        settings: [
          {
            key: 'source-address-header',
            label: t('Header with the address of the client'),
            help: t('A proxy in front of this server writes it; sign-ins and the audit log keep the address.'),
            control: { kind: 'text', isMono: true },
          },
        ],
      },
    ],
  }
}
