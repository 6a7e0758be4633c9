/** Parts that several rules share, as data. */
import { msg } from '../../../delivery/index.ts'
import type { CardRule, Condition, Dimension, Kind, Measure } from '../engine/index.ts'

/** Columns that most tables have some of. */
export const DIMENSIONS = {
  created: {
    kinds: ['time'],
    types: ['type/CreationTimestamp', 'type/CreationDate', 'type/JoinTimestamp', 'type/JoinDate'],
    from: 'own',
    score: 90,
  },
  time: { kinds: ['time'], from: 'own', score: 60 },
  amount: {
    kinds: ['number'],
    types: ['type/Income', 'type/Currency', 'type/GrossMargin', 'type/Quantity', 'type/Cost'],
    named: /(?:^|_)(?:total|amount|revenue|sales|quantity|cost|payment|paid|fee)(?:$|_)/i,
    from: 'own',
    score: 80,
  },
  number: { kinds: ['number'], from: 'own', score: 60 },
  fewValues: { kinds: ['category', 'flag'], most: 10, score: 70 },
  manyValues: { kinds: ['category'], score: 50 },
  country: { kinds: ['country'], score: 80 },
  state: { kinds: ['state'], score: 80 },
  latitude: { kinds: ['latitude'], from: 'own', score: 60 },
  longitude: { kinds: ['longitude'], from: 'own', score: 60 },
  reference: { kinds: ['foreign-key'], from: 'own', score: 50 },
} as const satisfies Readonly<Record<string, Dimension>>

export const MEASURES = {
  count: { does: 'count', title: msg('Number of {name}'), score: 100 },
  total: { does: 'sum', of: 'amount', title: msg('Sum of {column}'), score: 80 },
  averageAmount: { does: 'avg', of: 'amount', title: msg('Average {column}'), score: 60 },
  average: { does: 'avg', of: 'number', title: msg('Average {column}'), score: 60 },
  references: { does: 'distinct', of: 'reference', title: msg('Different {column}'), score: 50 },
} as const satisfies Readonly<Record<string, Measure>>

export const CONDITIONS = {
  latelyCreated: { of: 'created', lastDays: 30 },
  lately: { of: 'time', lastDays: 30 },
} as const satisfies Readonly<Record<string, Condition>>

/** What readers filter by. */
export const FILTERS = ['created', 'time', 'fewValues', 'manyValues', 'country', 'state']

export const BY = msg('{measure} by {by}')
export const OVER_TIME = msg('{measure} over time')

export const GROUPS = {
  summary: msg('Summary'),
  time: msg('{name} over time'),
  groups: msg('{name} by group'),
  spread: msg('How values are spread'),
  places: msg('Where {name} are'),
  rhythm: msg('Rhythm'),
} as const

/** How many there are, and how many are new. */
export const SIZE: readonly CardRule[] = [
  { title: '{measure}', why: msg('The size of {name}.'), shows: ['count'], score: 100, group: 'summary' },
  ...['latelyCreated', 'lately'].map((where) => ({
    title: msg('{name}, last 30 days'),
    why: msg('What is new.'),
    shows: ['count'],
    where,
    score: 90,
    group: 'summary',
    most: 1,
  })),
]

export const PLACES: readonly CardRule[] = [
  { title: BY, shows: ['count'], by: ['country'], score: 85, group: 'places', most: 1 },
  { title: BY, shows: ['count'], by: ['state'], score: 80, group: 'places', most: 1 },
  {
    title: msg('{measure} on a map'),
    shows: ['count'],
    by: ['latitude', 'longitude'],
    score: 75,
    group: 'places',
    most: 1,
  },
]

export const RHYTHM: readonly CardRule[] = [
  {
    title: msg('{measure} by day of the week'),
    shows: ['count'],
    by: [{ of: 'created', part: 'day-of-week' }],
    score: 60,
    group: 'rhythm',
    most: 1,
  },
  {
    title: msg('{measure} by hour of the day'),
    shows: ['count'],
    by: [{ of: 'created', part: 'hour-of-day' }],
    score: 55,
    group: 'rhythm',
    most: 1,
  },
]

/** The field that an x-ray is about. */
export const theField = (...kinds: Kind[]): Dimension => ({ kinds, isSubject: true, score: 100 })

export const FIELD_GROUPS = {
  summary: msg('Summary'),
  spread: msg('How values are spread'),
  with: msg('What goes with {name}'),
  time: msg('{name} over time'),
} as const

export const ROWS = { does: 'count', title: msg('Number of rows'), score: 100 } as const satisfies Measure
