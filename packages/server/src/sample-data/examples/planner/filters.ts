/** What the filters of the planner's dashboard apply to, by what a question starts from. */
import { column, field } from '../references.ts'
import type { ExampleParameter, Filters } from '../types.ts'

export const PLANNER_PARAMETERS: readonly ExampleParameter[] = [
  {
    id: '6f1d3b01',
    name: 'Date',
    slug: 'date',
    type: 'date/all-options',
    sectionId: 'date',
    default: '2024-01-01~2026-12-31',
  },
  {
    id: '6f1d3b02',
    name: 'Group by',
    slug: 'unit',
    type: 'temporal-unit',
    sectionId: 'temporal-unit',
    temporal_units: ['month', 'quarter', 'year'],
    default: 'month',
    required: true,
  },
  {
    id: '6f1d3b03',
    name: 'Plan',
    slug: 'plan',
    type: 'string/=',
    sectionId: 'string',
    values_query_type: 'list',
    isMultiSelect: true,
  },
  {
    id: '6f1d3b04',
    name: 'Country',
    slug: 'country',
    type: 'string/=',
    sectionId: 'location',
    values_query_type: 'list',
    isMultiSelect: true,
  },
  {
    id: '6f1d3b05',
    name: 'Channel',
    slug: 'source',
    type: 'string/=',
    sectionId: 'string',
    values_query_type: 'list',
    isMultiSelect: true,
    filteringParameters: ['6f1d3b04'],
  },
  { id: '6f1d3b06', name: 'Seats', slug: 'seats', type: 'number/between', sectionId: 'number' },
]

/** The filters that are about an account, of a table that refers to it. */
function ofAccount(via: string): Filters {
  const account = (name: string) => column(field(`ACCOUNTS.${name}`, { via }))
  return { plan: account('PLAN'), country: account('COUNTRY'), source: account('SOURCE'), seats: account('SEATS') }
}

export const OF_ACCOUNTS: Filters = {
  date: column(field('ACCOUNTS.CREATED_AT')),
  unit: column(field('ACCOUNTS.CREATED_AT', { unit: 'month' })),
  plan: column(field('ACCOUNTS.PLAN')),
  country: column(field('ACCOUNTS.COUNTRY')),
  source: column(field('ACCOUNTS.SOURCE')),
  seats: column(field('ACCOUNTS.SEATS')),
}

/** Of questions that count accounts in the month in which they left. */
export const OF_LEAVING: Filters = {
  ...OF_ACCOUNTS,
  date: column(field('ACCOUNTS.CANCELED_AT')),
  unit: column(field('ACCOUNTS.CANCELED_AT', { unit: 'month' })),
}

export const OF_INVOICES: Filters = {
  ...ofAccount('INVOICES.ACCOUNT_ID'),
  date: column(field('INVOICES.DATE_RECEIVED')),
  unit: column(field('INVOICES.DATE_RECEIVED', { unit: 'month' })),
}

export const OF_FEEDBACK: Filters = {
  ...ofAccount('FEEDBACK.ACCOUNT_ID'),
  date: column(field('FEEDBACK.DATE_RECEIVED')),
}

export const OF_EVENTS: Filters = {
  ...ofAccount('ANALYTIC_EVENTS.ACCOUNT_ID'),
  date: column(field('ANALYTIC_EVENTS.TIMESTAMP')),
  unit: column(field('ANALYTIC_EVENTS.TIMESTAMP', { unit: 'month' })),
}
