import { anyName, anyPhrase, NO_NAME, type ReadingRules } from '@querent/query'

/** Files of the server, other servers, programs, and waiting for nothing. */
const FUNCTIONS = [
  'file|filecluster|url|urlcluster|remote|remotesecure|cluster|clusterallreplicas|input|executable|executablepool',
  's3\\w*|gcs|cosn|oss|azureblobstorage\\w*|hdfs\\w*|iceberg\\w*|deltalake\\w*|hudi\\w*|paimon\\w*|ytsaurus',
  'mysql|postgresql|sqlite|mongodb|redis|odbc|jdbc|arrowflight|prometheusquery\\w*|timeseries\\w*',
  'sleep|sleepeachrow|catboostevaluate|getsetting|getserversetting|getmergetreesetting|showcertificate|viewexplain',
  'merge|mergetreeindex|mergetreeprojection|dictionary|loop|fuzzquery|fuzzjson',
]

/** Accounts and their rights, what others run, paths and settings of the server. */
const HIDDEN = [
  'system\\.(?!(?:tables|columns|databases|functions|data_type_families|numbers|numbers_mt|one|zeros|zeros_mt|formats|table_functions|time_zones|collations|dictionaries)$).+',
]

const HIDDEN_PHRASES = [
  'show (?:full )?processlist',
  'show (?:grants|access|users|roles|(?:current|enabled) roles|quotas?|policies|row policies|settings|(?:settings )?profiles|clusters?|engines|filesystem caches|functions|merges)',
  'show create (?:user|role|quota|row policy|policy|settings profile|profile)',
]

/** What reads in ClickHouse, whose requests to read change nothing (`readonly = 2`). */
export const CLICKHOUSE_READING: ReadingRules = {
  begins: new Set(['select', 'with', 'from', 'show', 'describe', 'desc', 'explain', 'exists', 'values']),
  explains: new Set(['explain']),
  describes: new Set(['describe', 'desc']),
  phrases: anyPhrase('into outfile', '(?<!.)system [^ .]+'),
  names: NO_NAME,
  hidden: anyName(...HIDDEN),
  hiddenPhrases: anyPhrase(...HIDDEN_PHRASES),
  functions: anyName(...FUNCTIONS),
  runners: NO_NAME,
}
