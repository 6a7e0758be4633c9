/** Numbers, shown by the format of their style. */
import { copy } from '../../format/cell-text.ts'
import { coordinateText } from '../../format/numbers/coordinates.ts'
import { decimalText, multiply, readDecimal, numberStyle, type NumberStyle } from '@querent/viz/format/index.ts'
import { numberOfText } from '../../format/text-value.ts'
import type { PlannedColumn } from '../../types.ts'
import type { CellStyles } from '../styles.ts'
import {
  closeElement,
  elementStart,
  frameOf,
  isExact,
  MAX_DIGITS,
  openElement,
  type CellXml,
  type Frame,
  type QuickCell,
} from './cell-xml.ts'
import { plainCell, textElement } from './text-cell.ts'

const MINUS = 45
const POINT = 46
const ZERO = 48
const POWERS_OF_TEN = Array.from({ length: MAX_DIGITS + 1 }, (_, exponent) => 10 ** exponent)

/** The style attribute of a number. */
type StyleOf = (value: number) => string

export function numberCell(column: PlannedColumn, letters: string, styles: CellStyles, locale: string): CellXml {
  const open = elementStart(letters)
  const coordinate = coordinateText(column)
  if (coordinate) return { plain: (cell, row) => textElement(open, row, coordinate.plain(cell)) }
  const style = numberStyle(column, locale)
  const styleOf = styles.number(style)
  return {
    plain: plainNumber(column, open, style, styleOf),
    quick: style.scale === 1 ? quickNumber(letters, styleOf) : undefined,
  }
}

function plainNumber(column: PlannedColumn, open: string, style: NumberStyle, styleOf: StyleOf): CellXml['plain'] {
  const other = plainCell(open)
  const scale = style.scale === 1 ? undefined : readDecimal(style.scale)

  function scaled(cell: number | bigint | string): number | string {
    const read = scale && readDecimal(cell)
    return read && scale ? decimalText(multiply(read, scale)) : typeof cell === 'bigint' ? String(cell) : cell
  }

  return (cell, row) => {
    if (typeof cell === 'boolean') return other(cell, row)
    const given = typeof cell === 'string' ? numberOfText(column, cell) : cell
    const value = typeof given === 'number' && !scale ? given : scaled(given)
    if (typeof value === 'number' ? isExact(value) : hasFewDigits(value)) {
      return `${open}${row}"${styleOf(Number(value))}><v>${value}</v></c>`
    }
    return typeof value === 'string' ? textElement(open, row, value) : other(value, row)
  }
}

/** True for the text of a number whose digits a spreadsheet keeps. */
function hasFewDigits(text: string): boolean {
  const read = readDecimal(text)
  if (!read) return false
  const digits = (read.whole + read.fraction.replace(/0+$/, '')).replace(/^0+/, '')
  return digits.length <= MAX_DIGITS
}

/** Digits with or without a point. */
function quickNumber(letters: string, styleOf: StyleOf): QuickCell {
  const frames = new Map<string, Frame>()

  function frameFor(value: number): Frame {
    const attributes = styleOf(value)
    let frame = frames.get(attributes)
    if (frame === undefined) frames.set(attributes, (frame = frameOf(letters, attributes)))
    return frame
  }

  return (source, start, end, row, file) => {
    const value = numberAt(source, start, end)
    if (Number.isNaN(value)) return false
    const frame = frameFor(value)
    const at = openElement(frame, row, end - start, file)
    closeElement(frame, copy(source, start, end, file.bytes, at), file)
    return true
  }
}

/** The number of a text with so few digits that it is exact; NaN for all others. */
function numberAt(source: Uint8Array, start: number, end: number): number {
  const isNegative = source[start] === MINUS
  const first = isNegative ? start + 1 : start
  // No number begins or ends with its point, and only a fraction begins with zero.
  if (first === end || source[first] === POINT || source[end - 1] === POINT) return NaN
  if (source[first] === ZERO && end - first > 1 && source[first + 1] !== POINT) return NaN
  let digits = 0
  let counted = 0
  let point = -1
  /** Zeros at the end of the fraction so far, which count when another digit follows. */
  let zeros = 0
  for (let at = first; at < end; at += 1) {
    const digit = source[at]! - ZERO
    if (digit === 0 && point >= 0) zeros += 1
    else if (digit >= 0 && digit <= 9) {
      if ((counted += zeros + 1) > MAX_DIGITS) return NaN
      digits = digits * POWERS_OF_TEN[zeros + 1]! + digit
      zeros = 0
    } else if (source[at] === POINT && point < 0) point = at
    else return NaN
  }
  // Both are exact, so their quotient is the number that is nearest to the text.
  const value = point < 0 ? digits : digits / POWERS_OF_TEN[end - 1 - point - zeros]!
  return isNegative ? -value : value
}
