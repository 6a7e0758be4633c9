/** Pivot queries that every engine answers alike. Names in braces stand for ids. */

export type Inner = Record<string, unknown> & { breakout?: unknown[] }

export interface Case {
  name: string
  query: Inner
  rows?: number[]
  cols?: number[]
  /** Further keys of the outer query. */
  outer?: Record<string, unknown>
  /** Group numbers, in order. */
  groups: number[]
}

export const CATEGORY = ['field', '{products.category}', { 'source-field': '{orders.product_id}' }]
export const STATE = ['field', '{people.state}', { 'source-field': '{orders.person_id}' }]
export const MONTH = ['field', '{orders.created_at}', { 'temporal-unit': 'month' }]
export const GIFT = ['field', '{orders.is_gift}', null]
export const QUANTITY = ['field', '{orders.quantity}', null]
export const TOTAL = ['field', '{orders.total}', null]
export const MEASURES = [
  ['count'],
  ['sum', TOTAL],
  ['avg', TOTAL],
  ['min', ['field', '{orders.created_at}', null]],
  ['distinct', ['field', '{orders.person_id}', null]],
]

export const CASES: readonly Case[] = [
  {
    name: 'rows and a column',
    query: { 'source-table': '{orders}', aggregation: MEASURES, breakout: [STATE, QUANTITY, CATEGORY] },
    rows: [0, 1],
    cols: [2],
    groups: [0, 2, 3, 4, 6, 7],
  },
  {
    name: 'rows only',
    query: { 'source-table': '{orders}', aggregation: [['count']], breakout: [CATEGORY, GIFT] },
    rows: [1, 0],
    groups: [0, 1, 3],
  },
  {
    name: 'columns only',
    query: { 'source-table': '{orders}', aggregation: [['count']], breakout: [CATEGORY, GIFT] },
    cols: [0, 1],
    groups: [0, 3],
  },
  {
    name: 'every subset',
    query: { 'source-table': '{orders}', aggregation: [['sum', TOTAL]], breakout: [CATEGORY, GIFT, MONTH] },
    groups: [0, 1, 2, 3, 4, 5, 6, 7],
  },
  {
    name: 'no breakout',
    query: { 'source-table': '{orders}', aggregation: [['count']] },
    groups: [0],
  },
  {
    name: 'no aggregation',
    query: { 'source-table': '{orders}', breakout: [CATEGORY, QUANTITY] },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'without the totals of columns',
    query: { 'source-table': '{orders}', aggregation: [['count']], breakout: [CATEGORY, QUANTITY] },
    rows: [0],
    cols: [1],
    outer: { show_column_totals: false },
    groups: [0, 2],
  },
  {
    name: 'expressions with values, filters and joins',
    query: {
      'source-table': '{orders}',
      joins: [
        {
          'source-table': '{products}',
          alias: 'P',
          condition: ['=', ['field', '{orders.product_id}', null], ['field', '{products.id}', { 'join-alias': 'P' }]],
        },
      ],
      expressions: {
        size: ['case', [[['>', QUANTITY, 1], 'many']], { default: 'one' }],
        kind: ['concat', ['field', '{products.category}', { 'join-alias': 'P' }], ' ', ['expression', 'size']],
        net: ['-', TOTAL, ['coalesce', ['field', '{orders.discount}', null], 0]],
      },
      filter: ['>', TOTAL, 0.5],
      aggregation: [
        ['sum', ['expression', 'net']],
        ['+', ['sum', TOTAL], ['*', 2, ['count']]],
        ['count-where', ['=', ['expression', 'size'], 'many']],
        ['sum-where', TOTAL, ['contains', ['field', '{orders.note}', null], 'quick', { 'case-sensitive': false }]],
        ['distinct-where', QUANTITY, ['>', TOTAL, 10]],
        ['share', ['>', TOTAL, 20]],
      ],
      breakout: [
        ['expression', 'kind'],
        ['expression', 'size'],
      ],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'sorted by an aggregation; other orders do not count',
    query: {
      'source-table': '{orders}',
      aggregation: [['sum', TOTAL]],
      breakout: [CATEGORY, QUANTITY],
      'order-by': [
        ['desc', ['aggregation', 0]],
        ['desc', CATEGORY],
        ['asc', ['field', '{orders.id}', null]],
      ],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'a limit holds for each group',
    query: {
      'source-table': '{orders}',
      aggregation: [['count'], ['max', TOTAL]],
      breakout: [QUANTITY, CATEGORY],
      'order-by': [['desc', ['aggregation', 1]]],
      limit: 2,
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'a page of each group',
    query: {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [QUANTITY, CATEGORY],
      page: { page: 2, items: 2 },
    },
    rows: [0],
    cols: [1],
    groups: [0, 2],
  },
  {
    name: 'bins and buckets',
    query: {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [
        ['field', '{orders.total}', { binning: { strategy: 'num-bins', 'num-bins': 4 } }],
        ['field', '{orders.created_at}', { 'temporal-unit': 'quarter' }],
        ['field', '{orders.paid_at}', { 'temporal-unit': 'hour-of-day' }],
      ],
    },
    rows: [0],
    cols: [1, 2],
    groups: [0, 1, 6, 7],
  },
  {
    name: 'a date without a unit is cut to the day',
    query: {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [['field', '{orders.created_at}', null], GIFT],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'above another level',
    query: {
      'source-query': {
        'source-table': '{orders}',
        aggregation: [['sum', TOTAL]],
        breakout: [CATEGORY, QUANTITY],
        filter: ['!=', QUANTITY, 9],
      },
      filter: ['>', ['field', 'sum', { 'base-type': 'type/Decimal' }], 1],
      aggregation: [['avg', ['field', 'sum', { 'base-type': 'type/Decimal' }]], ['count']],
      breakout: [['field', 'category', { 'base-type': 'type/Text' }], QUANTITY],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'running totals run in each group alone',
    query: {
      'source-table': '{orders}',
      aggregation: [['cum-sum', TOTAL], ['cum-count'], ['/', ['cum-sum', TOTAL], ['count']]],
      breakout: [MONTH, QUANTITY],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'medians, percentiles and deviations',
    query: {
      'source-table': '{orders}',
      aggregation: [
        ['median', TOTAL],
        ['percentile', TOTAL, 0.9],
        ['stddev', TOTAL],
      ],
      breakout: [QUANTITY, CATEGORY],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'above SQL',
    query: {
      'source-query': { native: 'select 1 as a, 2 as b union all select 1, 3 union all select 4, null' },
      aggregation: [['count'], ['sum', ['field', 'b', { 'base-type': 'type/Integer' }]]],
      breakout: [['field', 'a', { 'base-type': 'type/Integer' }]],
    },
    rows: [0],
    groups: [0, 1],
  },
  {
    name: 'sums over a breakout itself',
    query: {
      'source-table': '{orders}',
      aggregation: [
        ['sum', QUANTITY],
        ['*', ['max', QUANTITY], ['count']],
      ],
      breakout: [QUANTITY, CATEGORY],
    },
    rows: [0],
    cols: [1],
    groups: [0, 1, 2, 3],
  },
  {
    name: 'no rows, no totals',
    query: {
      'source-table': '{orders}',
      aggregation: [['count'], ['sum', TOTAL]],
      breakout: [CATEGORY, QUANTITY],
      filter: ['>', TOTAL, 1000],
    },
    rows: [0],
    cols: [1],
    groups: [],
  },
]
