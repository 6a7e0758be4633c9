/**
 * Writes cells as XML from the bytes of their texts. It knows the usual forms of each kind of cell, and leaves all others to
 * the encoder of values, which defines what is written (`text-cells.test.ts` compares both).
 */
import type { ByteChunks } from '../stream/byte-chunks.ts'
import { coordinateFormatter } from '../format/numbers/coordinates.ts'
import { clockAt, DATE_LENGTH, DATE_TIME_LENGTH, dateAt, offsetAt, twoDigitsAt } from '../format/times/iso-bytes.ts'
import { numberStyle } from '../format/numbers/number-style.ts'
import { put } from '../format/usual.ts'
import { zoneShifter } from '../format/times/zone.ts'
import { valueOfText } from '../format/text-value.ts'
import type { PlannedColumn } from '../types.ts'
import type { CellXml } from './cells.ts'
import { dateSerial } from './serial.ts'
import type { CellStyles } from './styles.ts'
import { CELL_TEXT_LIMIT } from './xml-text.ts'

/** The number of a row, as it stands in the references of its cells. */
export interface RowNumber {
  text: string
  bytes: Uint8Array
}

/** Writes the `<c>` element of the cell, not null, whose text stands from `start` to `end` of `source`. */
export type CellWriter = (source: Buffer, start: number, end: number, row: RowNumber) => void

/** As a `CellWriter`; false when it does not know the form of the cell and has written nothing. */
type UsualCell = (source: Buffer, start: number, end: number, row: RowNumber) => boolean

/** The parts of a `<c>` element around what is written of the cell: before and after the number of the row, and behind. */
interface Frame {
  open: Uint8Array
  middle: Uint8Array
  close: Uint8Array
}

const LAST_CONTROL = 31
const TAB = 9
const LINE_FEED = 10
const BLANK = 32
const AMPERSAND = 38
const MINUS = 45
const POINT = 46
const ZERO = 48
const LESS = 60
const GREATER = 62
const UNDERSCORE = 95
const LETTER_T = 84
const LETTER_X = 120
const LETTER_Z = 90
/** Begins the last characters of the basic plane in UTF-8, two of which XML forbids. */
const LAST_PLANE_BYTE = 0xef

/** Digits that both a floating-point number and a spreadsheet keep, so that they may be counted up. */
const COUNTED_DIGITS = 15
const POWERS_OF_TEN = Array.from({ length: COUNTED_DIGITS + 1 }, (_, exponent) => 10 ** exponent)
const DAY_SECONDS = 86_400
const DAYS_KEPT = 16_384
/** Of `true`, the only other text being `false`. */
const TRUE_LENGTH = 4
/** Of `+01:00`. */
const OFFSET_LENGTH = 6

/** @param encode The encoder of the column's values. */
export function cellWriter(
  column: PlannedColumn,
  letters: string,
  styles: CellStyles,
  locale: string,
  encode: CellXml,
  file: ByteChunks,
): CellWriter {
  const usual = usualCell(column, letters, styles, locale, file)
  return (source, start, end, row) => {
    if (usual?.(source, start, end, row)) return
    file.pushText(encode(valueOfText(column, source.toString('utf8', start, end)), row.text))
  }
}

function usualCell(
  column: PlannedColumn,
  letters: string,
  styles: CellStyles,
  locale: string,
  file: ByteChunks,
): UsualCell | undefined {
  const framed = (attributes: string, before = '<v>', behind = '</v>'): Frame => ({
    open: Buffer.from(`<c r="${letters}`),
    middle: Buffer.from(`"${attributes}>${before}`),
    close: Buffer.from(`${behind}</c>`),
  })
  if (column.kind === 'number') return usualNumber(column, styles, locale, framed, file)
  if (column.kind === 'other') {
    if (column.holds === 'booleans') return usualBoolean(framed, file)
    return usualText(framed(' t="inlineStr"', '<is><t>', '</t></is>'), file)
  }
  if (column.kind === 'time') return undefined
  return usualDate(column, framed(styles.temporal(column)), file)
}

/** Texts without anything to escape. */
function usualText({ open, middle, close }: Frame, file: ByteChunks): UsualCell {
  const frameBytes = open.length + middle.length + close.length
  return (source, start, end, row) => {
    const length = end - start
    if (length > CELL_TEXT_LIMIT) return false
    if (length > 0 && (source[start]! <= BLANK || source[end - 1]! <= BLANK)) return false
    file.reserve(frameBytes + row.bytes.length + length)
    const { bytes } = file
    let at = put(middle, bytes, put(row.bytes, bytes, put(open, bytes, file.used)))
    for (let i = start; i < end; i += 1) {
      const byte = source[i]!
      if (isMarked(byte) && isSpecial(source, i)) return false
      bytes[at++] = byte
    }
    file.used = put(close, bytes, at)
    return true
  }
}

