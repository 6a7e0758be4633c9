import type { DuckDBDataChunk } from '@duckdb/node-api'
import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from './api.ts'

/** What DuckDB has of a column of a chunk in memory (duckdb.h). Good as long as the chunk is. */
export class ColumnMemory {
  readonly rowCount: number
  readonly #bindings: DuckDbBindings
  readonly #vector: Vector
  readonly #validity: Uint8Array | null

  constructor(bindings: DuckDbBindings, { chunk, rowCount }: DuckDBDataChunk, column: number) {
    this.#bindings = bindings
    this.rowCount = rowCount
    this.#vector = bindings.data_chunk_get_vector(chunk, column)
    this.#validity = bindings.vector_get_validity(this.#vector, Math.ceil(rowCount / 64) * 8)
  }

  isNull(row: number): boolean {
    return this.#validity !== null && (this.#validity[row >> 3]! & (1 << (row & 7))) === 0
  }

  /** Values of so many bytes, one after the other. */
  values(size: number): Uint8Array {
    return this.#bindings.vector_get_data(this.#vector, this.rowCount * size)
  }

  /** Bytes to which the pointer at `at` of the values points. */
  pointedAt(values: Uint8Array, at: number, count: number): Uint8Array {
    return this.#bindings.get_data_from_pointer(values.buffer as ArrayBuffer, values.byteOffset + at, count)
  }
}
