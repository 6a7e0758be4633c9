/** The dashboard of the shop. */
import { only, tags } from '../references.ts'
import type { ExampleDashboard } from '../types.ts'
import { button, heading, link, text } from '../virtual-cards.ts'
import { CUSTOMER_ID } from '../customer/filters.ts'
import { OF_MODEL, OF_ORDERS, OF_PEOPLE, OF_REVIEWS, SHOP_PARAMETERS } from './filters.ts'

/** A click that sets a filter of this dashboard to the value of a column. */
function sets(slug: string, name: string) {
  const id = SHOP_PARAMETERS.find((one) => one.slug === slug)?.id ?? ''
  const mapping = { id, source: { type: 'column', id: name, name }, target: { type: 'parameter', id } }
  return { click_behavior: { type: 'crossfilter', parameterMapping: { [id]: mapping } } }
}

const CUSTOMER_UP_CLOSE = {
  type: 'link',
  linkType: 'dashboard',
  targetId: { $dashboard: 'customer' },
  parameterMapping: {
    [CUSTOMER_ID]: {
      id: CUSTOMER_ID,
      source: { type: 'column', id: 'ID', name: 'ID' },
      target: { type: 'parameter', id: CUSTOMER_ID },
    },
  },
}

const INTRODUCTION = `**Is the shop doing well, and why?** The filters above apply to all tabs. A click on a slice of the \
pie, or on a state of the map, sets a filter. The orders end in December 2026.`

const NO_UNIT = ['date', 'category', 'state', 'city', 'paid']

export const SHOP: ExampleDashboard = {
  key: 'shop',
  name: 'Shop: sales, customers, products',
  description: 'Whether the shop is doing well, who its customers are and what they buy.',
  position: 1,
  tabs: ['Sales', 'Customers', 'Products'],
  parameters: SHOP_PARAMETERS,
  dashcards: [
    { tab: 'Sales', row: 0, col: 0, size_x: 18, size_y: 2, settings: text(INTRODUCTION) },
    { tab: 'Sales', row: 0, col: 18, size_x: 6, size_y: 1, settings: link({ $dashboard: 'planner' }, 'dashboard') },
    { tab: 'Sales', row: 1, col: 18, size_x: 6, size_y: 1, settings: link({ $card: 'orders' }, 'dataset') },
    { card: 'revenue-trend', tab: 'Sales', row: 2, col: 0, size_x: 6, size_y: 3, filters: OF_ORDERS },
    { card: 'orders-trend', tab: 'Sales', row: 2, col: 6, size_x: 6, size_y: 3, filters: OF_ORDERS },
    {
      card: 'average-order',
      tab: 'Sales',
      row: 2,
      col: 12,
      size_x: 6,
      size_y: 3,
      filters: only(OF_ORDERS, ...NO_UNIT),
    },
    { card: 'buyers', tab: 'Sales', row: 2, col: 18, size_x: 6, size_y: 3, filters: only(OF_ORDERS, ...NO_UNIT) },
    {
      card: 'revenue-years',
      tab: 'Sales',
      row: 5,
      col: 0,
      size_x: 15,
      size_y: 7,
      filters: only(OF_ORDERS, ...NO_UNIT),
    },
    {
      card: 'category-share',
      tab: 'Sales',
      row: 5,
      col: 15,
      size_x: 9,
      size_y: 7,
      filters: only(OF_ORDERS, ...NO_UNIT),
      settings: sets('category', 'CATEGORY'),
    },
    { tab: 'Sales', row: 12, col: 0, size_x: 24, size_y: 1, settings: heading('Where the growth comes from') },
    { card: 'revenue-by-category', tab: 'Sales', row: 13, col: 0, size_x: 12, size_y: 7, filters: OF_ORDERS },
    { card: 'orders-and-size', tab: 'Sales', row: 13, col: 12, size_x: 12, size_y: 7, filters: OF_ORDERS },
    { card: 'order-size', tab: 'Sales', row: 20, col: 0, size_x: 12, size_y: 7, filters: only(OF_ORDERS, ...NO_UNIT) },
    {
      card: 'price-to-payment',
      tab: 'Sales',
      row: 20,
      col: 12,
      size_x: 12,
      size_y: 7,
      filters: tags('date', 'category', 'state'),
    },
    {
      tab: 'Customers',
      row: 0,
      col: 0,
      size_x: 24,
      size_y: 1,
      filters: { state: ['text-tag', 'state'] },
      settings: text('## Customers[[ in {{state}}]]'),
    },
    {
      card: 'customers-by-state',
      tab: 'Customers',
      row: 1,
      col: 0,
      size_x: 14,
      size_y: 9,
      filters: only(OF_PEOPLE, 'date', 'city'),
      settings: sets('state', 'STATE'),
    },
    { card: 'customers-by-source', tab: 'Customers', row: 1, col: 14, size_x: 10, size_y: 9, filters: OF_PEOPLE },
    {
      card: 'best-customers',
      tab: 'Customers',
      row: 10,
      col: 0,
      size_x: 15,
      size_y: 9,
      filters: only(OF_ORDERS, ...NO_UNIT),
      settings: { column_settings: { '["name","NAME"]': { click_behavior: CUSTOMER_UP_CLOSE } } },
    },
    { card: 'come-back', tab: 'Customers', row: 10, col: 15, size_x: 9, size_y: 9, filters: tags('date', 'state') },
    {
      card: 'best-products',
      tab: 'Products',
      row: 0,
      col: 0,
      size_x: 12,
      size_y: 8,
      filters: only(OF_ORDERS, ...NO_UNIT),
    },
    {
      card: 'price-and-rating',
      tab: 'Products',
      row: 0,
      col: 12,
      size_x: 12,
      size_y: 8,
      filters: only(OF_ORDERS, 'date', 'category', 'state'),
    },
    { card: 'channels-and-categories', tab: 'Products', row: 8, col: 0, size_x: 12, size_y: 9, filters: OF_MODEL },
    { card: 'latest-reviews', tab: 'Products', row: 8, col: 12, size_x: 12, size_y: 8, filters: OF_REVIEWS },
    {
      card: 'reviews',
      action: 'add-review',
      tab: 'Products',
      row: 16,
      col: 12,
      size_x: 12,
      size_y: 1,
      settings: button('Add a review'),
    },
    { card: 'discount-share', tab: 'Products', row: 17, col: 0, size_x: 12, size_y: 6, filters: OF_ORDERS },
    {
      card: 'orders-by-weekday',
      tab: 'Products',
      row: 17,
      col: 12,
      size_x: 12,
      size_y: 6,
      filters: only(OF_ORDERS, ...NO_UNIT),
    },
    {
      card: 'large-orders',
      tab: 'Products',
      row: 23,
      col: 0,
      size_x: 24,
      size_y: 8,
      filters: tags('date'),
      settings: { 'card.title': 'Large orders: $500 and more' },
    },
  ],
}
