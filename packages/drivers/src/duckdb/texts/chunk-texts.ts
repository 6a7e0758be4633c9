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

/** Opens a column of a chunk, for values whose texts cannot be told from memory. */
type OpenCells = (column: number) => Cells

/** A column of a chunk whose texts are added to a batch. */
export interface ColumnTexts {
  /** Adds the texts of the rows from `first` to `end`. */
  addTo(texts: TextBuilder, column: number, first: number, end: number): void
}

/** Makes texts of columns of chunks without a value for each cell, where the type allows that. */
export class ChunkTexts {
  readonly #bindings: DuckDbBindings
  readonly #columns: readonly number[]
  readonly #kinds: readonly (TextKind | 'string' | undefined)[]
  readonly #texts: TextBuilder

  /** @param columns those whose texts are made, by their places in the chunk */
  constructor(
    api: DuckDbApi,
    bindings: DuckDbBindings,
    types: readonly DuckDBType[],
    offsetAt: ZoneOffset,
    columns: readonly number[],
  ) {
    this.#bindings = bindings
    this.#columns = columns
    const { VARCHAR } = api.DuckDBTypeId
    this.#kinds = columns.map((column) => {
      const type = types[column]!
      return type.typeId === VARCHAR ? 'string' : textKind(type, api, offsetAt)
    })
    this.#texts = new TextBuilder(columns.length)
  }

  /** The texts of rows of a chunk, column after column in `bytes`; good until the next are read. */
  read(chunk: DuckDBDataChunk, first: number, end: number, openCells: OpenCells): TextBatch {
    this.#texts.begin(end - first)
    for (const [index, column] of this.#columns.entries()) {
      this.#textsOf(chunk, column, this.#kinds[index], openCells).addTo(this.#texts, index, first, end)
    }
    return this.#texts.build()
  }

  #textsOf(
    chunk: DuckDBDataChunk,
    column: number,
    kind: TextKind | 'string' | undefined,
    openCells: OpenCells,
  ): ColumnTexts {
    const memory = new ColumnMemory(this.#bindings, chunk, column)
    return kind === 'string' ? new Strings(memory) : new Values(memory, kind, () => openCells(column))
  }
}
