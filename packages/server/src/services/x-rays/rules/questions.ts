/** A question that computes something, or a metric: what it computes, by all that its rows have. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FILTERS } from './common.ts'

export const question: Rule = {
  name: 'GenericQuestion',
  of: 'question',
  title: msg('A look at {name}'),
  description: msg('The same number over time, by group and by place.'),
  dimensions: DIMENSIONS,
  measures: { own: { does: 'own', title: '', score: 100 } },
  groups: {
    summary: msg('Summary'),
    time: msg('Over time'),
    groups: msg('By group'),
    places: msg('By place'),
    spread: msg('By number'),
  },
  cards: [
    {
      title: '{measure}',
      why: msg('What it is over all rows.'),
      shows: ['own'],
      score: 100,
      group: 'summary',
      most: 4,
    },
    { title: msg('{measure} over time'), shows: ['own'], by: ['created'], score: 95, group: 'time', most: 4 },
    { title: BY, shows: ['own'], by: ['time'], score: 80, group: 'time', most: 2 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['own'],
      by: ['created', 'fewValues'],
      score: 70,
      group: 'time',
      most: 2,
    },
    { title: BY, shows: ['own'], by: ['fewValues'], score: 85, group: 'groups', most: 6 },
    { title: BY, shows: ['own'], by: ['manyValues'], score: 70, group: 'groups', most: 4 },
    { title: BY, shows: ['own'], by: ['country'], score: 80, group: 'places', most: 2 },
    { title: BY, shows: ['own'], by: ['state'], score: 78, group: 'places', most: 2 },
    { title: BY, shows: ['own'], by: ['amount'], score: 65, group: 'spread', most: 3 },
    { title: BY, shows: ['own'], by: ['number'], score: 62, group: 'spread', most: 3 },
  ],
  filters: FILTERS,
}
