import type { DuckDBDataChunk, DuckDBResult, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { Cell, DriverColumn, Row, TextBatch } from '@querent/query'
import { zoneOffset } from '@querent/query/zones/index.ts'
import { batchRows } from '../../shared/statements/row-limit.ts'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import { CellConverter, floatCell } from '../cells.ts'
import type { ColumnBatch } from '../process/column-batch.ts'
import { ChunkTexts, type Cells } from '../texts/chunk-texts.ts'
import { numberKind, readNumbers, type NumberKind } from './number-columns.ts'
import { RowSizes } from './row-sizes.ts'
import { baseTypeOf, typeName } from '../types.ts'

/** In which form rows are wanted. */
export type Form = 'values' | 'texts'

/** Reads the chunks of one result, column by column. */
export class ChunkReader {
  readonly columns: DriverColumn[]
  readonly #bindings: DuckDbBindings
  readonly #converters: ((value: DuckDBValue) => Cell)[]
  /** Of the columns whose values are numbers. */
  readonly #numbers: (NumberKind | undefined)[]
  readonly #isText: boolean[]
  readonly #texts: ChunkTexts
  /** Of the columns whose values are texts. */
  readonly #textValues: ChunkTexts
  readonly #sizes: RowSizes
  #chunk: DuckDBDataChunk | undefined
  /** Where the pieces of the chunk end that have not been read, and where the first of them begins. */
  #ends: number[] = []
  #first = 0

  constructor(api: DuckDbApi, bindings: DuckDbBindings, result: DuckDBResult, timeZone: string) {
    const types = result.columnTypes()
    const isResult = result.returnType === api.ResultReturnType.QUERY_RESULT
    const offsetAt = zoneOffset(timeZone)
    const { convert } = new CellConverter(api, offsetAt)
    const textTypes = textTypesOf(api)
    const places = [...types.keys()]
    this.columns = isResult ? describeColumns(result, types) : []
    this.#bindings = bindings
    this.#converters = types.map(({ typeId }) => (typeId === api.DuckDBTypeId.FLOAT ? floatCell : convert))
    this.#numbers = types.map((type) => numberKind(type, api))
    this.#isText = types.map(({ typeId }) => textTypes.has(typeId))
    this.#texts = new ChunkTexts(api, bindings, types, offsetAt, places)
    const textPlaces = places.filter((column) => this.#isText[column])
    this.#textValues = new ChunkTexts(api, bindings, types, offsetAt, textPlaces)
    this.#sizes = new RowSizes(api, bindings, types)
  }

  /** What `read` reads from now on. @throws {QueryError} for a row that is too large */
  open(chunk: DuckDBDataChunk): void {
    this.#chunk = chunk
    this.#first = 0
    // A statement that has no result but a count of changes has no rows.
    this.#ends = this.columns.length === 0 ? [] : this.#sizes.pieces(chunk, pieceRows(this.columns.length))
  }

  /** The next rows of the chunk, mostly all at once, at most 2,048; good until the next are read. Undefined after the last. */
  read(form: Form): ColumnBatch | TextBatch | undefined {
    const end = this.#ends.shift()
    const chunk = this.#chunk
    if (end === undefined || chunk === undefined) return undefined
    const first = this.#first
    this.#first = end
    if (form === 'values') return this.#values(chunk, first, end)
    return this.#texts.read(chunk, first, end, (column) => this.#cellsOf(chunk, column))
  }

  #values(chunk: DuckDBDataChunk, first: number, end: number): ColumnBatch {
    const texts = this.#textValues.read(chunk, first, end, (column) => this.#cellsOf(chunk, column))
    const numbers = this.#numbers.map(
      (kind, column) => kind && readNumbers(this.#bindings, chunk, column, kind, first, end),
    )
    const kinds = numbers.map((found, column) => (found ? 'n' : this.#isText[column] ? 't' : 'c')).join('')
    const rest = [...kinds].flatMap((kind, column) => (kind === 'c' ? [this.#cellsOf(chunk, column)] : []))
    const cells: Row[] = []
    for (let row = first; row < end && rest.length > 0; row += 1) cells.push(rest.map((cellOf) => cellOf(row)))
    return { kinds, texts, numbers: numbers.filter((found) => found !== undefined), cells }
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

/** A chunk of a few columns is not cut, however many rows a batch holds. */
function pieceRows(columns: number): number {
  const rows = batchRows(columns)
  return rows < batchRows(1) ? rows : Infinity
}

/** The types whose values are texts that `ChunkTexts` makes without a value of the client library. */
function textTypesOf({ DuckDBTypeId: Id }: DuckDbApi): ReadonlySet<number> {
  const times = [Id.DATE, Id.TIME, Id.TIMESTAMP, Id.TIMESTAMP_S, Id.TIMESTAMP_MS, Id.TIMESTAMP_TZ]
  return new Set([Id.VARCHAR, Id.DECIMAL, ...times])
}

function describeColumns(result: DuckDBResult, types: DuckDBType[]): DriverColumn[] {
  return types.map((type, index) => {
    const declared = type.alias ?? type.toString()
    return { name: result.columnName(index), databaseType: typeName(declared), baseType: baseTypeOf(declared) }
  })
}
