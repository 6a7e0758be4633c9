/** Looks at one side of any table. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/rule.ts'
import { BY, DIMENSIONS, FILTERS, GROUPS, MEASURES, PLACES } from './common.ts'

const PARTS = [
  ['month-of-year', msg('{measure} by month of the year')],
  ['quarter-of-year', msg('{measure} by quarter')],
  ['day-of-month', msg('{measure} by day of the month')],
  ['day-of-week', msg('{measure} by day of the week')],
  ['hour-of-day', msg('{measure} by hour of the day')],
] as const

export const seasonality: Rule = {
  name: 'Seasonality',
  of: 'closer',
  fits: { needs: { time: 1 } },
  title: msg('The rhythm of {name}'),
  description: msg('On which days, at which hours and in which months {name} are many or few.'),
  dimensions: { ...DIMENSIONS, created: { kinds: ['time'], from: 'own', score: 90 } },
  measures: MEASURES,
  groups: { rhythm: msg('Number'), amounts: msg('Amounts') },
  cards: PARTS.flatMap(([part, title], at) => [
    { title, shows: ['count'], by: [{ of: 'created', part }], score: 90 - at, group: 'rhythm', most: 1 },
    { title, shows: ['total'], by: [{ of: 'created', part }], score: 70 - at, group: 'amounts', most: 1 },
  ]),
  filters: FILTERS,
}

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

export const places: Rule = {
  name: 'Places',
  of: 'closer',
  title: msg('Where {name} are'),
  description: msg('{name} on maps.'),
  dimensions: { ...DIMENSIONS, place: { kinds: ['category'], types: ['type/City'], score: 60 } },
  measures: MEASURES,
  groups: GROUPS,
  cards: [
    ...PLACES,
    ...(['total', 'average'] as const).flatMap((measure) =>
      ['country', 'state'].map((of) => ({
        title: BY,
        shows: [measure],
        by: [of],
        score: 70,
        group: 'places',
        most: 2,
      })),
    ),
    { title: BY, shows: ['count'], by: ['place'], score: 65, group: 'places', most: 1 },
  ],
  filters: FILTERS,
}
