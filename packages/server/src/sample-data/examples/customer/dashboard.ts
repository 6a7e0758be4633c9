/** The dashboard to which the table of the best customers leads. */
import type { ExampleDashboard } from '../types.ts'
import { link, text } from '../virtual-cards.ts'
import { CUSTOMER_PARAMETERS, OF_CUSTOMER, OF_CUSTOMERS_MODEL, OF_CUSTOMERS_ORDERS } from './filters.ts'

/** The grid of a dashboard without tabs. */
const tab = ''

export const CUSTOMER: ExampleDashboard = {
  key: 'customer',
  name: 'A customer up close',
  description: 'One customer: who it is, and everything that was ever bought. Choose another one in the filter.',
  position: 3,
  tabs: [],
  parameters: CUSTOMER_PARAMETERS,
  dashcards: [
    {
      tab,
      row: 0,
      col: 0,
      size_x: 18,
      size_y: 1,
      settings: text('A click on a name in **Who are the best customers?** leads here.'),
    },
    { tab, row: 0, col: 18, size_x: 6, size_y: 1, settings: link({ $dashboard: 'shop' }, 'dashboard') },
    { card: 'customer-record', tab, row: 1, col: 0, size_x: 9, size_y: 10, filters: OF_CUSTOMER },
    { card: 'customer-revenue', tab, row: 1, col: 9, size_x: 5, size_y: 3, filters: OF_CUSTOMERS_ORDERS },
    { card: 'customer-orders', tab, row: 1, col: 14, size_x: 5, size_y: 3, filters: OF_CUSTOMERS_ORDERS },
    { card: 'customer-latest', tab, row: 1, col: 19, size_x: 5, size_y: 3, filters: OF_CUSTOMERS_ORDERS },
    { card: 'customer-history', tab, row: 4, col: 9, size_x: 15, size_y: 7, filters: OF_CUSTOMERS_ORDERS },
    { card: 'customer-order-list', tab, row: 11, col: 0, size_x: 24, size_y: 8, filters: OF_CUSTOMERS_MODEL },
  ],
}
