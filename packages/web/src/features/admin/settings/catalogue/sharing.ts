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
            help: t('Whoever has such a link sees the data. While this is off, no link works.'),
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
        title: t('The whole application in other pages'),
        settings: [
          {
            key: 'enable-embedding-interactive',
            label: t('Other sites can show the whole application'),
            help: t('People sign in as usual.'),
            control: { kind: 'switch' },
          },
          {
            key: 'embedding-app-origins-interactive',
            label: t('Sites that may'),
            help: t('Such as https://example.com, separated by blanks.'),
            control: { kind: 'text', isMono: true, placeholder: 'https://example.com' },
            when: (read) => read('enable-embedding-interactive') === true,
          },
        ],
      },
      {
        title: t('Calls from other sites'),
        settings: [
          {
            key: 'embedding-app-origins-sdk',
            label: t('Sites whose pages may call this server'),
            help: t('Such as https://example.com, separated by blanks.'),
            control: { kind: 'text', isMono: true, placeholder: 'https://example.com' },
          },
          {
            key: 'disable-cors-on-localhost',
            label: t('Refuse pages of the reader’s own machine'),
            help: t('Otherwise localhost may always call, for development.'),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Other pages on dashboards'),
        settings: [
          {
            key: 'allowed-iframe-hosts',
            label: t('Hosts that iframe cards may show'),
            help: t('Separated by commas; * stands for any.'),
            control: { kind: 'text', isMono: true, placeholder: 'example.com, *.example.org' },
          },
        ],
      },
    ],
  }
}
