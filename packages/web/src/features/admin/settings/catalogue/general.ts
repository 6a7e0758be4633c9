import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function generalSection(): SettingSection {
  return {
    id: 'general',
    title: t('General'),
    description: t('The server’s name, its URL and what people see first.'),
    groups: [
      {
        title: t('This server'),
        settings: [
          { key: 'site-name', label: t('Site name'), control: { kind: 'text' } },
          {
            key: 'site-url',
            label: t('Site URL'),
            help: t('Links in emails and shared pages start with it.'),
            control: { kind: 'text', placeholder: 'https://' },
          },
          {
            key: 'redirect-all-requests-to-https',
            label: t('Redirect to HTTPS'),
            help: t('Plain HTTP requests are redirected. The site URL must start with https.'),
            control: { kind: 'switch' },
          },
          {
            key: 'admin-email',
            label: t('Contact for help'),
            help: t('The contact that people see when they need help.'),
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
            help: t('People without access to it get the default home page.'),
            control: { kind: 'dashboard' },
            when: (read) => read('custom-homepage') === true,
          },
        ],
      },
      {
        title: t('People and usage'),
        settings: [
          {
            key: 'user-visibility',
            label: t('People shown in suggestions'),
            help: t('For example, when choosing email recipients.'),
            control: {
              kind: 'select',
              options: [
                { id: 'all', label: t('Everybody') },
                { id: 'group', label: t('People in their groups') },
                { id: 'none', label: t('Nobody') },
              ],
            },
          },
          {
            key: 'usage-analytics-enabled',
            label: t('Usage as a data source'),
            help: t(
              'A database of usage data, for questions about activity here. At first, only administrators can see it.',
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
            help: t('Set by a proxy in front of this server. Sign-ins and the audit log record the address.'),
            control: { kind: 'text', isMono: true },
          },
        ],
      },
    ],
  }
}
