/** Questions to databases, and their results. */
import { post } from './client.ts'

/** A value of a cell; integers beyond 2^53 come as texts of their digits. */
export type Cell = string | number | boolean | null | object

/** A column of a result. */
export interface Column {
  name: string
  display_name: string
  base_type: string
  effective_type?: string
  semantic_type?: string | null
  unit?: string
  source?: string
  field_ref?: unknown
  id?: number | readonly unknown[]
  table_id?: number
  fk_target_field_id?: number | null
  description?: string | null
  settings?: Readonly<Record<string, unknown>> | null
  remapped_to?: string
  remapped_from?: string
  visibility_type?: string
  binning_info?: unknown
  [key: string]: unknown
}

/** Rows and columns of a result. */
export interface ResultData {
  cols: readonly Column[]
  rows: readonly (readonly Cell[])[]
  native_form?: { query?: string; params?: unknown }
  rows_truncated?: number
  results_timezone?: string
  requested_timezone?: string
  insights?: unknown
}

/** What running a question answers, also when the question failed. */
export interface Result {
  status: 'completed' | 'failed'
  row_count: number
  running_time?: number
  started_at?: string
  cached?: string | boolean | null
  average_execution_time?: number | null
  database_id?: number
  data: ResultData
  error?: string
  error_type?: string
  json_query?: unknown
}

export interface ParameterValue {
  id?: string
  type: string
  value: unknown
  target?: unknown
}

export const runQuery = (query: object, signal?: AbortSignal) => post<Result>('/api/dataset', query, signal)
