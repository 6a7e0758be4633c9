import type { TextBatch } from '@querent/query'

/** Places in `bounds` are 32-bit integers. */
const MAX_BYTES = 2 ** 31 - 1

/** Puts the texts of rows together, column by column; its memory serves one batch after the other. */
export class TextBuilder {
  bytes = Buffer.allocUnsafeSlow(0)
  /** Where the next text goes. */
  used = 0
  rowCount = 0
  readonly columnCount: number
  #bounds = new Int32Array(0)

  constructor(columnCount: number) {
    this.columnCount = columnCount
  }

  /** Begins a batch; the one before is gone. Every cell has to be added, or to be marked as null. */
  begin(rowCount: number): void {
    const bounds = rowCount * this.columnCount * 2
    if (this.#bounds.length < bounds) this.#bounds = new Int32Array(bounds)
    this.rowCount = rowCount
    this.used = 0
  }

  /** Makes room for so many more bytes. */
  reserve(count: number): void {
    const needed = this.used + count
    if (needed <= this.bytes.length) return
    if (needed > MAX_BYTES) throw new RangeError('The values of a few rows take more than 2 GB.')
    const grown = Buffer.allocUnsafeSlow(Math.min(Math.max(needed, this.bytes.length * 2), MAX_BYTES))
    this.bytes.copy(grown, 0, 0, this.used)
    this.bytes = grown
  }

  /** The text of a cell stands from `used` to `end`. */
  add(row: number, column: number, end: number): void {
    const bound = (row * this.columnCount + column) * 2
    this.#bounds[bound] = this.used
    this.#bounds[bound + 1] = end
    this.used = end
  }

  /** The text of a cell stands somewhere in what was added. */
  place(row: number, column: number, start: number, end: number): void {
    const bound = (row * this.columnCount + column) * 2
    this.#bounds[bound] = start
    this.#bounds[bound + 1] = end
  }

  addNull(row: number, column: number): void {
    this.#bounds[(row * this.columnCount + column) * 2] = -1
  }

  /** The batch, without what is left of the memory behind it. */
  build(): TextBatch {
    const { rowCount, columnCount } = this
    const bounds = this.#bounds.subarray(0, rowCount * columnCount * 2)
    return { rowCount, columnCount, bytes: this.bytes.subarray(0, this.used), bounds }
  }
}
