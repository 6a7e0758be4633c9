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
    summary: ({ metrics, dimension, points, lowest, highest, highestAt }) =>
      t(
        '{metrics} by {dimension}, {points, plural, one {# point} other {# points}}, from {lowest} to {highest}, highest {highestAt}',
        { metrics, dimension, points, lowest, highest, highestAt },
      ),
  }
}
