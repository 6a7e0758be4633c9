/** What the filters of the shop's dashboard apply to, by what a question starts from. */
import { column, field, named } from '../references.ts'
import type { ExampleParameter, Filters } from '../types.ts'

/** Where the data ends is fixed, so the usual range is, too. */
const LAST_TWO_YEARS = '2025-01-01~2026-12-31'

export const SHOP_PARAMETERS: readonly ExampleParameter[] = [
  { id: '6f1d3a01', name: 'Date', slug: 'date', type: 'date/all-options', sectionId: 'date', default: LAST_TWO_YEARS },
  {
    id: '6f1d3a02',
    name: 'Group by',
    slug: 'unit',
    type: 'temporal-unit',
    sectionId: 'temporal-unit',
    temporal_units: ['week', 'month', 'quarter', 'year'],
    default: 'month',
    required: true,
  },
  {
    id: '6f1d3a03',
    name: 'Category',
    slug: 'category',
    type: 'string/=',
    sectionId: 'string',
    values_query_type: 'list',
    isMultiSelect: true,
  },
  {
    id: '6f1d3a04',
    name: 'State',
    slug: 'state',
    type: 'string/=',
    sectionId: 'location',
    values_query_type: 'list',
    isMultiSelect: true,
  },
  {
    id: '6f1d3a05',
    name: 'City',
    slug: 'city',
    type: 'string/=',
    sectionId: 'location',
    values_query_type: 'search',
    isMultiSelect: true,
    filteringParameters: ['6f1d3a04'],
  },
  { id: '6f1d3a06', name: 'Paid at least', slug: 'paid', type: 'number/>=', sectionId: 'number' },
]

export const CATEGORY = field('PRODUCTS.CATEGORY', { via: 'ORDERS.PRODUCT_ID' })
const STATE = field('PEOPLE.STATE', { via: 'ORDERS.USER_ID' })

export const OF_ORDERS: Filters = {
  date: column(field('ORDERS.CREATED_AT')),
  unit: column(field('ORDERS.CREATED_AT', { unit: 'month' })),
  category: column(CATEGORY),
  state: column(STATE),
  city: column(field('PEOPLE.CITY', { via: 'ORDERS.USER_ID' })),
  paid: column(field('ORDERS.TOTAL')),
}

export const OF_PEOPLE: Filters = {
  date: column(field('PEOPLE.CREATED_AT')),
  state: column(field('PEOPLE.STATE')),
  city: column(field('PEOPLE.CITY')),
}

export const OF_REVIEWS: Filters = {
  date: column(field('REVIEWS.CREATED_AT')),
  category: column(field('PRODUCTS.CATEGORY', { via: 'REVIEWS.PRODUCT_ID' })),
}

/**
 * Of the model of orders, whose columns are known by name. Cities are not among them: values of a column by name are those
 * of the whole result, and a city is chosen among those of the state.
 */
export const OF_MODEL: Filters = {
  date: column(named('CREATED_AT', 'type/DateTime')),
  category: column(named('CATEGORY', 'type/Text')),
  state: column(named('STATE', 'type/Text')),
  paid: column(named('TOTAL', 'type/Float')),
}
