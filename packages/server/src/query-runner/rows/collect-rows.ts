/** A query's rows in memory, for callers that make something else of them than an answer or a file. */
import type { RowRunner } from '../runner.ts'
import type { RunRequest } from '../types.ts'
import { fetchRows, type FetchedRows } from './fetch-rows.ts'

/**
 * Runs a query that has a small limit of its own. It takes its turn, stops at the deadline and stands in the log like
 * any other.
 * @param keptMs Rows that were read for an equal query within this time do, too.
 * @throws {QueryError} when it is refused or fails. @throws {ApiError} when it names no database that exists.
 */
export async function collectRows(
  runner: RowRunner,
  asked: RunRequest,
  { keptMs = 0 }: { keptMs?: number } = {},
): Promise<Pick<FetchedRows, 'columns' | 'rows'>> {
  const request = { ...asked, middleware: { ...asked.middleware, 'skip-results-metadata?': true } }
  const result = await runner.run(request, 'maximum', async (run, ready) => {
    const kept = runner.recentRows.find(ready, keptMs)
    if (kept !== undefined) return { value: kept, rows: kept.rows.length, cached: true }
    const value = await fetchRows(runner, run, request, ready)
    if (keptMs > 0) runner.recentRows.put(ready, value)
    return { value, rows: value.rows.length, cached: false }
  })
  if (result.kind === 'failed') throw result.error
  return result.value
}
