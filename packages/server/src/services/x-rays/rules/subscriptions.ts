/** Subscriptions: who begins, who leaves, on which plans. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, CONDITIONS, DIMENSIONS, FILTERS, GROUPS, MEASURES, OVER_TIME, PLACES, RHYTHM, SIZE } from './common.ts'

export const subscriptions: Rule = {
  name: 'SubscriptionTable',
  of: 'table',
  fits: { entities: ['entity/SubscriptionTable'] },
  title: msg('How {name} come and go'),
  description: msg('How many {name} begin and end, on which plans, and what they bring in.'),
  dimensions: {
    ...DIMENSIONS,
    ended: {
      kinds: ['time'],
      types: ['type/CancelationTimestamp', 'type/CancelationDate', 'type/DeletionTimestamp', 'type/DeletionDate'],
      named: /(?:^|_)(?:ended|canceled|cancelled|cancel)(?:$|_)/i,
      from: 'own',
      score: 85,
    },
    plan: { kinds: ['category'], named: /plan|tier|level/i, score: 85 },
  },
  measures: MEASURES,
  conditions: CONDITIONS,
  groups: GROUPS,
  cards: [
    ...SIZE,
    { title: '{measure}', why: msg('The sum over all rows.'), shows: ['total'], score: 85, group: 'summary', most: 2 },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 95, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['ended'], score: 92, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['time'], score: 70, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['plan'], score: 90, group: 'groups', most: 1 },
    { title: BY, shows: ['total'], by: ['plan'], score: 85, group: 'groups', most: 1 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'plan'],
      score: 80,
      group: 'time',
      most: 1,
    },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 75, group: 'groups' },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 65, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['amount'], score: 65, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['number'], score: 60, group: 'spread', most: 2 },
    ...PLACES,
    ...RHYTHM,
  ],
  filters: [...FILTERS, 'plan', 'ended'],
}
