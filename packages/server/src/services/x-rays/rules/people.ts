/** People, customers, companies: how many join, where they are, who they are. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, CONDITIONS, DIMENSIONS, GROUPS, MEASURES, OVER_TIME, PLACES, RHYTHM, SIZE } from './common.ts'

export const people: Rule = {
  name: 'UserTable',
  of: 'table',
  fits: { entities: ['entity/UserTable', 'entity/CompanyTable'] },
  title: msg('Who {name} are'),
  description: msg('How many {name} there are, how many join, where they are and what they have in common.'),
  dimensions: {
    ...DIMENSIONS,
    birth: { kinds: ['time'], types: ['type/Birthdate'], from: 'own', score: 60 },
    source: { kinds: ['category'], types: ['type/Source'], score: 80 },
    place: { kinds: ['category'], types: ['type/City'], score: 60 },
  },
  measures: MEASURES,
  conditions: CONDITIONS,
  groups: { ...GROUPS, time: msg('How {name} join') },
  cards: [
    ...SIZE,
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 95, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['time'], score: 65, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['source'], score: 85, group: 'groups', most: 1 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'source'],
      score: 80,
      group: 'time',
      most: 1,
    },
    { title: BY, shows: ['count'], by: ['birth'], score: 65, group: 'spread', most: 1 },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 78, group: 'groups', most: 4 },
    { title: BY, shows: ['count'], by: ['place'], score: 70, group: 'places', most: 1 },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 62, group: 'groups', most: 2 },
    { title: BY, shows: ['count'], by: ['amount'], score: 70, group: 'spread', most: 2 },
    { title: BY, shows: ['count'], by: ['number'], score: 68, group: 'spread', most: 3 },
    { title: BY, shows: ['average'], by: ['source'], score: 55, group: 'groups', most: 1 },
    ...PLACES,
    ...RHYTHM,
  ],
  filters: ['created', 'source', 'state', 'country', 'place', 'fewValues'],
}
