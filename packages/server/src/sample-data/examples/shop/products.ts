/** What the shop sells. */
import { AMBER, BLUE, CATEGORY_SERIES, DOLLARS, EXACT_DOLLARS, PERCENT, columns } from '../looks.ts'
import { as, field, named, onCard, onTable } from '../references.ts'
import { sql } from '../sql.ts'
import type { ExampleCard } from '../types.ts'
import { CATEGORY } from './filters.ts'

const bought = (name: string) => field(`PRODUCTS.${name}`, { via: 'ORDERS.PRODUCT_ID' })

export const PRODUCTS: readonly ExampleCard[] = [
  {
    key: 'best-products',
    name: 'Which products sell best?',
    description: 'The ten products with the highest revenue.',
    display: 'row',
    query: onTable('ORDERS', {
      aggregation: [as('revenue', 'Revenue', ['metric', { $card: 'revenue' }])],
      breakout: [bought('TITLE')],
      'order-by': [['desc', ['aggregation', 0]]],
      limit: 10,
    }),
    settings: {
      'graph.dimensions': ['TITLE'],
      'graph.metrics': ['revenue'],
      'graph.show_values': true,
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.labels_enabled': false,
      series_settings: { revenue: { color: BLUE } },
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'price-and-rating',
    name: 'Are expensive products better?',
    description: 'Each dot is a product: its price, its rating, and as its size the pieces sold.',
    display: 'scatter',
    query: onTable('ORDERS', {
      aggregation: [as('pieces', 'Pieces sold', ['sum', field('ORDERS.QUANTITY')])],
      breakout: [bought('PRICE'), bought('CATEGORY'), bought('RATING'), bought('TITLE')],
      filter: ['not-null', bought('RATING')],
    }),
    settings: {
      'graph.dimensions': ['PRICE', 'CATEGORY'],
      'graph.metrics': ['RATING'],
      'scatter.bubble': 'pieces',
      'graph.x_axis.scale': 'linear',
      'graph.x_axis.title_text': 'Price',
      'graph.y_axis.title_text': 'Rating',
      'graph.y_axis.auto_range': false,
      'graph.y_axis.min': 1,
      'graph.y_axis.max': 5,
      series_settings: CATEGORY_SERIES,
      column_settings: columns({ PRICE: DOLLARS, RATING: { decimals: 1 } }),
    },
  },
  {
    key: 'channels-and-categories',
    name: 'Who buys what? Revenue by category, channel and year',
    description: 'A pivot table that starts from the model of orders, whose columns have their own names and formats.',
    display: 'pivot',
    query: onCard('orders', {
      aggregation: [as('revenue', 'Revenue', ['sum', named('TOTAL', 'type/Float')])],
      breakout: [
        named('CATEGORY', 'type/Text'),
        named('SOURCE', 'type/Text'),
        named('CREATED_AT', 'type/DateTime', 'year'),
      ],
    }),
    settings: {
      'pivot_table.column_split': { rows: ['CATEGORY', 'SOURCE'], columns: ['CREATED_AT'], values: ['revenue'] },
      'pivot_table.collapsed_rows': { rows: ['CATEGORY', 'SOURCE'], value: ['["Doohickey"]', '["Widget"]'] },
      'pivot.show_row_totals': true,
      'pivot.show_column_totals': true,
      'table.column_formatting': [
        { columns: ['revenue'], type: 'range', colors: ['#FFFFFF', '#A9C9E6'], min_type: null, max_type: null },
      ],
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'latest-reviews',
    name: 'What do buyers say?',
    description: 'The latest reviews with a text; few stars are marked.',
    display: 'table',
    query: onTable('REVIEWS', {
      fields: [
        field('REVIEWS.CREATED_AT'),
        field('PRODUCTS.TITLE', { via: 'REVIEWS.PRODUCT_ID' }),
        field('REVIEWS.RATING'),
        field('REVIEWS.BODY'),
      ],
      filter: ['not-null', field('REVIEWS.BODY')],
      'order-by': [['desc', field('REVIEWS.CREATED_AT')]],
      limit: 100,
    }),
    settings: {
      'table.columns': ['CREATED_AT', 'TITLE', 'RATING', 'BODY'].map((name) => ({ name, enabled: true })),
      'table.column_formatting': [
        { columns: ['RATING'], type: 'single', operator: '<=', value: 2, color: '#E9A6A2', highlight_row: false },
        { columns: ['RATING'], type: 'single', operator: '=', value: 5, color: '#A8D5BC', highlight_row: false },
      ],
      column_settings: columns({
        CREATED_AT: { column_title: 'Date', date_style: 'MMMM D, YYYY', date_abbreviate: true, time_enabled: null },
        TITLE: { column_title: 'Product' },
        RATING: { column_title: 'Stars' },
        BODY: { column_title: 'Review', text_wrapping: true },
      }),
    },
  },
  {
    key: 'discount-share',
    name: 'How many orders are discounted?',
    description:
      'The share of orders in the segment “Discounted orders”. In November and December it is at least twice as high.',
    display: 'line',
    query: onTable('ORDERS', {
      aggregation: [as('discounted', 'Discounted', ['share', ['segment', { $segment: 'discounted' }]])],
      breakout: [field('ORDERS.CREATED_AT', { unit: 'month' })],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT'],
      'graph.metrics': ['discounted'],
      'graph.show_goal': true,
      'graph.goal_value': 0.15,
      'graph.goal_label': 'Limit',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.labels_enabled': false,
      series_settings: { discounted: { color: AMBER, 'line.interpolate': 'cardinal', 'line.marker_enabled': false } },
      column_settings: columns({ discounted: PERCENT }),
    },
  },
  {
    key: 'orders-by-weekday',
    name: 'On which days do people order?',
    description: 'Orders by day of the week and category.',
    display: 'bar',
    query: onTable('ORDERS', {
      aggregation: [as('orders', 'Orders', ['count'])],
      breakout: [field('ORDERS.CREATED_AT', { unit: 'day-of-week' }), CATEGORY],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT', 'CATEGORY'],
      'graph.metrics': ['orders'],
      'stackable.stack_type': 'stacked',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Orders',
      series_settings: CATEGORY_SERIES,
    },
  },
  {
    key: 'large-orders',
    name: 'Large orders',
    description: 'In SQL, with three kinds of variables: a number with a default, a text, and a field filter.',
    display: 'table',
    ...sql(
      `
select
  ORDERS.ID as ORDER_NUMBER,
  ORDERS.CREATED_AT as ORDERED_AT,
  PEOPLE.NAME as CUSTOMER,
  PRODUCTS.TITLE as PRODUCT,
  ORDERS.QUANTITY as PIECES,
  ORDERS.TOTAL as PAID
from ORDERS
join PEOPLE on PEOPLE.ID = ORDERS.USER_ID
join PRODUCTS on PRODUCTS.ID = ORDERS.PRODUCT_ID
where ORDERS.TOTAL >= {{at_least}}
  [[and lower(PEOPLE.NAME) like '%' || lower({{customer}}) || '%']]
  [[and {{date}}]]
order by ORDERS.TOTAL desc
limit 200`,
      {
        at_least: { id: 'b1f4a7d8-6c2e-4f61-a2c7-93d05e7a1c01', label: 'Paid at least', takes: 'number', default: 500 },
        customer: { id: 'b1f4a7d8-6c2e-4f61-a2c7-93d05e7a1c02', label: 'Name of the customer', takes: 'text' },
        date: {
          id: 'b1f4a7d8-6c2e-4f61-a2c7-93d05e7a1c03',
          label: 'Date',
          field: 'ORDERS.CREATED_AT',
          takes: 'date/all-options',
        },
      },
    ),
    settings: {
      'table.columns': ['ORDER_NUMBER', 'ORDERED_AT', 'CUSTOMER', 'PRODUCT', 'PIECES', 'PAID'].map((name) => ({
        name,
        enabled: true,
      })),
      column_settings: columns({
        ORDER_NUMBER: { column_title: 'Order', number_separators: '.' },
        ORDERED_AT: { column_title: 'Date', date_style: 'YYYY/M/D', date_separator: '-', time_enabled: null },
        CUSTOMER: { column_title: 'Customer' },
        PRODUCT: { column_title: 'Product' },
        PIECES: { column_title: 'Pieces', show_mini_bar: true },
        PAID: { column_title: 'Paid', ...EXACT_DOLLARS },
      }),
    },
  },
]
