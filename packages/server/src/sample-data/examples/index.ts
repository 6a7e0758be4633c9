/**
 * The Examples: a collection about the sample database that a new server comes with, as data. What clients would send to
 * make it, with names in the place of ids; `services/server/examples` makes it. `shop`, `planner` and `customer` have a
 * dashboard each, with its filters and questions. Tested by examples.test.ts and test/contract/examples.test.ts.
 */
import { CUSTOMER_CARDS } from './customer/cards.ts'
import { CUSTOMER } from './customer/dashboard.ts'
import { ACCOUNT_CARDS } from './planner/accounts.ts'
import { PLANNER } from './planner/dashboard.ts'
import { MONEY } from './planner/money.ts'
import { DISCOUNTED, ORDERS_MODEL, REVENUE } from './shared.ts'
import { CUSTOMERS } from './shop/customers.ts'
import { SHOP } from './shop/dashboard.ts'
import { ADD_REVIEW, REVIEWS_MODEL } from './shop/reviews.ts'
import { PRODUCTS } from './shop/products.ts'
import { SALES } from './shop/sales.ts'
import { TIMELINE } from './timeline.ts'
import type { Examples } from './types.ts'

export type { Reference } from './references.ts'
export type * from './types.ts'

export const EXAMPLES: Examples = {
  collection: {
    name: 'Examples',
    description:
      'Dashboards and questions about the sample database, to look around in and to change. Delete them when you have ' +
      'seen enough: they do not come back.',
  },
  dashboards: [SHOP, PLANNER, CUSTOMER],
  segments: [DISCOUNTED],
  cards: [
    REVENUE,
    ORDERS_MODEL,
    ...SALES,
    ...CUSTOMERS,
    ...PRODUCTS,
    REVIEWS_MODEL,
    ...CUSTOMER_CARDS,
    ...MONEY,
    ...ACCOUNT_CARDS,
  ],
  actions: [ADD_REVIEW],
  timelines: [TIMELINE],
}
