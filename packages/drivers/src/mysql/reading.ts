import { anyPhrase, NO_NAME, type ReadingRules } from '@querent/query'

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

/** What reads in MySQL and MariaDB, where words such as `delete` are no names unless they are quoted. */
export const MYSQL_READING: ReadingRules = {
  begins: new Set(['select', 'with', 'values', 'table', 'show', 'explain', 'describe', 'desc', 'analyze']),
  explains: new Set(['explain', 'describe', 'desc', 'analyze']),
  describes: new Set(['explain', 'describe', 'desc']),
  phrases: anyPhrase(...PHRASES),
  names: NO_NAME,
  functions: new RegExp(`^(?:${FUNCTIONS.join('|')})$`),
  runners: NO_NAME,
}

/** All roles share an account, and what an account runs is open to it: the statements of others, with their values. */
export const MYSQL_READING_IN_ROLE: ReadingRules = {
  ...MYSQL_READING,
  phrases: anyPhrase(
    ...PHRASES,
    'show (?:explain|analyze)',
    'for connection',
    '(?:explain|describe|desc|json|traditional) for 0',
  ),
  names: /^processlist$/,
}
