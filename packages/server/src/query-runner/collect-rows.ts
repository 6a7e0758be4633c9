/** A query's rows in memory, for callers that make something else of them than an answer or a file. */
import { analyzeResult, rowConverter, type ResultAnalysis, type ResultColumn } from '@querent/query'
import type { ActiveRun } from './active-run.ts'
import type { ReadyQuery, Runner } from './runner.ts'
import type { RunRequest } from './types.ts'

export interface CollectedRows {
  columns: ResultColumn[]
  /** Cells as JSON shows them. */
  rows: unknown[][]
}

/**
 * Runs a query that has a small limit of its own. It takes its turn, stops at the deadline and stands in the log like
 * any other.
 * @throws {QueryError} when it is refused or fails. @throws {ApiError} when it names no database that exists.
 */
export async function collectRows(runner: Runner, asked: RunRequest): Promise<CollectedRows> {
  const request = { ...asked, middleware: { ...asked.middleware, 'skip-results-metadata?': true } }
  const located = await runner.locate(request)
  const run = await runner.begin(located)
  try {
    const ready = await runner.prepare(located, 'maximum')
    run.compiled(ready.prepared)
    const collected = await fetchRows(runner, run, request, ready)
    run.finish({ rows: collected.rows.length, cached: false })
    return collected
  } catch (caught) {
    const error = run.explain(caught)
    run.finish({ rows: 0, cached: false, error })
    throw error
  }
}

export interface FetchedRows extends CollectedRows {
  /** What was learned of the rows on the way; null when the query does not want it. */
  analysis: ResultAnalysis | null
}

/** All rows of a query that is ready, within a run that the caller finishes. */
export async function fetchRows(
  runner: Runner,
  run: ActiveRun,
  { user }: RunRequest,
  ready: ReadyQuery,
): Promise<FetchedRows> {
  const { timeZone, remappings, answer } = ready.prepared
  const { columns, batches, free } = await runner.open(run, user, ready)
  try {
    const convert = rowConverter(columns, { timeZone, remappings, bigNumbersAsText: answer.bigNumbersAsText })
    const analysis = answer.isAnalyzed ? analyzeResult(columns, columns.length - remappings.length) : null
    const rows: unknown[][] = []
    await run.stage('fetch', async () => {
      for await (const batch of batches) {
        analysis?.add(batch)
        for (const row of batch) rows.push(convert(row))
      }
    })
    return { columns, rows, analysis }
  } finally {
    free()
  }
}
