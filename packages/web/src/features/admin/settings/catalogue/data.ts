import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

const MOST_ROWS = 1_048_575

export function dataSection(): SettingSection {
  return {
    id: 'data',
    title: t('Questions and results'),
    description: t('How much is answered, and how names and groups are made.'),
    groups: [
      {
        title: t('Rows'),
        settings: [
          {
            key: 'unaggregated-query-row-limit',
            label: t('Most rows of a list'),
            help: t('For questions without a summary. Empty for {n}.', { n: 2000 }),
            control: { kind: 'number', min: 1, max: MOST_ROWS, isWhole: true },
          },
          {
            key: 'aggregated-query-row-limit',
            label: t('Most rows of a summary'),
            help: t('Empty for {n}.', { n: 10_000 }),
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
            label: t('Width of bins of coordinates'),
            control: { kind: 'number', min: 0.000_001, suffix: t('degrees') },
          },
        ],
      },
      {
        title: t('Names and filters'),
        settings: [
          {
            key: 'humanization-strategy',
            label: t('Names of tables and columns'),
            help: t('Names that somebody has written stay as they are.'),
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
            label: t('Dashboards keep the values of filters'),
            help: t('Everybody finds a dashboard as they left it.'),
            control: { kind: 'switch' },
          },
        ],
      },
      {
        title: t('Kept results'),
        description: t('For how long results are kept is said under Caching.'),
        settings: [
          { key: 'enable-query-caching', label: t('Results are kept'), control: { kind: 'switch' } },
          {
            key: 'query-caching-max-kb',
            label: t('Largest result that is kept'),
            control: { kind: 'number', min: 1, max: 204_800, suffix: 'kB', isWhole: true },
          },
          {
            key: 'query-caching-max-ttl',
            label: t('Longest time'),
            help: t('For rules that give no fixed time.'),
            control: { kind: 'number', min: 0, suffix: t('seconds') },
          },
        ],
      },
    ],
  }
}
