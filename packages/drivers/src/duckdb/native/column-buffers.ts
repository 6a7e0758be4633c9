/** Values of columns on their way into a chunk, in memory as DuckDB has it: objects of its library for each cell cost more. */
import type { Vector } from '@duckdb/node-bindings'
import type { LoadType } from '@querent/query'
import { dayAt, decimalAt, secondAt, wholeAt } from '../../shared/loads/value-bytes.ts'
import {
  dayNumber,
  momentMs,
  readDate,
  readDecimal,
  readMoment,
  readShort,
  readWhole,
} from '../../shared/loads/value-forms.ts'
import type { DuckDbBindings } from './api.ts'
import { textBuffer } from './text-buffer.ts'
import { CHUNK_ROWS, Validity } from './validity.ts'

const MICROSECOND_DIGITS = 6
const MICROSECONDS = 1e6
const [LARGE_Z, LETTER_T, LETTER_F] = [90, 116, 102]
const HALF = 2 ** 32

/** The values of a column for one chunk. */
export interface ColumnBuffer {
  /** Takes a text of bytes `start` to `end`; false for one that does not fit. */
  put(row: number, bytes: Buffer, start: number, end: number): boolean
  putNull(row: number): void
  /** Moves the first values into the column of a chunk, and forgets them. */
  move(vector: Vector, count: number): void
}

/** A buffer for values of the type. */
export function columnBuffer(type: LoadType, bindings: DuckDbBindings): ColumnBuffer {
  if (type === 'boolean') return booleans(bindings)
  if (type === 'float') return doubles(bindings)
  if (type === 'date') return dates(bindings)
  if (type === 'integer' || type === 'auto-key') return wholes(bindings)
  if (type === 'datetime') return moments(bindings, '')
  if (type === 'offset-datetime') return moments(bindings, 'Z')
  return textBuffer(bindings, type === 'varchar-255' ? (text) => readShort(text) !== undefined : () => true)
}

function booleans(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Uint8Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, bytes, start, end) => {
    const isTrue = bytes[start] === LETTER_T
    values[row] = isTrue ? 1 : 0
    return end === start + 1 && (isTrue || bytes[start] === LETTER_F)
  })
}

function doubles(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Float64Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, bytes, start, end) => {
    const value = decimalAt(bytes, start, end)
    values[row] = Number.isNaN(value) ? (readDecimal(bytes.toString('latin1', start, end)) ?? Number.NaN) : value
    return !Number.isNaN(values[row])
  })
}

function dates(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Int32Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, bytes, start, end) => {
    let value = dayAt(bytes, start, end)
    if (Number.isNaN(value)) {
      const text = readDate(bytes.toString('latin1', start, end))
      if (text === undefined) return false
      value = dayNumber(text)
    }
    values[row] = value
    return true
  })
}

function wholes(bindings: DuckDbBindings): ColumnBuffer {
  return longs(bindings, (bytes, start, end) => {
    const value = wholeAt(bytes, start, end)
    return Number.isNaN(value) ? readWhole(bytes.toString('latin1', start, end)) : value
  })
}

function moments(bindings: DuckDbBindings, zone: '' | 'Z'): ColumnBuffer {
  return longs(bindings, (bytes, start, end) => {
    const second =
      (bytes[end - 1] === LARGE_Z) === (zone === 'Z') ? secondAt(bytes, start, end - zone.length) : Number.NaN
    const value = second * MICROSECONDS
    return Number.isSafeInteger(value) ? value : micros(bytes.toString('latin1', start, end), zone)
  })
}

/** Numbers of 64 bits. @param read a bigint only where a float does not hold the number. */
export function longs(
  bindings: DuckDbBindings,
  read: (bytes: Buffer, start: number, end: number) => number | bigint | undefined,
): ColumnBuffer {
  const values = new BigInt64Array(CHUNK_ROWS)
  const halves = new Int32Array(values.buffer)
  return fixed(bindings, values, (row, bytes, start, end) => {
    const value = read(bytes, start, end)
    if (value === undefined) return false
    if (typeof value === 'bigint') {
      values[row] = value
      return true
    }
    const high = Math.floor(value / HALF)
    halves[row * 2] = value - high * HALF
    halves[row * 2 + 1] = high
    return true
  })
}

function micros(text: string, zone: '' | 'Z'): bigint | undefined {
  const found = readMoment(text, zone)
  if (found === undefined) return undefined
  const digits = found.fraction.slice(0, MICROSECOND_DIGITS).padEnd(MICROSECOND_DIGITS, '0')
  return BigInt(momentMs(found)) * 1000n + BigInt(digits)
}

/** Values of so many bytes each, which `put` writes into the memory. */
export function fixed(
  bindings: DuckDbBindings,
  { buffer, BYTES_PER_ELEMENT }: { buffer: ArrayBuffer; BYTES_PER_ELEMENT: number },
  put: ColumnBuffer['put'],
): ColumnBuffer {
  const validity = new Validity(bindings)
  return {
    put,
    putNull: (row) => validity.putNull(row),
    move(vector, count) {
      bindings.copy_data_to_vector(vector, 0, buffer, 0, count * BYTES_PER_ELEMENT)
      validity.move(vector, count)
    },
  }
}
