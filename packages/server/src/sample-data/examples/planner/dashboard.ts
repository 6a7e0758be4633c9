/** The dashboard of the planning tool. */
import { only, tags } from '../references.ts'
import type { ExampleDashboard } from '../types.ts'
import { heading, link, text } from '../virtual-cards.ts'
import { OF_ACCOUNTS, OF_EVENTS, OF_FEEDBACK, OF_INVOICES, OF_LEAVING, PLANNER_PARAMETERS } from './filters.ts'

const COUNTRY_FILTER = PLANNER_PARAMETERS.find(({ slug }) => slug === 'country')?.id ?? ''

const SETS_COUNTRY = {
  click_behavior: {
    type: 'crossfilter',
    parameterMapping: {
      [COUNTRY_FILTER]: {
        id: COUNTRY_FILTER,
        source: { type: 'column', id: 'COUNTRY', name: 'COUNTRY' },
        target: { type: 'parameter', id: COUNTRY_FILTER },
      },
    },
  },
}

const INTRODUCTION = `**Do teams that try the planner stay?** The channels that can be chosen depend on the country: the two filters are \
linked. Events such as new prices are marked in charts over time.`

const ABOUT_ACCOUNTS = ['plan', 'country', 'source', 'seats']

export const PLANNER: ExampleDashboard = {
  key: 'planner',
  name: 'Planner: subscriptions',
  description: 'A subscription business: what it earns, whether trials become customers, and how the tool is used.',
  position: 2,
  tabs: ['Money', 'Accounts', 'Use and opinion'],
  parameters: PLANNER_PARAMETERS,
  dashcards: [
    { tab: 'Money', row: 0, col: 0, size_x: 18, size_y: 2, settings: text(INTRODUCTION) },
    { tab: 'Money', row: 0, col: 18, size_x: 6, size_y: 1, settings: link({ $dashboard: 'shop' }, 'dashboard') },
    { tab: 'Money', row: 1, col: 18, size_x: 6, size_y: 1, settings: link({ $card: 'staying' }, 'card') },
    { card: 'payments-trend', tab: 'Money', row: 2, col: 0, size_x: 6, size_y: 4, filters: OF_INVOICES },
    {
      card: 'paying-accounts',
      tab: 'Money',
      row: 2,
      col: 6,
      size_x: 6,
      size_y: 4,
      filters: only(OF_ACCOUNTS, ...ABOUT_ACCOUNTS),
    },
    {
      card: 'year-goal',
      tab: 'Money',
      row: 2,
      col: 12,
      size_x: 6,
      size_y: 4,
      filters: only(OF_INVOICES, ...ABOUT_ACCOUNTS),
      settings: { 'card.title': 'Goal for 2026' },
    },
    {
      card: 'satisfaction',
      tab: 'Money',
      row: 2,
      col: 18,
      size_x: 6,
      size_y: 4,
      filters: OF_FEEDBACK,
      settings: { 'card.title': 'Satisfaction' },
    },
    { card: 'payments-by-plan', tab: 'Money', row: 6, col: 0, size_x: 14, size_y: 7, filters: OF_INVOICES },
    {
      card: 'trial-funnel',
      tab: 'Money',
      row: 6,
      col: 14,
      size_x: 10,
      size_y: 7,
      filters: tags('date', 'plan', 'country', 'source'),
    },
    { tab: 'Money', row: 13, col: 0, size_x: 24, size_y: 1, settings: heading('Coming and going') },
    {
      card: 'sign-ups',
      tab: 'Money',
      row: 14,
      col: 0,
      size_x: 12,
      size_y: 7,
      filters: OF_ACCOUNTS,
      series: [{ card: 'leavers', filters: OF_LEAVING }],
      settings: { 'card.title': 'Accounts that signed up, and that left' },
    },
    {
      card: 'staying',
      tab: 'Money',
      row: 14,
      col: 12,
      size_x: 12,
      size_y: 7,
      filters: tags('plan', 'country', 'source'),
    },
    {
      card: 'accounts-by-country',
      tab: 'Accounts',
      row: 0,
      col: 0,
      size_x: 14,
      size_y: 8,
      filters: only(OF_ACCOUNTS, 'date', 'plan', 'source', 'seats'),
      settings: SETS_COUNTRY,
    },
    {
      card: 'channels',
      tab: 'Accounts',
      row: 0,
      col: 14,
      size_x: 10,
      size_y: 8,
      filters: only(OF_ACCOUNTS, 'date', ...ABOUT_ACCOUNTS),
    },
    {
      card: 'account-pins',
      tab: 'Accounts',
      row: 8,
      col: 0,
      size_x: 24,
      size_y: 9,
      filters: only(OF_ACCOUNTS, 'date', ...ABOUT_ACCOUNTS),
    },
    { card: 'events', tab: 'Use and opinion', row: 0, col: 0, size_x: 14, size_y: 8, filters: OF_EVENTS },
    {
      card: 'buttons',
      tab: 'Use and opinion',
      row: 0,
      col: 14,
      size_x: 10,
      size_y: 8,
      filters: only(OF_EVENTS, 'date', ...ABOUT_ACCOUNTS),
    },
    { card: 'ratings', tab: 'Use and opinion', row: 8, col: 0, size_x: 10, size_y: 8, filters: OF_FEEDBACK },
    { card: 'remarks', tab: 'Use and opinion', row: 8, col: 10, size_x: 14, size_y: 8, filters: OF_FEEDBACK },
  ],
}
