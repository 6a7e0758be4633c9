/**
 * Writes cells as JSON from the bytes of their texts. Forms of numbers and texts that are not the usual ones are left to the
 * encoder of values, which defines what is written (`texts.test.ts` compares both).
 */
import type { ByteChunks } from '../stream/byte-chunks.ts'
import { TARGET_BYTES, UNUSUAL, type CellText } from '../format/cell-text.ts'
import type { CellEncoder } from './writer.ts'
import { valueOfText } from '../format/text-value.ts'
import type { ExportPlan, PlannedColumn } from '../types.ts'

/** Writes the cell, not null, whose text stands from `start` to `end` of `source`. */
export type JsonCellWriter = (source: Buffer, start: number, end: number) => void

const LAST_CONTROL = 31
const QUOTE = 34
const MINUS = 45
const POINT = 46
const ZERO = 48
const BACKSLASH = 92

/** @param encode The encoder of the column's values. */
export function jsonCellWriter(
  column: PlannedColumn,
  { formatRows }: Pick<ExportPlan, 'formatRows'>,
  text: CellText | undefined,
  encode: CellEncoder,
  file: ByteChunks,
): JsonCellWriter {
  const encoded: JsonCellWriter = (source, start, end) =>
    file.pushText(encode(valueOfText(column, source.toString('utf8', start, end))))
  if (formatRows || column.kind !== 'number') {
    if (column.holds === 'booleans' && !formatRows) return (source, start, end) => file.pushSmall(source, start, end)
    return textWriter(text, encoded, file)
  }
  return (source, start, end) => {
    if (isNumberLiteral(source, start, end)) file.pushSmall(source, start, end)
    else encoded(source, start, end)
  }
}

/** Between quotes, as the texts of the column are shown. */
function textWriter(text: CellText | undefined, encoded: JsonCellWriter, file: ByteChunks): JsonCellWriter {
  if (text === undefined) {
    return (source, start, end) => {
      if (!pushQuoted(source, start, end, file)) encoded(source, start, end)
    }
  }
  const { quick } = text
  if (quick === undefined) return encoded
  const shown = Buffer.allocUnsafeSlow(TARGET_BYTES)
  return (source, start, end) => {
    const length = quick(source, start, end, shown)
    if (length === UNUSUAL || !pushQuoted(shown, 0, length, file)) encoded(source, start, end)
  }
}

/** False, and nothing written, for a text that has something to escape. */
function pushQuoted(source: Uint8Array, start: number, end: number, file: ByteChunks): boolean {
  file.reserve(end - start + 2)
  const { bytes } = file
  let at = file.used
  bytes[at++] = QUOTE
  for (let i = start; i < end; i += 1) {
    const byte = source[i]!
    if (byte <= LAST_CONTROL || byte === QUOTE || byte === BACKSLASH) return false
    bytes[at++] = byte
  }
  bytes[at++] = QUOTE
  file.used = at
  return true
}

/** True for digits that JSON takes as a number: with a point or without, and without needless zeros before them. */
function isNumberLiteral(source: Uint8Array, start: number, end: number): boolean {
  const first = source[start] === MINUS ? start + 1 : start
  if (first === end || source[end - 1] === POINT || source[first] === POINT) return false
  if (source[first] === ZERO && end - first > 1 && source[first + 1] !== POINT) return false
  let hasPoint = false
  for (let at = first; at < end; at += 1) {
    const byte = source[at]!
    if (byte >= ZERO && byte < ZERO + 10) continue
    if (byte !== POINT || hasPoint) return false
    hasPoint = true
  }
  return true
}
