/** The filter of the dashboard about one customer. */
import { column, field, named } from '../references.ts'
import type { ExampleParameter, Filters } from '../types.ts'

/** Id of the filter, which links to the dashboard fill in. */
export const CUSTOMER_ID = '6f1d3c01'

/** Somebody with many orders. */
const REGULAR = 297

export const CUSTOMER_PARAMETERS: readonly ExampleParameter[] = [
  {
    id: CUSTOMER_ID,
    name: 'Customer',
    slug: 'customer',
    type: 'id',
    sectionId: 'id',
    default: REGULAR,
    required: true,
  },
]

export const OF_CUSTOMER: Filters = { customer: column(field('PEOPLE.ID')) }
export const OF_CUSTOMERS_ORDERS: Filters = { customer: column(field('ORDERS.USER_ID')) }

/** Of the model of orders, whose columns are known by name. */
export const OF_CUSTOMERS_MODEL: Filters = { customer: column(named('USER_ID', 'type/Integer')) }
