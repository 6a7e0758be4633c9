import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from './api.ts'
import { CHUNK_ROWS } from './validity.ts'

/** The numbers of rows, from 1 on, on their way into chunks. */
export class RowNumbers {
  readonly #bindings: DuckDbBindings
  readonly #values = new BigInt64Array(CHUNK_ROWS)
  #last = 0n

  constructor(bindings: DuckDbBindings) {
    this.#bindings = bindings
  }

  /** Moves the next numbers into the column of a chunk. */
  move(vector: Vector, count: number): void {
    const values = this.#values
    for (let row = 0; row < count; row += 1) values[row] = this.#last += 1n
    this.#bindings.copy_data_to_vector(vector, 0, values.buffer, 0, count * values.BYTES_PER_ELEMENT)
  }
}
