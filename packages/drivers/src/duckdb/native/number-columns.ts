/** Numbers from the memory in which DuckDB keeps them: arrays of their C types (duckdb.h). */
import type { DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import { shortFloat } from '../cells.ts'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import type { NumberColumn } from '../process/column-batch.ts'
import { ColumnMemory } from './chunk-memory.ts'

/** Makes numbers of the values of a type. */
export interface NumberKind {
  valueBytes: number
  open(memory: Uint8Array, rowCount: number): (row: number) => number
}

interface NumberArray {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): { readonly [index: number]: number }
}

/** Undefined for a type whose values are not numbers, or mostly larger than numbers. */
export function numberKind({ typeId }: DuckDBType, { DuckDBTypeId: Id }: DuckDbApi): NumberKind | undefined {
  switch (typeId) {
    case Id.TINYINT:
      return numbers(Int8Array)
    case Id.UTINYINT:
      return numbers(Uint8Array)
    case Id.SMALLINT:
      return numbers(Int16Array)
    case Id.USMALLINT:
      return numbers(Uint16Array)
    case Id.INTEGER:
      return numbers(Int32Array)
    case Id.UINTEGER:
      return numbers(Uint32Array)
    case Id.BIGINT:
      return LONGS
    case Id.FLOAT:
      return FLOATS
    case Id.DOUBLE:
      return numbers(Float64Array)
    default:
      return undefined
  }
}

function numbers(Numbers: NumberArray): NumberKind {
  return {
    valueBytes: Numbers.BYTES_PER_ELEMENT,
    open({ buffer, byteOffset }, rowCount) {
      const values = new Numbers(buffer, byteOffset, rowCount)
      return (row) => values[row]!
    },
  }
}

const FLOATS: NumberKind = {
  valueBytes: 4,
  open({ buffer, byteOffset }, rowCount) {
    const values = new Float32Array(buffer, byteOffset, rowCount)
    return (row) => shortFloat(values[row]!)
  },
}

const LONGS: NumberKind = {
  valueBytes: 8,
  open({ buffer, byteOffset }, rowCount) {
    const low = new Uint32Array(buffer, byteOffset, rowCount * 2)
    const high = new Int32Array(buffer, byteOffset, rowCount * 2)
    return (row) => high[row * 2 + 1]! * 2 ** 32 + low[row * 2]!
  },
}

/** The numbers of some rows; undefined when one of them is an integer that a number does not hold. */
export function readNumbers(
  bindings: DuckDbBindings,
  chunk: DuckDBDataChunk,
  column: number,
  kind: NumberKind,
  first: number,
  end: number,
): NumberColumn | undefined {
  const memory = new ColumnMemory(bindings, chunk, column)
  const numberOf = kind.open(memory.values(kind.valueBytes), memory.rowCount)
  const values = new Float64Array(end - first)
  const nulls = new Uint8Array(end - first)
  for (let row = first; row < end; row += 1) {
    if (memory.isNull(row)) nulls[row - first] = 1
    else {
      const value = numberOf(row)
      if (kind === LONGS && !Number.isSafeInteger(value)) return undefined
      values[row - first] = value
    }
  }
  return { values, nulls }
}
