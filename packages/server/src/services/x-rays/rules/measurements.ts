/** Readings of sensors and the like: numbers over time, and how they are spread. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FILTERS, GROUPS, MEASURES, OVER_TIME, PLACES, SIZE } from './common.ts'

export const measurements: Rule = {
  name: 'MeasurementTable',
  of: 'table',
  fits: { entities: ['entity/GenericTable'], needs: { time: 1, number: 3 } },
  title: msg('What {name} measure'),
  description: msg('How the numbers of {name} move over time, how they are spread, and which groups differ.'),
  dimensions: {
    ...DIMENSIONS,
    created: { kinds: ['time'], from: 'own', score: 90 },
    number: { kinds: ['number'], from: 'own', score: 80 },
  },
  measures: {
    ...MEASURES,
    greatest: { does: 'max', of: 'number', title: msg('Greatest {column}'), score: 60 },
  },
  conditions: { latelyCreated: { of: 'created', lastDays: 30 }, lately: { of: 'time', lastDays: 30 } },
  groups: GROUPS,
  cards: [
    ...SIZE,
    { title: '{measure}', why: msg('The mean of all rows.'), shows: ['average'], score: 75, group: 'summary', most: 2 },
    { title: OVER_TIME, shows: ['average'], by: ['created'], score: 90, group: 'time', most: 4 },
    { title: OVER_TIME, shows: ['total'], by: ['created'], score: 88, group: 'time', most: 2 },
    { title: OVER_TIME, shows: ['count'], by: ['created'], score: 85, group: 'time', most: 1 },
    { title: OVER_TIME, shows: ['greatest'], by: ['created'], score: 60, group: 'time', most: 1 },
    { title: BY, shows: ['count'], by: ['number'], score: 80, group: 'spread', most: 4 },
    { title: BY, shows: ['count'], by: ['amount'], score: 78, group: 'spread', most: 2 },
    { title: BY, shows: ['average'], by: ['fewValues'], score: 75, group: 'groups' },
    { title: BY, shows: ['count'], by: ['fewValues'], score: 72, group: 'groups' },
    { title: BY, shows: ['count'], by: ['manyValues'], score: 60, group: 'groups', most: 2 },
    ...PLACES,
  ],
  filters: FILTERS,
}
