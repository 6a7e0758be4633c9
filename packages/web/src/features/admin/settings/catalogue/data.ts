import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

const MOST_ROWS = 1_048_575

export function dataSection(): SettingSection {
  return {
    id: 'data',
    title: t('Questions and results'),
    description: t('Result sizes, readable names and grouping.'),
    groups: [
      {
        title: t('Rows'),
        settings: [
          {
            key: 'unaggregated-query-row-limit',
            label: t('Maximum rows in a list'),
            help: t('For questions without a summary. Leave empty for {n}.', { n: 2000 }),
            control: { kind: 'number', min: 1, max: MOST_ROWS, isWhole: true },
          },
          {
            key: 'aggregated-query-row-limit',
            label: t('Maximum rows in a summary'),
            help: t('Leave empty for {n}.', { n: 10_000 }),
            control: { kind: 'number', min: 1, max: MOST_ROWS, isWhole: true },
          },
        ],
      },
      {
        title: t('Grouping by numbers'),
        settings: [
          {
            key: 'breakout-bins-num',
            label: t('Number of bins'),
            control: { kind: 'number', min: 1, isWhole: true },
          },
          {
            key: 'breakout-bin-width',
            label: t('Coordinate bin width'),
            control: { kind: 'number', min: 0.000_001, suffix: t('degrees') },
          },
        ],
      },
      {
        title: t('Names and filters'),
        settings: [
          {
            key: 'humanization-strategy',
            label: t('Table and column names'),
            help: t('Names that somebody has entered are not changed.'),
            control: {
              kind: 'select',
              options: [
                { id: 'simple', label: t('Readable'), description: t('“order_id” becomes “Order ID”') },
                { id: 'none', label: t('As in the database') },
              ],
            },
          },
          {
            key: 'dashboards-save-last-used-parameters',
            label: t('Dashboards remember filter values'),
            help: t('People see the filter values that they used last.'),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Downloads'),
        settings: [
          {
            key: 'csv-escape-formulas',
            label: t('Formulas in CSV files become texts'),
            help: t('Texts such as “=1+1” get a leading apostrophe, so that spreadsheets do not compute them.'),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Cached results'),
        description: t('Caching rules set how long results are kept.'),
        settings: [
          { key: 'enable-query-caching', label: t('Cache results'), control: { kind: 'switch' } },
          {
            key: 'query-caching-max-kb',
            label: t('Largest cached result'),
            control: { kind: 'number', min: 1, max: 204_800, suffix: 'kB', isWhole: true },
          },
          {
            key: 'query-caching-max-ttl',
            label: t('Longest time'),
            help: t('For rules without a fixed time.'),
            control: { kind: 'number', min: 0, suffix: t('seconds') },
          },
        ],
      },
    ],
  }
}
