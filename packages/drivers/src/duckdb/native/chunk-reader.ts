import type { DuckDBDataChunk, DuckDBResult, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import { zoneOffset, type Cell, type DriverColumn, type Row, type TextBatch } from '@querent/query'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import { CellConverter, floatCell } from '../cells.ts'
import { ChunkTexts, type Cells } from '../texts/chunk-texts.ts'
import { RowSizes } from './row-sizes.ts'
import { baseTypeOf, typeName } from '../types.ts'

/** Reads the chunks of one result, column by column. */
export class ChunkReader {
  readonly columns: DriverColumn[]
  readonly #converters: ((value: DuckDBValue) => Cell)[]
  readonly #texts: ChunkTexts
  readonly #sizes: RowSizes

  constructor(api: DuckDbApi, bindings: DuckDbBindings, result: DuckDBResult, timeZone: string) {
    const types = result.columnTypes()
    const isResult = result.returnType === api.ResultReturnType.QUERY_RESULT
    const offsetAt = zoneOffset(timeZone)
    const { convert } = new CellConverter(api, offsetAt)
    this.columns = isResult ? describeColumns(result, types) : []
    this.#converters = types.map(({ typeId }) => (typeId === api.DuckDBTypeId.FLOAT ? floatCell : convert))
    this.#texts = new ChunkTexts(api, bindings, types, offsetAt)
    this.#sizes = new RowSizes(api, bindings, types)
  }

  /**
   * What reads the rows of a chunk, mostly in one piece, at most 2,048. (No generator: one that waits keeps the rows that it
   * has given, which then outlive the next chunk.) None for a statement that has no result but a count of changes.
   * @throws {QueryError} for a row that is too large.
   */
  pieces(chunk: DuckDBDataChunk): (() => Row[])[] {
    if (this.columns.length === 0) return []
    const ends = this.#sizes.pieces(chunk)
    return ends.map((end, index) => () => this.#piece(chunk, ends[index - 1] ?? 0, end))
  }

  #piece(chunk: DuckDBDataChunk, start: number, end: number): Row[] {
    const rows: Row[] = Array.from({ length: end - start }, () => [])
    for (const column of this.#converters.keys()) {
      const cells = this.#cellsOf(chunk, column)
      for (let index = start; index < end; index += 1) rows[index - start]!.push(cells(index))
    }
    return rows
  }

  /** The same as texts, mostly in one batch; each is good until the next is taken. @throws {QueryError} likewise. */
  texts(chunk: DuckDBDataChunk): Iterator<TextBatch, undefined> {
    if (this.columns.length === 0) return [].values()
    this.#sizes.pieces(chunk)
    return this.#texts.read(chunk, (column) => this.#cellsOf(chunk, column))
  }

  #cellsOf(chunk: DuckDBDataChunk, column: number): Cells {
    const vector = chunk.getColumnVector(column)
    const convert = this.#converters[column]!
    return (row) => {
      const value = vector.getItem(row)
      return value === null ? null : convert(value)
    }
  }
}

function describeColumns(result: DuckDBResult, types: DuckDBType[]): DriverColumn[] {
  return types.map((type, index) => {
    const declared = type.alias ?? type.toString()
    return { name: result.columnName(index), databaseType: typeName(declared), baseType: baseTypeOf(declared) }
  })
}
