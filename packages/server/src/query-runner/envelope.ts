/**
 * The JSON text of an answer (contract: results, section 1). The `data` part is made once and cached as text, so an
 * answer from the cache is put together without reading or writing its rows again.
 */
import { ConnectionError, QueryCancelled, QueryError, type PreparedQuery } from '@querent/query'

/** What an answer tells of its run. */
export interface RunFacts {
  context: string
  databaseId: number | null
  startedAt: string
  runningTimeMs: number
  jsonQuery: Record<string, unknown>
}

export interface CacheFacts {
  /** ISO time at which the cached result was made. */
  createdAt: string
  averageMs: number | null
}

/** @param data JSON text of the `data` map. */
export function completedEnvelope(data: string, rowCount: number, facts: RunFacts, cache: CacheFacts | null): string {
  return `{"data":${data}${endOfEnvelope(rowCount, facts, cache)}`
}

/** The text that follows the `data` map. */
export function endOfEnvelope(rowCount: number, facts: RunFacts, cache: CacheFacts | null): string {
  const rest = JSON.stringify({
    row_count: rowCount,
    status: 'completed',
    database_id: facts.databaseId,
    context: facts.context,
    started_at: facts.startedAt,
    running_time: facts.runningTimeMs,
    average_execution_time: cache?.averageMs ?? null,
    cached: cache?.createdAt ?? null,
    json_query: facts.jsonQuery,
  })
  return `,${rest.slice(1)}`
}

/** The answer for a query that did not work out; status 202 like any other. */
export function failedEnvelope(error: unknown, facts: RunFacts, prepared: PreparedQuery | null): string {
  const failure = describeFailure(error)
  return JSON.stringify({
    data: { rows: [], cols: [] },
    row_count: 0,
    status: failure.status,
    error: failure.message,
    ...(failure.type === undefined ? {} : { error_type: failure.type }),
    ...(failure.state === undefined ? {} : { state: failure.state }),
    class: failure.class,
    stacktrace: [],
    via: [{ status: failure.status, class: failure.class, error: failure.message }],
    'ex-data': failure.data,
    database_id: facts.databaseId,
    context: facts.context,
    started_at: facts.startedAt,
    running_time: facts.runningTimeMs,
    json_query: facts.jsonQuery,
    ...(prepared?.kind === 'mbql' ? { native: { query: prepared.sql, params: prepared.params.map(String) } } : {}),
  })
}

export interface Failure {
  status: 'failed' | 'interrupted'
  message: string
  type?: string
  state?: string
  class: string
  data: Record<string, unknown>
}

/** A failure in the words of the failure envelope. Anything that is not the query's own fault is rethrown. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof QueryError) {
    const path = error.path === undefined ? {} : { path: error.path }
    return {
      status: 'failed',
      message: error.message,
      type: error.type,
      state: error.state,
      class: 'querent.QueryError',
      data: { type: error.type, ...path, ...error.data },
    }
  }
  if (error instanceof ConnectionError) {
    return {
      status: 'failed',
      message: error.message,
      type: 'driver',
      class: 'querent.ConnectionError',
      data: { errors: error.fields },
    }
  }
  if (error instanceof QueryCancelled) {
    return { status: 'interrupted', message: 'The query was cancelled.', class: 'querent.QueryCancelled', data: {} }
  }
  throw error
}
