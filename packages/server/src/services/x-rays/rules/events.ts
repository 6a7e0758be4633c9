/** Events, logs, visits: when they happen, what happens, and to whom. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, CONDITIONS, DIMENSIONS, FILTERS, GROUPS, MEASURES, OVER_TIME, PLACES, SIZE } from './common.ts'

export const events: Rule = {
  name: 'EventTable',
  of: 'table',
  fits: { entities: ['entity/EventTable'], needs: { time: 1 } },
  title: msg('When {name} happen'),
  description: msg('When {name} happen, what kinds there are, and to whom they belong.'),
  dimensions: {
    ...DIMENSIONS,
    created: { kinds: ['time'], from: 'own', score: 90 },
  },
  measures: MEASURES,
  conditions: CONDITIONS,
  groups: GROUPS,
  cards: [
    ...SIZE,
    {
      title: '{measure}',
      why: msg('How many different ones {name} refer to.'),
      shows: ['references'],
      score: 75,
      group: 'summary',
      most: 2,
    },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 98, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['references'], by: ['created'], score: 70, group: 'time', most: 1 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'fewValues'],
      score: 80,
      group: 'time',
      most: 1,
    },
    ...(['hour-of-day', 'day-of-week', 'day-of-month'] as const).map((part, at) => ({
      title:
        [
          msg('{measure} by hour of the day'),
          msg('{measure} by day of the week'),
          msg('{measure} by day of the month'),
        ][at] ?? BY,
      shows: ['count'],
      by: [{ of: 'created', part }],
      score: 80 - 10 * at,
      group: 'rhythm',
      most: 1,
    })),
    { title: BY, shows: ['count'], by: ['fewValues'], score: 82, group: 'groups', most: 4 },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 72, group: 'groups', most: 3 },
    { title: BY, shows: ['count'], by: ['amount'], score: 62, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['number'], score: 60, group: 'spread', most: 2 },
    { title: OVER_TIME, shows: ['average'], by: ['created'], score: 58, group: 'time', most: 2 },
    ...PLACES,
  ],
  filters: FILTERS,
}
