/** A query's rows in memory, for callers that make something else of them than an answer or a file. */
import { fetchRows, type FetchedRows } from './fetch-rows.ts'
import type { Runner } from './runner.ts'
import type { RunRequest } from './types.ts'

/**
 * Runs a query that has a small limit of its own. It takes its turn, stops at the deadline and stands in the log like
 * any other.
 * @throws {QueryError} when it is refused or fails. @throws {ApiError} when it names no database that exists.
 */
export async function collectRows(runner: Runner, asked: RunRequest): Promise<Pick<FetchedRows, 'columns' | 'rows'>> {
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
