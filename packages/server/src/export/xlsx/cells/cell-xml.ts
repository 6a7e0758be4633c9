/** How the cells of a column become XML: a plain way, which defines it, and a quick one from the bytes of texts. */
import type { Cell } from '@querent/query'
import { put } from '../../format/cell-text.ts'
import type { ByteChunks } from '../../stream/byte-chunks.ts'

/** The `<c>` elements of a column. */
export interface CellXml {
  /** The element of a cell that is not null, in the row with that number. */
  plain: (cell: NonNullable<Cell>, row: string) => string
  /** Undefined where every cell goes the plain way. */
  quick?: QuickCell | undefined
}

/** The number of a row, as it stands in the references of its cells. */
export interface RowNumber {
  text: string
  bytes: Uint8Array
}

/**
 * Writes the element of the cell, not null, whose text stands from `start` to `end` of `source`; false when it does not
 * know the form of the cell and has written nothing.
 */
export type QuickCell = (source: Uint8Array, start: number, end: number, row: RowNumber, file: ByteChunks) => boolean

/** The element without the number of its row and what is written of the cell: before, between and after them. */
export interface Frame {
  open: Uint8Array
  middle: Uint8Array
  close: Uint8Array
}

/** The beginning of the element of a cell that stands at `letters`, e.g. `AB`; the number of its row follows. */
export function elementStart(letters: string): string {
  return `<c r="${letters}`
}

export function frameOf(letters: string, attributes: string, before = '<v>', after = '</v>'): Frame {
  return {
    open: Buffer.from(elementStart(letters)),
    middle: Buffer.from(`"${attributes}>${before}`),
    close: Buffer.from(`${after}</c>`),
  }
}

/**
 * Begins an element, with room for so many bytes of the cell. @returns the place in the file's bytes where they go; what is
 * there counts as written only after `closeElement`.
 */
export function openElement({ open, middle, close }: Frame, row: RowNumber, length: number, file: ByteChunks): number {
  file.reserve(open.length + row.bytes.length + middle.length + length + close.length)
  const { bytes } = file
  return put(middle, bytes, put(row.bytes, bytes, put(open, bytes, file.used)))
}

/** Ends the element whose cell ends at `at`. */
export function closeElement({ close }: Frame, at: number, file: ByteChunks): void {
  file.used = put(close, file.bytes, at)
}

/** Digits that both a floating-point number and a spreadsheet keep. */
export const MAX_DIGITS = 15
const MAX_EXACT_INTEGER = 10 ** MAX_DIGITS

/** Fractions and numbers beyond the integers are approximations anyway; whole numbers must keep their digits. */
export function isExact(value: number | bigint): boolean {
  if (typeof value === 'bigint') return value < MAX_EXACT_INTEGER && value > -MAX_EXACT_INTEGER
  if (Number.isSafeInteger(value)) return value < MAX_EXACT_INTEGER && value > -MAX_EXACT_INTEGER
  return Number.isFinite(value)
}
