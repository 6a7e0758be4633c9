import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function sharingSection(): SettingSection {
  return {
    id: 'public-sharing',
    title: t('Sharing and embedding'),
    description: t('What people without an account can see.'),
    groups: [
      {
        title: t('Public links'),
        settings: [
          {
            key: 'enable-public-sharing',
            label: t('Questions and dashboards can have public links'),
            help: t('Anybody with such a link can see the data. While this is off, no links work.'),
            control: { kind: 'switch' },
          },
        ],
        panels: ['public-items'],
      },
      {
        title: t('Embedding with signed tokens'),
        settings: [
          {
            key: 'enable-embedding-static',
            label: t('Questions and dashboards can be embedded'),
            help: t('Pages show them with a token that your server signs.'),
            control: { kind: 'switch' },
          },
        ],
        panels: ['secret-key', 'embedded-items'],
      },
      {
        title: t('Full-app embedding'),
        settings: [
          {
            key: 'enable-embedding-interactive',
            label: t('Other sites can embed the whole application'),
            help: t('People sign in as usual.'),
            control: { kind: 'switch' },
          },
          {
            key: 'embedding-app-origins-interactive',
            label: t('Allowed sites'),
            help: t('Such as https://example.com, separated by spaces.'),
            control: { kind: 'text', isMono: true, placeholder: 'https://example.com' },
            when: (read) => read('enable-embedding-interactive') === true,
          },
        ],
      },
      {
        title: t('Requests from other sites'),
        settings: [
          {
            key: 'embedding-app-origins-sdk',
            label: t('Sites that can call this server'),
            help: t('Such as https://example.com, separated by spaces.'),
            control: { kind: 'text', isMono: true, placeholder: 'https://example.com' },
          },
          {
            key: 'disable-cors-on-localhost',
            label: t('Block pages on localhost'),
            help: t('Otherwise localhost is always allowed, for development.'),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Web pages on dashboards'),
        settings: [
          {
            key: 'allowed-iframe-hosts',
            label: t('Hosts allowed in iframe cards'),
            help: t('Separated by commas; * matches anything.'),
            control: { kind: 'text', isMono: true, placeholder: 'example.com, *.example.org' },
          },
        ],
      },
      {
        title: t('Images'),
        settings: [
          {
            key: 'allowed-image-hosts',
            label: t('Hosts allowed for images'),
            help: t(
              'In tables and text cards. Separated by commas; * matches anything. The host of an image learns who views it, and the address of an image can carry data to that host.',
            ),
            control: { kind: 'text', isMono: true, placeholder: 'https://*' },
          },
        ],
      },
    ],
  }
}
