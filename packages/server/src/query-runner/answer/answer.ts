/** Answers for a screen: a query's rows up to the limit, as one JSON text. */
import { resultMetadata } from '@querent/query'
import { cachePlace, type CacheFacts, type CachePlace } from '../cache/cached-data.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import { fetchRows } from '../rows/fetch-rows.ts'
import type { Run } from '../run/active-run.ts'
import type { AnswerRunner } from '../runner.ts'
import type { RunRequest } from '../types.ts'
import { dataTextOf } from './data-text.ts'
import { envelopeOf } from './envelope.ts'

export interface Answer {
  /** JSON text of the envelope. */
  body: string
  /** Milliseconds per stage. */
  stageTimes: Readonly<Record<string, number>>
  /** The table that the query starts from; null when it starts from something else, or was refused. */
  sourceTableId: number | null
  /** Columns for the card to keep; null without one, without a new result, and for a caller who may not see all of it. */
  columns: ReturnType<typeof resultMetadata> | null
}

/** What an answer shows of a query's result. */
interface Shown {
  /** JSON text of the `data` map. */
  data: string
  rowCount: number
  /** Null for a new result. */
  cache: CacheFacts | null
  columns: Answer['columns']
}

/**
 * Runs a query and gives the envelope, also when the query fails.
 * @throws {ApiError} when the request names no database that exists.
 */
export async function answerQuery(runner: AnswerRunner, request: RunRequest): Promise<Answer> {
  const result = await runner.run(request, 'screen', async (run, ready) => {
    const place = await cachePlace(runner, request, ready)
    const value = (await cachedResult(request, place)) ?? (await newResult(runner, run, request, ready))
    return { value: { ...value, place }, rows: value.rowCount, cached: value.cache !== null }
  })
  const { run, ready } = result
  const { stageTimes, facts } = run
  const envelope = envelopeOf(request)
  const sourceTableId = ready?.prepared.sourceTableId ?? null
  if (result.kind === 'failed') {
    const body = envelope.failed(result.error, facts, ready?.prepared ?? null)
    return { body, stageTimes, sourceTableId, columns: null }
  }
  const { data, rowCount, cache, columns, place } = result.value
  if (cache === null) await place?.put(data, rowCount, facts)
  const told = envelope.withDownloads(data, result.ready.prepared.downloads)
  return { body: envelope.completed(told, rowCount, facts, cache), stageTimes, sourceTableId, columns }
}

async function cachedResult({ ignoreCache }: RunRequest, place: CachePlace | undefined): Promise<Shown | undefined> {
  const found = ignoreCache === true ? undefined : await place?.find()
  return found && { data: found.data, rowCount: found.rowCount, cache: found.facts, columns: null }
}

async function newResult(runner: AnswerRunner, run: Run, request: RunRequest, ready: ReadyQuery): Promise<Shown> {
  const { columns, rows, analysis } = await fetchRows(runner, run, request, ready)
  const data = await dataTextOf(request)(rows, columns, ready.prepared, analysis)
  const isKept = request.card !== undefined && !ready.prepared.isRestricted
  const kept = isKept ? resultMetadata(columns, analysis?.fingerprints()) : null
  return { data, rowCount: rows.length, cache: null, columns: kept }
}
