/** Any table: what there is, how its numbers are spread, which groups it has, how it changes over time. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, CONDITIONS, DIMENSIONS, FILTERS, GROUPS, MEASURES, OVER_TIME, PLACES, RHYTHM, SIZE } from './common.ts'

export const genericTable: Rule = {
  name: 'GenericTable',
  of: 'table',
  title: msg('A look at {name}'),
  description: msg('How many rows there are, how their values are spread, and how both change over time.'),
  dimensions: DIMENSIONS,
  measures: MEASURES,
  conditions: CONDITIONS,
  groups: GROUPS,
  cards: [
    ...SIZE,
    { title: '{measure}', why: msg('The sum over all rows.'), shows: ['total'], score: 85, group: 'summary', most: 2 },
    {
      title: '{measure}',
      why: msg('How many different ones {name} refer to.'),
      shows: ['references'],
      score: 70,
      group: 'summary',
      most: 2,
    },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 95, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['time'], score: 80, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['total'], by: ['created'], score: 85, group: 'time', most: 2 },
    { title: OVER_TIME, shows: ['average'], by: ['created'], score: 65, group: 'time', most: 2 },
    { title: OVER_TIME, shows: ['total'], by: ['time'], score: 65, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['average'], by: ['time'], score: 60, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 80, group: 'groups' },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 70, group: 'groups', most: 2 },
    { title: BY, shows: ['total'], by: ['fewValues'], score: 70, group: 'groups', most: 2 },
    { title: BY, shows: ['average'], by: ['fewValues'], score: 55, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['amount'], score: 75, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['number'], score: 70, group: 'spread', most: 4 },
    ...PLACES,
    ...RHYTHM,
  ],
  filters: FILTERS,
}
