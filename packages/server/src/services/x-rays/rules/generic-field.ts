/** Keys, texts and all else: how many there are, and which rows have none. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FIELD_GROUPS, FILTERS, ROWS, theField } from './common.ts'

export const anyField: Rule = {
  name: 'GenericField',
  of: 'field',
  title: msg('A look at {name}'),
  description: msg('How many different values {name} has, and which rows have none.'),
  dimensions: { ...DIMENSIONS, this: theField('foreign-key', 'text', 'other', 'latitude', 'longitude') },
  measures: {
    count: ROWS,
    different: { does: 'distinct', of: 'this', title: msg('Different {column}'), score: 90 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: FIELD_GROUPS,
  cards: [
    { title: '{measure}', why: msg('All there are.'), shows: ['count'], score: 95, group: 'summary' },
    {
      title: '{measure}',
      why: msg('As many as rows means that each names one.'),
      shows: ['different'],
      score: 94,
      group: 'summary',
    },
    {
      title: '{measure}',
      why: msg('Rows without it are missing where it is used.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: msg('{measure} over time'), shows: ['different'], by: ['created'], score: 80, group: 'time', most: 1 },
    { title: msg('{measure} over time'), shows: ['count'], by: ['created'], score: 75, group: 'time', most: 1 },
    { title: BY, shows: ['different'], by: ['fewValues'], score: 70, group: 'with', most: 2 },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 65, group: 'with', most: 2 },
  ],
  filters: FILTERS,
}
