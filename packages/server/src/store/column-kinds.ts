/**
 * Columns whose stored form differs from the value the server works with. Kinds go by column name, so a name means
 * the same in every table (proved by column-kinds.test.ts); everything else is text, a number or null as it stands.
 */
import { parseExactJson } from '@querent/contract'
import type { KyselyPlugin } from 'kysely'

const BOOLEAN = [
  'accepts_float_sums',
  'active',
  'archived',
  'archived_directly',
  'auto_apply_filters',
  'auto_run_queries',
  'cache_hit',
  'collection_preview',
  'database_indexed',
  'database_is_auto_increment',
  'database_is_generated',
  'database_partitioned',
  'database_required',
  'enable_embedding',
  'has_more_values',
  'is_active',
  'is_apart',
  'is_audit',
  'is_copies',
  'is_creation',
  'is_default',
  'is_datasetnewb',
  'is_full_sync',
  'is_group_manager',
  'is_met',
  'is_native',
  'is_official',
  'is_on_demand',
  'is_qbnewb',
  'is_repeat',
  'is_reversion',
  'is_sample',
  'is_superuser',
  'is_upload',
  'is_verified',
  'json_unfolding',
  'most_recent',
  'preview_display',
  'refingerprint',
  'send_once',
  'show_in_getting_started',
  'skip_if_empty',
  'time_matters',
  'uploads_enabled',
] as const

const JSON_TEXT = [
  'account_warnings',
  'answer',
  'attribute_remappings',
  'cards',
  'causes',
  'changes',
  'column_names',
  'copied_columns',
  'copy_ids',
  'condition',
  'customized',
  'dataset_query',
  'dbms_version',
  'definition',
  'embedding_params',
  'facts',
  'fingerprint',
  'handler_ids',
  'human_readable_values',
  'inline_parameters',
  'jwt_attributes',
  'login_attributes',
  'nfc_path',
  'object',
  'options',
  'parameter_mappings',
  'parameters',
  'payload',
  'pk_ref',
  'recipients',
  'result_metadata',
  'settings',
  'stage_times',
  'strategy',
  'template_tags',
  'transports',
  'value_ref',
  'values',
  'visualization_settings',
] as const

/** Of these, what clients wrote: their numbers keep all digits. */
const EXACT_JSON: ReadonlySet<string> = new Set([
  'attribute_remappings',
  'dataset_query',
  'definition',
  'jwt_attributes',
  'login_attributes',
  'object',
  'parameters',
  'template_tags',
  'visualization_settings',
])

/** Of these, what holds nothing but a query. */
const QUERY_JSON: ReadonlySet<string> = new Set(['dataset_query', 'definition', 'parameters', 'template_tags'])

export const COLUMN_KINDS: ReadonlyMap<string, 'boolean' | 'json'> = new Map([
  ...BOOLEAN.map((name) => [name, 'boolean'] as const),
  ...JSON_TEXT.map((name) => [name, 'json'] as const),
])

/** What is bound for a value: JSON text for objects and arrays, null for undefined, the rest as it is. */
export function encodeJson(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return JSON.stringify(value)
}

/** The same for SQLite, which has no booleans. */
export function encodeValue(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : encodeJson(value)
}

/** Gives rows as the server works with them: parsed JSON, real booleans. Changes them in place. */
export const decodeColumns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const first = result.rows[0]
    if (first === undefined) return result
    for (const column of Object.keys(first)) {
      const kind = COLUMN_KINDS.get(column)
      if (kind === 'boolean') decodeBooleans(result.rows, column)
      if (kind === 'json') decodeJson(result.rows, column)
    }
    return result
  },
}

/** The same for rows whose JSON is passed on as the text it is. */
export const decodeFlags: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    for (const column of Object.keys(result.rows[0] ?? {})) {
      if (COLUMN_KINDS.get(column) === 'boolean') decodeBooleans(result.rows, column)
    }
    return result
  },
}

function decodeBooleans(rows: Record<string, unknown>[], column: string): void {
  for (const row of rows) if (typeof row[column] === 'number') row[column] = row[column] !== 0
}

function decodeJson(rows: Record<string, unknown>[], column: string): void {
  const isQuery = QUERY_JSON.has(column)
  const parse = EXACT_JSON.has(column) ? (text: string) => parseExactJson(text, isQuery) : JSON.parse
  for (const row of rows) {
    const text = row[column]
    if (typeof text === 'string') row[column] = parse(text)
  }
}
