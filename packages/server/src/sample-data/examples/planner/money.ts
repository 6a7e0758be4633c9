/** What the subscriptions bring, and how accounts come and go. */
import { BLUE, DOLLARS, GREEN, PLAN_SERIES, RED, columns } from '../looks.ts'
import { as, field, onTable } from '../references.ts'
import { sql } from '../sql.ts'
import type { ExampleCard } from '../types.ts'

const MONTH = field('INVOICES.DATE_RECEIVED', { unit: 'month' })
const PAYMENTS = as('payments', 'Payments', ['sum', field('INVOICES.PAYMENT')])
const ACCOUNTS = as('accounts', 'Accounts', ['count'])

/** Ids of the variables that several questions in SQL have. */
const accountTags = (group: string) => ({
  date: {
    id: `3ad9e4b0-${group}-4d0a-8e6c-71f25b9c0d01`,
    label: 'Signed up',
    field: 'ACCOUNTS.CREATED_AT',
    takes: 'date/all-options',
  },
  plan: {
    id: `3ad9e4b0-${group}-4d0a-8e6c-71f25b9c0d02`,
    label: 'Plan',
    field: 'ACCOUNTS.PLAN',
    takes: 'string/=',
  },
  country: {
    id: `3ad9e4b0-${group}-4d0a-8e6c-71f25b9c0d03`,
    label: 'Country',
    field: 'ACCOUNTS.COUNTRY',
    takes: 'string/=',
  },
  source: {
    id: `3ad9e4b0-${group}-4d0a-8e6c-71f25b9c0d04`,
    label: 'Channel',
    field: 'ACCOUNTS.SOURCE',
    takes: 'string/=',
  },
})

