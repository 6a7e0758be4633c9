/** Who buys in the shop. */
import { BLUE, DOLLARS, columns } from '../looks.ts'
import { as, field, onTable } from '../references.ts'
import { sql } from '../sql.ts'
import type { ExampleCard } from '../types.ts'

const buyer = (name: string) => field(`PEOPLE.${name}`, { via: 'ORDERS.USER_ID' })

export const CUSTOMERS: readonly ExampleCard[] = [
  {
    key: 'customers-by-state',
    name: 'Where do customers come from?',
    description: 'Everybody who signed up, by state. On the dashboard, a click on a state filters everything else.',
    display: 'map',
    query: onTable('PEOPLE', {
      aggregation: [as('customers', 'Customers', ['count'])],
      breakout: [field('PEOPLE.STATE')],
    }),
    settings: {
      'map.type': 'region',
      'map.region': 'us_states',
      'map.dimension': 'STATE',
      'map.metric': 'customers',
    },
  },
  {
    key: 'customers-by-source',
    name: 'How do customers find the shop?',
    description: 'Shares of the channels by quarter: search and word of mouth gain what the social networks lose.',
    display: 'bar',
    query: onTable('PEOPLE', {
      aggregation: [as('customers', 'Customers', ['count'])],
      breakout: [field('PEOPLE.CREATED_AT', { unit: 'quarter' }), field('PEOPLE.SOURCE')],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT', 'SOURCE'],
      'graph.metrics': ['customers'],
      'stackable.stack_type': 'normalized',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Share of new customers',
    },
  },
  {
    key: 'best-customers',
    name: 'Who are the best customers?',
    description: 'The fifty who paid most. On the dashboard, a click on a name shows the customer up close.',
    display: 'table',
    query: onTable('ORDERS', {
      aggregation: [
        as('revenue', 'Revenue', ['sum', field('ORDERS.TOTAL')]),
        as('orders', 'Orders', ['count']),
        as('latest', 'Latest order', ['max', field('ORDERS.CREATED_AT')]),
      ],
      breakout: [buyer('ID'), buyer('NAME'), buyer('STATE'), buyer('SOURCE')],
      'order-by': [['desc', ['aggregation', 0]]],
      limit: 50,
    }),
    settings: {
      'table.columns': [
        { name: 'ID', enabled: false },
        { name: 'NAME', enabled: true },
        { name: 'STATE', enabled: true },
        { name: 'SOURCE', enabled: true },
        { name: 'revenue', enabled: true },
        { name: 'orders', enabled: true },
        { name: 'latest', enabled: true },
      ],
      'table.column_formatting': [
        { columns: ['orders'], type: 'range', colors: ['#FFFFFF', '#A9C9E6'], min_type: null, max_type: null },
      ],
      column_settings: columns({
        NAME: { column_title: 'Customer' },
        STATE: { column_title: 'State' },
        SOURCE: { column_title: 'Channel' },
        revenue: { ...DOLLARS, show_mini_bar: true },
        latest: { date_style: 'MMMM D, YYYY', date_abbreviate: true, time_enabled: null },
      }),
    },
  },
  {
    key: 'come-back',
    name: 'How many customers come back?',
    description: 'In SQL: customers by the number of their orders. The filters are optional.',
    display: 'bar',
    ...sql(
      `
with BUYERS as (
  select ORDERS.USER_ID, count(*) as ORDERS_PLACED
  from ORDERS
  join PEOPLE on PEOPLE.ID = ORDERS.USER_ID
  where 1 = 1
    [[and {{date}}]]
    [[and {{state}}]]
  group by ORDERS.USER_ID
)
select
  case
    when ORDERS_PLACED = 1 then '1 order'
    when ORDERS_PLACED <= 3 then '2 to 3'
    when ORDERS_PLACED <= 10 then '4 to 10'
    else 'more than 10'
  end as ORDERS_PLACED,
  count(*) as CUSTOMERS
from BUYERS
group by 1
order by min(BUYERS.ORDERS_PLACED)`,
      {
        date: {
          id: '71b6d3c2-0a5e-4f0b-8a53-5d2f6c9e4a01',
          label: 'Date',
          field: 'ORDERS.CREATED_AT',
          takes: 'date/all-options',
        },
        state: {
          id: '71b6d3c2-0a5e-4f0b-8a53-5d2f6c9e4a02',
          label: 'State',
          field: 'PEOPLE.STATE',
          takes: 'string/=',
        },
      },
    ),
    settings: {
      'graph.dimensions': ['ORDERS_PLACED'],
      'graph.metrics': ['CUSTOMERS'],
      'graph.show_values': true,
      'graph.x_axis.title_text': 'Orders',
      'graph.y_axis.title_text': 'Customers',
      series_settings: { CUSTOMERS: { color: BLUE } },
      column_settings: columns({ ORDERS_PLACED: { column_title: 'Orders' }, CUSTOMERS: { column_title: 'Customers' } }),
    },
  },
]
