import type { ColumnMemory } from '../native/chunk-memory.ts'
import type { Cells, ColumnTexts } from './chunk-texts.ts'
import type { TextBuilder } from './text-builder.ts'
import { ODD, type TextKind } from './text-kind.ts'

/** UTF-8 takes no more for a unit of UTF-16. */
const BYTES_PER_UNIT = 3

/** The values of a column of a chunk, but for strings. */
export class Values implements ColumnTexts {
  readonly #column: ColumnMemory
  readonly #kind: TextKind | undefined
  readonly #openCells: () => Cells

  /** @param kind Undefined when all texts come from `openCells`, the client library's values. */
  constructor(column: ColumnMemory, kind: TextKind | undefined, openCells: () => Cells) {
    this.#column = column
    this.#kind = kind
    this.#openCells = openCells
  }

  addTo(texts: TextBuilder, column: number, first: number, end: number): void {
    const kind = this.#kind
    const put = kind?.open(this.#column.values(kind.valueBytes), this.#column.rowCount)
    if (kind) texts.reserve((end - first) * kind.textBytes)
    const odd: number[] = []
    for (let row = first; row < end; row += 1) {
      if (this.#column.isNull(row)) {
        texts.addNull(row - first, column)
        continue
      }
      const behind = put === undefined ? ODD : put(row, texts.bytes, texts.used)
      if (behind === ODD) odd.push(row)
      else texts.add(row - first, column, behind)
    }
    if (odd.length > 0) this.#addCells(texts, column, first, odd)
  }

  #addCells(texts: TextBuilder, column: number, first: number, rows: readonly number[]): void {
    const cells = this.#openCells()
    for (const row of rows) {
      const text = String(cells(row))
      texts.reserve(text.length * BYTES_PER_UNIT)
      texts.add(row - first, column, texts.used + texts.bytes.write(text, texts.used))
    }
  }
}
