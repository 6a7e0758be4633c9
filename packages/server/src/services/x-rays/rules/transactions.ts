/** Orders, sales, payments: what comes in, how it grows, and where it comes from. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/rule.ts'
import { BY, CONDITIONS, DIMENSIONS, GROUPS, MEASURES, OVER_TIME, PLACES, RHYTHM, SIZE } from './common.ts'

export const transactions: Rule = {
  name: 'TransactionTable',
  of: 'table',
  fits: { entities: ['entity/TransactionTable'], needs: { time: 1 } },
  title: msg('{name} at a glance'),
  description: msg('What {name} bring in, how that grows, and where it comes from.'),
  dimensions: {
    ...DIMENSIONS,
    product: { kinds: ['category'], from: 'linked', entity: 'entity/ProductTable', score: 80 },
    source: { kinds: ['category'], types: ['type/Source'], score: 75 },
    discount: { kinds: ['number'], types: ['type/Discount'], named: /discount/i, from: 'own', score: 70 },
  },
  measures: {
    ...MEASURES,
    discounted: { does: 'avg', of: 'discount', title: msg('Average {column}'), score: 60 },
    customers: { does: 'distinct', of: 'reference', title: msg('Different {column}'), score: 60 },
  },
  conditions: CONDITIONS,
  groups: { ...GROUPS, products: msg('What is sold'), time: msg('How {name} grow') },
  cards: [
    ...SIZE,
    {
      title: '{measure}',
      why: msg('What came in, all in all.'),
      shows: ['total'],
      score: 95,
      group: 'summary',
      most: 2,
    },
    {
      title: '{measure}',
      why: msg('What one of {name} is worth.'),
      shows: ['averageAmount'],
      score: 80,
      group: 'summary',
      most: 1,
    },
    { title: OVER_TIME, shows: ['total'], by: ['created'], score: 98, group: 'time', most: 2 },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 95, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['total'], by: ['time'], score: 80, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['count'], by: ['time'], score: 78, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['averageAmount'], by: ['created'], score: 75, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['discounted'], by: ['created'], score: 55, group: 'time', most: 1 },
    { title: BY, shows: ['total'], by: ['product'], score: 88, group: 'products', most: 2 },
    { title: BY, shows: ['count'], by: ['product'], score: 76, group: 'products', most: 2 },
    { title: BY, shows: ['total'], by: ['source'], score: 80, group: 'groups', most: 1 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'source'],
      score: 75,
      group: 'groups',
      most: 1,
    },
    { title: BY, shows: ['total'], by: ['fewValues'], score: 75, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 72, group: 'groups', most: 2 },
    { title: BY, shows: ['total'], by: ['manyValues'], score: 60, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['amount'], score: 70, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['discount'], score: 50, group: 'spread', most: 1 },
    ...PLACES,
    ...RHYTHM,
  ],
  filters: ['created', 'product', 'source', 'state', 'country', 'fewValues'],
}
