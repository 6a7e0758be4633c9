import { column, createdAt, idColumn, optional, reference } from '../schema.ts'
import type { SampleTable } from '../schema.ts'

/** The planning tool's customers. */
export const ACCOUNTS: SampleTable = {
  name: 'ACCOUNTS',
  description: 'Teams that signed up for a subscription to a planning tool. Every account starts with a free trial.',
  entity_type: 'entity/CompanyTable',
  columns: [
    idColumn('Number of the account, in order of signing up.'),
    column('EMAIL', 'VARCHAR(255)', "Address of the account's owner.", 'type/Email'),
    column('FIRST_NAME', 'VARCHAR(255)', "Owner's first name.", 'type/Name'),
    column('LAST_NAME', 'VARCHAR(255)', "Owner's last name.", 'type/Name'),
    column('PLAN', 'VARCHAR(50)', 'Basic, Business or Premium.', 'type/Category'),
    optional('SOURCE', 'VARCHAR(50)', 'Channel the account came from. Empty when unknown.', 'type/Source'),
    column('SEATS', 'INTEGER', 'Number of people who may use the account.'),
    createdAt('When the account signed up.'),
    column('TRIAL_ENDS_AT', 'TIMESTAMP', 'End of the free trial, 14 days after signing up.'),
    optional(
      'CANCELED_AT',
      'TIMESTAMP',
      'When the account left, during the trial or later. Empty for those still there.',
      'type/CancelationTimestamp',
    ),
    optional(
      'TRIAL_CONVERTED',
      'BOOLEAN',
      'Whether the trial became a paid subscription. Empty while the trial runs.',
      'type/Category',
    ),
    column('ACTIVE_SUBSCRIPTION', 'BOOLEAN', 'Whether the account pays at present.', 'type/Category'),
    column('LEGACY_PLAN', 'BOOLEAN', 'Whether it keeps the lower prices from before April 2024.', 'type/Category'),
    optional('LATITUDE', 'DOUBLE', 'North-south position in degrees.', 'type/Latitude'),
    optional('LONGITUDE', 'DOUBLE', 'East-west position in degrees.', 'type/Longitude'),
    column('COUNTRY', 'CHAR(2)', 'Country: two letters.', 'type/Country'),
  ],
}

/** What happens inside the tool. */
export const ANALYTIC_EVENTS: SampleTable = {
  name: 'ANALYTIC_EVENTS',
  description: 'Pages seen and buttons pressed in the planning tool.',
  entity_type: 'entity/EventTable',
  columns: [
    idColumn('Number of the event, in order of time.'),
    reference('ACCOUNT_ID', 'ACCOUNTS', 'The account it happened in.'),
    column('EVENT', 'VARCHAR(50)', 'Page Viewed or Button Clicked.', 'type/Category'),
    column('TIMESTAMP', 'TIMESTAMP', 'When it happened.'),
    column('PAGE_URL', 'VARCHAR(255)', 'Page it happened on.', 'type/URL'),
    optional('BUTTON_LABEL', 'VARCHAR(50)', 'Which button. Empty for page views.', 'type/Category'),
  ],
}

/** What customers say about the tool. */
export const FEEDBACK: SampleTable = {
  name: 'FEEDBACK',
  description: 'Answers to the question how people like the planning tool.',
  entity_type: 'entity/GenericTable',
  columns: [
    idColumn('Number of the answer, in order of time.'),
    reference('ACCOUNT_ID', 'ACCOUNTS', 'The account it came from.'),
    column('EMAIL', 'VARCHAR(255)', 'Address of the person asked.', 'type/Email'),
    column('DATE_RECEIVED', 'TIMESTAMP', 'When the answer arrived.'),
    column('RATING', 'INTEGER', 'From 1 (worst) to 5 (best).', 'type/Score'),
    column('RATING_MAPPED', 'VARCHAR(50)', 'The rating in words.', 'type/Category'),
    optional('BODY', 'TEXT', 'Remarks. Empty when none were made.', 'type/Description'),
  ],
}

/** The money that came in. */
export const INVOICES: SampleTable = {
  name: 'INVOICES',
  description: 'Payments of subscriptions. Most accounts pay by the month, some by the year.',
  entity_type: 'entity/TransactionTable',
  columns: [
    idColumn('Number of the invoice, in order of payment.'),
    reference('ACCOUNT_ID', 'ACCOUNTS', 'The account that paid.'),
    column('PAYMENT', 'DOUBLE', 'Amount in dollars.'),
    column('EXPECTED_INVOICE', 'BOOLEAN', 'False for extra services outside the subscription.', 'type/Category'),
    column('PLAN', 'VARCHAR(50)', "The account's plan: Basic, Business or Premium.", 'type/Category'),
    column('DATE_RECEIVED', 'TIMESTAMP', 'When the payment arrived.'),
  ],
}
