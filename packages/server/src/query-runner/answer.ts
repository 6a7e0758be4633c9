/** Answers for a screen: a query's rows up to the limit, as one JSON text. */
import { hash } from 'node:crypto'
import { ApiError } from '@querent/contract'
import { resultMetadata, type PreparedQuery, type ResultAnalysis, type ResultColumn } from '@querent/query'
import { messageOf } from '../observe/message-of.ts'
import type { ActiveRun } from './active-run.ts'
import { rowsText } from './answer-size.ts'
import { completedEnvelope, failedEnvelope } from './envelope.ts'
import { fetchRows, HEAVY_ROWS } from './fetch-rows.ts'
import { hashOf } from './query-hash.ts'
import type { LocatedRequest, ReadyQuery, Runner } from './runner.ts'
import type { RunRequest } from './types.ts'
import { workTurn } from './work-turns.ts'

const HOUR_MS = 3_600_000

export interface Answer {
  /** JSON text of the envelope. */
  body: string
  /** Milliseconds per stage. */
  stageTimes: Readonly<Record<string, number>>
  /** The table that the query starts from; null when it starts from something else, or was refused. */
  sourceTableId: number | null
  /** Columns as a card keeps them; null without a new result, and for a caller who may not see all of it. */
  columns: Record<string, unknown>[] | null
}

interface CachedData {
  rowCount: number
  averageMs: number | null
  data: string
}

/**
 * Runs a query and gives the envelope, also when the query fails.
 * @throws {ApiError} when the request names no database that exists.
 */
export async function answerQuery(runner: Runner, request: RunRequest): Promise<Answer> {
  const located = await runner.locate(request)
  const run = await runner.begin(located)
  let ready: ReadyQuery | undefined
  try {
    ready = await runner.prepare(located, 'screen', run.timed)
    run.compiled(ready.prepared)
    const ttlMs = timeToLive(request, ready)
    const key = ttlMs > 0 ? cacheKey(ready) : undefined
    const cached =
      key === undefined || request.ignoreCache === true ? undefined : await findCached(runner, located, key, ttlMs)
    if (cached !== undefined) {
      run.finish({ rows: cached.rowCount, cached: true })
      return answer(run, ready, completedEnvelope(cached.data, cached.rowCount, run.facts, cached))
    }
    const { columns, rows, analysis } = await fetchRows(runner, run, request, ready)
    const rowCount = rows.length
    if (rowCount >= HEAVY_ROWS) await workTurn()
    const metadata = resultMetadata(columns, analysis?.fingerprints())
    const data = dataText(rows, columns, ready.prepared, analysis, metadata)
    run.finish({ rows: rowCount, cached: false })
    if (key !== undefined && data.length <= ready.settings.cacheLimitBytes)
      await putIntoCache(runner, key, ready, data, rowCount, run)
    const seen = ready.prepared.isRestricted ? null : metadata
    return answer(run, ready, completedEnvelope(data, rowCount, run.facts, null), seen)
  } catch (caught) {
    const error = run.explain(caught)
    run.finish({ rows: 0, cached: false, error })
    if (error instanceof ApiError) throw error
    return answer(run, ready, failedEnvelope(error, run.facts, ready?.prepared ?? null))
  }
}

function answer(
  { stageTimes }: ActiveRun,
  ready: ReadyQuery | undefined,
  body: string,
  columns: Answer['columns'] = null,
): Answer {
  return { body, stageTimes, sourceTableId: ready?.prepared.sourceTableId ?? null, columns }
}

/** Milliseconds for which the result may be cached; 0 for not at all. The most specific setting wins. */
function timeToLive(request: RunRequest, { settings, database }: ReadyQuery): number {
  if (request.useCache === false || !settings.isCachingEnabled) return 0
  return (request.card?.cache_ttl ?? database.cache_ttl ?? 0) * HOUR_MS
}

/**
 * The statement, what its columns are called and how they are shown: a renamed column is another result, and so is one
 * whose values have other labels.
 */
function cacheKey({ prepared }: ReadyQuery): string {
  let key = cacheKeys.get(prepared)
  if (key === undefined) {
    const labels = prepared.remappings.map((remapping) => [...remapping.labels])
    const shown = JSON.stringify([prepared.columns, prepared.columnEdits, prepared.answer, labels])
    cacheKeys.set(prepared, (key = `${hashOf(prepared)} ${hash('sha1', shown, 'base64')}`))
  }
  return key
}

const cacheKeys = new WeakMap<PreparedQuery, string>()

async function findCached(
  runner: Runner,
  { versions }: LocatedRequest,
  key: string,
  ttlMs: number,
): Promise<(CachedData & { createdAt: string }) | undefined> {
  const found = await runner.cache.find(key, ttlMs, versions)
  if (found === undefined) return undefined
  const { createdAt, body } = found
  const [rowCount = '0', average = ''] = body.slice(0, body.indexOf('\n')).split(' ')
  const data = body.slice(body.indexOf('\n') + 1)
  return { createdAt, rowCount: Number(rowCount), averageMs: average === '' ? null : Number(average), data }
}

/** A result that cannot be cached is still an answer: a failure is only reported. */
async function putIntoCache(
  runner: Runner,
  key: string,
  { prepared }: ReadyQuery,
  data: string,
  rowCount: number,
  run: ActiveRun,
): Promise<void> {
  try {
    const averageMs = (await runner.averageOf(prepared)) ?? run.facts.runningTimeMs
    await runner.cache.put(key, `${rowCount} ${Math.round(averageMs)}\n${data}`)
  } catch (error) {
    runner.observe({ type: 'background.failed', task: 'results cache', error: messageOf(error) })
  }
}

function dataText(
  rows: unknown[][],
  columns: ResultColumn[],
  prepared: PreparedQuery,
  analysis: ResultAnalysis | null,
  metadata: Record<string, unknown>[],
): string {
  const isCut = prepared.defaultLimitApplied && rows.length === prepared.rowLimit
  const rest = JSON.stringify({
    cols: columns,
    native_form: {
      query: prepared.sql,
      params:
        prepared.params.length === 0
          ? null
          : prepared.params.map((value) => (typeof value === 'bigint' ? value.toString() : value)),
    },
    results_timezone: prepared.timeZone,
    ...(prepared.requestedTimeZone === null ? {} : { requested_timezone: prepared.requestedTimeZone }),
    results_metadata: { columns: metadata },
    insights: analysis?.insights() ?? null,
    ...(prepared.isRestricted ? { is_sandboxed: true } : {}),
    ...(isCut ? { rows_truncated: rows.length } : {}),
  })
  // V8 writes a value the slow way as soon as it meets a text that was cut or put together; rows may hold such.
  return `{"rows":${rowsText(rows)},${rest.slice(1)}`
}
