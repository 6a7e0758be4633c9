import type { DuckDBAppender, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import type { LoadColumn, LoadType } from '@querent/query'
import { UnfitValue } from '../../shared/loads/unfit-value.ts'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import { CHUNK_ROWS, columnBuffer, type ColumnBuffer } from './column-buffers.ts'

/** After which the appender writes what it has: by itself it would write much at once. */
const FLUSH_CHUNKS = 8

/** Appends rows of texts to a table that has their columns. */
export class RowAppender {
  readonly #appender: DuckDBAppender
  readonly #bindings: DuckDbBindings
  readonly #columns: readonly LoadColumn[]
  readonly #buffers: readonly ColumnBuffer[]
  readonly #chunk: DuckDBDataChunk
  /** In the buffers. */
  #waiting = 0
  #rowCount = 0
  #chunkCount = 0

  constructor(
    { api, bindings }: { api: DuckDbApi; bindings: DuckDbBindings },
    appender: DuckDBAppender,
    columns: readonly LoadColumn[],
  ) {
    const types = typesOf(api)
    this.#appender = appender
    this.#bindings = bindings
    this.#columns = columns
    this.#buffers = columns.map(({ type }) => columnBuffer(type, bindings))
    this.#chunk = api.DuckDBDataChunk.create(columns.map(({ type }) => types[type]))
  }

  /** @throws {UnfitValue} */
  add(values: readonly (string | null)[]): void {
    const row = this.#waiting
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]!
      const buffer = this.#buffers[index]!
      if (value === null) buffer.putNull(row)
      else if (!buffer.put(row, value)) throw new UnfitValue(value, this.#columns[index]!)
    }
    this.#rowCount += 1
    this.#waiting += 1
    if (this.#waiting === CHUNK_ROWS) this.#write()
  }

  /** Writes what is left. @returns the number of rows. */
  finish(): number {
    this.#write()
    this.#appender.flushSync()
    return this.#rowCount
  }

  /** Forgets what is not written. */
  close(): void {
    this.#appender.clear()
    this.#appender.closeSync()
  }

  #write(): void {
    const count = this.#waiting
    if (count === 0) return
    this.#chunk.reset()
    this.#chunk.rowCount = count
    for (const [index, buffer] of this.#buffers.entries())
      buffer.move(this.#bindings.data_chunk_get_vector(this.#chunk.chunk, index), count)
    this.#appender.appendDataChunk(this.#chunk)
    this.#waiting = 0
    this.#chunkCount += 1
    if (this.#chunkCount % FLUSH_CHUNKS === 0) this.#appender.flushSync()
  }
}

function typesOf(api: DuckDbApi): Readonly<Record<LoadType, DuckDBType>> {
  const { BOOLEAN, BIGINT, DOUBLE, VARCHAR, DATE, TIMESTAMP, TIMESTAMPTZ } = api
  return {
    boolean: BOOLEAN,
    integer: BIGINT,
    float: DOUBLE,
    'varchar-255': VARCHAR,
    text: VARCHAR,
    date: DATE,
    datetime: TIMESTAMP,
    'offset-datetime': TIMESTAMPTZ,
    'auto-key': BIGINT,
  }
}
