/** What a card keeps of its result's columns, for cards that are saved without having been run. */
import { analyzeResult, completeColumns, resultMetadata } from '@querent/query'
import type { ReadyQuery } from '../prepare/prepare.ts'
import { inTurns, isHeavy, rowPieces } from '../turns/pieces.ts'
import { workTurn } from '../../process/work-turns.ts'
import { readStatement } from './read-rows.ts'

/**
 * Columns that only the database knows come with fingerprints of the first rows, as many as a screen shows: bins of
 * questions that build on the card lie within them. Nobody gets the rows, so this is no run: it is not logged, and takes
 * no turn.
 * @throws {QueryError} when the statement fails.
 */
export async function describeColumns(
  { prepared, connection }: ReadyQuery,
  signal: AbortSignal,
): Promise<ReturnType<typeof resultMetadata>> {
  const isKnown = prepared.columns?.every((column) => column.base_type !== 'type/*') ?? false
  if (prepared.columns !== null && isKnown) return resultMetadata(prepared.columns)
  const { described, first, read } = await readStatement(connection.dataSource, prepared, signal)
  const columns = completeColumns(prepared, described, first)
  const analysis = analyzeResult(columns, columns.length - prepared.remappings.length)
  for await (const batch of read('values')) {
    for (const piece of rowPieces(batch, columns.length)) {
      if (isHeavy(piece, columns.length)) await workTurn()
      analysis.add(piece)
    }
  }
  await inTurns(analysis.finish())
  return resultMetadata(columns, analysis.fingerprints())
}
