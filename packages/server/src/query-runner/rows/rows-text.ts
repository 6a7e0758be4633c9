/** The rows of an answer as JSON, written in turns of the event loop: many rows, and long texts. */
import { jsonSlices } from '@querent/contract/slices/index.ts'
import { workTurn } from '../../process/work-turns.ts'
import { isHeavy, isLong, rowPieces } from '../turns/pieces.ts'
import { answerTooLarge } from './answer-size.ts'

/**
 * The rows as JSON, written in several turns when they are many or long.
 * @throws {QueryError} for a text beyond what V8 can hold, as one of many control characters becomes.
 */
export async function rowsText(rows: readonly unknown[][]): Promise<string> {
  try {
    const columns = rows[0]?.length ?? 0
    if (!isHeavy(rows, columns)) return JSON.stringify(rows)
    // Texts are added and not joined: V8 keeps the pieces until the whole is read, and then copies them once.
    let text = ''
    for (const piece of rowPieces(rows, columns)) {
      await workTurn()
      text += text === '' ? '[' : ','
      for await (const part of pieceTexts(piece)) text += part
    }
    return `${text}]`
  } catch (error) {
    throw error instanceof RangeError ? answerTooLarge() : error
  }
}

/** The JSON of one piece of {@link rowPieces}, without brackets around it. A row of long texts takes several turns. */
export async function* pieceTexts(rows: readonly unknown[][]): AsyncGenerator<string> {
  const [row = []] = rows
  if (rows.length !== 1 || !isLong(rows)) return yield JSON.stringify(rows).slice(1, -1)
  let before = '['
  for (const cell of row) {
    yield before
    if (typeof cell === 'string') yield* cellTexts(cell)
    else yield JSON.stringify([cell]).slice(1, -1)
    before = ','
  }
  yield ']'
}

async function* cellTexts(text: string): AsyncGenerator<string> {
  yield '"'
  for (const slice of jsonSlices(text)) {
    yield slice
    await workTurn()
  }
  yield '"'
}
