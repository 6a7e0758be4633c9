import type { Cell, Row } from '@querent/query'

/** Turns the engine's text of one column into its canonical cell; see the table in `Cell`. */
export type Decoder = (text: string) => Cell

/** Decodes a batch in place, column by column; a column without a decoder keeps its text, nulls stay. */
export function decodeColumns(rows: Row[], decoders: readonly (Decoder | undefined)[]): Row[] {
  for (let column = 0; column < decoders.length; column += 1) {
    const decode = decoders[column]
    if (decode !== undefined) decodeColumn(rows, column, decode)
  }
  return rows
}

function decodeColumn(rows: Row[], column: number, decode: Decoder): void {
  for (const row of rows) {
    const cell = row[column]
    if (typeof cell === 'string') row[column] = decode(cell)
  }
}

/** Digits that a number holds exactly whatever they are. */
const SAFE_DIGITS = 15

/** A whole number: bigint when a number would not be exact. */
export function decodeInteger(text: string): number | bigint {
  const value = Number(text)
  return text.length <= SAFE_DIGITS || Number.isSafeInteger(value) ? value : BigInt(text)
}

/** A point in time without zone: the blank before the time becomes `T`, a fraction loses its trailing zeros. */
export function decodeDateTime(text: string): string {
  return `${text.slice(0, 10)}T${trimFraction(text.slice(11))}`
}

/** A time of day whose fraction loses its trailing zeros. */
export function trimFraction(time: string): string {
  return time.includes('.') ? time.replace(/\.?0+$/, '') : time
}
