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

/** Features that the pipeline writes in other ways where an engine lacks them (compile/over-rows.ts). */
type EmulatedFeature = 'full-join' | 'percentile-aggregations'

/**
 * How an engine comes by each feature. `native`: it has it. `emulated`: the pipeline writes it in another way. `missing`:
 * its clauses are refused. Clients see the first two, in the order of the table.
 */
export type Features = Readonly<{
  [F in Feature]: 'native' | 'missing' | (F extends EmulatedFeature ? 'emulated' : never)
}>

/**
 * What is the same on the SQL engines here. Each dialect spreads it and decides the rest, or something else; a feature
 * that is not in this table does not compile until every engine has decided it.
 */
export const COMMON_FEATURES = {
  'basic-aggregations': 'native',
  'expression-aggregations': 'native',
  expressions: 'native',
  'expression-literals': 'native',
  'advanced-math-expressions': 'native',
  'nested-queries': 'native',
  binning: 'native',
  'case-sensitivity-string-filter-options': 'native',
  'left-join': 'native',
  'right-join': 'native',
  'inner-join': 'native',
  'full-join': 'native',
  regex: 'native',
  'standard-deviation-aggregations': 'native',
  'percentile-aggregations': 'native',
  'native-parameters': 'native',
  'native-parameter-card-reference': 'native',
  'temporal-extract': 'native',
  'date-arithmetics': 'native',
  now: 'native',
  'convert-timezone': 'native',
  'datetime-diff': 'native',
  'nested-field-columns': 'native',
  'metadata/key-constraints': 'native',
  'distinct-where': 'native',
  'split-part': 'native',
  'window-functions/cumulative': 'native',
  'window-functions/offset': 'native',
  'expressions/text': 'native',
  'expressions/date': 'native',
  'expressions/datetime': 'native',
  'expressions/integer': 'native',
  'expressions/float': 'native',
  'expressions/today': 'native',
  'parameterized-sql': 'native',
  'nested-fields': 'missing',
  'persist-models': 'missing',
  'persist-models-enabled': 'missing',
  actions: 'missing',
  'actions/custom': 'missing',
  'actions/data-editing': 'missing',
  uploads: 'missing',
  'multi-level-schema': 'missing',
  'table-privileges': 'missing',
  'connection-impersonation': 'missing',
  'index-info': 'missing',
} as const satisfies Partial<Features>

/** What relatives of an engine lack until it is proven on a server of theirs: their roles, and what changes leave behind. */
export const UNPROVEN_FEATURES = {
  'connection-impersonation': 'missing',
  actions: 'missing',
  'actions/custom': 'missing',
  uploads: 'missing',
  'persist-models': 'missing',
} satisfies Partial<Features>
