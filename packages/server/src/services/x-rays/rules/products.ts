/** Products: what there is, in which groups, at which prices. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, CONDITIONS, DIMENSIONS, FILTERS, GROUPS, MEASURES, OVER_TIME, PLACES, SIZE } from './common.ts'

export const products: Rule = {
  name: 'ProductTable',
  of: 'table',
  fits: { entities: ['entity/ProductTable'] },
  title: msg('What {name} there are'),
  description: msg('How many {name} there are, in which groups, at which prices, and how they are rated.'),
  dimensions: {
    ...DIMENSIONS,
    price: { kinds: ['number'], types: ['type/Price'], named: /price/i, from: 'own', score: 85 },
    rating: { kinds: ['number'], types: ['type/Score'], named: /rating|score/i, from: 'own', score: 80 },
  },
  measures: {
    ...MEASURES,
    averagePrice: { does: 'avg', of: 'price', title: msg('Average {column}'), score: 85 },
    averageRating: { does: 'avg', of: 'rating', title: msg('Average {column}'), score: 80 },
  },
  conditions: CONDITIONS,
  groups: { ...GROUPS, spread: msg('Prices and ratings') },
  cards: [
    ...SIZE,
    {
      title: '{measure}',
      why: msg('What one of {name} costs.'),
      shows: ['averagePrice'],
      score: 90,
      group: 'summary',
      most: 1,
    },
    {
      title: '{measure}',
      why: msg('How {name} are rated.'),
      shows: ['averageRating'],
      score: 85,
      group: 'summary',
      most: 1,
    },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 88, group: 'groups' },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 75, group: 'groups', most: 2 },
    { title: BY, shows: ['averagePrice'], by: ['fewValues'], score: 80, group: 'groups', most: 2 },
    { title: BY, shows: ['averageRating'], by: ['fewValues'], score: 75, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['price'], score: 85, group: 'spread', most: 1 },
    { title: BY, shows: ['count'], by: ['rating'], score: 82, group: 'spread', most: 1 },
    { title: BY, shows: ['averageRating'], by: ['price'], score: 70, group: 'spread', most: 1 },
    { title: BY, shows: ['count'], by: ['number'], score: 60, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['amount'], score: 60, group: 'spread', most: 2 },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 75, group: 'time', most: 1 },
    ...PLACES,
  ],
  filters: FILTERS,
}
