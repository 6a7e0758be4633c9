/** Values of columns on their way into a chunk, in memory as DuckDB has it: objects of its library for each cell cost more. */
import type { Vector } from '@duckdb/node-bindings'
import type { LoadType } from '@querent/query'
import {
  dayNumber,
  isWhole,
  momentMs,
  readBoolean,
  readDate,
  readDecimal,
  readMoment,
  readShort,
  readWhole,
} from '../../shared/loads/value-forms.ts'
import type { DuckDbBindings } from './api.ts'

/** Of a chunk of DuckDB. */
export const CHUNK_ROWS = 2048

const ALL_VALID = 255
const VALIDITY_WORD_ROWS = 64
const VALIDITY_WORD_BYTES = 8
const MICROSECOND_DIGITS = 6
/** Of whole numbers that a float holds, whatever they are. */
const SAFE_DIGITS = 15
const HALF = 2 ** 32

/** The values of a column for one chunk. */
export interface ColumnBuffer {
  /** False for a text that does not fit. */
  put(row: number, text: string): boolean
  putNull(row: number): void
  /** Moves the first values into the column of a chunk, and forgets them. */
  move(vector: Vector, count: number): void
}

/** A buffer for values of the type. */
export function columnBuffer(type: LoadType, bindings: DuckDbBindings): ColumnBuffer {
  if (type === 'boolean') return booleans(bindings)
  if (type === 'float') return doubles(bindings)
  if (type === 'date') return dates(bindings)
  if (type === 'integer' || type === 'auto-key') return longs(bindings, wholeNumber)
  if (type === 'datetime') return longs(bindings, (text) => micros(text, ''))
  if (type === 'offset-datetime') return longs(bindings, (text) => micros(text, 'Z'))
  return texts(bindings, type === 'varchar-255' ? readShort : (text) => text)
}

function booleans(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Uint8Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, text) => {
    const value = readBoolean(text)
    values[row] = value === true ? 1 : 0
    return value !== undefined
  })
}

function doubles(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Float64Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, text) => {
    const value = readDecimal(text)
    values[row] = value ?? 0
    return value !== undefined
  })
}

function dates(bindings: DuckDbBindings): ColumnBuffer {
  const values = new Int32Array(CHUNK_ROWS)
  return fixed(bindings, values, (row, text) => {
    if (readDate(text) === undefined) return false
    values[row] = dayNumber(text)
    return true
  })
}

/** Numbers of 64 bits. @param read a bigint only where a float does not hold the number. */
function longs(bindings: DuckDbBindings, read: (text: string) => number | bigint | undefined): ColumnBuffer {
  const values = new BigInt64Array(CHUNK_ROWS)
  const halves = new Int32Array(values.buffer)
  return fixed(bindings, values, (row, text) => {
    const value = read(text)
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

function wholeNumber(text: string): number | bigint | undefined {
  return text.length <= SAFE_DIGITS && isWhole(text) ? Number(text) : readWhole(text)
}

function micros(text: string, zone: '' | 'Z'): number | bigint | undefined {
  const found = readMoment(text, zone)
  if (found === undefined) return undefined
  const { fraction } = found
  const rest = fraction === '' ? 0 : Number(fraction.slice(0, MICROSECOND_DIGITS).padEnd(MICROSECOND_DIGITS, '0'))
  const ms = momentMs(found)
  const value = ms * 1000 + rest
  return Number.isSafeInteger(value) ? value : BigInt(ms) * 1000n + BigInt(rest)
}

function fixed(
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

function texts(bindings: DuckDbBindings, read: (text: string) => string | undefined): ColumnBuffer {
  const validity = new Validity(bindings)
  const values: (string | undefined)[] = Array.from({ length: CHUNK_ROWS })
  return {
    put(row, text) {
      values[row] = read(text)
      return values[row] !== undefined
    },
    putNull(row) {
      values[row] = undefined
      validity.putNull(row)
    },
    move(vector, count) {
      for (let row = 0; row < count; row += 1) {
        const text = values[row]
        if (text !== undefined) bindings.vector_assign_string_element(vector, row, text)
      }
      validity.move(vector, count)
    },
  }
}

/** Which values are null. */
class Validity {
  readonly #bindings: DuckDbBindings
  readonly #bits = new Uint8Array(CHUNK_ROWS / VALIDITY_WORD_BYTES).fill(ALL_VALID)
  #hasNull = false

  constructor(bindings: DuckDbBindings) {
    this.#bindings = bindings
  }

  putNull(row: number): void {
    this.#hasNull = true
    this.#bits[row >> 3]! &= ~(1 << (row & 7))
  }

  move(vector: Vector, count: number): void {
    if (!this.#hasNull) return
    const bytes = Math.ceil(count / VALIDITY_WORD_ROWS) * VALIDITY_WORD_BYTES
    this.#bindings.vector_ensure_validity_writable(vector)
    this.#bindings.copy_data_to_vector_validity(vector, 0, this.#bits.buffer, 0, bytes)
    this.#bits.fill(ALL_VALID)
    this.#hasNull = false
  }
}
