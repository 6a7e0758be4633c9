/** On which days, at which hours and in which months the rows of any table are many. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { DIMENSIONS, FILTERS, MEASURES } from './common.ts'

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
