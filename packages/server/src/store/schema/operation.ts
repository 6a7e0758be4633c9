/** How the server runs: settings, queries, jobs, and what it keeps of them. */
import type { CacheModel, CacheStrategy } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, Timestamp } from './columns.ts'

interface SettingsTable {
  key: string
  /** JSON text; encrypted for secret settings. */
  value: string
}

/** One row for every query that ran, was served from the cache or failed. */
interface QueryLogTable {
  id: Generated<number>
  query_hash: string
  started_at: Timestamp
  running_time_ms: number
  result_rows: number
  status: 'completed' | 'failed' | 'interrupted'
  is_native: boolean
  cache_hit: boolean
  context: string | null
  error: string | null
  /** Milliseconds per pipeline stage. */
  stage_times: JsonObject
  sql: string | null
  executor_id: number | null
  card_id: number | null
  dashboard_id: number | null
  database_id: number | null
  /** Copies that answered; null for the source and the cache. */
  copy_ids: number[] | null
  /** By how much that was faster than the source on average; null where it is not known. */
  saved_ms: number | null
}

/** Who did what, when and from where. It refers to nothing: an entry outlives what it is about. */
interface AuditLogTable {
  id: Generated<number>
  timestamp: Timestamp
  action: string
  model: string
  model_id: number | null
  model_name: string | null
  /** Null for who was not signed in, and for the server itself. */
  user_id: number | null
  ip_address: string | null
  user_agent: string | null
  request_id: string | null
  facts: JsonObject
}

/** Running averages per query, for `/api/dataset/duration` and for adaptive caching. */
interface QueryAveragesTable {
  query_hash: string
  average_ms: number
  runs: number
  last_run_at: string
}

interface CachedResultsTable {
  cache_key: string
  created_at: Timestamp
  size_bytes: number
  body: Uint8Array
}

/** For how long results of something are kept. */
interface CacheRulesTable {
  id: Generated<number>
  model: CacheModel
  /** 0 for the server. */
  model_id: number
  /** By the model, one of these repeats `model_id`. */
  database_id: number | null
  dashboard_id: number | null
  card_id: number | null
  strategy: CacheStrategy
  /** Results of runs that began by then are kept by this rule no more. */
  invalidated_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** What has to be asked anew, whatever rule its results are kept by. */
interface CacheInvalidationsTable {
  model: 'database' | 'question'
  model_id: number
  invalidated_at: Timestamp
}

/** A counter per kind of cached data; a write bumps it in its own transaction (see cache-versions.ts). */
interface CacheVersionsTable {
  kind: string
  version: number
}

/** Recurring and one-off work; a row is worked on by the process that holds its lock. */
interface JobsTable {
  id: Generated<number>
  /** Unique; a second request for the same work finds the first. */
  key: string
  kind: string
  payload: JsonObject
  run_at: Timestamp
  locked_by: string | null
  locked_until: Timestamp | null
  attempts: Defaulted<number>
  last_error: string | null
  /** The lane in which it waits for room; null for a job that waits for none. */
  lane: string | null
}

/** How background work went; clients know it as tasks. */
interface TaskHistoryTable {
  id: Generated<number>
  job_key: string
  task: string
  /** Of a database that may be gone. */
  db_id: number | null
  started_at: Timestamp
  ended_at: Timestamp | null
  /** Milliseconds. */
  duration: number | null
  /** `unknown` for one whose process died. */
  status: 'started' | 'success' | 'failed' | 'unknown'
  payload: JsonObject
  error: string | null
}

/** By name. */
export type OperationTables = {
  settings: SettingsTable
  query_log: QueryLogTable
  query_averages: QueryAveragesTable
  audit_log: AuditLogTable
  cached_results: CachedResultsTable
  cache_rules: CacheRulesTable
  cache_invalidations: CacheInvalidationsTable
  cache_versions: CacheVersionsTable
  jobs: JobsTable
  task_history: TaskHistoryTable
}
