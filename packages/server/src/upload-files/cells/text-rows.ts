import { CellRows } from './cell-rows.ts'
import type { FileBatch, FileProblem } from '../types.ts'

const FIRST_BYTES = 65_536
/** A character of JavaScript takes so many bytes in UTF-8 at most. */
const MOST_BYTES = 3

/** Makes batches of rows that come as texts. */
export class TextRows {
  readonly #rows: CellRows
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
  #length = 0
  #problems: FileProblem[] = []

  constructor(width: number) {
    this.#rows = new CellRows(width)
    this.#starts = new Int32Array(width)
    this.#ends = new Int32Array(width)
  }

  /** Adds a row; cells that are missing at the end are null. */
  add(line: number, cells: readonly (string | null)[]): void {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const text = cells[cell]
      const isNull = text === null || text === undefined
      this.#starts[cell] = isNull ? -1 : this.#length
      if (!isNull) this.#write(text)
      this.#ends[cell] = isNull ? -1 : this.#length
    }
    this.#rows.add(line, this.#starts, this.#ends, cells.length)
  }

  refuse(problem: FileProblem): void {
    this.#problems.push(problem)
  }

  /** The rows since the last call. */
  take(read: number): FileBatch {
    const problems = this.#problems
    this.#length = 0
    this.#problems = []
    return this.#rows.take(this.#bytes, problems, read)
  }

  #write(text: string): void {
    const isLong = text.length > FIRST_BYTES
    const needed = this.#length + (isLong ? Buffer.byteLength(text) : text.length * MOST_BYTES)
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2))
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#length += this.#bytes.write(text, this.#length)
  }
}
