/** A field whose values are groups: how they compare, and how they change over time. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FIELD_GROUPS, FILTERS, MEASURES, ROWS, theField } from './common.ts'

export const groupField: Rule = {
  name: 'GroupField',
  of: 'field',
  fits: { kinds: ['category', 'flag', 'state', 'country'] },
  title: msg('A look at {name}'),
  description: msg('Which values {name} has, how they compare, and how they change over time.'),
  dimensions: { ...DIMENSIONS, this: theField('category', 'flag', 'state', 'country') },
  measures: {
    ...MEASURES,
    count: ROWS,
    different: { does: 'distinct', of: 'this', title: msg('Different {column}'), score: 90 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: FIELD_GROUPS,
  cards: [
    { title: '{measure}', why: msg('All there are.'), shows: ['count'], score: 95, group: 'summary' },
    {
      title: '{measure}',
      why: msg('How many values there are to compare.'),
      shows: ['different'],
      score: 94,
      group: 'summary',
    },
    {
      title: '{measure}',
      why: msg('Rows without it are a group of their own.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: BY, shows: ['count'], by: ['this'], score: 100, group: 'spread' },
    { title: BY, shows: ['total'], by: ['this'], score: 88, group: 'with', most: 3 },
    { title: BY, shows: ['average'], by: ['this'], score: 80, group: 'with', most: 3 },
    { title: BY, shows: ['averageAmount'], by: ['this'], score: 78, group: 'with', most: 2 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'this'],
      score: 90,
      group: 'time',
      most: 1,
    },
    {
      title: msg('{measure} by {by} and {second}'),
      shows: ['count'],
      by: ['this', 'fewValues'],
      score: 70,
      group: 'with',
      most: 2,
    },
  ],
  filters: ['this', ...FILTERS],
}
