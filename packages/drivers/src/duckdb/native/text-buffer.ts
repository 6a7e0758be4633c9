/** Texts of a column on their way into a chunk, in the form in which DuckDB has them (`duckdb_string_t` in duckdb.h). */
import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from './api.ts'
import type { ColumnBuffer } from './column-buffers.ts'
import { CHUNK_ROWS, Validity } from './validity.ts'

/** A text of few bytes is behind its length; a longer one has its first bytes there, and then a pointer to all of them. */
const TEXT_BYTES = 16
const [LENGTH_BYTES, PREFIX_BYTES, POINTER_AT] = [4, 4, 8]
const MOST_WITHIN = TEXT_BYTES - LENGTH_BYTES
const FIRST_BYTES = 65_536

/** @param fits Whether a text of more than 255 bytes fits. */
export function textBuffer(bindings: DuckDbBindings, fits: (text: string) => boolean): ColumnBuffer {
  return new TextBuffer(bindings, fits)
}

const SURELY_SHORT = 255

class TextBuffer implements ColumnBuffer {
  readonly #bindings: DuckDbBindings
  readonly #fits: (text: string) => boolean
  readonly #validity: Validity
  readonly #texts = Buffer.alloc(CHUNK_ROWS * TEXT_BYTES)
  /** The bytes of the longer texts, whose rows and places these are. */
  #long = Buffer.allocUnsafeSlow(FIRST_BYTES)
  #length = 0
  readonly #rows = new Int32Array(CHUNK_ROWS)
  readonly #places = new Int32Array(CHUNK_ROWS)
  #count = 0

  constructor(bindings: DuckDbBindings, fits: (text: string) => boolean) {
    this.#bindings = bindings
    this.#fits = fits
    this.#validity = new Validity(bindings)
  }

  put(row: number, bytes: Buffer, start: number, end: number): boolean {
    const length = end - start
    if (length > SURELY_SHORT && !this.#fits(bytes.toString('utf8', start, end))) return false
    const texts = this.#texts
    const at = row * TEXT_BYTES
    setLength(texts, at, length)
    const within = length > MOST_WITHIN ? PREFIX_BYTES : length
    for (let place = 0; place < within; place += 1) texts[at + LENGTH_BYTES + place] = bytes[start + place]!
    if (length > MOST_WITHIN) this.#putLong(row, bytes, start, end)
    // Bytes behind a short text are compared, too.
    else texts.fill(0, at + LENGTH_BYTES + length, at + TEXT_BYTES)
    return true
  }

  putNull(row: number): void {
    this.#texts.fill(0, row * TEXT_BYTES, (row + 1) * TEXT_BYTES)
    this.#validity.putNull(row)
  }

  /** The longer texts get into the memory of the vector as one, and the pointers point into that. */
  move(vector: Vector, count: number): void {
    if (this.#count > 0) this.#setPointers(vector)
    const { buffer, byteOffset } = this.#texts
    this.#bindings.copy_data_to_vector(vector, 0, buffer, byteOffset, count * TEXT_BYTES)
    this.#validity.move(vector, count)
    this.#length = 0
    this.#count = 0
  }

  #setPointers(vector: Vector): void {
    this.#bindings.vector_assign_string_element_len(vector, 0, this.#long.subarray(0, this.#length))
    const { buffer, byteOffset } = this.#bindings.vector_get_data(vector, TEXT_BYTES)
    const base = Buffer.from(buffer, byteOffset, TEXT_BYTES).readBigUInt64LE(POINTER_AT)
    for (let index = 0; index < this.#count; index += 1) {
      const at = this.#rows[index]! * TEXT_BYTES + POINTER_AT
      this.#texts.writeBigUInt64LE(base + BigInt(this.#places[index]!), at)
    }
  }

  #putLong(row: number, bytes: Buffer, start: number, end: number): void {
    const next = this.#length + end - start
    if (next > this.#long.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(next, this.#long.length * 2))
      larger.set(this.#long.subarray(0, this.#length))
      this.#long = larger
    }
    const long = this.#long
    for (let from = start, to = this.#length; from < end; from += 1) long[to++] = bytes[from]!
    this.#rows[this.#count] = row
    this.#places[this.#count] = this.#length
    this.#count += 1
    this.#length = next
  }
}

function setLength(texts: Buffer, at: number, length: number): void {
  texts[at] = length
  texts[at + 1] = length >> 8
  texts[at + 2] = length >> 16
  texts[at + 3] = length >> 24
}
