/** Actions and their executions. */
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, Timestamp } from './columns.ts'

export type ActionType = 'query' | 'implicit' | 'http'
export type ImplicitKind = 'row/create' | 'row/update' | 'row/delete'

/** The request that an action sends. Variables are in `url`, `headers` and `body` as `{{name}}`. */
export interface StoredTemplate {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  url: string
  /** Its values are secret. JSON text, or a map. */
  headers?: string | JsonObject | null | undefined
  /** JSON text, or what it is to become. */
  body?: string | JsonObject | unknown[] | null | undefined
  parameters?: JsonObject[] | null | undefined
  parameter_mappings?: JsonObject | null | undefined
}

interface ActionsTable {
  id: Generated<number>
  type: ActionType
  name: string
  description: string | null
  model_id: number
  creator_id: number
  archived: Defaulted<boolean>
  public_uuid: string | null
  made_public_by_id: number | null
  parameters: JsonObject[]
  parameter_mappings: JsonObject | null
  visualization_settings: JsonObject
  /** Of a query. */
  database_id: number | null
  /** Of a query. */
  dataset_query: JsonObject | null
  /** Of an implicit action. */
  kind: ImplicitKind | null
  /** Encrypted JSON: the request of an HTTP action; null when its key was lost. */
  template: string | null
  /** Of an HTTP action: an expression that says what to answer. */
  response_handle: string | null
  /** Of an HTTP action: an expression that says whether it failed. */
  error_handle: string | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** `running` may have been carried out: the server ended before it knew. */
export type ActionRunState = 'running' | 'done' | 'failed' | 'unknown'

/** What a repeated execution is answered with. */
export interface StoredActionAnswer {
  status: number
  body: unknown
}

interface ActionRunsTable {
  id: Generated<number>
  action_id: number | null
  /** Whose rows were changed in place: then there is no action. */
  table_id: number | null
  /** Name of the action, or of the table. */
  action_name: string
  /** Null for guests. */
  user_id: number | null
  dashboard_id: number | null
  way: 'app' | 'public'
  values: JsonObject
  /** With whom it belongs to; null for an execution that may be repeated. */
  idempotency_key: string | null
  /** Of the action and the values: a key that comes with others is refused. */
  request_hash: string
  state: ActionRunState
  changed_rows: number | null
  answer: StoredActionAnswer | null
  error: string | null
  started_at: Timestamp
  ended_at: Timestamp | null
}

export type ActionTables = {
  actions: ActionsTable
  action_runs: ActionRunsTable
}
