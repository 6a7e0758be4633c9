/** Columns of grouped queries: breakouts, bins, aggregations and their names. */
import { field, id, type ColumnCase } from './case.ts'

const TOTAL = field('orders.total')
const IS_GIFT = ['=', field('orders.is_gift'), true]
const EUR = { number_style: 'currency', currency: 'EUR' }

/** One aggregation, its default name, display name, types and meaning. */
function aggregation(
  clause: unknown[],
  name: string,
  display_name: string,
  type: string,
  semantic_type: string | null = null,
  settings: unknown = null,
): ColumnCase {
  return {
    name: `aggregation ${JSON.stringify(clause)}`,
    query: { 'source-table': '{orders}', aggregation: [clause] },
    cols: [
      {
        name,
        display_name,
        base_type: type,
        effective_type: type,
        semantic_type,
        settings,
        source: 'aggregation',
        field_ref: ['aggregation', 0],
        aggregation_index: 0,
        id: null,
        table_id: null,
      },
    ],
  }
}

const DECIMAL = 'type/Decimal'
const CURRENCY = 'type/Currency'
const QUANTITY = 'type/Quantity'

export const AGGREGATED: readonly ColumnCase[] = [
  aggregation(['count'], 'count', 'Count', 'type/BigInteger', QUANTITY),
  aggregation(['count', field('orders.note')], 'count', 'Count of Note', 'type/BigInteger', QUANTITY),
  aggregation(
    ['distinct', field('orders.person_id')],
    'count',
    'Distinct values of Person ID',
    'type/BigInteger',
    QUANTITY,
  ),
  aggregation(['sum', TOTAL], 'sum', 'Sum of Total', DECIMAL, CURRENCY, EUR),
  aggregation(['cum-sum', TOTAL], 'sum', 'Cumulative sum of Total', DECIMAL, CURRENCY, EUR),
  aggregation(['cum-count'], 'count', 'Cumulative count', 'type/BigInteger', QUANTITY),
  aggregation(['avg', TOTAL], 'avg', 'Average of Total', 'type/Float', CURRENCY, EUR),
  aggregation(['min', TOTAL], 'min', 'Min of Total', DECIMAL, CURRENCY, EUR),
  aggregation(['max', field('orders.created_at')], 'max', 'Max of Created At', 'type/DateTime'),
  aggregation(['max', field('orders.person_id')], 'max', 'Max of Person ID', 'type/Integer'),
  aggregation(['median', TOTAL], 'median', 'Median of Total', DECIMAL, CURRENCY, EUR),
  aggregation(['percentile', TOTAL, 0.9], 'percentile', '0.9th percentile of Total', DECIMAL),
  aggregation(['stddev', TOTAL], 'stddev', 'Standard deviation of Total', 'type/Float', CURRENCY, EUR),
  aggregation(['var', TOTAL], 'var', 'Variance of Total', 'type/Float'),
  aggregation(['count-where', IS_GIFT], 'count_where', 'Count of rows matching condition', 'type/Integer', QUANTITY),
  aggregation(
    ['sum-where', TOTAL, IS_GIFT],
    'sum_where_total',
    'Sum of Total matching condition',
    DECIMAL,
    CURRENCY,
    EUR,
  ),
  aggregation(
    ['distinct-where', TOTAL, IS_GIFT],
    'distinct_where_total',
    'Distinct values of Total matching condition',
    'type/Integer',
    QUANTITY,
  ),
  aggregation(['share', IS_GIFT], 'share', 'Share of rows matching condition', 'type/Float', 'type/Percentage'),
  aggregation(['/', ['sum', TOTAL], ['count']], 'expression', 'Sum of Total ÷ Count', 'type/Float'),
  aggregation(['*', ['+', ['sum', TOTAL], 1], 2], 'expression', '(Sum of Total + 1) × 2', DECIMAL),
  aggregation(['sum', ['*', TOTAL, 2]], 'sum', 'Sum of Total × 2', DECIMAL),
  aggregation(
    ['aggregation-options', ['sum', TOTAL], { name: 'revenue', 'display-name': 'Revenue' }],
    'revenue',
    'Revenue',
    DECIMAL,
    CURRENCY,
    EUR,
  ),
  aggregation(['named', ['count'], 'Orders'], 'count', 'Orders', 'type/BigInteger', QUANTITY),
  {
    name: 'default names are unique over breakouts and aggregations',
    query: {
      'source-table': '{orders}',
      expressions: { count: ['+', field('orders.quantity'), 1] },
      breakout: [['expression', 'count']],
      aggregation: [['count'], ['sum', TOTAL], ['count'], ['sum', field('orders.quantity')]],
    },
    cols: [
      { name: 'count', source: 'breakout', expression_name: 'count', field_ref: ['expression', 'count'] },
      { name: 'count_2', source: 'aggregation', field_ref: ['aggregation', 0], aggregation_index: 0 },
      { name: 'sum' },
      { name: 'count_3', display_name: 'Count', field_ref: ['aggregation', 2], aggregation_index: 2 },
      { name: 'sum_2', display_name: 'Sum of Quantity' },
    ],
  },
  {
    name: 'breakouts in buckets and bins',
    query: {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [
        field('orders.created_at'),
        field('orders.created_at', { 'temporal-unit': 'default' }),
        field('orders.created_at', { 'temporal-unit': 'week-of-year' }),
        field('orders.total', { binning: { strategy: 'default' } }),
        field('orders.total', { binning: { strategy: 'num-bins', 'num-bins': 10 } }),
        field('orders.total', { binning: { strategy: 'bin-width', 'bin-width': 25 } }),
        field('orders.discount', { binning: { strategy: 'bin-width', 'bin-width': 10 } }),
        field('orders.discount', { binning: { strategy: 'default' } }),
      ],
    },
    cols: [
      {
        name: 'created_at',
        display_name: 'Created At: Day',
        unit: 'day',
        source: 'breakout',
        field_ref: field('orders.created_at', { 'temporal-unit': 'day' }),
      },
      { name: 'created_at_2', display_name: 'Created At', unit: 'default' },
      { name: 'created_at_3', display_name: 'Created At: Week of year', effective_type: 'type/Integer' },
      {
        name: 'total',
        display_name: 'Total: Auto binned',
        field_ref: field('orders.total', {
          binning: { strategy: 'num-bins', 'num-bins': 8, 'bin-width': 10, 'min-value': 0, 'max-value': 70 },
        }),
        binning_info: { binning_strategy: 'num-bins', bin_width: 10, num_bins: 8, min_value: 0, max_value: 70 },
      },
      { name: 'total_2', display_name: 'Total: 10 bins', unit: null },
      {
        name: 'total_3',
        display_name: 'Total: 25',
        binning_info: { binning_strategy: 'bin-width', bin_width: 25, num_bins: 3, min_value: 0, max_value: 75 },
      },
      {
        name: 'discount',
        display_name: 'Discount: 10°',
        field_ref: field('orders.discount', {
          binning: { strategy: 'bin-width', 'num-bins': 4, 'bin-width': 10, 'min-value': -10, 'max-value': 30 },
        }),
        binning_info: { binning_strategy: 'bin-width', bin_width: 10, num_bins: 4, min_value: -10, max_value: 30 },
      },
      {
        name: 'discount_2',
        display_name: 'Discount: Auto binned',
        binning_info: { binning_strategy: 'bin-width', bin_width: 10, num_bins: 4, min_value: -10, max_value: 30 },
      },
      { name: 'count' },
    ],
  },
  {
    name: 'what is shown stands before the breakout it is shown for, labels at the end',
    query: {
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [field('orders.person_id'), field('orders.quantity')],
    },
    cols: [
      { name: 'name', display_name: 'Person', remapped_from: 'person_id', source: 'breakout' },
      { name: 'person_id', remapped_to: 'name', source: 'breakout' },
      { name: 'quantity', remapped_to: 'Size' },
      { name: 'count' },
      { name: 'Size', remapped_from: 'quantity', source: 'breakout' },
    ],
  },
  {
    name: 'grouped by a column of an implicit and of an explicit join',
    query: {
      'source-table': '{orders}',
      joins: [
        {
          'source-table': '{products}',
          alias: 'P',
          condition: ['=', field('orders.product_id'), field('products.id', { 'join-alias': 'P' })],
        },
      ],
      aggregation: [['max', field('products.price', { 'join-alias': 'P' })]],
      breakout: [
        field('people.state', { 'source-field': id('orders.person_id') }),
        field('products.category', { 'join-alias': 'P' }),
      ],
    },
    cols: [
      { name: 'state', display_name: 'Person → State', fk_field_id: id('orders.person_id'), source: 'breakout' },
      { name: 'category', display_name: 'P → Category', source_alias: 'P', fk_field_id: null },
      { name: 'max', display_name: 'Max of P → Price' },
    ],
  },
]
