import type { DuckDBDataChunk, DuckDBResult, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { Cell, DriverColumn, Row } from '@querent/query'
import type { DuckDbApi } from './api.ts'
import { CellConverter, floatCell } from './cells.ts'
import { baseTypeOf, typeName } from './types.ts'

/** Reads the chunks of one result, column by column. */
export class ChunkReader {
  readonly columns: DriverColumn[]
  readonly #converters: ((value: DuckDBValue) => Cell)[]

  constructor(api: DuckDbApi, result: DuckDBResult, timeZone: string) {
    const types = result.columnTypes()
    const isResult = result.returnType === api.ResultReturnType.QUERY_RESULT
    const { convert } = new CellConverter(api, timeZone)
    this.columns = isResult ? describeColumns(result, types) : []
    this.#converters = types.map(({ typeId }) => (typeId === api.DuckDBTypeId.FLOAT ? floatCell : convert))
  }

  /** The rows of a chunk, at most 2,048. None for a statement that has no result but a count of changes. */
  read(chunk: DuckDBDataChunk): Row[] {
    const rows: Row[] = []
    if (this.columns.length === 0) return rows
    for (let index = 0; index < chunk.rowCount; index += 1) rows.push([])
    for (const [index, convert] of this.#converters.entries()) readColumn(chunk, index, convert, rows)
    return rows
  }
}

function describeColumns(result: DuckDBResult, types: DuckDBType[]): DriverColumn[] {
  return types.map((type, index) => {
    const declared = type.alias ?? type.toString()
    return { name: result.columnName(index), databaseType: typeName(declared), baseType: baseTypeOf(declared) }
  })
}

function readColumn(chunk: DuckDBDataChunk, column: number, convert: (value: DuckDBValue) => Cell, rows: Row[]): void {
  const vector = chunk.getColumnVector(column)
  for (let index = 0; index < rows.length; index += 1) {
    const value = vector.getItem(index)
    rows[index]?.push(value === null ? null : convert(value))
  }
}
