/** Values as texts, for engines that have no texts themselves. */
import type { Row, TextBatch } from './driver.ts'

const encoder = new TextEncoder()

/** The texts of rows that have the same number of cells. */
export function textBatch(rows: readonly Row[]): TextBatch {
  const columnCount = rows[0]?.length ?? 0
  const bounds = new Int32Array(rows.length * columnCount * 2)
  let text = ''
  let bound = 0
  for (const row of rows) {
    for (let column = 0; column < columnCount; column += 1) {
      const cell = row[column]
      const isNull = cell === null || cell === undefined
      bounds[bound] = isNull ? -1 : text.length
      if (!isNull) text += String(cell)
      bounds[bound + 1] = text.length
      bound += 2
    }
  }
  const bytes = encoder.encode(text)
  if (bytes.length !== text.length) countInBytes(bounds, text, bytes.length)
  return { rowCount: rows.length, columnCount, bytes, bounds }
}

/** Turns bounds in units of UTF-16 into bounds in bytes. */
function countInBytes(bounds: Int32Array, text: string, total: number): void {
  let last = bounds.length - 2
  while (last > 0 && bounds[last]! < 0) last -= 2
  let at = 0
  for (let bound = 0; bound < bounds.length; bound += 2) {
    if (bounds[bound]! < 0) continue
    // What is left is the last one: a batch of one long text is not encoded twice.
    const length = bound === last ? total - at : encoder.encode(text.slice(bounds[bound], bounds[bound + 1])).length
    bounds[bound] = at
    at += length
    bounds[bound + 1] = at
  }
}
