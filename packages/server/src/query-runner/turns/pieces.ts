/** What of a result is work worth waiting for a turn, and how it is cut. */
import { workTurn } from '../../process/work-turns.ts'

/** Fewer rows of a few columns are no work worth waiting for. */
const HEAVY_ROWS = 100
/** The same of rows of many columns. */
const HEAVY_CELLS = 2_000
/** Cells that are converted or written in one turn: some ten milliseconds. */
const TURN_CELLS = 10_000
/** Characters of text that are written in one turn: some milliseconds. */
const TURN_CHARACTERS = 500_000
/** Columns whose statistics are made in one turn; each takes up to a millisecond. */
const TURN_COLUMNS = 10

type Rows = readonly (readonly unknown[])[]

/** Whether the rows are worth waiting for. */
export function isHeavy(rows: Rows, columns: number): boolean {
  return rows.length >= HEAVY_ROWS || rows.length * columns >= HEAVY_CELLS || isLong(rows)
}

/** Whether the texts of the rows are more than one turn's work. */
export function isLong(rows: Rows): boolean {
  let characters = 0
  for (const row of rows) characters += charactersOf(row)
  return characters > TURN_CHARACTERS
}

/** The rows in their order, cut by cells and by characters. A batch that is no heavy work is one piece. */
export function* rowPieces<Row extends readonly unknown[]>(
  rows: readonly Row[],
  columns: number,
): Generator<readonly Row[]> {
  const most = Math.max(HEAVY_ROWS / 10, Math.ceil(TURN_CELLS / Math.max(1, columns)))
  let start = 0
  let characters = 0
  for (let at = 0; at < rows.length; at += 1) {
    const length = charactersOf(rows[at]!)
    if (at > start && (at - start >= most || characters + length > TURN_CHARACTERS)) {
      yield rows.slice(start, at)
      start = at
      characters = 0
    }
    characters += length
  }
  yield start === 0 ? rows : rows.slice(start)
}

function charactersOf(row: readonly unknown[]): number {
  let characters = 0
  for (const cell of row) if (typeof cell === 'string') characters += cell.length
  return characters
}

/** Goes through steps of statistics, some in each turn. */
export async function inTurns(steps: Iterable<unknown>): Promise<void> {
  let count = 0
  for (const _ of steps) if (++count % TURN_COLUMNS === 0) await workTurn()
}
