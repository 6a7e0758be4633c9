import { anyName, anyPhrase, NO_NAME, type ReadingRules } from '@querent/query'

/**
 * Files and locks of the server, its replication and its keys, other servers, and commands of its machine; and what is told
 * of the statement before, which was somebody else's.
 */
const FUNCTIONS = [
  'found_rows|load_file|get_lock|release_(?:all_)?locks?|service_\\w+_locks?|setval',
  'sys_(?:exec|eval|get|set)|spider_\\w+|http_(?:get|post|put|delete)',
  '(?:master|source)_pos_wait|master_gtid_wait|wait_(?:for|until)_\\w+|group_replication_\\w+',
  'asynchronous_connection_failover_\\w+|keyring_\\w+|(?:audit_log|mysql_firewall|version_tokens)_\\w+',
]

const PHRASES = [
  'into',
  '(?<!\\. )(?:delete|update)',
  'for share',
  'lock in share mode',
  'show (?:count \\( \\* \\) )?(?:warnings|errors)',
  '(?<!.)analyze (?:(?:local|no_write_to_binlog) )?table',
]

/** Accounts and their rights, the server's own tables, and what others run. */
const HIDDEN = [
  'mysql\\..+|performance_schema\\..+',
  'sys\\.(?:x\\$.+|processlist|session\\w*|.*statement.*|.*lock_waits|ps_.+|(?:user|host)_summary.*|.*by_(?:user|host|thread).*|latest_file_io)',
  '(?:cluster_)?processlist|innodb_trx',
  'information_schema\\.(?:cluster_)?(?:slow_query|statements_summary\\w*|tidb_trx|deadlocks|log)',
  'information_schema\\.(?:innodb_locks|query_cache_info|(?:user|client)_statistics|metadata_lock_info)',
  'information_schema\\.(?:(?:user|schema|table|column)_privileges|(?:applicable|enabled|administrable)_role\\w*)',
  'information_schema\\.(?:role_\\w+_grants|user_attributes|users)|roles_graphml',
]

const HIDDEN_PHRASES = [
  'show (?:full )?processlist',
  'show (?:grants|create user|(?:user|client)_statistics|profiles?|bindings)',
  'show engine [^ ]+ (?:status|mutex|logs)',
  'show (?:all )?(?:binlog|binary|relaylog|master|slaves?|replicas?)',
  'show (?:explain|analyze)',
  'for connection',
  '(?:explain|describe|desc|json|traditional) for 0',
]

/** What reads in MySQL and MariaDB, where words such as `delete` are no names unless they are quoted. */
export const MYSQL_READING: ReadingRules = {
  begins: new Set(['select', 'with', 'values', 'table', 'show', 'explain', 'describe', 'desc', 'analyze']),
  explains: new Set(['explain', 'describe', 'desc', 'analyze']),
  describes: new Set(['explain', 'describe', 'desc']),
  phrases: anyPhrase(...PHRASES),
  names: NO_NAME,
  hidden: anyName(...HIDDEN),
  hiddenPhrases: anyPhrase(...HIDDEN_PHRASES),
  functions: anyName(...FUNCTIONS),
  runners: NO_NAME,
}
