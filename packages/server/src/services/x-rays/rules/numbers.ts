/** How the numbers of any table are spread. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FILTERS, GROUPS, MEASURES } from './common.ts'

export const numbers: Rule = {
  name: 'Numbers',
  of: 'closer',
  fits: { needs: { number: 1 } },
  title: msg('The numbers of {name}'),
  description: msg('How the numbers of {name} are spread, and how they differ by group.'),
  dimensions: { ...DIMENSIONS, number: { kinds: ['number'], from: 'own', score: 80 } },
  measures: { ...MEASURES, middle: { does: 'median', of: 'number', title: msg('Median {column}'), score: 70 } },
  groups: GROUPS,
  cards: [
    { title: '{measure}', why: msg('The mean of all rows.'), shows: ['average'], score: 80, group: 'summary', most: 4 },
    {
      title: '{measure}',
      why: msg('Half of all rows are above it.'),
      shows: ['middle'],
      score: 78,
      group: 'summary',
      most: 4,
    },
    { title: BY, shows: ['count'], by: ['number'], score: 90, group: 'spread', most: 6 },
    { title: BY, shows: ['count'], by: ['amount'], score: 90, group: 'spread', most: 6 },
    { title: BY, shows: ['average'], by: ['fewValues'], score: 70, group: 'groups', most: 6 },
    { title: BY, shows: ['averageAmount'], by: ['fewValues'], score: 70, group: 'groups', most: 6 },
  ],
  filters: FILTERS,
}
