/** A field of times: when they are, and in which rhythm. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FIELD_GROUPS, FILTERS, MEASURES, ROWS, theField } from './common.ts'

export const timeField: Rule = {
  name: 'TimeField',
  of: 'field',
  fits: { kinds: ['time'] },
  title: msg('A look at {name}'),
  description: msg('When {name} is, in which rhythm, and what goes with it.'),
  dimensions: { ...DIMENSIONS, this: theField('time') },
  measures: {
    ...MEASURES,
    count: ROWS,
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  conditions: { lately: { of: 'this', lastDays: 30 } },
  groups: { ...FIELD_GROUPS, rhythm: msg('Rhythm') },
  cards: [
    { title: '{measure}', why: msg('All there are.'), shows: ['count'], score: 95, group: 'summary' },
    {
      title: msg('{measure}, last 30 days'),
      why: msg('What is new.'),
      shows: ['count'],
      where: 'lately',
      score: 94,
      group: 'summary',
    },
    {
      title: '{measure}',
      why: msg('Rows without it are in none of the charts.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: BY, shows: ['count'], by: ['this'], score: 100, group: 'time' },
    { title: msg('{measure} over time'), shows: ['total'], by: ['this'], score: 85, group: 'with', most: 2 },
    { title: msg('{measure} over time'), shows: ['average'], by: ['this'], score: 75, group: 'with', most: 2 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['this', 'fewValues'],
      score: 80,
      group: 'with',
      most: 2,
    },
    ...(['hour-of-day', 'day-of-week', 'day-of-month', 'month-of-year', 'quarter-of-year'] as const).map(
      (part, at) => ({
        title:
          [
            msg('{measure} by hour of the day'),
            msg('{measure} by day of the week'),
            msg('{measure} by day of the month'),
            msg('{measure} by month of the year'),
            msg('{measure} by quarter'),
          ][at] ?? BY,
        shows: ['count'],
        by: [{ of: 'this', part }],
        score: 85 - at,
        group: 'rhythm',
      }),
    ),
  ],
  filters: ['this', ...FILTERS],
}
