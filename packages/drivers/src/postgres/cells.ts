/** What becomes of the cells that the server sent: values, or the texts of those values. */
import type { Row, TextBatch } from '@querent/query'
import type { PostgresType } from './types.ts'
import type { WireBatch } from './wire/row-tap.ts'

/** The values of a batch. */
export function decodeRows({ rowCount, columnCount, bytes, bounds }: WireBatch, types: readonly PostgresType[]): Row[] {
  const decoders = types.map(({ decode }) => decode)
  const rows: Row[] = []
  let bound = 0
  for (let number = 0; number < rowCount; number += 1) {
    const row: Row = []
    for (let column = 0; column < columnCount; column += 1) {
      const start = bounds[bound]!
      const text = start < 0 ? null : bytes.toString('utf8', start, bounds[bound + 1])
      const decode = decoders[column]
      row.push(text === null || decode === undefined ? text : decode(text))
      bound += 2
    }
    rows.push(row)
  }
  return rows
}

/** Turns a batch into texts, in place; what takes decoding is put after the other bytes. */
export function decodeTexts(batch: WireBatch, types: readonly PostgresType[]): TextBatch {
  const odd: { bound: number; text: string }[] = []
  types.forEach(({ decode, text: edit }, column) => {
    if (decode === undefined || edit === 'same') return
    const { bytes, bounds, columnCount } = batch
    const end = batch.rowCount * columnCount * 2
    for (let bound = column * 2; bound < end; bound += columnCount * 2) {
      if (bounds[bound]! < 0 || edit?.(bytes, bounds, bound)) continue
      const text = bytes.toString('utf8', bounds[bound], bounds[bound + 1])
      odd.push({ bound, text: String(decode(text)) })
    }
  })
  return odd.length === 0 ? batch : withTexts(batch, odd)
}

function withTexts(batch: TextBatch, odd: readonly { bound: number; text: string }[]): TextBatch {
  const more = Buffer.from(odd.map(({ text }) => text).join(''))
  const bytes = Buffer.allocUnsafeSlow(batch.bytes.length + more.length)
  bytes.set(batch.bytes)
  bytes.set(more, batch.bytes.length)
  let at = batch.bytes.length
  for (const { bound, text } of odd) {
    batch.bounds[bound] = at
    at += Buffer.byteLength(text)
    batch.bounds[bound + 1] = at
  }
  return { ...batch, bytes }
}

export function decodeBytes(cell: string): string {
  return Buffer.from(cell.slice(2), 'hex').toString('base64')
}

/** The blanks that fill a `char(n)` mean nothing to the server either. */
export function withoutPadding(cell: string): string {
  let end = cell.length
  while (cell[end - 1] === ' ') end -= 1
  return cell.slice(0, end)
}

/** `NaN` and the infinities of `numeric` have no digits; they become numbers. */
export function decodeNumeric(cell: string): string | number {
  return cell.charCodeAt(cell.length - 1) <= DIGIT_9 ? cell : Number(cell)
}
const DIGIT_9 = 57

/**
 * The server writes money in its own locale (`lc_monetary`), which cannot be overridden without changing the value:
 * currencies differ in decimals. The last separator is the decimal one, unless it groups three digits.
 */
export function decodeMoney(cell: string): string {
  const isNegative = cell.includes('-') || cell.includes('(')
  const digits = cell.replaceAll(/[^\d.,]/g, '')
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const separators = new Set(digits.replaceAll(/\d/g, ''))
  const isGrouping = at < 0 || (digits.length - at === 4 && separators.size === 1)
  const whole = (isGrouping ? digits : digits.slice(0, at)).replaceAll(/\D/g, '')
  const fraction = isGrouping ? '' : `.${digits.slice(at + 1)}`
  return `${isNegative ? '-' : ''}${whole}${fraction}`
}

const DATE_LENGTH = 10

export function decodeDate(cell: string): string {
  return cell.length === DATE_LENGTH ? cell : unusualDate(cell)
}

export function decodeTimestamp(cell: string): string {
  return cell[DATE_LENGTH] === ' ' ? decodeDateTimeOrEra(cell) : unusualDate(cell)
}

export function decodeTimestampWithZone(cell: string): string {
  return normalizeOffset(decodeTimestamp(cell))
}

function decodeDateTimeOrEra(cell: string): string {
  return cell.endsWith(' BC') ? unusualDate(cell) : `${cell.slice(0, DATE_LENGTH)}T${cell.slice(DATE_LENGTH + 1)}`
}

/** Years beyond 9999 and before 1 take six digits and a sign, as ISO 8601 has it; `infinity` stays. */
function unusualDate(cell: string): string {
  const match = /^(\d{4,})(-\d\d-\d\d)(?: (\d.*?))?( BC)?$/.exec(cell)
  if (match === null) return cell
  const [, year = '', monthDay = '', time, era] = match
  const number = era === undefined ? Number(year) : 1 - Number(year)
  const sign = number < 0 ? '-' : '+'
  const digits =
    number >= 0 && number <= 9999 ? String(number).padStart(4, '0') : sign + String(Math.abs(number)).padStart(6, '0')
  return `${digits}${monthDay}${time === undefined ? '' : `T${time}`}`
}

/** The server shortens offsets: `+00` is `Z`, `+01` is `+01:00`. Offsets with seconds (before 1900) stay. */
export function normalizeOffset(cell: string): string {
  const sign = cell.length - 3
  const mark = cell[sign]
  if (mark !== '+' && mark !== '-') return cell
  return cell.endsWith('+00') ? `${cell.slice(0, sign)}Z` : `${cell}:00`
}
