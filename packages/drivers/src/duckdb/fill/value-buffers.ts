/** Values of copied columns on their way into a chunk: every type that copies have, in memory as DuckDB has it (duckdb.h). */
import { isUtf8 } from 'node:buffer'
import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from '../native/api.ts'
import { fixed, longs, type ColumnBuffer } from '../native/column-buffers.ts'
import { textBuffer } from '../native/text-buffer.ts'
import { CHUNK_ROWS } from '../native/validity.ts'
import { daysAt, microsAt, timeMicros } from './moments.ts'
import { decimalForm, readDecimal, readFloat, readSingle, readWhole, type DecimalForm } from './numbers.ts'

type Read<T> = (bytes: Buffer, start: number, end: number) => T | undefined
type Wholes =
  | Int8Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
type Numbers = Wholes | Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const ASCII_END = 128
/** Digits that values of so many bits hold. */
const [SMALL_DIGITS, MIDDLE_DIGITS, LONG_DIGITS] = [4, 9, 18]

const BY_TYPE: ReadonlyMap<string, (bindings: DuckDbBindings) => ColumnBuffer> = new Map(
  Object.entries<(bindings: DuckDbBindings) => ColumnBuffer>({
    boolean: (bindings) => numbers(bindings, new Uint8Array(CHUNK_ROWS), readBoolean),
    tinyint: (bindings) => wholes(bindings, new Int8Array(CHUNK_ROWS)),
    utinyint: (bindings) => wholes(bindings, new Uint8Array(CHUNK_ROWS)),
    smallint: (bindings) => wholes(bindings, new Int16Array(CHUNK_ROWS)),
    usmallint: (bindings) => wholes(bindings, new Uint16Array(CHUNK_ROWS)),
    integer: (bindings) => wholes(bindings, new Int32Array(CHUNK_ROWS)),
    uinteger: (bindings) => wholes(bindings, new Uint32Array(CHUNK_ROWS)),
    bigint: (bindings) =>
      longs(
        bindings,
        within((value) => BigInt.asIntN(64, value)),
      ),
    ubigint: (bindings) => unsignedLongs(bindings),
    hugeint: (bindings) => huges(bindings, readWhole),
    float: (bindings) => numbers(bindings, new Float32Array(CHUNK_ROWS), readSingle),
    double: (bindings) => numbers(bindings, new Float64Array(CHUNK_ROWS), readFloat),
    varchar: (bindings) => checked(textBuffer(bindings), isText),
    uuid: (bindings) => huges(bindings, readUuid),
    blob: (bindings) => new Bytes(textBuffer(bindings)),
    date: (bindings) => numbers(bindings, new Int32Array(CHUNK_ROWS), daysAt),
    time: (bindings) => longs(bindings, (bytes, start, end) => timeMicros(bytes.toString('latin1', start, end))),
    timestamp: (bindings) => longs(bindings, (bytes, start, end) => microsAt(bytes, start, end, 'none')),
    'timestamp with time zone': (bindings) =>
      longs(bindings, (bytes, start, end) => microsAt(bytes, start, end, 'offset')),
    /** A wall time in UTC, from the text of an instant. */
    'timestamp in utc': (bindings) => longs(bindings, (bytes, start, end) => microsAt(bytes, start, end, 'any')),
  }),
)

/** A buffer for values of a type of `FillColumn`. */
export function valueBuffer(type: string, bindings: DuckDbBindings): ColumnBuffer {
  const buffer = BY_TYPE.get(type)?.(bindings)
  if (buffer !== undefined) return buffer
  const form = decimalForm(type)
  if (form === undefined) throw new Error(`Copies have no type ${type}.`)
  return decimals(bindings, form)
}

function numbers(bindings: DuckDbBindings, values: Numbers, read: Read<number>): ColumnBuffer {
  return fixed(bindings, values, (row, bytes, start, end) => {
    const value = read(bytes, start, end)
    if (value === undefined) return false
    values[row] = value
    return true
  })
}