export const MONEY: readonly ExampleCard[] = [
  {
    key: 'payments-trend',
    name: 'Payments, latest period',
    description: 'Against the period before.',
    display: 'smartscalar',
    home: 'planner',
    query: onTable('INVOICES', { aggregation: [PAYMENTS], breakout: [MONTH] }),
    settings: {
      'scalar.field': 'payments',
      'scalar.comparisons': [{ id: '1', type: 'previousPeriod' }],
      column_settings: columns({ payments: DOLLARS }),
    },
  },
  {
    key: 'paying-accounts',
    name: 'Paying accounts',
    description: 'Accounts with a subscription at present.',
    display: 'scalar',
    home: 'planner',
    query: onTable('ACCOUNTS', {
      aggregation: [ACCOUNTS],
      filter: ['=', field('ACCOUNTS.ACTIVE_SUBSCRIPTION'), true],
    }),
    settings: { 'scalar.field': 'accounts' },
  },
  {
    key: 'year-goal',
    name: 'Payments in 2026 against the goal',
    description:
      'The goal for the year is 1.8 million dollars. It looks at all of 2026, whatever the date filter says.',
    display: 'progress',
    query: onTable('INVOICES', {
      aggregation: [PAYMENTS],
      filter: ['between', field('INVOICES.DATE_RECEIVED'), '2026-01-01', '2026-12-31'],
    }),
    settings: {
      'progress.value': 'payments',
      'progress.goal': 1_800_000,
      'progress.color': GREEN,
      column_settings: columns({ payments: DOLLARS }),
    },
  },
  {
    key: 'satisfaction',
    name: 'How satisfied are customers?',
    description: 'The average rating of the survey, from 1 to 5.',
    display: 'gauge',
    query: onTable('FEEDBACK', { aggregation: [as('rating', 'Rating', ['avg', field('FEEDBACK.RATING')])] }),
    settings: {
      'gauge.segments': [
        { min: 1, max: 2.5, color: RED, label: 'Poor' },
        { min: 2.5, max: 3.5, color: '#E3A23B', label: 'Fair' },
        { min: 3.5, max: 5, color: GREEN, label: 'Good' },
      ],
      column_settings: columns({ rating: { decimals: 2 } }),
    },
  },
  {
    key: 'payments-by-plan',
    name: 'What do the plans bring?',
    description: 'Payments by plan over time.',
    display: 'bar',
    query: onTable('INVOICES', { aggregation: [PAYMENTS], breakout: [MONTH, field('INVOICES.PLAN')] }),
    settings: {
      'graph.dimensions': ['DATE_RECEIVED', 'PLAN'],
      'graph.metrics': ['payments'],
      'stackable.stack_type': 'stacked',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Payments',
      series_settings: PLAN_SERIES,
      column_settings: columns({ payments: DOLLARS }),
    },
  },
  {
    key: 'trial-funnel',
    name: 'How many trials become subscriptions?',
    description: 'In SQL: accounts at each step, from signing up to paying at present.',
    display: 'funnel',
    ...sql(
      `
with CHOSEN as (
  select ACCOUNTS.TRIAL_CONVERTED, ACCOUNTS.ACTIVE_SUBSCRIPTION
  from ACCOUNTS
  where {{date}} and {{plan}} and {{country}} and {{source}}
),
STEPS as (
  select 1 as POSITION, 'Signed up' as STEP, count(*) as ACCOUNTS from CHOSEN
  union all
  select 2, 'Trial is over', count(*) from CHOSEN where TRIAL_CONVERTED is not null
  union all
  select 3, 'Subscribed', count(*) from CHOSEN where TRIAL_CONVERTED
  union all
  select 4, 'Pay at present', count(*) from CHOSEN where ACTIVE_SUBSCRIPTION
)
select STEP, ACCOUNTS from STEPS order by POSITION`,
      accountTags('5c11'),
    ),
    settings: { 'funnel.dimension': 'STEP', 'funnel.metric': 'ACCOUNTS', 'funnel.type': 'funnel' },
  },
  {
    key: 'sign-ups',
    name: 'Accounts that signed up',
    description: 'By month. On the dashboard, it is drawn together with those that left.',
    display: 'line',
    query: onTable('ACCOUNTS', {
      aggregation: [as('joined', 'Signed up', ['count'])],
      breakout: [field('ACCOUNTS.CREATED_AT', { unit: 'month' })],
    }),
    settings: {
      'graph.dimensions': ['CREATED_AT'],
      'graph.metrics': ['joined'],
      'graph.show_trendline': true,
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Accounts',
      series_settings: { joined: { color: BLUE } },
    },
  },
  {
    key: 'leavers',
    name: 'Accounts that left',
    description: 'By month, during the trial or later.',
    display: 'line',
    query: onTable('ACCOUNTS', {
      aggregation: [as('left', 'Left', ['count'])],
      breakout: [field('ACCOUNTS.CANCELED_AT', { unit: 'month' })],
      filter: ['not-null', field('ACCOUNTS.CANCELED_AT')],
    }),
    settings: {
      'graph.dimensions': ['CANCELED_AT'],
      'graph.metrics': ['left'],
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Accounts',
      series_settings: { left: { color: RED } },
    },
  },
  {
    key: 'staying',
    name: 'How long do subscriptions last?',
    description:
      'In SQL: of the accounts that subscribed in a year, the share that still paid so many months later, as far as that is known for all of them.',
    display: 'line',
    ...sql(
      `
with recursive MONTHS(MONTH) as (
  select 0 union all select MONTH + 1 from MONTHS where MONTH < 24
),
SUBSCRIBERS as (
  select TRIAL_ENDS_AT, CANCELED_AT, strftime('%Y', TRIAL_ENDS_AT) as SINCE
  from ACCOUNTS
  where TRIAL_CONVERTED and {{plan}} and {{country}} and {{source}}
)
select
  MONTHS.MONTH as MONTHS_LATER,
  SUBSCRIBERS.SINCE as SUBSCRIBED_IN,
  avg(CANCELED_AT is null or CANCELED_AT > datetime(TRIAL_ENDS_AT, '+' || MONTHS.MONTH || ' months')) as STILL_PAYING
from SUBSCRIBERS
join MONTHS on date(SUBSCRIBERS.SINCE || '-12-31', '+' || MONTHS.MONTH || ' months') <= '2026-12-31'
group by 1, 2
order by 2, 1`,
      withoutDate(accountTags('5c12')),
    ),
    settings: {
      'graph.dimensions': ['MONTHS_LATER', 'SUBSCRIBED_IN'],
      'graph.metrics': ['STILL_PAYING'],
      'graph.x_axis.scale': 'linear',
      'graph.x_axis.title_text': 'Months later',
      'graph.y_axis.title_text': 'Still paying',
      'graph.y_axis.auto_range': false,
      'graph.y_axis.min': 0,
      'graph.y_axis.max': 1,
      column_settings: columns({ STILL_PAYING: { number_style: 'percent', decimals: 0 } }),
    },
  },
]

function withoutDate<T extends { date: unknown }>({ date: _left, ...rest }: T) {
  return rest
}
