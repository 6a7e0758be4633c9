import { anyName, anyPhrase, type ReadingRules } from '@querent/query'

/** Files and processes of the server, replication, locks that outlive a question, and statistics of the server. */
const ADMINISTRATION = [
  'read_(?:binary_)?file\\w*|stat_file|ls_\\w+|logdir_ls|file_(?:read|write|rename|unlink|sync|length|settings)',
  'hba_file_rules|ident_file_mappings|show_all_file_settings',
  'terminate_backend|cancel_backend|reload_conf|rotate_logfile\\w*|log_(?:standby_snapshot|backend_memory_contexts)|promote|prewarm',
  'switch_(?:wal|xlog)|(?:wal|xlog)_replay_(?:pause|resume)|create_restore_point|(?:start|stop)_backup|backup_(?:start|stop)',
  'create_\\w*replication_slot|drop_replication_slot|copy_\\w*replication_slot|sync_replication_slots|logical_\\w+',
  'replication_(?:slot_advance|origin_\\w+)|export_snapshot|import_system_collations|notify|(?:try_)?advisory_\\w+',
  'stat_reset\\w*|stat_statements_reset|(?:restore|clear)_(?:relation|attribute)_stats|buffercache_evict\\w*',
  'background_\\w+|truncate_visibility_map|extension_config_dump|nextoid|stop_making_pinned_objects|set_(?:relation|attribute)_stats',
]

/** Names in the catalog of PostgreSQL: whoever means a column of their own can call it something else. */
const NAMES = [
  `pg_(?:${ADMINISTRATION.join('|')})`,
  'set_config|autoprewarm_\\w+',
  // Statements over other connections, and files, by extensions.
  'dblink(?:_\\w+)?|run_command_on_\\w+|oracle_execute|utl_file',
]

/** Functions that write, among them those of large objects, or that reach other servers. */
const FUNCTIONS = [
  'lo_(?:import|export|creat|create|open|close|from_bytea|put|truncate|truncate64|unlink|lseek|lseek64|tell|tell64|manage)',
  'lowrite|loread|http(?:_(?:get|post|put|patch|delete|head|(?:re)?set_curlopt))?',
  'setval|heap_force_(?:kill|freeze)|gin_clean_pending_list|brin_(?:de)?summarize_\\w+|postgres_fdw_disconnect\\w*',
  'query_export_to_s3|table_import_from_s3|cursor_to_xml(?:schema)?',
  // They read tables by numbers of which SQL does not show what they are, or all tables of a schema.
  '(?:table|schema|database)_to_xml(?:_and_xmlschema)?',
]

/** Passwords, and what others run, of PostgreSQL, its extensions and its relatives. */
const HIDDEN = [
  'pg_(?:authid|shadow|user_mappings?|subscription|db_role_setting|dist_authinfo|user_info)',
  'information_schema\\.(?:_pg_)?user_mapping(?:_option)?s',
  'pg_stat_(?:activity\\w*|ssl|gssapi|replication|wal_receiver|statements\\w*|monitor\\w*|kcache\\w*)',
  'pg_(?:locks|lock_status|prepared_xacts?|stat_progress_\\w+|stat_get_progress_info)',
  'pg_stat_get_(?:activity|backend_\\w+|wal_senders|wal_receiver|subscription)',
  'pg_(?:cursors?|prepared_statements?|show_plans|qualstats\\w*|store_plans\\w*|wait_sampling_\\w+)',
  'citus_(?:dist_)?stat_(?:activity|statements)\\w*|get_(?:all|global)_active_transactions|yb_active_session_history',
  'crdb_internal\\.\\w+|system\\.(?:users|web_sessions|(?:statement|transaction|role)_\\w+|external_connections)',
  '(?:stv_(?:inflight|recents|sessions)|st[lv]_(?:query|querytext|ddltext|utilitytext|connection_log|userlog)|svl_(?:qlog|statementtext))',
  'sys_(?:query|session|connection|userlog)\\w*|svv_(?:user|role)_\\w+|svv_transactions',
]

const HIDDEN_PHRASES = [
  'show (?:all |cluster |local )?(?:queries|sessions|statements|transactions|jobs|grants|users|roles)',
  'show create (?:user|role|external connection)',
]

const RUNNERS = ['query_to_xml(?:schema|_and_xmlschema)?', 'crosstab\\w*|connectby|ts_stat|ts_rewrite|xpath_table']

/** What reads in PostgreSQL; the transaction of a statement refuses the rest of what changes tables. */
export const POSTGRES_READING: ReadingRules = {
  begins: new Set(['select', 'with', 'values', 'table', 'show', 'explain']),
  explains: new Set(['explain']),
  describes: new Set(),
  phrases: anyPhrase(
    'into',
    '(?<!(?:select|,|\\.|as) )delete from',
    '(?<!(?:\\.|as) )update(?: [^ ]+){1,12} set',
    'for (?:no key )?update',
    'for (?:key )?share',
    '" uescape',
  ),
  names: anyName(...NAMES),
  hidden: anyName(...HIDDEN),
  hiddenPhrases: anyPhrase(...HIDDEN_PHRASES),
  functions: anyName(...FUNCTIONS),
  runners: anyName(...RUNNERS),
}
