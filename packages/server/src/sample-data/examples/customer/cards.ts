/** Questions about one customer; they live in its dashboard. */
import { BLUE, CATEGORY_SERIES, DOLLARS, EXACT_DOLLARS, columns } from '../looks.ts'
import { as, field, named, onCard, onTable } from '../references.ts'
import type { ExampleCard } from '../types.ts'

const SHOWN = ['ID', 'NAME', 'EMAIL', 'ADDRESS', 'CITY', 'STATE', 'ZIP', 'SOURCE', 'BIRTH_DATE', 'CREATED_AT']

export const CUSTOMER_CARDS: readonly ExampleCard[] = [
  {
    key: 'customer-record',
    name: 'Who it is',
    description: 'All that is known of one customer.',
    display: 'object',
    home: 'customer',
    query: onTable('PEOPLE', { fields: SHOWN.map((name) => field(`PEOPLE.${name}`)) }),
    settings: {
      'table.columns': SHOWN.map((name) => ({ name, enabled: true })),
      column_settings: columns({
        CREATED_AT: { column_title: 'Customer since', date_style: 'MMMM D, YYYY', time_enabled: null },
        SOURCE: { column_title: 'Channel' },
      }),
    },
  },
  {
    key: 'customer-revenue',
    name: 'Paid so far',
    description: 'All orders of the customer together.',
    display: 'scalar',
    home: 'customer',
    query: onTable('ORDERS', { aggregation: [as('revenue', 'Revenue', ['metric', { $card: 'revenue' }])] }),
    settings: { 'scalar.field': 'revenue', column_settings: columns({ revenue: EXACT_DOLLARS }) },
  },
  {
    key: 'customer-orders',
    name: 'Orders',
    description: 'How often the customer bought something.',
    display: 'scalar',
    home: 'customer',
    query: onTable('ORDERS', { aggregation: [as('orders', 'Orders', ['count'])] }),
    settings: { 'scalar.field': 'orders' },
  },
  {
    key: 'customer-latest',
    name: 'Latest order',
    description: 'When the customer bought something for the last time.',
    display: 'scalar',
    home: 'customer',
    query: onTable('ORDERS', { aggregation: [as('latest', 'Latest order', ['max', field('ORDERS.CREATED_AT')])] }),
    settings: {
      'scalar.field': 'latest',
      column_settings: columns({ latest: { date_style: 'MMMM D, YYYY', date_abbreviate: true, time_enabled: null } }),
    },
  },
  {
    key: 'customer-history',
    name: 'What was bought, quarter by quarter',
    description: 'What the customer paid, by category.',
    display: 'bar',
    home: 'customer',
    query: onTable('ORDERS', {
      aggregation: [as('revenue', 'Revenue', ['metric', { $card: 'revenue' }])],
      breakout: [
        field('ORDERS.CREATED_AT', { unit: 'quarter' }),
        field('PRODUCTS.CATEGORY', { via: 'ORDERS.PRODUCT_ID' }),
      ],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT', 'CATEGORY'],
      'graph.metrics': ['revenue'],
      'stackable.stack_type': 'stacked',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.labels_enabled': false,
      series_settings: CATEGORY_SERIES,
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'customer-order-list',
    name: 'All orders',
    description: 'Starts from the model of orders, and shows its names and formats.',
    display: 'table',
    home: 'customer',
    query: onCard('orders', {
      fields: [
        named('ID', 'type/Integer'),
        named('CREATED_AT', 'type/DateTime'),
        named('TITLE', 'type/Text'),
        named('CATEGORY', 'type/Text'),
        named('QUANTITY', 'type/Integer'),
        named('DISCOUNT_RATE', 'type/Float'),
        named('TOTAL', 'type/Float'),
      ],
      'order-by': [['desc', named('CREATED_AT', 'type/DateTime')]],
    }),
    settings: {
      'table.columns': ['ID', 'CREATED_AT', 'TITLE', 'CATEGORY', 'QUANTITY', 'DISCOUNT_RATE', 'TOTAL'].map((name) => ({
        name,
        enabled: true,
      })),
      'table.column_formatting': [
        { columns: ['DISCOUNT_RATE'], type: 'single', operator: '>', value: 0, color: BLUE, highlight_row: false },
      ],
      column_settings: columns({ CREATED_AT: { time_enabled: null }, TOTAL: { show_mini_bar: true } }),
    },
  },
]
