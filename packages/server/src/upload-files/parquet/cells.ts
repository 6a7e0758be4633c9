/** Values of Parquet as texts. */
import { plainDigits } from '../values/number-text.ts'
import type { ParquetParsers, SchemaElement, SchemaTree } from 'hyparquet'

/** The text of a value. */
export type ReadCell = (value: unknown) => string | null

type WriteNumber = (digits: string) => string

const DAY_MS = 86_400_000
const MICROS_OF_MILLI = 1_000n
const BYTE_BITS = 8
/** Digits of a second that each unit of a time has. */
const UNIT_DIGITS = { MILLIS: 3, MICROS: 6, NANOS: 9 } as const

/** Times without a zone, with all their digits: whether they are instants, the column says. */
export const PARSERS: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (millis) => timestampText(millis * MICROS_OF_MILLI),
  timestampFromMicroseconds: timestampText,
  timestampFromNanoseconds: (nanos) => timestampText(nanos / MICROS_OF_MILLI),
  dateFromDays: (days) => dateText(days),
  jsonFromBytes: (bytes) => new TextDecoder().decode(bytes),
}

/** Reads the cells of a column. A column of decimals is changed so that its values come with all their digits. */
export function cellReader(column: SchemaTree, write: WriteNumber): ReadCell {
  const { element } = column
  const isNested = column.children.length > 0 || element.repetition_type === 'REPEATED'
  const ofElement = isNested ? undefined : elementReader(element, write)
  return (value) => {
    if (value === null || value === undefined) return null
    return ofElement?.(value) ?? plainText(value, write)
  }
}

function elementReader(
  element: SchemaElement,
  write: WriteNumber,
): ((value: unknown) => string | undefined) | undefined {
  const { converted_type: converted, logical_type: logical } = element
  if (converted === 'DECIMAL' || logical?.type === 'DECIMAL') {
    const scale = element.scale ?? (logical?.type === 'DECIMAL' ? logical.scale : 0)
    delete element.converted_type
    delete element.logical_type
    return (value) => write(decimalText(integerOf(value), scale))
  }
  const isInstant =
    logical?.type === 'TIMESTAMP' ? logical.isAdjustedToUTC : converted?.startsWith('TIMESTAMP') === true
  if (isInstant) return (value) => `${String(value)}Z`
  if (logical?.type === 'TIME') return (value) => timeText(integerOf(value), UNIT_DIGITS[logical.unit])
  return undefined
}

function plainText(value: unknown, write: WriteNumber): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number')
    return Number.isFinite(value) ? write(plainDigits(String(value)) ?? String(value)) : null
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return new TextDecoder().decode(value)
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint'
      ? bigintJson(inner)
      : inner instanceof Uint8Array
        ? new TextDecoder().decode(inner)
        : inner,
  )
}

function bigintJson(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
}

function timestampText(micros: bigint): string {
  const second = micros / 1_000_000n - (micros % 1_000_000n < 0n ? 1n : 0n)
  const fraction = micros - second * 1_000_000n
  const date = new Date(Number(second) * 1_000)
  if (Number.isNaN(date.getTime())) return String(micros)
  return date.toISOString().slice(0, -'.000Z'.length) + fractionText(fraction, UNIT_DIGITS.MICROS)
}

function dateText(days: number): string {
  const date = new Date(days * DAY_MS)
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, -'T00:00:00.000Z'.length)
}

function timeText(units: bigint, digits: number): string {
  const factor = 10n ** BigInt(digits)
  const clock = new Date(Number(units / factor) * 1_000).toISOString().slice(11, 19)
  return clock + fractionText(units % factor, digits)
}

function fractionText(fraction: bigint, digits: number): string {
  return fraction === 0n ? '' : `.${String(fraction).padStart(digits, '0').replace(/0+$/, '')}`
}

function decimalText(unscaled: bigint, scale: number): string {
  if (scale <= 0) return String(unscaled) + '0'.repeat(unscaled === 0n ? 0 : -scale)
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0')
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Bytes are in two's complement, the highest first. */
function integerOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return BigInt(value)
  if (!(value instanceof Uint8Array)) return 0n
  const unsigned = value.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return BigInt.asIntN(value.length * BYTE_BITS, unsigned)
}
