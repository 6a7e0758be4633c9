import type { DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import type { Cell, TextBatch, ZoneOffset } from '@querent/query'
import type { DuckDbApi, DuckDbBindings } from '../native/api.ts'
import { ColumnMemory } from '../native/chunk-memory.ts'
import { Strings } from './strings.ts'
import { TextBuilder } from './text-builder.ts'
import { textKind, type TextKind } from './text-kind.ts'
import { Values } from './values.ts'

/** Values of a column as the client library has them, by row. */
export type Cells = (row: number) => Cell

/** A column of a chunk whose texts are added to a batch. */
export interface ColumnTexts {
  /** Bytes of a text, where they are known before. */
  lengthOf?(row: number): number
  /** Adds the texts of the rows from `first` to `end`. */
  addTo(texts: TextBuilder, column: number, first: number, end: number): void
}

/** A batch ends early at about this size: wide rows must not fill the memory. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024

/** Makes texts of chunks without a value for each cell, where the type allows that. */
export class ChunkTexts {
  readonly #bindings: DuckDbBindings
  readonly #kinds: readonly (TextKind | 'string' | undefined)[]
  readonly #texts: TextBuilder

  constructor(api: DuckDbApi, bindings: DuckDbBindings, types: readonly DuckDBType[], offsetAt: ZoneOffset) {
    this.#bindings = bindings
    const { VARCHAR } = api.DuckDBTypeId
    this.#kinds = types.map((type) => (type.typeId === VARCHAR ? 'string' : textKind(type, api, offsetAt)))
    this.#texts = new TextBuilder(types.length)
  }

  /**
   * The texts of a chunk, mostly in one batch; each is good until the next is taken.
   * @param cellsOf opens a column, for values whose texts cannot be told from memory
   */
  *read(chunk: DuckDBDataChunk, cellsOf: (column: number) => Cells): Generator<TextBatch, undefined> {
    const columns = this.#kinds.map((kind, column): ColumnTexts => {
      const memory = new ColumnMemory(this.#bindings, chunk, column)
      return kind === 'string' ? new Strings(memory) : new Values(memory, kind, () => cellsOf(column))
    })
    for (let first = 0; first < chunk.rowCount;) {
      const end = endOfBatch(columns, first, chunk.rowCount)
      this.#texts.begin(end - first)
      for (const [index, column] of columns.entries()) column.addTo(this.#texts, index, first, end)
      yield this.#texts.build()
      first = end
    }
    return undefined
  }
}

function endOfBatch(columns: readonly ColumnTexts[], first: number, rowCount: number): number {
  const long = columns.filter(({ lengthOf }) => lengthOf !== undefined)
  let bytes = 0
  let row = first
  for (; row < rowCount && bytes < MAX_BATCH_BYTES; row += 1) {
    for (const column of long) bytes += column.lengthOf!(row)
  }
  return row
}
