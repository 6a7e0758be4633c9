/** The words of pictures in the reader's language. */
import type { Words } from '@querent/viz'
import { t } from '../../i18n/t.ts'

export function words(): Words {
  return {
    other: t('Other'),
    total: t('Total'),
    goal: t('Goal'),
    trend: t('trend'),
    empty: t('(empty)'),
    noResults: t('No results'),
    yes: t('true'),
    no: t('false'),
    valueOf: (name, value) => t('{name}: {value}', { name, value }),
    versus: (what) => t('vs. {what}', { what }),
    noChange: t('No change'),
    notAvailable: t('N/A'),
    ofGoal: (percent) => t('{percent} of goal', { percent }),
    goalMet: t('Goal met'),
    goalExceeded: t('Goal exceeded'),
    ofStep: (percent, step) => t('{percent} of {step}', { percent, step }),
    increase: t('Increase'),
    decrease: t('Decrease'),
    minimum: t('Minimum'),
    lowerQuartile: t('Lower quartile'),
    median: t('Median'),
    upperQuartile: t('Upper quartile'),
    maximum: t('Maximum'),
    mean: t('Mean'),
    outlier: t('Outlier'),
    noData: t('No data'),
    noMap: t('This map is not available'),
    notOnMap: (n, names) => t('{n, plural, one {# row is} other {# rows are}} not on this map: {names}', { n, names }),
    belowZero: (n) => t('{n, plural, one {# value} other {# values}} below zero not shown', { n }),
    noLogarithm: (n) => t('{n, plural, one {# value} other {# values}} at or below zero not shown', { n }),
    waysBack: (n) => t('{n, plural, one {# backward flow} other {# backward flows}} not shown', { n }),
    ...tableWords(),
    more: (n) => t('{n} more', { n }),
    summary: ({ metrics, dimension, points, lowest, highest, highestAt }) =>
      t(
        '{metrics} by {dimension}, {points, plural, one {# point} other {# points}}, from {lowest} to {highest}, highest {highestAt}',
        { metrics, dimension, points, lowest, highest, highestAt },
      ),
  }
}

type TableWord =
  | 'week'
  | 'grandTotals'
  | 'rowTotals'
  | 'totalsFor'
  | 'totalOfRowsShown'
  | 'moreRows'
  | 'moreColumns'
  | 'failed'
  | 'chooseValue'
  | 'notDownloadable'
  | 'pageOf'
  | 'noRows'

/** Those of tables and documents. */
function tableWords(): Pick<Words, TableWord> {
  return {
    week: (week, year) => t('Week {week} - {year}', { week, year }),
    grandTotals: t('Grand totals'),
    rowTotals: t('Row totals'),
    totalsFor: (value) => t('Totals for {value}', { value }),
    totalOfRowsShown: t('Total of the rows shown'),
    moreRows: (n) => t('… and {n, plural, one {# more row} other {# more rows}}', { n }),
    moreColumns: (n) => t('… and {n, plural, one {# more column} other {# more columns}}', { n }),
    chooseValue: (names) => t('Choose a value for {names}', { names }),
    notDownloadable: t("You don't have permission to download this data."),
    failed: t('The question failed.'),
    pageOf: (number, count) => t('Page {number} of {count}', { number, count }),
    noRows: t('The query returned no rows.'),
  }
}
