import { t } from '../../../../i18n/t.ts'
import { weekdayNames } from '../model.ts'
import type { SettingSection } from './types.ts'

export function localizationSection(): SettingSection {
  return {
    id: 'localization',
    title: t('Localization'),
    description: t('Languages, time, and how values are written.'),
    groups: [
      {
        title: t('Language and time'),
        settings: [
          {
            key: 'site-locale',
            label: t('Language'),
            help: t('People can choose another one for themselves.'),
            control: { kind: 'pick', list: 'locales' },
          },
          {
            key: 'report-timezone',
            label: t('Report time zone'),
            help: t('Days start and end in this time zone.'),
            control: { kind: 'pick', list: 'time-zones', none: t('Database time zone') },
          },
          {
            key: 'start-of-week',
            label: t('First day of the week'),
            control: { kind: 'select', options: weekdayNames() },
          },
        ],
      },
      {
        title: t('Value formatting'),
        description: t('Unless a question or column has its own setting.'),
        settings: [],
        panels: ['formatting'],
      },
    ],
  }
}
