/** Dates and times as serial numbers, shown by the format of their style. */
import { DAY_MINUTES, dayOfMinute, kept, dateText, shiftInto, shownDays } from '../../format/times/days.ts'
import {
  clockAt,
  DATE_LENGTH,
  DATE_TIME_LENGTH,
  dateAt,
  LETTER_T,
  LETTER_Z,
  OFFSET_LENGTH,
  offsetAt,
  twoDigitsAt,
} from '../../format/times/iso-bytes.ts'
import { zoneShifter } from '../../format/times/zone.ts'
import type { ByteChunks } from '../../stream/byte-chunks.ts'
import type { PlannedColumn } from '../../types.ts'
import { dateSerial, timeSerial } from '../serial.ts'
import type { CellStyles } from '../styles.ts'
import {
  closeElement,
  elementStart,
  frameOf,
  openElement,
  type CellXml,
  type Frame,
  type QuickCell,
  type RowNumber,
} from './cell-xml.ts'
import { plainCell, textElement } from './text-cell.ts'

const DAY_SECONDS = 86_400

export function timeCell(column: PlannedColumn, letters: string, styles: CellStyles): CellXml {
  const style = styles.temporal(column)
  const plain = plainTime(column, elementStart(letters), style)
  if (column.kind === 'time') return { plain }
  const frame = frameOf(letters, style)
  return { plain, quick: column.kind === 'instant' ? quickInstant(column.timeZone, frame) : quickWallTime(frame) }
}

function plainTime(column: PlannedColumn, open: string, style: string): CellXml['plain'] {
  const other = plainCell(open)
  const wallTime = column.kind === 'instant' ? zoneShifter(column.timeZone).wallTime : undefined
  const serialOf = column.kind === 'time' ? timeSerial : dateSerial
  return (cell, row) => {
    if (typeof cell !== 'string') return other(cell, row)
    const serial = serialOf(wallTime ? wallTime(cell) : cell)
    return serial === undefined ? textElement(open, row, cell) : `${open}${row}"${style}><v>${serial}</v></c>`
  }
}

/** Days, and times of whole seconds. */
function quickWallTime(frame: Frame): QuickCell {
  const days = kept((date: number) => serialOrNaN(dateText(date)))
  return (source, start, end, row, file) => {
    const date = dateAt(source, start, end)
    if (date < 0) return false
    if (end - start === DATE_LENGTH) return writeSerial(days(date), frame, row, file)
    if (end - start !== DATE_TIME_LENGTH || source[start + DATE_LENGTH] !== LETTER_T) return false
    const minute = clockAt(source, start + DATE_LENGTH + 1, end)
    if (minute < 0 || minute >= DAY_MINUTES) return false
    return writeSerial(days(date) + dayPart(minute, source, start), frame, row, file)
  }
}

/** Instants of whole seconds. */
function quickInstant(timeZone: string, frame: Frame): QuickCell {
  const days = shownDays(timeZone, serialOrNaN)
  return (source, start, end, row, file) => {
    const date = dateAt(source, start, end)
    const zoneLength = source[end - 1] === LETTER_Z ? 1 : OFFSET_LENGTH
    if (date < 0 || end - start !== DATE_TIME_LENGTH + zoneLength || source[start + DATE_LENGTH] !== LETTER_T)
      return false
    const minute = clockAt(source, start + DATE_LENGTH + 1, end)
    const day = days(date)
    const shift = shiftInto(day, offsetAt(source, start, end))
    if (minute < 0 || minute >= DAY_MINUTES || shift === undefined) return false
    const moved = minute + shift
    const part = dayPart((moved + DAY_MINUTES) % DAY_MINUTES, source, start)
    return writeSerial(dayOfMinute(day, moved) + part, frame, row, file)
  }
}

/** The part of the day at a minute and the seconds of a time. */
function dayPart(minute: number, source: Uint8Array, start: number): number {
  return (minute * 60 + twoDigitsAt(source, start + DATE_TIME_LENGTH - 2)) / DAY_SECONDS
}

/** NaN for a day that spreadsheets do not know. */
function serialOrNaN(date: string): number {
  return dateSerial(date) ?? Number.NaN
}

function writeSerial(serial: number, frame: Frame, row: RowNumber, file: ByteChunks): boolean {
  if (Number.isNaN(serial)) return false
  const text = String(serial)
  let at = openElement(frame, row, text.length, file)
  const { bytes } = file
  for (let i = 0; i < text.length; i += 1) bytes[at++] = text.charCodeAt(i)
  closeElement(frame, at, file)
  return true
}