function usualBoolean(framed: (attributes: string, before: string) => Frame, file: ByteChunks): UsualCell {
  const [no, yes] = [framed(' t="b"', '<v>0'), framed(' t="b"', '<v>1')]
  return (_source, start, end, row) => {
    const { open, middle, close } = end - start === TRUE_LENGTH ? yes : no
    file.reserve(open.length + middle.length + close.length + row.bytes.length)
    const { bytes } = file
    file.used = put(close, bytes, put(middle, bytes, put(row.bytes, bytes, put(open, bytes, file.used))))
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

/** Digits with or without a point. */
function usualNumber(
  column: PlannedColumn,
  styles: CellStyles,
  locale: string,
  framed: (attributes: string) => Frame,
  file: ByteChunks,
): UsualCell | undefined {
  const style = numberStyle(column, locale)
  if (style.scale !== 1 || coordinateFormatter(column) !== undefined) return undefined
  const styleOf = styles.number(style)
  const frames = new Map<string, Frame>()

  function frameOf(value: number): Frame {
    const attributes = styleOf(value)
    let frame = frames.get(attributes)
    if (frame === undefined) frames.set(attributes, (frame = framed(attributes)))
    return frame
  }

  return (source, start, end, row) => {
    const value = numberAt(source, start, end)
    if (Number.isNaN(value)) return false
    const { open, middle, close } = frameOf(value)
    file.reserve(open.length + middle.length + close.length + row.bytes.length + end - start)
    const { bytes } = file
    let at = put(middle, bytes, put(row.bytes, bytes, put(open, bytes, file.used)))
    for (let i = start; i < end; i += 1) bytes[at++] = source[i]!
    file.used = put(close, bytes, at)
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
      if ((counted += zeros + 1) > COUNTED_DIGITS) return NaN
      digits = digits * POWERS_OF_TEN[zeros + 1]! + digit
      zeros = 0
    } else if (source[at] === POINT && point < 0) point = at
    else return NaN
  }
  // Both are exact, so their quotient is the number that is nearest to the text.
  const value = point < 0 ? digits : digits / POWERS_OF_TEN[end - 1 - point - zeros]!
  return isNegative ? -value : value
}

/** Days, and times of whole seconds with or without a zone. */
function usualDate(column: PlannedColumn, { open, middle, close }: Frame, file: ByteChunks): UsualCell {
  const days = daysOf(column.timeZone)
  const isInstant = column.kind === 'instant'

  return (source, start, end, row) => {
    const date = dateAt(source, start, end)
    if (date < 0) return false
    const length = end - start
    let { serial } = days(date)
    if (isInstant || length !== DATE_LENGTH) {
      const zoneLength = isInstant ? (source[end - 1] === LETTER_Z ? 1 : OFFSET_LENGTH) : 0
      if (length !== DATE_TIME_LENGTH + zoneLength || source[start + DATE_LENGTH] !== LETTER_T) return false
      const minutes = clockAt(source, start + DATE_LENGTH + 1, end)
      if (minutes < 0) return false
      let seconds = minutes * 60 + twoDigitsAt(source, start + DATE_TIME_LENGTH - 2)
      if (isInstant) {
        const given = offsetAt(source, start, end)
        const shown = days(date).offset
        if (given === undefined || shown === undefined) return false
        seconds += (shown - given) * 60
      }
      if (seconds < 0 || seconds >= DAY_SECONDS) return false
      serial += seconds / DAY_SECONDS
    }
    if (Number.isNaN(serial)) return false
    const text = String(serial)
    file.reserve(open.length + middle.length + close.length + row.bytes.length + text.length)
    const { bytes } = file
    let at = put(middle, bytes, put(row.bytes, bytes, put(open, bytes, file.used)))
    for (let i = 0; i < text.length; i += 1) bytes[at++] = text.charCodeAt(i)
    file.used = put(close, bytes, at)
    return true
  }
}

interface Day {
  /** NaN for a day that spreadsheets do not know. */
  serial: number
  /** Of the zone from UTC, in minutes; undefined when it changes in the course of the day. */
  offset: number | undefined
}

/** Finds days by numbers such as 20240305. */
function daysOf(timeZone: string): (date: number) => Day {
  const { dayOf } = zoneShifter(timeZone)
  const known = new Map<number, Day>()
  return (date) => {
    let day = known.get(date)
    if (day === undefined) {
      if (known.size >= DAYS_KEPT) known.clear()
      const text = String(date)
        .padStart(8, '0')
        .replace(/^(.{4})(..)/, '$1-$2-')
      day = { serial: dateSerial(text) ?? NaN, offset: dayOf(text).offset }
      known.set(date, day)
    }
    return day
  }
}