/** What an array takes without changing it. */
function wholes(bindings: DuckDbBindings, values: Wholes): ColumnBuffer {
  return fixed(bindings, values, (row, bytes, start, end) => {
    const value = readWhole(bytes, start, end)
    if (typeof value !== 'number') return false
    values[row] = value
    return values[row] === value || value === 0
  })
}

function within(cut: (value: bigint) => bigint): Read<number | bigint> {
  return (bytes, start, end) => {
    const value = readWhole(bytes, start, end)
    return typeof value !== 'bigint' || cut(value) === value ? value : undefined
  }
}

/** Beyond the signed ones the same bits mean a negative number. */
function unsignedLongs(bindings: DuckDbBindings): ColumnBuffer {
  const read = within((value) => BigInt.asUintN(64, value))
  return longs(bindings, (bytes, start, end) => {
    const value = read(bytes, start, end)
    if (value === undefined || value < 0) return undefined
    return typeof value === 'bigint' ? BigInt.asIntN(64, value) : value
  })
}

/** Numbers of 128 bits, the lower half first. */
function huges(bindings: DuckDbBindings, read: Read<number | bigint>): ColumnBuffer {
  const values = new BigInt64Array(CHUNK_ROWS * 2)
  const memory = { buffer: values.buffer, BYTES_PER_ELEMENT: 16 }
  return fixed(bindings, memory, (row, bytes, start, end) => {
    const read128 = read(bytes, start, end)
    const value = read128 === undefined ? undefined : BigInt(read128)
    if (value === undefined || BigInt.asIntN(128, value) !== value) return false
    values[row * 2] = BigInt.asIntN(64, value)
    values[row * 2 + 1] = value >> 64n
    return true
  })
}

function decimals(bindings: DuckDbBindings, form: DecimalForm): ColumnBuffer {
  const read: Read<number | bigint> = (bytes, start, end) => readDecimal(bytes, start, end, form)
  if (form.digits > LONG_DIGITS) return huges(bindings, read)
  if (form.digits > MIDDLE_DIGITS) return longs(bindings, read)
  const values = form.digits > SMALL_DIGITS ? new Int32Array(CHUNK_ROWS) : new Int16Array(CHUNK_ROWS)
  return numbers(bindings, values, (bytes, start, end) => {
    const value = read(bytes, start, end)
    return value === undefined ? undefined : Number(value)
  })
}

function readBoolean(bytes: Buffer, start: number, end: number): number | undefined {
  const text = bytes.toString('latin1', start, end)
  return text === 'true' ? 1 : text === 'false' ? 0 : undefined
}

/** The highest bit is turned, so that they are ordered as their texts. */
function readUuid(bytes: Buffer, start: number, end: number): bigint | undefined {
  const text = bytes.toString('latin1', start, end)
  if (!UUID.test(text)) return undefined
  return BigInt.asIntN(128, BigInt(`0x${text.replaceAll('-', '')}`) ^ (1n << 127n))
}

function isText(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at]! >= ASCII_END) return isUtf8(bytes.subarray(at, end))
  return true
}

function checked(buffer: ColumnBuffer, fits: (bytes: Buffer, start: number, end: number) => boolean): ColumnBuffer {
  return {
    put: (row, bytes, start, end) => fits(bytes, start, end) && buffer.put(row, bytes, start, end),
    putNull: (row) => buffer.putNull(row),
    move: (vector, count) => buffer.move(vector, count),
  }
}

/** Bytes come as base64. */
class Bytes implements ColumnBuffer {
  readonly #buffer: ColumnBuffer

  constructor(buffer: ColumnBuffer) {
    this.#buffer = buffer
  }

  put(row: number, bytes: Buffer, start: number, end: number): boolean {
    const value = Buffer.from(bytes.toString('latin1', start, end), 'base64')
    return this.#buffer.put(row, value, 0, value.length)
  }

  putNull(row: number): void {
    this.#buffer.putNull(row)
  }

  move(vector: Vector, count: number): void {
    this.#buffer.move(vector, count)
  }
}
