import type { Vector } from '@duckdb/node-bindings'
import type { ColumnBuffer } from '../../native/column-buffers.ts'
import type { CellColumn, ColumnCells } from './cell-column.ts'

/** Cells of texts; each is read by itself. */
export class TextCells implements CellColumn {
  readonly #buffer: ColumnBuffer

  constructor(buffer: ColumnBuffer) {
    this.#buffer = buffer
  }

  take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    const buffer = this.#buffer
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) buffer.putNull(to)
      else if (!buffer.put(to, bytes, start, bounds[bound + 1]!)) return false
    }
    return true
  }

  move(vector: Vector, count: number): void {
    this.#buffer.move(vector, count)
  }
}
