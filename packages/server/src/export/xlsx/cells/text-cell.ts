/** Texts, truth values, and whatever else a column of no other kind holds. */
import type { PlannedColumn } from '../../types.ts'
import { CELL_TEXT_LIMIT, cellText, hasOuterSpace } from '../xml-text.ts'
import { closeElement, elementStart, frameOf, isExact, openElement, type CellXml, type QuickCell } from './cell-xml.ts'

const LAST_CONTROL = 31
const TAB = 9
const LINE_FEED = 10
const BLANK = 32
const AMPERSAND = 38
const ZERO = 48
const LESS = 60
const GREATER = 62
const UNDERSCORE = 95
const LETTER_X = 120
/** Begins the last characters of the basic plane in UTF-8, two of which XML forbids. */
const LAST_PLANE_BYTE = 0xef
/** Of `true`, the only other text being `false`. */
const TRUE_LENGTH = 4

export function textCell({ holds }: Pick<PlannedColumn, 'holds'>, letters: string): CellXml {
  return {
    plain: plainCell(elementStart(letters)),
    quick: holds === 'booleans' ? quickBoolean(letters) : quickText(letters),
  }
}

/** The element of any value by its type. @param open The start of the element. */
export function plainCell(open: string): CellXml['plain'] {
  return (cell, row) => {
    if (typeof cell === 'string') return textElement(open, row, cell)
    if (typeof cell === 'boolean') return `${open}${row}" t="b"><v>${cell ? 1 : 0}</v></c>`
    return isExact(cell) ? `${open}${row}"><v>${cell}</v></c>` : textElement(open, row, String(cell))
  }
}

/** The element of a text. @param open The start of the element. */
export function textElement(open: string, row: string, text: string, style = ''): string {
  const space = hasOuterSpace(text) ? ' xml:space="preserve"' : ''
  return `${open}${row}"${style} t="inlineStr"><is><t${space}>${cellText(text)}</t></is></c>`
}

function quickBoolean(letters: string): QuickCell {
  const [no, yes] = [frameOf(letters, ' t="b"', '<v>0'), frameOf(letters, ' t="b"', '<v>1')]
  return (_source, start, end, row, file) => {
    const frame = end - start === TRUE_LENGTH ? yes : no
    closeElement(frame, openElement(frame, row, 0, file), file)
    return true
  }
}

/** Texts without anything to escape. */
function quickText(letters: string): QuickCell {
  const frame = frameOf(letters, ' t="inlineStr"', '<is><t>', '</t></is>')
  return (source, start, end, row, file) => {
    const length = end - start
    if (length > CELL_TEXT_LIMIT) return false
    if (length > 0 && (source[start]! <= BLANK || source[end - 1]! <= BLANK)) return false
    let at = openElement(frame, row, length, file)
    const { bytes } = file
    for (let i = start; i < end; i += 1) {
      const byte = source[i]!
      if (isMarked(byte) && isSpecial(source, i)) return false
      bytes[at++] = byte
    }
    closeElement(frame, at, file)
    return true
  }
}

/** True for bytes that need a second look. */
function isMarked(byte: number): boolean {
  return byte < ZERO
    ? byte <= LAST_CONTROL || byte === AMPERSAND
    : byte === LESS || byte === GREATER || byte === UNDERSCORE || byte === LAST_PLANE_BYTE
}

function isSpecial(source: Uint8Array, at: number): boolean {
  const byte = source[at]!
  if (byte === TAB || byte === LINE_FEED) return false
  if (byte === UNDERSCORE) return source[at + 1] === LETTER_X
  if (byte === LAST_PLANE_BYTE) return source[at + 1] === 0xbf && source[at + 2]! >= 0xbe
  return true
}
