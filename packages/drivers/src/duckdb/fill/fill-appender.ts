/** Appends batches of texts to the table of a copy. */
import type { DuckDBAppender, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import type { TextBatch } from '@querent/query'
import type { DuckDbApi, DuckDbBindings } from '../native/api.ts'
import { CHUNK_ROWS } from '../native/validity.ts'
import { cellColumn, NOTHING, type CellColumn } from './columns/index.ts'
import type { FillColumn } from './protocol.ts'

/** After which the appender writes what it has: by itself it would hold much more. */
const FLUSH_CHUNKS = 16

export class FillAppender {
  readonly #appender: DuckDBAppender
  readonly #bindings: DuckDbBindings
  readonly #columns: readonly CellColumn[]
  /** Those with a column in the table, in its order. */
  readonly #stored: readonly CellColumn[]
  readonly #chunk: DuckDBDataChunk
  #waiting = 0
  #chunkCount = 0

  constructor(
    { api, bindings }: { api: DuckDbApi; bindings: DuckDbBindings },
    appender: DuckDBAppender,
    columns: readonly FillColumn[],
  ) {
    this.#appender = appender
    this.#bindings = bindings
    this.#columns = columns.map((column) => cellColumn(column, bindings))
    this.#stored = this.#columns.filter((column) => column !== NOTHING)
    const types = columns.flatMap(({ name, type }) => (name === null ? [] : [typeOf(type, api)]))
    this.#chunk = api.DuckDBDataChunk.create(types)
  }

  /** @returns the place of a column with a value that does not fit; undefined where all do. */
  add({ rowCount, columnCount, bytes, bounds }: TextBatch): number | undefined {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const step = columnCount * 2
    for (let row = 0; row < rowCount;) {
      const count = Math.min(rowCount - row, CHUNK_ROWS - this.#waiting)
      for (const [index, column] of this.#columns.entries()) {
        const first = row * step + index * 2
        if (!column.take({ bytes: buffer, bounds, first, step, count }, this.#waiting)) return index
      }
      row += count
      this.#waiting += count
      if (this.#waiting === CHUNK_ROWS) this.#write()
    }
    return undefined
  }

  /** Writes what is left. */
  finish(): void {
    this.#write()
    this.#appender.flushSync()
    this.#appender.closeSync()
  }

  #write(): void {
    const count = this.#waiting
    if (count === 0) return
    this.#chunk.reset()
    this.#chunk.rowCount = count
    for (const [index, column] of this.#stored.entries())
      column.move(this.#bindings.data_chunk_get_vector(this.#chunk.chunk, index), count)
    this.#appender.appendDataChunk(this.#chunk)
    this.#waiting = 0
    this.#chunkCount += 1
    if (this.#chunkCount % FLUSH_CHUNKS === 0) this.#appender.flushSync()
  }
}

/** The SQL of a type of `FillColumn`. */
export function typeSql(type: string): string {
  return type === 'timestamp in utc' ? 'TIMESTAMP' : type.replace('!', '').toUpperCase()
}

function typeOf(type: string, api: DuckDbApi): DuckDBType {
  const [, digits, scale] = /^decimal\((\d+),(\d+)\)/.exec(type) ?? []
  if (digits !== undefined) return api.DECIMAL(Number(digits), Number(scale))
  const types = new Map<string, DuckDBType>(
    Object.entries<DuckDBType>({
      boolean: api.BOOLEAN,
      tinyint: api.TINYINT,
      utinyint: api.UTINYINT,
      smallint: api.SMALLINT,
      usmallint: api.USMALLINT,
      integer: api.INTEGER,
      uinteger: api.UINTEGER,
      bigint: api.BIGINT,
      ubigint: api.UBIGINT,
      hugeint: api.HUGEINT,
      float: api.FLOAT,
      double: api.DOUBLE,
      varchar: api.VARCHAR,
      uuid: api.UUID,
      blob: api.BLOB,
      date: api.DATE,
      time: api.TIME,
      timestamp: api.TIMESTAMP,
      'timestamp in utc': api.TIMESTAMP,
      'timestamp with time zone': api.TIMESTAMPTZ,
    }),
  )
  const found = types.get(type)
  if (found === undefined) throw new Error(`Copies have no type ${type}.`)
  return found
}
