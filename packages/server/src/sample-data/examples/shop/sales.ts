/** How the shop is doing: money and orders over time. */
import { AMBER, BLUE, CATEGORY_SERIES, CATEGORY_SLICES, DOLLARS, GREEN, RED, columns } from '../looks.ts'
import { as, field, onTable } from '../references.ts'
import { sql } from '../sql.ts'
import type { ExampleCard } from '../types.ts'
import { CATEGORY } from './filters.ts'

const MONTH = field('ORDERS.CREATED_AT', { unit: 'month' })
const REVENUE = as('revenue', 'Revenue', ['metric', { $card: 'revenue' }])
const ORDERS = as('orders', 'Orders', ['count'])
const AVERAGE = as('average', 'Average order', ['avg', field('ORDERS.TOTAL')])

/** The period before, and the same one a year before. */
const COMPARISONS = [
  { id: '1', type: 'previousPeriod' },
  { id: '2', type: 'periodsAgo', value: 12 },
]

export const SALES: readonly ExampleCard[] = [
  {
    key: 'revenue-trend',
    name: 'Revenue, latest period',
    description: 'Against the period before, and against the one twelve periods before.',
    display: 'smartscalar',
    home: 'shop',
    query: onTable('ORDERS', { aggregation: [REVENUE], breakout: [MONTH] }),
    settings: {
      'scalar.field': 'revenue',
      'scalar.comparisons': COMPARISONS,
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'orders-trend',
    name: 'Orders, latest period',
    description: 'Against the period before, and against the one twelve periods before.',
    display: 'smartscalar',
    home: 'shop',
    query: onTable('ORDERS', { aggregation: [ORDERS], breakout: [MONTH] }),
    settings: { 'scalar.field': 'orders', 'scalar.comparisons': COMPARISONS },
  },
  {
    key: 'average-order',
    name: 'Average order',
    description: 'What a customer pays for one order.',
    display: 'scalar',
    home: 'shop',
    query: onTable('ORDERS', { aggregation: [AVERAGE] }),
    settings: { 'scalar.field': 'average', column_settings: columns({ average: { ...DOLLARS, decimals: 2 } }) },
  },
  {
    key: 'buyers',
    name: 'Customers who bought',
    description: 'Everybody with at least one order; many more have signed up.',
    display: 'scalar',
    home: 'shop',
    query: onTable('ORDERS', { aggregation: [as('buyers', 'Customers', ['distinct', field('ORDERS.USER_ID')])] }),
    settings: { 'scalar.field': 'buyers' },
  },
  {
    key: 'revenue-years',
    name: 'Revenue by month, year against year',
    description: 'One line per year, so that every month is above or below the same month of the year before.',
    display: 'line',
    query: onTable('ORDERS', {
      aggregation: [REVENUE],
      breakout: [field('ORDERS.CREATED_AT', { unit: 'month-of-year' }), field('ORDERS.CREATED_AT', { unit: 'year' })],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT', 'CREATED_AT_2'],
      'graph.metrics': ['revenue'],
      'graph.x_axis.scale': 'ordinal',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Revenue',
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'category-share',
    name: 'Which categories bring the money?',
    description: 'Share of revenue by category. On the dashboard, a click on a slice filters everything else.',
    display: 'pie',
    query: onTable('ORDERS', { aggregation: [REVENUE], breakout: [CATEGORY] }),
    settings: {
      'pie.dimension': 'CATEGORY',
      'pie.metric': 'revenue',
      'pie.colors': CATEGORY_SLICES,
      'pie.show_legend': true,
      'pie.show_total': true,
      'pie.percent_visibility': 'inside',
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'revenue-by-category',
    name: 'Revenue by category over time',
    description: 'Gadgets grow, and doohickeys stand still.',
    display: 'area',
    query: onTable('ORDERS', { aggregation: [REVENUE], breakout: [MONTH, CATEGORY] }),
    settings: {
      'graph.dimensions': ['CREATED_AT', 'CATEGORY'],
      'graph.metrics': ['revenue'],
      'stackable.stack_type': 'stacked',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Revenue',
      series_settings: CATEGORY_SERIES,
      column_settings: columns({ revenue: DOLLARS }),
    },
  },
  {
    key: 'orders-and-size',
    name: 'More orders, or larger ones?',
    description:
      'The number of orders as bars, and what an order comes to on average as a line with an axis of its own.',
    display: 'combo',
    query: onTable('ORDERS', { aggregation: [ORDERS, AVERAGE], breakout: [MONTH] }),
    settings: {
      'graph.dimensions': ['CREATED_AT'],
      'graph.metrics': ['orders', 'average'],
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.auto_split': false,
      series_settings: {
        orders: { display: 'bar', axis: 'left', color: BLUE },
        average: { display: 'line', axis: 'right', color: AMBER, 'line.marker_enabled': false },
      },
      column_settings: columns({ average: DOLLARS }),
    },
  },
  {
    key: 'order-size',
    name: 'How much do people spend at once?',
    description: 'Orders by what was paid. Those above $300 are left out here: they are few, and would hide the rest.',
    display: 'bar',
    query: onTable('ORDERS', {
      aggregation: [ORDERS],
      breakout: [field('ORDERS.TOTAL', { bins: 20 })],
      filter: ['between', field('ORDERS.TOTAL'), 0, 300],
    }),
    settings: {
      'graph.dimensions': ['TOTAL'],
      'graph.metrics': ['orders'],
      'graph.x_axis.scale': 'histogram',
      'graph.x_axis.title_text': 'Paid',
      'graph.y_axis.title_text': 'Orders',
      series_settings: { orders: { color: BLUE } },
      column_settings: columns({ TOTAL: DOLLARS }),
    },
  },
  {
    key: 'price-to-payment',
    name: 'From list price to what was paid',
    description:
      'In SQL. Its three field filters can be set here, and are connected with the filters of the dashboard.',
    display: 'waterfall',
    ...sql(
      `
with CHOSEN as (
  select ORDERS.SUBTOTAL, ORDERS.DISCOUNT, ORDERS.TAX
  from ORDERS
  join PRODUCTS on PRODUCTS.ID = ORDERS.PRODUCT_ID
  join PEOPLE on PEOPLE.ID = ORDERS.USER_ID
  where {{date}} and {{category}} and {{state}}
),
STEPS as (
  select 1 as POSITION, 'List price' as STEP, sum(SUBTOTAL) as AMOUNT from CHOSEN
  union all
  select 2, 'Discounts', -sum(coalesce(DISCOUNT, 0)) from CHOSEN
  union all
  select 3, 'Sales tax', sum(TAX) from CHOSEN
)
select STEP, AMOUNT from STEPS order by POSITION`,
      {
        date: {
          id: '0c8f2f6e-53a1-4b7e-9d10-2a64c1b8e301',
          label: 'Date',
          field: 'ORDERS.CREATED_AT',
          takes: 'date/all-options',
        },
        category: {
          id: '0c8f2f6e-53a1-4b7e-9d10-2a64c1b8e302',
          label: 'Category',
          field: 'PRODUCTS.CATEGORY',
          takes: 'string/=',
        },
        state: {
          id: '0c8f2f6e-53a1-4b7e-9d10-2a64c1b8e303',
          label: 'State',
          field: 'PEOPLE.STATE',
          takes: 'string/=',
        },
      },
    ),
    settings: {
      'graph.dimensions': ['STEP'],
      'graph.metrics': ['AMOUNT'],
      'graph.show_values': true,
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.labels_enabled': false,
      'waterfall.increase_color': GREEN,
      'waterfall.decrease_color': RED,
      'waterfall.total_color': BLUE,
      'waterfall.show_total': true,
      column_settings: columns({ AMOUNT: DOLLARS }),
    },
  },
]
