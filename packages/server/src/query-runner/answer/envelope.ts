/**
 * The JSON text of an answer (contract: results, section 1). The `data` part is made once and cached as text, so an
 * answer from the cache is put together without reading or writing its rows again.
 */
import type { PreparedQuery } from '@querent/query'
import type { CacheFacts } from '../cache/cached-data.ts'
import type { RunFacts } from '../run/active-run.ts'
import { describeFailure } from '../run/failure.ts'

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
