/** Running queries: time, limits, caching, and what clients may do with results. */
import { checkTimezone, checkUploadsSettings } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const user = settingsFor('authenticated')
const manager = settingsFor('settings-manager')
const admin = settingsFor('admin')
const internal = settingsFor('internal')

/** Values of `start-of-week`. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Limits, caching and dates of queries. */
export const QUERY_SETTINGS: readonly SettingDefinition[] = [
  open('start-of-week', 'string', 'First day of the week.', { default: 'sunday', options: WEEKDAYS }),
  manager('report-timezone', 'string', 'Time zone in which queries see dates and times.', { check: checkTimezone }),
  open('report-timezone-short', 'string', 'Time zone of results, as an abbreviation.', { isComputed: true }),
  open('report-timezone-long', 'string', 'Time zone of results, by its full name.', { isComputed: true }),
  open('humanization-strategy', 'string', 'How names of tables and fields are made readable.', {
    default: 'simple',
    options: ['simple', 'none'],
    isAlwaysShown: true,
  }),
  open('native-query-autocomplete-match-style', 'string', 'How suggestions match what is typed in SQL.', {
    default: 'substring',
    options: ['substring', 'prefix', 'off'],
  }),
  user('enable-nested-queries', 'boolean', 'Whether a question can build on another.', {
    default: true,
    isReadOnly: true,
  }),
  user('enable-pivoted-exports', 'boolean', 'Whether exports of pivot tables are pivoted.', { default: true }),
  user(
    'csv-escape-formulas',
    'boolean',
    'Whether CSV files mark texts that spreadsheets would compute as formulas, unless a download says otherwise. ' +
      'Files of public links and embeds always mark them then.',
    { default: false },
  ),
  admin('breakout-bins-num', 'integer', 'Number of bins of a numeric breakout.', { default: 8, minimum: 1 }),
  admin('breakout-bin-width', 'number', 'Width of the bins of coordinates, in degrees.', {
    default: 10,
    minimum: 0.000_001,
  }),
  admin('unaggregated-query-row-limit', 'integer', 'Maximum number of rows of a question without aggregation.', {
    minimum: 1,
    maximum: 1_048_575,
  }),
  admin('aggregated-query-row-limit', 'integer', 'Maximum number of rows of a question with aggregation.', {
    minimum: 1,
    maximum: 1_048_575,
  }),
  internal('search-weights', 'json', 'Search ranking weights that administrators have changed.'),
  internal('db-query-timeout-minutes', 'integer', 'How long a query may run, in minutes.', {
    default: 20,
    minimum: 1,
    isReadOnly: true,
  }),
  internal(
    'audit-max-retention-days',
    'integer',
    'How many days of logged queries, logins and audit entries are kept; 0 for all.',
    {
      default: 720,
      minimum: 0,
      isReadOnly: true,
    },
  ),
  internal(
    'jdbc-data-warehouse-max-connection-pool-size',
    'integer',
    'Sessions that each process opens at most to a connected database. One person has at most three quarters of them. ' +
      'A changed value applies to databases connected to afterwards.',
    { default: 15, minimum: 1, isReadOnly: true },
  ),
  user('enable-query-caching', 'boolean', 'Whether results are cached.', { default: true }),
  admin('query-caching-max-kb', 'integer', 'Largest result that is cached, in kilobytes.', {
    default: 2000,
    minimum: 1,
    maximum: 204_800,
  }),
  admin(
    'query-caching-max-ttl',
    'number',
    'Maximum lifetime, in seconds, of a cached result for which no fixed time is given.',
    {
      default: 3_024_000,
      minimum: 0,
    },
  ),
  admin(
    'query-caching-min-ttl',
    'number',
    'Results of queries that take less than this many seconds are not cached, if no rule covers all queries.',
    {
      default: 60,
      minimum: 0,
    },
  ),
  admin(
    'query-caching-ttl-ratio',
    'number',
    "Lifetime of a cached result, as a multiple of its query's duration, if no rule covers all queries.",
    {
      default: 10,
      minimum: 0,
    },
  ),
  open('persisted-models-enabled', 'boolean', 'Whether models can be kept as tables.', { default: false }),
  admin(
    'copies-disk-limit-mb',
    'integer',
    'How much of the disk copies take at most, in MB; when not set, 10,000 or a fifth of what is free, whichever is less.',
    { minimum: 0 },
  ),
  admin('persisted-model-refresh-cron-schedule', 'string', 'When tables of models are refreshed.', {
    default: '0 0 0/6 * * ? *',
  }),
  admin('query-analysis-enabled', 'boolean', 'Whether saved queries are searched for the fields they use.', {
    default: true,
  }),
  admin('uploads-limit-mb', 'integer', 'Megabytes that all uploaded files may have together.', { minimum: 0 }),
  admin(
    'uploads-limit-per-person-mb',
    'integer',
    'Megabytes that the files uploaded by one person may have together.',
    {
      minimum: 0,
    },
  ),
  admin(
    'uploads-unused-days',
    'integer',
    'Days after which uploads that nobody uses are deleted, with their questions and models in the Trash. Their owners ' +
      'get a mail 14 days before. Empty keeps them.',
    {
      minimum: 1,
    },
  ),
  user('uploads-enabled', 'boolean', 'Whether files can be uploaded; for older clients.', { isComputed: true }),
  user('uploads-database-id', 'integer', 'The `db_id` of `uploads-settings`, for older clients.', { isComputed: true }),
  user('uploads-schema-name', 'string', 'The `schema_name` of `uploads-settings`, for older clients.', {
    isComputed: true,
  }),
  user('uploads-table-prefix', 'string', 'The `table_prefix` of `uploads-settings`, for older clients.', {
    isComputed: true,
  }),
  user('uploads-settings', 'json', 'Where uploaded files become tables: db_id, schema_name, table_prefix.', {
    default: { db_id: null, schema_name: null, table_prefix: null },
    check: checkUploadsSettings,
  }),
]
