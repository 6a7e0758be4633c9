/** Who uses the planner, what for, and what they think of it. */
import { BLUE, PERCENT, columns } from '../looks.ts'
import { as, field, onTable } from '../references.ts'
import type { ExampleCard } from '../types.ts'

const ACCOUNTS = as('accounts', 'Accounts', ['count'])
const FACES = { 'Very Poor': '#C85A54', Poor: '#E39A8F', Average: '#E5E0D3', Good: '#9CCBB0', Excellent: '#57A37C' }

export const ACCOUNT_CARDS: readonly ExampleCard[] = [
  {
    key: 'accounts-by-country',
    name: 'Which countries do accounts come from?',
    description: 'On the dashboard, a click on a country filters everything else.',
    display: 'map',
    query: onTable('ACCOUNTS', { aggregation: [ACCOUNTS], breakout: [field('ACCOUNTS.COUNTRY')] }),
    settings: {
      'map.type': 'region',
      'map.region': 'world_countries',
      'map.dimension': 'COUNTRY',
      'map.metric': 'accounts',
    },
  },
  {
    key: 'channels',
    name: 'Which channels bring accounts that stay?',
    description: 'Most accounts are not yet most customers: trials from some channels become subscriptions more often.',
    display: 'table',
    query: onTable('ACCOUNTS', {
      expressions: { CHANNEL: ['coalesce', field('ACCOUNTS.SOURCE'), 'Unknown'] },
      aggregation: [
        ACCOUNTS,
        as('converted', 'Subscribed', ['share', ['=', field('ACCOUNTS.TRIAL_CONVERTED'), true]]),
        as('paying', 'Pay at present', ['share', ['=', field('ACCOUNTS.ACTIVE_SUBSCRIPTION'), true]]),
        as('seats', 'Seats', ['avg', field('ACCOUNTS.SEATS')]),
      ],
      breakout: [['expression', 'CHANNEL']],
      'order-by': [['desc', ['aggregation', 0]]],
    }),
    settings: {
      'table.columns': ['CHANNEL', 'accounts', 'converted', 'paying', 'seats'].map((name) => ({ name, enabled: true })),
      'table.column_formatting': [
        { columns: ['converted'], type: 'range', colors: ['#FFFFFF', '#A8D5BC'], min_type: null, max_type: null },
      ],
      column_settings: columns({
        CHANNEL: { column_title: 'Channel' },
        accounts: { show_mini_bar: true },
        converted: PERCENT,
        paying: PERCENT,
        seats: { column_title: 'Seats on average', decimals: 1 },
      }),
    },
  },
  {
    key: 'account-pins',
    name: 'Where are the largest accounts?',
    description: 'The two hundred with most seats, as pins on a map.',
    display: 'map',
    query: onTable('ACCOUNTS', {
      fields: ['EMAIL', 'PLAN', 'SEATS', 'COUNTRY', 'LATITUDE', 'LONGITUDE'].map((name) => field(`ACCOUNTS.${name}`)),
      filter: ['and', ['not-null', field('ACCOUNTS.LATITUDE')], ['not-null', field('ACCOUNTS.LONGITUDE')]],
      'order-by': [['desc', field('ACCOUNTS.SEATS')]],
      limit: 200,
    }),
    settings: {
      'map.type': 'pin',
      'map.pin_type': 'markers',
      'map.latitude_column': 'LATITUDE',
      'map.longitude_column': 'LONGITUDE',
      'map.center_latitude': 25,
      'map.center_longitude': 5,
      'map.zoom': 2,
    },
  },
  {
    key: 'events',
    name: 'How much is the planner used?',
    description: 'Pages seen and buttons pressed as areas, and the accounts behind them as a line.',
    display: 'combo',
    query: onTable('ANALYTIC_EVENTS', {
      aggregation: [
        as('views', 'Pages seen', ['count-where', ['=', field('ANALYTIC_EVENTS.EVENT'), 'Page Viewed']]),
        as('clicks', 'Buttons pressed', ['count-where', ['=', field('ANALYTIC_EVENTS.EVENT'), 'Button Clicked']]),
        as('accounts', 'Accounts', ['distinct', field('ANALYTIC_EVENTS.ACCOUNT_ID')]),
      ],
      breakout: [field('ANALYTIC_EVENTS.TIMESTAMP', { unit: 'month' })],
    }),
    settings: {
      'graph.dimensions': ['TIMESTAMP'],
      'graph.metrics': ['views', 'clicks', 'accounts'],
      'stackable.stack_type': 'stacked',
      'graph.x_axis.labels_enabled': false,
      series_settings: {
        views: { display: 'area', axis: 'left', color: BLUE },
        clicks: { display: 'area', axis: 'left', color: '#8FB6D9' },
        accounts: { display: 'line', axis: 'right', color: '#E3A23B', 'line.size': 'L' },
      },
    },
  },
  {
    key: 'buttons',
    name: 'Which buttons are pressed most?',
    description: 'What people do in the planner.',
    display: 'row',
    query: onTable('ANALYTIC_EVENTS', {
      aggregation: [as('clicks', 'Clicks', ['count'])],
      breakout: [field('ANALYTIC_EVENTS.BUTTON_LABEL')],
      filter: ['not-null', field('ANALYTIC_EVENTS.BUTTON_LABEL')],
      'order-by': [['desc', ['aggregation', 0]]],
    }),
    settings: {
      'graph.dimensions': ['BUTTON_LABEL'],
      'graph.metrics': ['clicks'],
      'graph.show_values': true,
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.labels_enabled': false,
      series_settings: { clicks: { color: BLUE } },
    },
  },
  {
    key: 'ratings',
    name: 'Do ratings get better?',
    description: 'Answers of the survey by quarter, as shares.',
    display: 'bar',
    query: onTable('FEEDBACK', {
      aggregation: [as('answers', 'Answers', ['count'])],
      breakout: [field('FEEDBACK.DATE_RECEIVED', { unit: 'quarter' }), field('FEEDBACK.RATING_MAPPED')],
    }),
    settings: {
      'graph.dimensions': ['DATE_RECEIVED', 'RATING_MAPPED'],
      'graph.metrics': ['answers'],
      'graph.series_order': Object.entries(FACES).map(([name, color]) => ({ key: name, name, enabled: true, color })),
      'stackable.stack_type': 'normalized',
      'graph.x_axis.labels_enabled': false,
      'graph.y_axis.title_text': 'Share of answers',
      series_settings: Object.fromEntries(Object.entries(FACES).map(([name, color]) => [name, { color }])),
    },
  },
  {
    key: 'remarks',
    name: 'What do customers write?',
    description: 'The latest remarks of the survey.',
    display: 'table',
    query: onTable('FEEDBACK', {
      fields: [
        field('FEEDBACK.DATE_RECEIVED'),
        field('FEEDBACK.RATING'),
        field('FEEDBACK.BODY'),
        field('FEEDBACK.EMAIL'),
        field('ACCOUNTS.PLAN', { via: 'FEEDBACK.ACCOUNT_ID' }),
      ],
      filter: ['not-null', field('FEEDBACK.BODY')],
      'order-by': [['desc', field('FEEDBACK.DATE_RECEIVED')]],
      limit: 100,
    }),
    settings: {
      'table.columns': ['DATE_RECEIVED', 'RATING', 'BODY', 'EMAIL', 'PLAN'].map((name) => ({ name, enabled: true })),
      'table.column_formatting': [
        {
          columns: ['RATING'],
          type: 'range',
          colors: ['#E9A6A2', '#FFFFFF', '#A8D5BC'],
          min_type: null,
          max_type: null,
        },
      ],
      column_settings: columns({
        DATE_RECEIVED: { column_title: 'Date', date_style: 'MMMM D, YYYY', date_abbreviate: true, time_enabled: null },
        BODY: { column_title: 'Remark' },
        EMAIL: { view_as: 'email_link' },
        PLAN: { column_title: 'Plan' },
      }),
    },
  },
]
