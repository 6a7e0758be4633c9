/** A query's rows one after the other, for callers that keep none of them. */
import { rowConverter } from '@querent/query'
import { workTurn } from '../../process/work-turns.ts'
import type { StatementRunner } from '../runner.ts'
import { isHeavy, rowPieces } from '../turns/pieces.ts'
import type { RunRequest } from '../types.ts'

/**
 * Runs a query and shows each of its rows, up to the largest number that is ever read. It takes its turn, stops at the deadline
 * and is logged like any other.
 * @param see Gets the cells as JSON shows them.
 * @throws {QueryError} when it is refused or fails. @throws {ApiError} when it names no database that exists.
 */
export async function eachRow(
  runner: StatementRunner,
  asked: RunRequest,
  see: (row: readonly unknown[]) => void,
): Promise<void> {
  const request = { ...asked, middleware: { ...asked.middleware, 'skip-results-metadata?': true } }
  const result = await runner.run(request, 'maximum', async (run, ready) => {
    const { columns, read, rowCount } = await runner.open(run, request, ready)
    const { timeZone, remappings, answer } = ready.prepared
    const convert = rowConverter(columns, { timeZone, remappings, bigNumbersAsText: answer.bigNumbersAsText })
    const before = performance.now()
    for await (const batch of read('values')) {
      for (const piece of rowPieces(batch, columns.length)) {
        if (isHeavy(piece, columns.length)) await workTurn()
        for (const row of piece) see(convert(row))
      }
    }
    run.timed('fetch', performance.now() - before)
    return { value: undefined, rows: rowCount(), cached: false }
  })
  if (result.kind === 'failed') throw result.error
}
