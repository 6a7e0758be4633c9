/** Cells of fixed size as PostgreSQL sends them in binary: the highest byte first, where DuckDB has the lowest. */
import type { DuckDbBindings } from '../../native/api.ts'
import { CHUNK_ROWS } from '../../native/validity.ts'
import { FixedColumn, type ColumnCells } from './cell-column.ts'

/** Values of so many bytes, in the other order. */
export class TurnedColumn extends FixedColumn {
  readonly #bytes: Uint8Array
  readonly #size: number
  readonly #mask: number

  /** @param mask Bits that are turned over in the highest byte. */
  constructor(bindings: DuckDbBindings, size: number, mask = 0) {
    const bytes = new Uint8Array(CHUNK_ROWS * size)
    super(bindings, { buffer: bytes.buffer, BYTES_PER_ELEMENT: size })
    this.#bytes = bytes
    this.#size = size
    this.#mask = mask
  }

  override take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    const [values, size] = [this.#bytes, this.#size]
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) {
        this.putNull(to)
        continue
      }
      if (bounds[bound + 1]! - start !== size) return false
      const last = (to + 1) * size - 1
      for (let place = 0; place < size; place += 1) values[last - place] = bytes[start + place]!
      values[last]! ^= this.#mask
    }
    return true
  }
}

/** The infinities of dates in PostgreSQL. The first is that of DuckDB, too; its other one is the same number below zero. */
const [MOST, LEAST] = [2 ** 31 - 1, -(2 ** 31)]
const EPOCH_DAYS = 10_957

/** Days from 2000 as days from 1970. */
export class DateColumn extends FixedColumn {
  readonly #days: Int32Array

  constructor(bindings: DuckDbBindings) {
    const days = new Int32Array(CHUNK_ROWS)
    super(bindings, days)
    this.#days = days
  }

  override take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) {
        this.putNull(to)
        continue
      }
      if (bounds[bound + 1]! - start !== 4) return false
      const sent = wordAt(bytes, start)
      const days = sent === MOST ? MOST : sent === LEAST ? -MOST : sent + EPOCH_DAYS
      if (days >= MOST && sent !== MOST) return false
      this.#days[to] = days
    }
    return true
  }
}

const WORD = 2 ** 32
const EPOCH_MICROS = 946_684_800_000_000
const EPOCH_HIGH = Math.floor(EPOCH_MICROS / WORD)
const EPOCH_LOW = EPOCH_MICROS - EPOCH_HIGH * WORD

/** Microseconds from 2000 as microseconds from 1970. */
export class MomentColumn extends FixedColumn {
  readonly #words: Int32Array

  constructor(bindings: DuckDbBindings) {
    const words = new Int32Array(CHUNK_ROWS * 2)
    super(bindings, { buffer: words.buffer, BYTES_PER_ELEMENT: 8 })
    this.#words = words
  }

  override take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) this.putNull(to)
      else if (bounds[bound + 1]! - start !== 8) return false
      else if (!this.#put(to * 2, wordAt(bytes, start), wordAt(bytes, start + 4) >>> 0)) return false
    }
    return true
  }

  #put(at: number, high: number, low: number): boolean {
    const words = this.#words
    if (high === MOST && low === WORD - 1) {
      words[at] = -1
      words[at + 1] = MOST
      return true
    }
    if (high === LEAST && low === 0) {
      words[at] = 1
      words[at + 1] = LEAST
      return true
    }
    const sum = low + EPOCH_LOW
    const carry = sum >= WORD ? 1 : 0
    const upper = high + EPOCH_HIGH + carry
    const lower = sum - carry * WORD
    words[at] = lower
    words[at + 1] = upper
    return upper < MOST || (upper === MOST && lower < WORD - 1)
  }
}

/** Whole numbers of 64 bits that have to fit into 32. */
export class NarrowColumn extends FixedColumn {
  readonly #values: Int32Array

  constructor(bindings: DuckDbBindings) {
    const values = new Int32Array(CHUNK_ROWS)
    super(bindings, values)
    this.#values = values
  }

  override take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) {
        this.putNull(to)
        continue
      }
      if (bounds[bound + 1]! - start !== 8) return false
      const value = wordAt(bytes, start + 4)
      if (wordAt(bytes, start) !== value >> 31) return false
      this.#values[to] = value
    }
    return true
  }
}

/** The number of 32 bits at a place. */
function wordAt(bytes: Buffer, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
}
