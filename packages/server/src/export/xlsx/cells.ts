/** Writes cells as XML: an encoder per column, built once, so that a cell costs one call and one concatenation. */
import { decimalText, multiply, readDecimal } from '../format/numbers/decimal.ts'
import { coordinateFormatter } from '../format/numbers/coordinates.ts'
import { numberStyle } from '../format/numbers/number-style.ts'
import { zoneShifter } from '../format/times/zone.ts'
import { numberOfText } from '../format/text-value.ts'
import { dateSerial, timeSerial } from './serial.ts'
import { cellText, hasOuterSpace } from './xml-text.ts'
import type { CellStyles } from './styles.ts'
import type { PlannedColumn } from '../types.ts'
import type { Cell } from '@querent/query'

/** Gives the `<c>` element of a cell that is not null, in the row with that number. */
export type CellXml = (cell: NonNullable<Cell>, row: string) => string

/** Digits that spreadsheets keep of a number. */
const MAX_DIGITS = 15
const MAX_EXACT_INTEGER = 10 ** MAX_DIGITS

/** The encoder of a column that stands at `letters`, e.g. `AB`. */
export function cellEncoder(column: PlannedColumn, letters: string, styles: CellStyles, locale: string): CellXml {
  const open = `<c r="${letters}`
  const other = otherCell(open)
  if (column.kind === 'other') return other
  if (column.kind === 'number') return numberCell(column, open, styles, locale, other)
  return temporalCell(column, open, styles, other)
}

/** The `<c>` element of a text. */
export function textCell(open: string, row: string, text: string, style = ''): string {
  const space = hasOuterSpace(text) ? ' xml:space="preserve"' : ''
  return `${open}${row}"${style} t="inlineStr"><is><t${space}>${cellText(text)}</t></is></c>`
}

function otherCell(open: string): CellXml {
  return (cell, row) => {
    if (typeof cell === 'string') return textCell(open, row, cell)
    if (typeof cell === 'boolean') return `${open}${row}" t="b"><v>${cell ? 1 : 0}</v></c>`
    return isExact(cell) ? `${open}${row}"><v>${cell}</v></c>` : textCell(open, row, String(cell))
  }
}

function temporalCell(column: PlannedColumn, open: string, styles: CellStyles, other: CellXml): CellXml {
  const style = styles.temporal(column)
  const wallTime = column.kind === 'instant' ? zoneShifter(column.timeZone).wallTime : undefined
  const serialOf = column.kind === 'time' ? timeSerial : dateSerial
  return (cell, row) => {
    if (typeof cell !== 'string') return other(cell, row)
    const serial = serialOf(wallTime ? wallTime(cell) : cell)
    return serial === undefined ? textCell(open, row, cell) : `${open}${row}"${style}><v>${serial}</v></c>`
  }
}

function numberCell(column: PlannedColumn, open: string, styles: CellStyles, locale: string, other: CellXml): CellXml {
  const coordinate = coordinateFormatter(column)
  if (coordinate) return (cell, row) => textCell(open, row, coordinate(cell))
  const format = numberStyle(column, locale)
  const styleOf = styles.number(format)
  const scale = format.scale === 1 ? undefined : readDecimal(format.scale)

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
    return typeof value === 'string' ? textCell(open, row, value) : other(value, row)
  }
}

/** Fractions and numbers beyond the integers are approximations anyway; whole numbers must keep their digits. */
function isExact(value: number | bigint): boolean {
  if (typeof value === 'bigint') return value < MAX_EXACT_INTEGER && value > -MAX_EXACT_INTEGER
  if (Number.isSafeInteger(value)) return value < MAX_EXACT_INTEGER && value > -MAX_EXACT_INTEGER
  return Number.isFinite(value)
}

/** True for the text of a number whose digits a spreadsheet keeps. */
function hasFewDigits(text: string): boolean {
  const read = readDecimal(text)
  if (!read) return false
  const digits = (read.whole + read.fraction.replace(/0+$/, '')).replace(/^0+/, '')
  return digits.length <= MAX_DIGITS
}
