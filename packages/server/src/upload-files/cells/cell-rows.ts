import { larger } from './larger.ts'
import type { FileBatch, FileProblem } from '../types.ts'

const FIRST_CELLS = 4_096

/** Gathers where the cells of rows are. */
export class CellRows {
  readonly #width: number
  #starts: Int32Array<ArrayBuffer>
  #ends: Int32Array<ArrayBuffer>
  #lines: Int32Array<ArrayBuffer>
  #rowCount = 0

  constructor(width: number) {
    this.#width = width
    const rows = Math.ceil(FIRST_CELLS / width)
    this.#starts = new Int32Array(rows * width)
    this.#ends = new Int32Array(rows * width)
    this.#lines = new Int32Array(rows)
  }

  /** Adds a row of the first cells given; those that are missing are null. */
  add(line: number, starts: ArrayLike<number>, ends: ArrayLike<number>, count: number): void {
    if (this.#rowCount === this.#lines.length) this.#grow()
    const [toStarts, toEnds] = [this.#starts, this.#ends]
    const first = this.#rowCount * this.#width
    for (let cell = 0; cell < count; cell += 1) {
      toStarts[first + cell] = starts[cell]!
      toEnds[first + cell] = ends[cell]!
    }
    if (count < this.#width) {
      toStarts.fill(-1, first + count, first + this.#width)
      toEnds.fill(-1, first + count, first + this.#width)
    }
    this.#lines[this.#rowCount] = line
    this.#rowCount += 1
  }

  /** The rows since the last call. */
  take(bytes: Buffer, problems: FileProblem[], read: number): FileBatch {
    const [rowCount, width] = [this.#rowCount, this.#width]
    this.#rowCount = 0
    return { bytes, starts: this.#starts, ends: this.#ends, width, rowCount, lines: this.#lines, problems, read }
  }

  #grow(): void {
    this.#starts = larger(this.#starts)
    this.#ends = larger(this.#ends)
    this.#lines = larger(this.#lines)
  }
}
