import { idColumn } from '../schema.ts'
import type { SampleTable } from '../schema.ts'

/** The planning tool's customers. */
export const ACCOUNTS: SampleTable = {
  name: 'ACCOUNTS',
  description: 'Teams that signed up for a subscription to a planning tool. Every account starts with a free trial.',
  entity_type: 'entity/CompanyTable',
  columns: [
    idColumn('Number of the account, in order of signing up.'),
    {
      name: 'EMAIL',
      type: 'VARCHAR(255)',
      description: "Address of the account's owner.",
      semantic_type: 'type/Email',
    },
    { name: 'FIRST_NAME', type: 'VARCHAR(255)', description: "Owner's first name.", semantic_type: 'type/Name' },
    { name: 'LAST_NAME', type: 'VARCHAR(255)', description: "Owner's last name.", semantic_type: 'type/Name' },
    { name: 'PLAN', type: 'VARCHAR(50)', description: 'Basic, Business or Premium.', semantic_type: 'type/Category' },
    {
      name: 'SOURCE',
      type: 'VARCHAR(50)',
      description: 'Channel the account came from. Empty when unknown.',
      semantic_type: 'type/Source',
      isNullable: true,
    },
    { name: 'SEATS', type: 'INTEGER', description: 'Number of people who may use the account.' },
    {
      name: 'CREATED_AT',
      type: 'TIMESTAMP',
      description: 'When the account signed up.',
      semantic_type: 'type/CreationTimestamp',
      isIndexed: true,
    },
    { name: 'TRIAL_ENDS_AT', type: 'TIMESTAMP', description: 'End of the free trial, 14 days after signing up.' },
    {
      name: 'CANCELED_AT',
      type: 'TIMESTAMP',
      description: 'When the account left, during the trial or later. Empty for those still there.',
      semantic_type: 'type/CancelationTimestamp',
      isNullable: true,
      isIndexed: true,
    },
    {
      name: 'TRIAL_CONVERTED',
      type: 'BOOLEAN',
      description: 'Whether the trial became a paid subscription. Empty while the trial runs.',
      semantic_type: 'type/Category',
      isNullable: true,
    },
    {
      name: 'ACTIVE_SUBSCRIPTION',
      type: 'BOOLEAN',
      description: 'Whether the account pays at present.',
      semantic_type: 'type/Category',
    },
    {
      name: 'LEGACY_PLAN',
      type: 'BOOLEAN',
      description: 'Whether it keeps the lower prices from before April 2024.',
      semantic_type: 'type/Category',
    },
    {
      name: 'LATITUDE',
      type: 'DOUBLE',
      description: 'North-south position in degrees.',
      semantic_type: 'type/Latitude',
      isNullable: true,
    },
    {
      name: 'LONGITUDE',
      type: 'DOUBLE',
      description: 'East-west position in degrees.',
      semantic_type: 'type/Longitude',
      isNullable: true,
    },
    { name: 'COUNTRY', type: 'CHAR(2)', description: 'Country: two letters.', semantic_type: 'type/Country' },
  ],
}

/** What happens inside the tool. */
export const ANALYTIC_EVENTS: SampleTable = {
  name: 'ANALYTIC_EVENTS',
  description: 'Pages seen and buttons pressed in the planning tool.',
  entity_type: 'entity/EventTable',
  columns: [
    idColumn('Number of the event, in order of time.'),
    { name: 'ACCOUNT_ID', type: 'INTEGER', description: 'The account it happened in.', references: 'ACCOUNTS' },
    {
      name: 'EVENT',
      type: 'VARCHAR(50)',
      description: 'Page Viewed or Button Clicked.',
      semantic_type: 'type/Category',
    },
    { name: 'TIMESTAMP', type: 'TIMESTAMP', description: 'When it happened.', isIndexed: true },
    { name: 'PAGE_URL', type: 'VARCHAR(255)', description: 'Page it happened on.', semantic_type: 'type/URL' },
    {
      name: 'BUTTON_LABEL',
      type: 'VARCHAR(50)',
      description: 'Which button. Empty for page views.',
      semantic_type: 'type/Category',
      isNullable: true,
    },
  ],
}

/** What customers say about the tool. */
export const FEEDBACK: SampleTable = {
  name: 'FEEDBACK',
  description: 'Answers to the question how people like the planning tool.',
  entity_type: 'entity/GenericTable',
  columns: [
    idColumn('Number of the answer, in order of time.'),
    { name: 'ACCOUNT_ID', type: 'INTEGER', description: 'The account it came from.', references: 'ACCOUNTS' },
    { name: 'EMAIL', type: 'VARCHAR(255)', description: 'Address of the person asked.', semantic_type: 'type/Email' },
    { name: 'DATE_RECEIVED', type: 'TIMESTAMP', description: 'When the answer arrived.', isIndexed: true },
    { name: 'RATING', type: 'INTEGER', description: 'From 1 (worst) to 5 (best).', semantic_type: 'type/Score' },
    {
      name: 'RATING_MAPPED',
      type: 'VARCHAR(50)',
      description: 'The rating in words.',
      semantic_type: 'type/Category',
    },
    {
      name: 'BODY',
      type: 'TEXT',
      description: 'Remarks. Empty when none were made.',
      semantic_type: 'type/Description',
      isNullable: true,
    },
  ],
}

/** The money that came in. */
export const INVOICES: SampleTable = {
  name: 'INVOICES',
  description: 'Payments of subscriptions. Most accounts pay by the month, some by the year.',
  entity_type: 'entity/TransactionTable',
  columns: [
    idColumn('Number of the invoice, in order of payment.'),
    { name: 'ACCOUNT_ID', type: 'INTEGER', description: 'The account that paid.', references: 'ACCOUNTS' },
    { name: 'PAYMENT', type: 'DOUBLE', description: 'Amount in dollars.' },
    {
      name: 'EXPECTED_INVOICE',
      type: 'BOOLEAN',
      description: 'False for extra services outside the subscription.',
      semantic_type: 'type/Category',
    },
    {
      name: 'PLAN',
      type: 'VARCHAR(50)',
      description: "The account's plan: Basic, Business or Premium.",
      semantic_type: 'type/Category',
    },
    { name: 'DATE_RECEIVED', type: 'TIMESTAMP', description: 'When the payment arrived.', isIndexed: true },
  ],
}
