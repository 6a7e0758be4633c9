import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function channelsSection(): SettingSection {
  return {
    id: 'channels',
    title: t('Channels'),
    description: t('Where subscriptions and alerts can be sent besides email.'),
    groups: [
      {
        title: 'Slack',
        description: t('Post subscriptions and alerts to channels and people of a workspace.'),
        settings: [],
        panels: ['slack'],
      },
      {
        title: t('Webhooks'),
        description: t('Send subscriptions and alerts to other programs.'),
        settings: [
          {
            key: 'outbound-allowed-hosts',
            label: t('Hosts in your own network'),
            help: t(
              'Webhooks and HTTP actions may be sent to these hosts: names or addresses, without scheme and port, separated by commas. Other private addresses are refused.',
            ),
            control: { kind: 'text', placeholder: 'hooks.example.org' },
          },
        ],
        panels: ['webhooks'],
      },
      {
        title: t('Recipients without an account'),
        settings: [
          {
            key: 'subscription-allowed-domains',
            label: t('Allowed domains'),
            help: t('Domains of email addresses, separated by commas. Leave empty to allow all.'),
            control: { kind: 'text', placeholder: 'example.org' },
          },
        ],
      },
    ],
  }
}
