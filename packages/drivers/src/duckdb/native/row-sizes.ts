/** How much the values of a row take in the memory of DuckDB, without making them (duckdb.h). */
import type {
  DuckDBArrayType,
  DuckDBDataChunk,
  DuckDBListType,
  DuckDBMapType,
  DuckDBStructType,
  DuckDBType,
  DuckDBUnionType,
} from '@duckdb/node-api'
import type { Vector } from '@duckdb/node-bindings'
import { QueryError } from '@querent/query/processes/index.ts'
import { MAX_ROW_BYTES, ROW_TOO_LARGE } from '../../shared/statements/row-limit.ts'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import { noteChunk } from './dead-chunks.ts'

/** A batch ends at about this size: wide rows must not fill the memory. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024

/** Size of a string in a vector (`duckdb_string_t`), in words; the first one is the length of the text. */
const STRING_WORDS = 4
/** Size of a list in a vector (`duckdb_list_entry`), in words: two integers of 64 bits. */
const LIST_WORDS = 4
/** What a value of a fixed size counts for inside of another. */
const ITEM_BYTES = 16

/** Bytes of the value of a row. */
type SizeOf = (row: number) => number

/** Opens a vector of so many values. */
type Sizer = (vector: Vector, count: number) => SizeOf

/** Looks at the rows of chunks before their values are made. */
export class RowSizes {
  readonly #api: DuckDbApi
  readonly #bindings: DuckDbBindings
  /** Of the columns whose values can be large. */
  readonly #sizers: readonly (readonly [column: number, sizer: Sizer])[]

  constructor(api: DuckDbApi, bindings: DuckDbBindings, types: readonly DuckDBType[]) {
    this.#api = api
    this.#bindings = bindings
    this.#sizers = types.flatMap((type, column) => {
      const sizer = this.#sizerOf(type)
      return sizer === undefined ? [] : [[column, sizer] as const]
    })
  }

  /**
   * Where a chunk is cut so that no piece of several rows is larger than a batch may be.
   * @param mostRows of a piece
   * @returns the end of each piece, the last one being that of the chunk. @throws {QueryError} for a row that is too large.
   */
  pieces({ chunk, rowCount }: DuckDBDataChunk, mostRows = Infinity): number[] {
    const ends: number[] = []
    let pieceBytes = 0
    const columns = this.#sizers.map(([column, sizer]) =>
      sizer(this.#bindings.data_chunk_get_vector(chunk, column), rowCount),
    )
    for (let row = 0; row < rowCount; row += 1) {
      let bytes = 0
      for (const sizeOf of columns) bytes += sizeOf(row)
      noteChunk(bytes)
      if (bytes > MAX_ROW_BYTES) throw new QueryError('db', ROW_TOO_LARGE)
      pieceBytes += bytes
      const pieceRows = row - (ends.at(-1) ?? 0)
      if (pieceBytes <= MAX_BATCH_BYTES && pieceRows < mostRows) continue
      if (row > 0) ends.push(row)
      pieceBytes = bytes
    }
    ends.push(rowCount)
    return ends
  }

  /** Undefined for a type whose values have a fixed size. */
  #sizerOf(type: DuckDBType): Sizer | undefined {
    const { DuckDBTypeId: Id } = this.#api
    switch (type.typeId) {
      case Id.VARCHAR:
      case Id.BLOB:
      case Id.BIT:
      case Id.BIGNUM:
        return (vector, count) => this.#strings(vector, count)
      case Id.LIST:
        return this.#lists(this.#sizerOf((type as DuckDBListType).valueType))
      case Id.MAP: {
        const { keyType, valueType } = type as DuckDBMapType
        return this.#lists(this.#members([this.#sizerOf(keyType), this.#sizerOf(valueType)], 0))
      }
      case Id.ARRAY: {
        const { valueType, length } = type as DuckDBArrayType
        return this.#arrays(this.#sizerOf(valueType), length)
      }
      case Id.STRUCT:
        return this.#members(
          (type as DuckDBStructType).entryTypes.map((entry) => this.#sizerOf(entry)),
          0,
        )
      case Id.UNION: // its first member is the tag
        return this.#members(
          (type as DuckDBUnionType).memberTypes.map((member) => this.#sizerOf(member)),
          1,
        )
      default:
        return undefined
    }
  }

  #strings(vector: Vector, count: number): SizeOf {
    const words = this.#words(vector, count * STRING_WORDS)
    const isNull = this.#nulls(vector, count)
    return (row) => (isNull(row) ? 0 : words[row * STRING_WORDS]!)
  }

  #lists(items: Sizer | undefined): Sizer {
    return (vector, count) => {
      const words = this.#words(vector, count * LIST_WORDS)
      const isNull = this.#nulls(vector, count)
      const childCount = this.#bindings.list_vector_get_size(vector)
      const sizeOf = items?.(this.#bindings.list_vector_get_child(vector), childCount)
      return (row) => {
        if (isNull(row)) return 0
        const at = row * LIST_WORDS
        const start = words[at]! + words[at + 1]! * 2 ** 32
        const length = words[at + 2]! + words[at + 3]! * 2 ** 32
        return sumOf(sizeOf, start, length)
      }
    }
  }

  #arrays(items: Sizer | undefined, length: number): Sizer {
    return (vector, count) => {
      const sizeOf = items?.(this.#bindings.array_vector_get_child(vector), count * length)
      const isNull = this.#nulls(vector, count)
      return (row) => (isNull(row) ? 0 : sumOf(sizeOf, row * length, length))
    }
  }

  /** @param first where the members begin. */
  #members(members: readonly (Sizer | undefined)[], first: number): Sizer | undefined {
    if (members.every((member) => member === undefined)) return undefined
    return (vector, count) => {
      const sizes = members.map((sizer, index) =>
        sizer?.(this.#bindings.struct_vector_get_child(vector, first + index), count),
      )
      const isNull = this.#nulls(vector, count)
      return (row) => (isNull(row) ? 0 : sizes.reduce((sum, sizeOf) => sum + (sizeOf?.(row) ?? ITEM_BYTES), 0))
    }
  }

  #words(vector: Vector, count: number): Uint32Array {
    const { buffer, byteOffset } = this.#bindings.vector_get_data(vector, count * Uint32Array.BYTES_PER_ELEMENT)
    return new Uint32Array(buffer, byteOffset, count)
  }

  #nulls(vector: Vector, count: number): (row: number) => boolean {
    const validity = this.#bindings.vector_get_validity(vector, Math.ceil(count / 64) * 8)
    return (row) => validity !== null && (validity[row >> 3]! & (1 << (row & 7))) === 0
  }
}

/** Bytes of some values that stand one after the other. */
function sumOf(sizeOf: SizeOf | undefined, start: number, count: number): number {
  let bytes = count * ITEM_BYTES
  if (sizeOf === undefined) return bytes
  for (let item = start; item < start + count && bytes <= MAX_ROW_BYTES; item += 1) bytes += sizeOf(item)
  return bytes
}
