/** Texts of a column on their way into a chunk, in the form in which DuckDB has them (`duckdb_string_t` in duckdb.h). */
import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from './api.ts'
import type { ColumnBuffer } from './column-buffers.ts'
import { CHUNK_ROWS, Validity } from './validity.ts'

/** A text of few bytes is behind its length; a longer one has its first bytes there, and then a pointer to all of them. */
const TEXT_BYTES = 16
const [LENGTH_BYTES, PREFIX_BYTES, POINTER_AT] = [4, 4, 8]
const MOST_WITHIN = TEXT_BYTES - LENGTH_BYTES
const TEXT_WORDS = TEXT_BYTES / LENGTH_BYTES
/** Numbers of 32 bits. */
const HALF = 2 ** 32
const FIRST_BYTES = 65_536

/** @param fits Whether a text of more than 255 bytes fits; left out where all do. */
export function textBuffer(bindings: DuckDbBindings, fits?: (text: string) => boolean): ColumnBuffer {
  return new TextBuffer(bindings, fits)
}

const SURELY_SHORT = 255

class TextBuffer implements ColumnBuffer {
  readonly #bindings: DuckDbBindings
  readonly #fits: ((text: string) => boolean) | undefined
  readonly #validity: Validity
  readonly #texts = Buffer.alloc(CHUNK_ROWS * TEXT_BYTES)
  readonly #words = new Int32Array(this.#texts.buffer, this.#texts.byteOffset, CHUNK_ROWS * TEXT_WORDS)
  /** The bytes of the longer texts, whose rows and places these are. */
  #long = Buffer.allocUnsafeSlow(FIRST_BYTES)
  #length = 0
  readonly #rows = new Int32Array(CHUNK_ROWS)
  readonly #places = new Int32Array(CHUNK_ROWS)
  #count = 0

  constructor(bindings: DuckDbBindings, fits: ((text: string) => boolean) | undefined) {
    this.#bindings = bindings
    this.#fits = fits
    this.#validity = new Validity(bindings)
  }

  put(row: number, bytes: Buffer, start: number, end: number): boolean {
    const length = end - start
    if (this.#fits && length > SURELY_SHORT && !this.#fits(bytes.toString('utf8', start, end))) return false
    const texts = this.#texts
    const at = row * TEXT_BYTES
    // Bytes behind a short text are compared, too.
    this.#begin(row, length)
    const within = length > MOST_WITHIN ? PREFIX_BYTES : length
    for (let place = 0; place < within; place += 1) texts[at + LENGTH_BYTES + place] = bytes[start + place]!
    if (length > MOST_WITHIN) this.#putLong(row, bytes, start, end)
    return true
  }

  putNull(row: number): void {
    this.#begin(row, 0)
    this.#validity.putNull(row)
  }

  /** A text of so many bytes, all of them zero. */
  #begin(row: number, length: number): void {
    const words = this.#words
    const at = row * TEXT_WORDS
    words[at] = length
    words[at + 1] = 0
    words[at + 2] = 0
    words[at + 3] = 0
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
    const base = Buffer.from(buffer, byteOffset, TEXT_BYTES)
    const [low, high] = [base.readUInt32LE(POINTER_AT), base.readUInt32LE(POINTER_AT + LENGTH_BYTES)]
    const words = this.#words
    for (let index = 0; index < this.#count; index += 1) {
      const at = this.#rows[index]! * TEXT_WORDS + POINTER_AT / LENGTH_BYTES
      const sum = low + this.#places[index]!
      words[at] = sum
      words[at + 1] = sum < HALF ? high : high + 1
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
