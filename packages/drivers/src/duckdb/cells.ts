import type { DuckDBValue } from '@duckdb/node-api'
import type { Cell } from '@querent/query'
import { offsetText, type ZoneOffset } from '@querent/query/zones/index.ts'
import type { DuckDbApi } from './native/api.ts'
import { isNested, nestedText } from './texts/nested-text.ts'
import { dateText, dateTimeText, splitSeconds, timeText } from './texts/temporal-text.ts'

/** Turns values of the client library into cells of the driver contract; the class of a value says what it is. */
export class CellConverter {
  readonly #api: DuckDbApi
  readonly #offsetAt: ZoneOffset

  /** @param offsetAt of the zone in which instants are shown */
  constructor(api: DuckDbApi, offsetAt: ZoneOffset) {
    this.#api = api
    this.#offsetAt = offsetAt
  }

  /** A cell of any column but a FLOAT one. */
  readonly convert = (value: DuckDBValue): Cell => {
    if (typeof value === 'bigint') return integerCell(value)
    if (value === null || typeof value !== 'object') return value
    if (value instanceof this.#api.DuckDBDecimalValue) return decimalText(value.value, value.scale)
    return this.#temporalCell(value) ?? this.#otherCell(value)
  }

  /** Undefined when the value is not a date or time. */
  #temporalCell(value: object): string | undefined {
    const api = this.#api
    if (value instanceof api.DuckDBTimestampValue) return timestampText(value.micros, 6)
    if (value instanceof api.DuckDBDateValue) return infinityOf(value.days, INFINITE_DAY) ?? dateText(value.days)
    if (value instanceof api.DuckDBTimestampTZValue) return this.#instantText(value.micros)
    if (value instanceof api.DuckDBTimestampSecondsValue) return timestampText(value.seconds, 0)
    if (value instanceof api.DuckDBTimestampMillisecondsValue) return timestampText(value.millis, 3)
    if (value instanceof api.DuckDBTimestampNanosecondsValue) return timestampText(value.nanos, 9)
    if (value instanceof api.DuckDBTimeValue) return timeOfDay(value.micros, 6)
    if (value instanceof api.DuckDBTimeNSValue) return timeOfDay(value.nanos, 9)
    if (value instanceof api.DuckDBTimeTZValue) return timeOfDay(BigInt(value.micros), 6) + offsetText(value.offset)
    return undefined
  }

  #instantText(micros: bigint): string {
    const infinity = infinityOf(micros, INFINITE_TIMESTAMP)
    if (infinity !== undefined) return infinity
    const [seconds, fraction] = splitSeconds(micros, 6)
    const offset = this.#offsetAt(seconds)
    return dateTimeText(seconds + offset, fraction, 6) + offsetText(offset)
  }

  #otherCell(value: DuckDBValue & object): string {
    const api = this.#api
    if (isNested(value, api)) return nestedText(value, api, this.convert)
    const isBinary = value instanceof api.DuckDBBlobValue || value instanceof api.DuckDBGeometryValue
    return isBinary ? base64(value.bytes) : String(value)
  }
}

export function floatCell(value: DuckDBValue): Cell {
  return typeof value === 'number' ? shortFloat(value) : null
}

/** A 32-bit float with the fewest digits that tell it from its neighbors: 0.1, not 0.10000000149011612. */
export function shortFloat(value: number): number {
  for (let digits = 6; digits < 9; digits += 1) {
    const rounded = Number(value.toPrecision(digits))
    if (Math.fround(rounded) === value) return rounded
  }
  return value
}

function integerCell(value: bigint): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** The digits of `value` with so many of them after the point. */
function decimalText(value: bigint, scale: number): string {
  if (scale === 0) return String(value)
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  const point = digits.length - scale
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

const INFINITE_DAY = 2_147_483_647
const INFINITE_TIMESTAMP = 9_223_372_036_854_775_807n

function infinityOf<N extends number | bigint>(count: N, infinite: N): string | undefined {
  if (count === infinite) return 'infinity'
  return count === -infinite ? '-infinity' : undefined
}

function timestampText(count: bigint, digits: number): string {
  return infinityOf(count, INFINITE_TIMESTAMP) ?? dateTimeText(...splitSeconds(count, digits), digits)
}

function timeOfDay(count: bigint, digits: number): string {
  return timeText(...splitSeconds(count, digits), digits)
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
