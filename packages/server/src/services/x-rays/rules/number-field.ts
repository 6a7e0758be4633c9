/** A field of numbers: how they are spread, how they move over time, and where they are high or low. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FIELD_GROUPS, FILTERS, ROWS, theField } from './common.ts'

export const numberField: Rule = {
  name: 'NumberField',
  of: 'field',
  fits: { kinds: ['number'] },
  title: msg('A look at {name}'),
  description: msg('How {name} is spread, how it moves over time, and where it is high or low.'),
  dimensions: { ...DIMENSIONS, this: theField('number') },
  measures: {
    count: ROWS,
    mean: { does: 'avg', of: 'this', title: msg('Average {column}'), score: 95 },
    middle: { does: 'median', of: 'this', title: msg('Median {column}'), score: 90 },
    greatest: { does: 'max', of: 'this', title: msg('Greatest {column}'), score: 80 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: FIELD_GROUPS,
  cards: [
    { title: '{measure}', why: msg('The mean of all rows.'), shows: ['mean'], score: 95, group: 'summary' },
    { title: '{measure}', why: msg('Half of all rows are above it.'), shows: ['middle'], score: 94, group: 'summary' },
    { title: '{measure}', why: msg('No row has more.'), shows: ['greatest'], score: 93, group: 'summary' },
    {
      title: '{measure}',
      why: msg('What is missing changes what a mean says.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: BY, shows: ['count'], by: ['this'], score: 100, group: 'spread' },
    { title: msg('{measure} over time'), shows: ['mean'], by: ['created'], score: 90, group: 'time', most: 1 },
    { title: BY, shows: ['mean'], by: ['time'], score: 80, group: 'time', most: 1 },
    { title: BY, shows: ['mean'], by: ['fewValues'], score: 85, group: 'with', most: 4 },
    { title: BY, shows: ['mean'], by: ['manyValues'], score: 70, group: 'with', most: 2 },
    { title: BY, shows: ['mean'], by: ['country'], score: 75, group: 'with', most: 1 },
    { title: BY, shows: ['mean'], by: ['state'], score: 75, group: 'with', most: 1 },
    { title: BY, shows: ['mean'], by: ['number'], score: 65, group: 'with', most: 2 },
    { title: BY, shows: ['mean'], by: ['amount'], score: 65, group: 'with', most: 2 },
  ],
  filters: FILTERS,
}
