/** Cells of the engines as JSON shows them (contract: results, section 3). Converters are chosen once per column. */
import { isA, type BaseType } from '@querent/contract'
import type { Cell } from '../driver.ts'
import { offsetOfWall, offsetSeconds, offsetText, wallSeconds, wallTime, zoneOffset } from '../zones/index.ts'

/** A value that `JSON.stringify` writes as the contract wants it; numbers too exact for a double are raw JSON. */
export type JsonCell = Cell | object
type CellConverter = (cell: Cell) => JsonCell

/** Digits that a double holds in every case. */
const SAFE_DIGITS = 15

/** The converter of a column. Whatever the type, no cell may break the JSON: SQLite puts any value anywhere. */
export function cellConverter(type: BaseType, timeZone: string, bigNumbersAsText: boolean): CellConverter {
  const bigInteger = bigNumbersAsText ? (value: bigint) => value.toString() : rawNumber
  if (isA(type, 'type/Integer') && bigNumbersAsText) return wholeConverter(numberConverter(bigInteger, true))
  if (isA(type, 'type/Number')) return numberConverter(bigInteger, bigNumbersAsText)
  if (isA(type, 'type/HasDate')) return temporalConverter(timeZone)
  if (isA(type, 'type/Time')) return timeConverter(timeZone)
  return (cell) => (typeof cell === 'bigint' ? bigInteger(cell) : cell)
}

/** Engines without a type for conditions give 1 and 0. */
export function conditionConverter(convert: CellConverter): CellConverter {
  return (cell) => {
    if (cell === 0 || cell === 0n) return false
    return cell === 1 || cell === 1n ? true : convert(cell)
  }
}

function numberConverter(bigInteger: (value: bigint) => JsonCell, bigNumbersAsText: boolean): CellConverter {
  return (cell) => {
    if (typeof cell === 'number') return finite(cell)
    if (typeof cell === 'bigint') return bigInteger(cell)
    return typeof cell === 'string' ? decimal(cell, bigNumbersAsText) : cell
  }
}

/** A float among whole numbers that has lost digits shows that by its exponent. */
function wholeConverter(convert: CellConverter): CellConverter {
  return (cell) => {
    const isRounded = typeof cell === 'number' && Math.abs(cell) > Number.MAX_SAFE_INTEGER && Number.isFinite(cell)
    return isRounded ? cell.toExponential() : convert(cell)
  }
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Narrower than `Number`, which also reads blanks, empty texts and `0x1F`. */
const NUMERAL = /^-?\d+(?:\.\d+)?$/

/** Digits of a decimal column as a number: exact, even where a double is not. Other texts stay (SQLite mixes them). */
function decimal(digits: string, bigNumbersAsText: boolean): JsonCell {
  if (!NUMERAL.test(digits)) return digits
  const value = Number(digits)
  if (digits.length <= SAFE_DIGITS) return value
  if (bigNumbersAsText && Math.abs(value) > Number.MAX_SAFE_INTEGER) return digits
  return String(value) === withoutZeros(digits) ? value : rawNumber(digits)
}

/** The same number without the zeros that end its fraction. */
function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/** Digits written into the JSON as they stand. */
function rawNumber(digits: bigint | string): JsonCell {
  return JSON.rawJSON(digits.toString().replace(/^\+/, ''))
}

const DATE = /^[+-]?\d{4,6}-\d\d-\d\d$/
const DATE_TIME = /^([+-]?\d{4,6}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?(Z|[+-]\d\d(?::?\d\d){0,2})?$/

/**
 * Wall times are those of the zone; instants are shown in it, whatever offset they came with (SQLite keeps what was
 * written, in columns of every type).
 */
function temporalConverter(timeZone: string): CellConverter {
  const offsetAt = zoneOffset(timeZone)
  const ownOffset = wallOffset(timeZone)
  return (cell) => {
    if (typeof cell !== 'string') return typeof cell === 'bigint' ? cell.toString() : cell
    if (DATE.test(cell)) return `${cell}T00:00:00${ownOffset(`${cell}T00:00:00`)}`
    const parts = DATE_TIME.exec(cell)
    if (parts === null) return cell
    const [, date = '', time = '', fraction = '', zone] = parts
    const wall = `${date}T${time.length === 5 ? `${time}:00` : time}`
    const own = ownOffset(wall)
    // Joined: V8 writes JSON the slow way once it meets a text that was put together otherwise.
    if (zone === undefined || zone === own) return [wall, threes(fraction), own].join('')
    const seconds = wallSeconds(wall) - offsetSeconds(zone)
    if (Number.isNaN(seconds)) return cell
    const offset = offsetAt(seconds)
    return [wallTime(seconds + offset), threes(fraction), offsetText(offset)].join('')
  }
}

/**
 * Gives the offset of a wall time, `Z` for one that no calendar has. A time that a change of clocks skips or repeats has the
 * offset before the change.
 */
function wallOffset(timeZone: string): (wall: string) => string {
  const offsetAt = zoneOffset(timeZone)
  return (wall) => {
    // A leap second has the offset of the second before.
    const seconds = wallSeconds(wall.endsWith(':60') ? `${wall.slice(0, -2)}59` : wall)
    return Number.isNaN(seconds) ? 'Z' : offsetText(offsetOfWall(offsetAt, seconds, 'earlier'))
  }
}

const TIME = /^(\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d(?::?\d\d)?)?$/

/** A time without a date takes the zone's standard offset, that of 1970. */
function timeConverter(timeZone: string): CellConverter {
  const standard = wallOffset(timeZone)('1970-01-01T00:00:00')
  return (cell) => {
    const parts = typeof cell === 'string' ? TIME.exec(cell) : null
    if (parts === null) return typeof cell === 'bigint' ? cell.toString() : cell
    const [, time, fraction = '', offset = standard] = parts
    return `${time}${threes(fraction)}${offset}`
  }
}

/** A fraction with 3, 6 or 9 digits, as clients know it; none when it is zero. */
function threes(fraction: string): string {
  if (fraction === '' || /^\.0+$/.test(fraction)) return ''
  const digits = fraction.slice(1, 10).replace(/0+$/, '')
  return `.${digits.padEnd(Math.ceil(digits.length / 3) * 3, '0')}`
}
