/** What a card keeps of its result's columns, for cards that are saved without having been run. */
import { analyzeResult, completeColumns, resultMetadata } from '@querent/query'
import { openQuery } from './read-rows.ts'
import type { Runner } from './runner.ts'
import type { RunRequest } from './types.ts'

/**
 * Columns that only the database knows come with fingerprints of the first rows, as many as a screen shows: bins of
 * questions that build on the card lie within them.
 * @throws {QueryError} when the query cannot be compiled or its statement fails.
 */
export async function describeColumns(runner: Runner, request: RunRequest): Promise<Record<string, unknown>[]> {
  const ready = await runner.prepare(await runner.locate(request), 'screen')
  const { prepared, connection } = ready
  const isKnown = prepared.columns?.every((column) => column.base_type !== 'type/*') ?? false
  if (prepared.columns !== null && isKnown) return resultMetadata(prepared.columns)
  const { described, first, batches } = await openQuery(connection.dataSource, prepared, request.signal)
  const columns = completeColumns(prepared, described, first)
  const analysis = analyzeResult(columns, columns.length - prepared.remappings.length)
  for await (const batch of batches) analysis.add(batch)
  return resultMetadata(columns, analysis.fingerprints())
}
