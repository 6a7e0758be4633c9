/**
 * The JSON text of an answer (contract: results, section 1). The `data` part is made once and cached as text, so an
 * answer from the cache is put together without reading or writing its rows again.
 */
import type { DownloadRight, PreparedQuery } from '@querent/query'
import type { CacheFacts } from '../cache/cached-data.ts'
import type { RunFacts } from '../run/active-run.ts'
import { describeFailure } from '../run/failure.ts'
import type { RunRequest } from '../types.ts'

interface Envelope {
  /** @param data JSON text of the `data` map. */
  completed(data: string, rowCount: number, facts: RunFacts, cache: CacheFacts | null): string
  /** `data` with what its reader may save of it as a file. It is no part of `data`, which others may get from the cache. */
  withDownloads(data: string, downloads: DownloadRight): string
  /** The text that follows the `data` map. */
  end(rowCount: number, facts: RunFacts, cache: CacheFacts | null): string
  /** The answer for a query that did not work out; status 202 like any other. */
  failed(error: unknown, facts: RunFacts, prepared: PreparedQuery | null): string
}

/** How an answer is written for whoever asks. */
export function envelopeOf({ forGuest }: Pick<RunRequest, 'forGuest'>): Envelope {
  return forGuest === true ? GUEST_ENVELOPE : ENVELOPE
}

function completedEnvelope(data: string, rowCount: number, facts: RunFacts, cache: CacheFacts | null): string {
  return `{"data":${data}${endOfEnvelope(rowCount, facts, cache)}`
}

function endOfEnvelope(rowCount: number, facts: RunFacts, cache: CacheFacts | null): string {
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

function failedEnvelope(error: unknown, facts: RunFacts, prepared: PreparedQuery | null): string {
  const failure = describeFailure(error)
  return JSON.stringify({
    data: { rows: [], cols: [] },
    row_count: 0,
    status: failure.status,
    error: failure.message,
    ...(failure.said === undefined ? {} : { said: failure.said }),
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

/** Clients take an answer that does not say it for one that may be saved whole. */
function withDownloads(data: string, downloads: DownloadRight): string {
  return downloads === 'full' ? data : `{"download_perms":"${downloads}",${data.slice(1)}`
}

const ENVELOPE: Envelope = {
  completed: completedEnvelope,
  withDownloads,
  end: endOfEnvelope,
  failed: failedEnvelope,
}

/** Failures whose words speak of what the guest sent, and of nothing that the guest may not know. */
const SHOWN_FAILURES: ReadonlySet<string | undefined> = new Set([
  'missing-required-parameter',
  'invalid-parameter',
  'timed-out',
])
const HIDDEN_FAILURE = 'An error occurred while running the query.'

/** What guests see: the values that they gave instead of the query (contract: sharing, section 2.3). */
const GUEST_ENVELOPE: Envelope = {
  withDownloads: (data) => data,
  completed: (data, _rowCount, facts) => `{"data":${data}${endOfGuestEnvelope(facts)}`,
  end: (_rowCount, facts) => endOfGuestEnvelope(facts),
  failed(error) {
    const { status, type, message, said } = describeFailure(error)
    const isShown = SHOWN_FAILURES.has(type) || status === 'interrupted'
    return JSON.stringify({
      status,
      error: isShown ? message : HIDDEN_FAILURE,
      ...(isShown && said !== undefined && { said }),
      ...(type === undefined ? {} : { error_type: type }),
    })
  },
}

function endOfGuestEnvelope({ jsonQuery }: RunFacts): string {
  return `,"json_query":${JSON.stringify(guestQuery(jsonQuery))},"status":"completed"}`
}

function guestQuery({ parameters }: Record<string, unknown>) {
  return { parameters: parameters ?? [] }
}
