import type { ColumnMemory } from '../native/chunk-memory.ts'
import { putBytes } from './put.ts'
import type { TextBuilder } from './text-builder.ts'

/**
 * A string in memory (`duckdb_string_t` in duckdb.h): its length, and after that a text of up to 12 bytes; of a longer
 * one the first four bytes and a pointer to all of them.
 */
const STRING_BYTES = 16
const INLINE_BYTES = 12
const TEXT_AT = 4
const POINTER_AT = 8

/** The strings of a column of a chunk. */
export class Strings {
  readonly #column: ColumnMemory
  readonly #memory: Uint8Array
  readonly #words: Uint32Array

  constructor(column: ColumnMemory) {
    this.#column = column
    this.#memory = column.values(STRING_BYTES)
    this.#words = new Uint32Array(this.#memory.buffer, this.#memory.byteOffset, column.rowCount * 4)
  }

  /** Bytes of the text of a row that is not null. */
  #lengthOf(row: number): number {
    return this.#words[row * 4]!
  }

  /** Adds the texts of the rows from `first` to `end`. */
  addTo(texts: TextBuilder, column: number, first: number, end: number): void {
    for (let row = first; row < end; row += 1) {
      const length = this.#lengthOf(row)
      if (this.#column.isNull(row)) texts.addNull(row - first, column)
      else if (length <= INLINE_BYTES) {
        texts.reserve(INLINE_BYTES)
        const at = row * STRING_BYTES + TEXT_AT
        texts.add(row - first, column, putBytes(texts.bytes, texts.used, this.#memory, at, length))
      }
    }
    for (let row = first; row < end;) row = this.#isLong(row) ? this.#addRun(texts, column, first, row, end) : row + 1
  }

  /**
   * Adds long texts that stand one after the other in memory, as they do when they come from a table: fetching each by
   * itself takes longer than all the rest.
   * @returns the row after the last one of the run.
   */
  #addRun(texts: TextBuilder, column: number, first: number, start: number, end: number): number {
    const begin = this.#pointerOf(start)
    let length = 0
    let row = start
    for (; row < end; row += 1) {
      if (!this.#isLong(row)) continue
      if (this.#pointerOf(row) !== begin + length) break
      texts.place(row - first, column, texts.used + length, texts.used + length + this.#lengthOf(row))
      length += this.#lengthOf(row)
    }
    texts.reserve(length)
    texts.bytes.set(this.#column.pointedAt(this.#memory, start * STRING_BYTES + POINTER_AT, length), texts.used)
    texts.used += length
    return row
  }

  #isLong(row: number): boolean {
    return this.#lengthOf(row) > INLINE_BYTES && !this.#column.isNull(row)
  }

  #pointerOf(row: number): number {
    return this.#words[row * 4 + 3]! * 2 ** 32 + this.#words[row * 4 + 2]!
  }
}
