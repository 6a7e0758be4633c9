/** The `api` download: the answer's envelope with any number of rows, written as they come. */
import { resultMetadata, rowConverter, type PreparedQuery, type ResultColumn, type Row } from '@querent/query'
import { envelopeOf } from '../answer/envelope.ts'
import { guestColumn } from '../answer/guest-column.ts'
import { sourceOf } from '../prepare/stored-models.ts'
import { pieceTexts } from '../rows/rows-text.ts'
import { isHeavy, rowPieces } from '../turns/pieces.ts'
import { workTurn } from '../../process/work-turns.ts'
import type { RunFacts } from '../run/active-run.ts'

/** JSON text in pieces; the same keys as an answer for a screen. */
export async function* streamEnvelope(
  columns: ResultColumn[],
  batches: AsyncIterable<Row[]>,
  prepared: PreparedQuery,
  { facts, forGuest }: { facts: RunFacts; forGuest: boolean },
): AsyncGenerator<Uint8Array> {
  const convert = rowConverter(columns, {
    timeZone: prepared.timeZone,
    remappings: prepared.remappings,
    bigNumbersAsText: false,
  })
  const startedAt = performance.now()
  let rowCount = 0
  yield Buffer.from('{"data":{"rows":[')
  for await (const batch of batches) {
    for (const piece of rowPieces(batch, columns.length)) {
      if (piece.length === 0) continue
      if (isHeavy(piece, columns.length)) await workTurn()
      if (rowCount > 0) yield Buffer.from(',')
      for await (const text of pieceTexts(piece.map(convert))) yield Buffer.from(text)
      rowCount += piece.length
    }
  }
  const shown = { results_timezone: prepared.timeZone, insights: null }
  const data = forGuest
    ? JSON.stringify({ cols: columns.map(guestColumn), ...shown })
    : JSON.stringify({
        cols: columns,
        native_form: { query: sourceOf(prepared).sql, params: null },
        results_metadata: { columns: resultMetadata(columns) },
        ...shown,
      })
  const runningTimeMs = Math.round(performance.now() - startedAt)
  yield Buffer.from(`],${data.slice(1)}${envelopeOf({ forGuest }).end(rowCount, { ...facts, runningTimeMs }, null)}`)
}
