import { createAccounts } from './saas/accounts.ts'
import { createAnalyticEvents } from './saas/analytic-events.ts'
import { createFeedback } from './saas/feedback.ts'
import { createInvoices } from './saas/invoices.ts'
import { ACCOUNTS, ANALYTIC_EVENTS, FEEDBACK, INVOICES } from './saas/schema.ts'
import type { SampleRow, SampleTable } from './schema.ts'
import { createOrders } from './shop/orders.ts'
import { createPeople } from './shop/people.ts'
import { createProducts } from './shop/products.ts'
import { createReviews, rateProducts } from './shop/reviews.ts'
import { ORDERS, PEOPLE, PRODUCTS, REVIEWS } from './shop/schema.ts'

/** All tables of the sample, each after those it refers to. */
export const SAMPLE_TABLES: readonly SampleTable[] = [
  PEOPLE,
  PRODUCTS,
  ORDERS,
  REVIEWS,
  ACCOUNTS,
  ANALYTIC_EVENTS,
  FEEDBACK,
  INVOICES,
]

/**
 * Every table with its rows, in the order of `SAMPLE_TABLES`; the same at every call. Rows are made as they are asked
 * for, so that those of the shop need not stay in memory while the rest is made.
 */
export function* createSampleRows(): Generator<readonly [SampleTable, readonly SampleRow[]]> {
  yield* createShopRows()
  yield* createSaasRows()
}

function* createShopRows(): Generator<readonly [SampleTable, readonly SampleRow[]]> {
  const people = createPeople()
  const products = createProducts()
  const orders = createOrders(people, products)
  const reviews = createReviews(orders)
  yield [PEOPLE, people.map(({ row }) => row)]
  yield [PRODUCTS, rateProducts(products, reviews)]
  yield [ORDERS, orders.map(({ row }) => row)]
  yield [REVIEWS, reviews]
}

function* createSaasRows(): Generator<readonly [SampleTable, readonly SampleRow[]]> {
  const accounts = createAccounts()
  yield [ACCOUNTS, accounts.map(({ row }) => row)]
  yield [ANALYTIC_EVENTS, createAnalyticEvents(accounts)]
  yield [FEEDBACK, createFeedback(accounts)]
  yield [INVOICES, createInvoices(accounts)]
}
