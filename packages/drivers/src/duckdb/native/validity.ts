import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from './api.ts'

/** Of a chunk of DuckDB. */
export const CHUNK_ROWS = 2048

const ALL_VALID = 255
const VALIDITY_WORD_ROWS = 64
const VALIDITY_WORD_BYTES = 8

/** Which values of a column are null. */
export class Validity {
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
