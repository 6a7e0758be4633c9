/** A column of a copy while it is filled: takes cells by the column, since a call for each of them would take longer than its work. */
import type { Vector } from '@duckdb/node-bindings'
import type { DuckDbBindings } from '../../native/api.ts'
import { Validity } from '../../native/validity.ts'

/** Some cells of one column of a batch. */
export interface ColumnCells {
  bytes: Buffer
  bounds: Int32Array
  /** Where the bounds of the first cell are, and how far those of the next one. */
  first: number
  step: number
  count: number
}

export interface CellColumn {
  /** Takes cells for the rows from `row` on; false where one does not fit. */
  take(cells: ColumnCells, row: number): boolean
  /** Moves the first values into the column of a chunk, and forgets them. */
  move(vector: Vector, count: number): void
}

/** Values of so many bytes each. */
export abstract class FixedColumn implements CellColumn {
  readonly #bindings: DuckDbBindings
  readonly #validity: Validity
  readonly #memory: ArrayBuffer
  readonly #size: number

  constructor(
    bindings: DuckDbBindings,
    { buffer, BYTES_PER_ELEMENT }: { buffer: ArrayBuffer; BYTES_PER_ELEMENT: number },
  ) {
    this.#bindings = bindings
    this.#validity = new Validity(bindings)
    this.#memory = buffer
    this.#size = BYTES_PER_ELEMENT
  }

  abstract take(cells: ColumnCells, row: number): boolean

  protected putNull(row: number): void {
    this.#validity.putNull(row)
  }

  move(vector: Vector, count: number): void {
    this.#bindings.copy_data_to_vector(vector, 0, this.#memory, 0, count * this.#size)
    this.#validity.move(vector, count)
  }
}

/** Only takes nothing: what an expression gives that is null where all is right. */
export const NOTHING: CellColumn = {
  take({ bounds, first, step, count }) {
    for (let index = 0; index < count; index += 1) if (bounds[first + index * step]! >= 0) return false
    return true
  },
  move() {},
}
