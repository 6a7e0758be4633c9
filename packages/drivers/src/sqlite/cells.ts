/**
 * From SQLite's storage classes to the cells of the driver contract. SQLite has no temporal and no decimal storage: what
 * a cell means follows from the column's declared type, and a cell that does not fit that type is passed on unchanged.
 *
 * Integers in columns declared as a date or timestamp count from 1970: as seconds below 10^11, as milliseconds below
 * 10^14, as microseconds beyond (10^11 seconds would be the year 5138). Reals there are Julian days where the number is
 * one of the years 0 to 9999, as SQLite's own functions read them; any other real is seconds. Both are taken as UTC.
 */
import type { BaseType } from '@querent/contract'

/** What node:sqlite hands over when it reads integers as bigints. */
export type SqliteValue = null | number | bigint | string | Uint8Array

/** A cell before it travels; only bigints beyond ±(2^53 − 1) are left as bigints. */
type ConvertedCell = null | number | bigint | string

export type CellConverter = (value: SqliteValue) => ConvertedCell

/** The converter for a column of this base type. */
export function cellConverter(baseType: BaseType): CellConverter {
  return CONVERTERS[baseType] ?? plainCell
}

const CONVERTERS: Partial<Record<BaseType, CellConverter>> = {
  'type/Decimal': decimalCell,
  'type/Date': (value) => temporalCell(value, dateText),
  'type/DateTime': (value) => temporalCell(value, dateTimeText),
  'type/DateTimeWithTZ': (value) => temporalCell(value, utcText),
  'type/DateTimeWithLocalTZ': (value) => temporalCell(value, utcText),
  'type/Time': timeCell,
  'type/TimeWithTZ': timeCell,
}

function plainCell(value: SqliteValue): ConvertedCell {
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : value
  }
  if (value === null || typeof value !== 'object') return value
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
}

function decimalCell(value: SqliteValue): ConvertedCell {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? plainDecimal(value) : value
  return plainCell(value)
}

/** The shortest digits that read back as the same float, without an exponent. */
export function plainDecimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

function temporalCell(value: SqliteValue, toText: (text: string) => string): ConvertedCell {
  if (typeof value === 'string') return toText(value)
  if (typeof value === 'bigint' || typeof value === 'number') return toText(numberInstant(value) ?? String(value))
  return plainCell(value)
}

/** The wall time in UTC that a stored number means, as `2024-03-05T10:20:30.120`; undefined outside the years 0 to 9999. */
export function numberInstant(value: bigint | number): string | undefined {
  return typeof value === 'bigint' ? integerInstant(value) : realInstant(value)
}

const SECONDS_BELOW = 100_000_000_000n
const MILLISECONDS_BELOW = 100_000_000_000_000n

function integerInstant(value: bigint): string | undefined {
  const size = value < 0n ? -value : value
  if (size < SECONDS_BELOW) return instantText(value, 0)
  return instantText(value, size < MILLISECONDS_BELOW ? 3 : 6)
}

const JULIAN_DAY_OF_EPOCH = 2_440_587.5
const JULIAN_DAY_OF_YEAR_0 = 1_721_059.5
const JULIAN_DAY_OF_YEAR_10000 = 5_373_484.5
const DAY_MS = 86_400_000

/** Good to a millisecond, which is what a float of that size can tell. */
function realInstant(value: number): string | undefined {
  const isJulianDay = value >= JULIAN_DAY_OF_YEAR_0 && value < JULIAN_DAY_OF_YEAR_10000
  const ms = Math.round(isJulianDay ? (value - JULIAN_DAY_OF_EPOCH) * DAY_MS : value * 1000)
  return Number.isSafeInteger(ms) ? instantText(BigInt(ms), 3) : undefined
}

/** The wall time in UTC of an instant counted in units of 10^-digits seconds; undefined outside the years 0 to 9999. */
function instantText(value: bigint, digits: number): string | undefined {
  const perSecond = 10n ** BigInt(digits)
  const fraction = ((value % perSecond) + perSecond) % perSecond
  const seconds = Number((value - fraction) / perSecond)
  if (seconds < -62_167_219_200 || seconds >= 253_402_300_800) return undefined
  const text = new Date(seconds * 1000).toISOString().slice(0, 19)
  return digits === 0 ? text : `${text}.${String(fraction).padStart(digits, '0')}`
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?\s*(Z|z|[+-]\d\d(?::?\d\d)?)?)?$/

/** How SQLite's own functions write it, which is by far the most frequent. */
const PLAIN_DATE_TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/

function dateText(text: string): string {
  if (text.length === 10) return text
  return DATE_TIME.exec(text.trim())?.[1] ?? text
}

function dateTimeText(text: string): string {
  if (PLAIN_DATE_TIME.test(text)) return `${text.slice(0, 10)}T${text.slice(11)}`
  const match = DATE_TIME.exec(text.trim())
  if (!match) return text
  const [, date = '', minutes = '00:00', seconds = '00', fraction, zone] = match
  return `${date}T${minutes}:${seconds}${fractionText(fraction)}${zoneText(zone)}`
}

/** Instants without an offset are UTC. */
function utcText(text: string): string {
  const known = dateTimeText(text)
  return /^[^T]+T[\d:.]+$/.test(known) ? `${known}Z` : known
}

const TIME = /^(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?\s*(Z|z|[+-]\d\d(?::?\d\d)?)?$/

function timeCell(value: SqliteValue): ConvertedCell {
  if (typeof value !== 'string') return plainCell(value)
  const match = TIME.exec(value.trim())
  if (!match) return value
  const [, minutes = '', seconds = '00', fraction, zone] = match
  return `${minutes}:${seconds}${fractionText(fraction)}${zoneText(zone)}`
}

function fractionText(digits: string | undefined): string {
  const trimmed = digits?.slice(0, 9).replace(/0+$/, '')
  return trimmed ? `.${trimmed}` : ''
}

function zoneText(zone: string | undefined): string {
  if (zone === undefined) return ''
  if (/^(z|[+-]00(:?00)?)$/i.test(zone)) return 'Z'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`
}
