/** Values that travel to and from processes of engines as JSON, which has no number for some of them. */
import type { Cell, Row, SqlParam } from '@querent/query'

/** A bound value in JSON: `i` carries a 64-bit integer, `f` a float that JSON has no number for. */
export type EncodedParam = string | number | boolean | null | { i: string } | { f: string }

/** A batch: rows with null in place of the cells that JSON cannot carry, and those cells by row and column. */
export interface RowsMessage {
  rows: Row[]
  patches: [row: number, column: number, value: { i: string } | { f: string }][]
}

export function encodeParam(param: SqlParam): EncodedParam {
  if (typeof param === 'bigint') return { i: String(param) }
  if (typeof param === 'number' && !Number.isFinite(param)) return { f: String(param) }
  return param
}

/** The value of a tagged cell or parameter. */
export function decodeTagged(value: { i: string } | { f: string }): bigint | number {
  return 'i' in value ? BigInt(value.i) : Number(value.f)
}

/** The rows of a batch, complete. */
export function applyPatches(message: RowsMessage): Row[] {
  for (const [row, column, value] of message.patches) {
    const cells: Cell[] | undefined = message.rows[row]
    if (cells) cells[column] = decodeTagged(value)
  }
  return message.rows
}

/** Whether two batches hold the same cells. */
export function sameRows(one: RowsMessage, other: RowsMessage): boolean {
  return JSON.stringify([one.rows, one.patches]) === JSON.stringify([other.rows, other.patches])
}

/** A copy of rows in that form. */
export function taggedCopy(rows: readonly Row[]): RowsMessage {
  return tagRows(rows.map((row) => [...row]))
}

/** Rows in the form that travels. Cells that JSON cannot carry are taken out of `rows`. */
export function tagRows(rows: Row[]): RowsMessage {
  const patches: RowsMessage['patches'] = []
  for (let row = 0; row < rows.length; row += 1) {
    const cells = rows[row]!
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]
      if (typeof cell === 'bigint') patches.push([row, column, { i: String(cell) }])
      else if (typeof cell === 'number' && !Number.isFinite(cell)) patches.push([row, column, { f: String(cell) }])
      else continue
      cells[column] = null
    }
  }
  return { rows, patches }
}

/** The parameter that was sent. */
export function decodeParam(param: EncodedParam): SqlParam {
  return typeof param === 'object' && param !== null ? decodeTagged(param) : param
}
