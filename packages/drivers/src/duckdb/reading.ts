import { anyName, anyPhrase, NO_NAME, type ReadingRules } from '@querent/query'

const BEGINS = [
  'select with values table from pivot pivot_wider unpivot pivot_longer',
  'show describe desc summarize explain pragma',
]

/** Pragmas that only tell something; others set something. */
const PRAGMAS = [
  'table_info|storage_info|metadata_info|show|show_tables|show_tables_expanded|show_databases|database_size',
  'version|platform|user_agent|collations|functions|extension_versions',
]

/** EXPLAIN ANALYZE carries out what it explains, and nobody need have a pragma explained. */
const EXPLAINED_PRAGMA = '(?<=^(?:\\( )*explain (?:analy[sz]e |verbose |\\( [^)]* \\) |\\( )*)pragma'

/**
 * What changes the whole instance, shows the questions of others, or takes addresses of memory for arguments; and what
 * reads files: the instance closes them, but for those to which it writes what does not fit into memory, of any question.
 */
const FUNCTIONS = [
  'read_(?:blob|text|duckdb|parquet|csv(?:_auto)?|(?:nd)?json(?:_objects)?(?:_auto)?)|glob|sniff_csv|parquet_\\w+',
  '(?:en|dis)able_\\w+|write_log|truncate_duckdb_logs|(?:force_)?checkpoint',
  'arrow_scan(?:_dumb)?|seq_scan|json_execute_serialized_sql',
]

/** Paths of files, secrets, and settings that hold such. */
const HIDDEN = [
  'duckdb_(?:databases|(?:profiling_)?settings|secrets|logs\\w*|log_contexts|temporary_files|external_file_cache|extensions)',
  'pragma_database_list|pg_settings|which_secret',
  // All other settings may be paths or passwords.
  "current_setting\\((?!'(?:timezone|calendar|access_mode|search_path|schema|threads|memory_limit|default_\\w+)').*",
]

/**
 * What reads in DuckDB. The instance closes files and settings, and `judgeStatement` goes by the kind of the statement;
 * neither knows what EXPLAIN ANALYZE carries out.
 */
export const DUCKDB_READING: ReadingRules = {
  begins: new Set(BEGINS.flatMap((words) => words.split(' '))),
  explains: new Set(['explain']),
  describes: new Set(),
  phrases: anyPhrase(
    `(?<!.)pragma (?!(?:${PRAGMAS.join('|')})(?: |$))[^ ]+`,
    EXPLAINED_PRAGMA,
    'insert(?: or (?:replace|ignore))? into',
    'merge into',
    '(?<!(?:select|,|\\.|as) )delete from',
    '(?<!(?:\\.|as) )update(?: [^ ]+){1,12} set',
  ),
  names: NO_NAME,
  hidden: anyName(...HIDDEN),
  hiddenPhrases: NO_NAME,
  textNames: true,
  functions: anyName(...FUNCTIONS),
  runners: /^query(?:_table)?$/,
}
