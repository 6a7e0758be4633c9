/** Names of what an engine can do, as clients read them (contract: databases, section 4). */
export type Feature =
  | 'basic-aggregations'
  | 'standard-deviation-aggregations'
  | 'percentile-aggregations'
  | 'expression-aggregations'
  | 'expressions'
  | 'expression-literals'
  | 'advanced-math-expressions'
  | 'nested-queries'
  | 'nested-fields'
  | 'nested-field-columns'
  | 'binning'
  | 'case-sensitivity-string-filter-options'
  | 'left-join'
  | 'right-join'
  | 'inner-join'
  | 'full-join'
  | 'regex'
  | 'native-parameters'
  | 'native-parameter-card-reference'
  | 'temporal-extract'
  | 'date-arithmetics'
  | 'now'
  | 'convert-timezone'
  | 'datetime-diff'
  | 'set-timezone'
  | 'metadata/key-constraints'
  | 'persist-models'
  | 'persist-models-enabled'
  | 'actions'
  | 'actions/custom'
  | 'actions/data-editing'
  | 'uploads'
  | 'schemas'
  | 'multi-level-schema'
  | 'table-privileges'
  | 'connection-impersonation'
  | 'index-info'
  | 'distinct-where'
  | 'split-part'
  | 'window-functions/cumulative'
  | 'window-functions/offset'
  | 'expressions/text'
  | 'expressions/date'
  | 'expressions/datetime'
  | 'expressions/integer'
  | 'expressions/float'
  | 'expressions/today'
  | 'uuid-type'
  | 'parameterized-sql'

/** What every SQL engine here can do; a dialect adds its own and leaves out what it lacks. */
export const COMMON_FEATURES: readonly Feature[] = [
  'basic-aggregations',
  'expression-aggregations',
  'expressions',
  'expression-literals',
  'advanced-math-expressions',
  'nested-queries',
  'binning',
  'case-sensitivity-string-filter-options',
  'left-join',
  'right-join',
  'inner-join',
  'full-join',
  'regex',
  'standard-deviation-aggregations',
  'percentile-aggregations',
  'native-parameters',
  'native-parameter-card-reference',
  'temporal-extract',
  'date-arithmetics',
  'now',
  'convert-timezone',
  'datetime-diff',
  'nested-field-columns',
  'metadata/key-constraints',
  'distinct-where',
  'split-part',
  'window-functions/cumulative',
  'window-functions/offset',
  'expressions/text',
  'expressions/date',
  'expressions/datetime',
  'expressions/integer',
  'expressions/float',
  'expressions/today',
  'parameterized-sql',
]
