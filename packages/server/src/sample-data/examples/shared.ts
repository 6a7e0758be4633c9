/** What questions of both kinds start from: a metric, a model and a segment. */
import { DOLLARS, EXACT_DOLLARS, PERCENT, columns } from './looks.ts'
import { as, field, onTable } from './references.ts'
import type { ExampleCard, ExampleSegment } from './types.ts'

export const REVENUE: ExampleCard = {
  key: 'revenue',
  name: 'Revenue',
  description:
    'What customers paid: subtotal plus tax minus discount. Defined once, so that every question which uses it means the same.',
  display: 'line',
  type: 'metric',
  position: 5,
  query: onTable('ORDERS', {
    aggregation: [as('revenue', 'Revenue', ['sum', field('ORDERS.TOTAL')])],
    breakout: [field('ORDERS.CREATED_AT', { unit: 'month' })],
  }),
  settings: {
    'graph.dimensions': ['CREATED_AT'],
    'graph.metrics': ['revenue'],
    column_settings: columns({ revenue: DOLLARS }),
  },
}

export const DISCOUNTED: ExampleSegment = {
  key: 'discounted',
  name: 'Discounted orders',
  description: 'Orders that were sold with a discount.',
  table: 'ORDERS',
  filter: ['not-null', field('ORDERS.DISCOUNT')],
}

/** The columns of the model, in the order in which they are read best. */
const SHOWN = [
  'ID',
  'CREATED_AT',
  'NAME',
  'TITLE',
  'CATEGORY',
  'QUANTITY',
  'SUBTOTAL',
  'DISCOUNT',
  'DISCOUNT_RATE',
  'TOTAL',
  'CITY',
  'STATE',
  'SOURCE',
  'VENDOR',
]

/** Two joins and a calculated column. */
export const ORDERS_MODEL: ExampleCard = {
  key: 'orders',
  name: 'Orders with customer and product',
  description:
    'A good start for questions about sales: one row per order, with who bought and what was bought, in words that everybody understands.',
  display: 'table',
  type: 'model',
  position: 4,
  query: onTable('ORDERS', {
    joins: [
      {
        alias: 'Customer',
        strategy: 'left-join',
        'source-table': { $table: 'PEOPLE' },
        condition: ['=', field('ORDERS.USER_ID'), field('PEOPLE.ID', { join: 'Customer' })],
        fields: ['NAME', 'CITY', 'STATE', 'SOURCE'].map((name) => field(`PEOPLE.${name}`, { join: 'Customer' })),
      },
      {
        alias: 'Product',
        strategy: 'left-join',
        'source-table': { $table: 'PRODUCTS' },
        condition: ['=', field('ORDERS.PRODUCT_ID'), field('PRODUCTS.ID', { join: 'Product' })],
        fields: ['TITLE', 'CATEGORY', 'VENDOR'].map((name) => field(`PRODUCTS.${name}`, { join: 'Product' })),
      },
    ],
    expressions: { DISCOUNT_RATE: ['/', ['coalesce', field('ORDERS.DISCOUNT'), 0], field('ORDERS.SUBTOTAL')] },
    fields: [
      ...['ID', 'CREATED_AT', 'USER_ID', 'QUANTITY', 'SUBTOTAL', 'DISCOUNT', 'TAX', 'TOTAL'].map((name) =>
        field(`ORDERS.${name}`),
      ),
      ['expression', 'DISCOUNT_RATE'],
    ],
  }),
  settings: {
    'table.columns': [...SHOWN, 'TAX', 'USER_ID'].map((name) => ({ name, enabled: SHOWN.includes(name) })),
  },
  columns: {
    ID: { display_name: 'Order', description: 'Number of the order, in order of time.' },
    CREATED_AT: { display_name: 'Ordered at' },
    USER_ID: { display_name: 'Customer number', visibility_type: 'details-only' },
    QUANTITY: { display_name: 'Pieces' },
    SUBTOTAL: { display_name: 'List price', settings: EXACT_DOLLARS },
    DISCOUNT: { settings: EXACT_DOLLARS },
    TAX: { settings: EXACT_DOLLARS, visibility_type: 'details-only' },
    TOTAL: { display_name: 'Paid', description: 'List price plus tax minus discount.', settings: EXACT_DOLLARS },
    DISCOUNT_RATE: {
      display_name: 'Discount rate',
      description: 'Discount as a share of the list price; 0 without one.',
      semantic_type: 'type/Percentage',
      settings: PERCENT,
    },
    NAME: { display_name: 'Customer', description: 'First and last name of who ordered.' },
    CITY: { display_name: 'City' },
    STATE: { display_name: 'State' },
    SOURCE: { display_name: 'Channel', description: 'How the customer found the shop.' },
    TITLE: { display_name: 'Product' },
    CATEGORY: { display_name: 'Category' },
    VENDOR: { display_name: 'Vendor', description: 'Company that supplies the product.' },
  },
}
