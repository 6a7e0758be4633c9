import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function mapsSection(): SettingSection {
  return {
    id: 'maps',
    title: t('Maps'),
    description: t('Regions that values can be shown on.'),
    groups: [
      {
        title: t('Region maps'),
        description: t('GeoJSON files with a key and a name for each region.'),
        settings: [
          {
            key: 'custom-geojson-enabled',
            label: t('Allow custom maps'),
            help: t('Otherwise only the built-in maps can be used.'),
            control: { kind: 'switch' },
          },
        ],
        panels: ['maps'],
      },
    ],
  }
}
