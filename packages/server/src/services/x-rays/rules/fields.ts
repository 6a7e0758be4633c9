/** A field: how its values are spread, and what goes with them. */
import { msg } from '../../../delivery/index.ts'
import type { Dimension, Rule } from '../engine/rule.ts'
import { BY, DIMENSIONS, FILTERS, MEASURES } from './common.ts'
import type { Kind } from '../engine/column.ts'

const subject = (...kinds: Kind[]): Dimension => ({ kinds, isSubject: true, score: 100 })

const GROUPS = {
  summary: msg('Summary'),
  spread: msg('How values are spread'),
  with: msg('What goes with {name}'),
  time: msg('{name} over time'),
} as const

const COUNT = { does: 'count', title: msg('Number of rows'), score: 100 } as const

export const numberField: Rule = {
  name: 'NumberField',
  of: 'field',
  fits: { kinds: ['number'] },
  title: msg('A look at {name}'),
  description: msg('How {name} is spread, how it moves over time, and where it is high or low.'),
  dimensions: { ...DIMENSIONS, this: subject('number') },
  measures: {
    count: COUNT,
    mean: { does: 'avg', of: 'this', title: msg('Average {column}'), score: 95 },
    middle: { does: 'median', of: 'this', title: msg('Median {column}'), score: 90 },
    greatest: { does: 'max', of: 'this', title: msg('Greatest {column}'), score: 80 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: GROUPS,
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

export const timeField: Rule = {
  name: 'TimeField',
  of: 'field',
  fits: { kinds: ['time'] },
  title: msg('A look at {name}'),
  description: msg('When {name} is, in which rhythm, and what goes with it.'),
  dimensions: { ...DIMENSIONS, this: subject('time') },
  measures: {
    ...MEASURES,
    count: COUNT,
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  conditions: { lately: { of: 'this', lastDays: 30 } },
  groups: { ...GROUPS, rhythm: msg('Rhythm') },
  cards: [
    { title: '{measure}', why: msg('All there are.'), shows: ['count'], score: 95, group: 'summary' },
    {
      title: msg('{measure} in the last 30 days'),
      why: msg('What is new.'),
      shows: ['count'],
      where: 'lately',
      score: 94,
      group: 'summary',
    },
    {
      title: '{measure}',
      why: msg('Rows without it are in none of the charts.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: BY, shows: ['count'], by: ['this'], score: 100, group: 'time' },
    { title: msg('{measure} over time'), shows: ['total'], by: ['this'], score: 85, group: 'with', most: 2 },
    { title: msg('{measure} over time'), shows: ['average'], by: ['this'], score: 75, group: 'with', most: 2 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['this', 'fewValues'],
      score: 80,
      group: 'with',
      most: 2,
    },
    ...(['hour-of-day', 'day-of-week', 'day-of-month', 'month-of-year', 'quarter-of-year'] as const).map(
      (part, at) => ({
        title:
          [
            msg('{measure} by hour of the day'),
            msg('{measure} by day of the week'),
            msg('{measure} by day of the month'),
            msg('{measure} by month of the year'),
            msg('{measure} by quarter'),
          ][at] ?? BY,
        shows: ['count'],
        by: [{ of: 'this', part }],
        score: 85 - at,
        group: 'rhythm',
      }),
    ),
  ],
  filters: ['this', ...FILTERS],
}

export const groupField: Rule = {
  name: 'GroupField',
  of: 'field',
  fits: { kinds: ['category', 'flag', 'state', 'country'] },
  title: msg('A look at {name}'),
  description: msg('Which values {name} has, how they compare, and how they change over time.'),
  dimensions: { ...DIMENSIONS, this: subject('category', 'flag', 'state', 'country') },
  measures: {
    ...MEASURES,
    count: COUNT,
    different: { does: 'distinct', of: 'this', title: msg('Different {column}'), score: 90 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: GROUPS,
  cards: [
    { title: '{measure}', why: msg('All there are.'), shows: ['count'], score: 95, group: 'summary' },
    {
      title: '{measure}',
      why: msg('How many values there are to compare.'),
      shows: ['different'],
      score: 94,
      group: 'summary',
    },
    {
      title: '{measure}',
      why: msg('Rows without it are a group of their own.'),
      shows: ['empty'],
      score: 90,
      group: 'summary',
    },
    { title: BY, shows: ['count'], by: ['this'], score: 100, group: 'spread' },
    { title: BY, shows: ['total'], by: ['this'], score: 88, group: 'with', most: 3 },
    { title: BY, shows: ['average'], by: ['this'], score: 80, group: 'with', most: 3 },
    { title: BY, shows: ['averageAmount'], by: ['this'], score: 78, group: 'with', most: 2 },
    {
      title: msg('{measure} over time, by {second}'),
      shows: ['count'],
      by: ['created', 'this'],
      score: 90,
      group: 'time',
      most: 1,
    },
    {
      title: msg('{measure} by {by} and {second}'),
      shows: ['count'],
      by: ['this', 'fewValues'],
      score: 70,
      group: 'with',
      most: 2,
    },
  ],
  filters: ['this', ...FILTERS],
}

/** Keys, texts and all else: how many there are, and which rows have none. */
export const anyField: Rule = {
  name: 'GenericField',
  of: 'field',
  title: msg('A look at {name}'),
  description: msg('How many different values {name} has, and which rows have none.'),
  dimensions: { ...DIMENSIONS, this: subject('foreign-key', 'text', 'other', 'latitude', 'longitude') },
  measures: {
    count: COUNT,
    different: { does: 'distinct', of: 'this', title: msg('Different {column}'), score: 90 },
    empty: { does: 'share-empty', of: 'this', title: msg('Share of rows without {column}'), score: 80 },
  },
  groups: GROUPS,
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
