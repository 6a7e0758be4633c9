/** Texts of numbers and times from the memory in which DuckDB keeps them: arrays of their C types (duckdb.h). */
import type { DuckDBDecimalType, DuckDBType } from '@duckdb/node-api'
import { offsetText, type ZoneOffset } from '@querent/query/zones/index.ts'
import type { DuckDbApi } from '../native/api.ts'
import { shortFloat } from '../cells.ts'
import { putAscii, putDecimal, putDouble, putInteger, putPadded } from './put.ts'
import { dateText } from './temporal-text.ts'

/** Writes the text of a row's value into `bytes` from `at` on; the place after it, or `ODD`. */
type PutText = (row: number, bytes: Uint8Array, at: number) => number

/** For values whose text is that of the client library's value. */
export const ODD = -1

export interface TextKind {
  /** Size of a value in memory. */
  valueBytes: number
  /** Bytes that a text takes at most. */
  textBytes: number
  open(memory: Uint8Array, rowCount: number): PutText
}

const COLON = 58
const POINT = 46
const T = 84
const DAY_SECONDS = 86_400
/** Longest text of a double, and of a date and time with offset. */
const NUMBER_BYTES = 26
const TIME_BYTES = 48

/** Undefined for a type whose texts are those of the client library's values. */
export function textKind(
  type: DuckDBType,
  { DuckDBTypeId: Id }: DuckDbApi,
  offsetAt: ZoneOffset,
): TextKind | undefined {
  switch (type.typeId) {
    case Id.BOOLEAN:
      return {
        valueBytes: 1,
        textBytes: 5,
        open: (memory) => (row, bytes, at) => putAscii(bytes, at, memory[row] === 0 ? 'false' : 'true'),
      }
    case Id.TINYINT:
      return numbers(Int8Array, putInteger)
    case Id.UTINYINT:
      return numbers(Uint8Array, putInteger)
    case Id.SMALLINT:
      return numbers(Int16Array, putInteger)
    case Id.USMALLINT:
      return numbers(Uint16Array, putInteger)
    case Id.INTEGER:
      return numbers(Int32Array, putInteger)
    case Id.UINTEGER:
      return numbers(Uint32Array, putInteger)
    case Id.BIGINT:
      return longs(putInteger)
    case Id.HUGEINT:
      return hugeIntegers(putInteger)
    case Id.FLOAT:
      return numbers(Float32Array, (bytes, at, value) => putDouble(bytes, at, shortFloat(value)))
    case Id.DOUBLE:
      return numbers(Float64Array, putDouble)
    case Id.DECIMAL:
      return decimals(type as DuckDBDecimalType)
    case Id.DATE:
      return numbers(Int32Array, putDate)
    case Id.TIME:
      return longs((bytes, at, micros) => putClock(bytes, at, Math.floor(micros / 1e6), micros % 1e6, 6))
    case Id.TIMESTAMP_S:
      return timestamps(0)
    case Id.TIMESTAMP_MS:
      return timestamps(3)
    case Id.TIMESTAMP:
      return timestamps(6)
    case Id.TIMESTAMP_TZ:
      return timestamps(6, offsetAt)
    default:
      return undefined
  }
}

type Put = (bytes: Uint8Array, at: number, value: number) => number

interface NumberArray {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): { readonly [index: number]: number }
}

function numbers(Numbers: NumberArray, put: Put): TextKind {
  return {
    valueBytes: Numbers.BYTES_PER_ELEMENT,
    textBytes: NUMBER_BYTES,
    open({ buffer, byteOffset }, rowCount) {
      const values = new Numbers(buffer, byteOffset, rowCount)
      return (row, bytes, at) => put(bytes, at, values[row]!)
    },
  }
}

/** Integers of 64 bits; those that a number does not hold are odd. */
function longs(put: Put): TextKind {
  return {
    valueBytes: 8,
    textBytes: TIME_BYTES,
    open({ buffer, byteOffset }, rowCount) {
      const low = new Uint32Array(buffer, byteOffset, rowCount * 2)
      const high = new Int32Array(buffer, byteOffset, rowCount * 2)
      return (row, bytes, at) => {
        const value = high[row * 2 + 1]! * 2 ** 32 + low[row * 2]!
        return Number.isSafeInteger(value) ? put(bytes, at, value) : ODD
      }
    },
  }
}

/** Integers of 128 bits, such as sums; those that a number does not hold are odd. */
function hugeIntegers(put: Put): TextKind {
  return {
    valueBytes: 16,
    textBytes: TIME_BYTES,
    open({ buffer, byteOffset }, rowCount) {
      const words = new Int32Array(buffer, byteOffset, rowCount * 4)
      return (row, bytes, at) => {
        const second = words[row * 4 + 1]!
        const sign = second >> 31
        // The upper words of a small number repeat its sign.
        if (words[row * 4 + 2] !== sign || words[row * 4 + 3] !== sign) return ODD
        const value = second * 2 ** 32 + (words[row * 4]! >>> 0)
        return Number.isSafeInteger(value) ? put(bytes, at, value) : ODD
      }
    },
  }
}

/** Decimals are integers of a size that depends on their digits. */
function decimals({ width, scale }: DuckDBDecimalType): TextKind {
  const put: Put = (bytes, at, value) => putDecimal(bytes, at, value, scale)
  if (width <= 4) return numbers(Int16Array, put)
  if (width <= 9) return numbers(Int32Array, put)
  return width <= 18 ? longs(put) : hugeIntegers(put)
}

/** Counts of 10^-digits seconds since 1970; with an offset, instants. The infinite ones are no safe integers. */
function timestamps(digits: number, offsetAt?: ZoneOffset): TextKind {
  const unit = 10 ** digits
  return longs((bytes, at, count) => {
    const utc = Math.floor(count / unit)
    const fraction = count - utc * unit
    const offset = offsetAt?.(utc) ?? 0
    const seconds = utc + offset
    const days = Math.floor(seconds / DAY_SECONDS)
    const time = putAscii(bytes, at, dateText(days))
    bytes[time] = T
    const end = putClock(bytes, time + 1, seconds - days * DAY_SECONDS, fraction, digits)
    return offsetAt === undefined ? end : putAscii(bytes, end, offsetText(offset))
  })
}

const INFINITE_DAY = 2_147_483_647
const putDate: Put = (bytes, at, days) =>
  days >= INFINITE_DAY || days <= -INFINITE_DAY ? ODD : putAscii(bytes, at, dateText(days))

/** `10:20:30` from seconds since midnight, with the fraction of so many digits, trailing zeros removed. */
function putClock(bytes: Uint8Array, at: number, seconds: number, fraction: number, digits: number): number {
  putPadded(bytes, at, Math.floor(seconds / 3600), 2)
  bytes[at + 2] = COLON
  putPadded(bytes, at + 3, Math.floor(seconds / 60) % 60, 2)
  bytes[at + 5] = COLON
  let end = putPadded(bytes, at + 6, seconds % 60, 2)
  if (fraction === 0) return end
  bytes[end] = POINT
  end = putPadded(bytes, end + 1, fraction, digits)
  while (bytes[end - 1] === 48) end -= 1
  return end
}
