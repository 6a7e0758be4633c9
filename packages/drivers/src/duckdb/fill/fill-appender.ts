/** Appends batches of texts to the table of a copy. */
import type { DuckDBAppender, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import type { TextBatch } from '@querent/query'
import type { DuckDbApi, DuckDbBindings } from '../native/api.ts'
import type { ColumnBuffer } from '../native/column-buffers.ts'
import { CHUNK_ROWS } from '../native/validity.ts'
import type { FillColumn } from './protocol.ts'
import { NOTHING, valueBuffer } from './value-buffers.ts'

/** After which the appender writes what it has: by itself it would hold much more. */
const FLUSH_CHUNKS = 16

export class FillAppender {
  readonly #appender: DuckDBAppender
  readonly #bindings: DuckDbBindings
  readonly #buffers: readonly ColumnBuffer[]
  /** Those with a column in the table, in its order. */
  readonly #stored: readonly ColumnBuffer[]
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
    this.#buffers = columns.map(({ name, type }) => (name === null ? NOTHING : valueBuffer(type, bindings)))
    this.#stored = this.#buffers.filter((buffer) => buffer !== NOTHING)
    const types = columns.flatMap(({ name, type }) => (name === null ? [] : [typeOf(type, api)]))
    this.#chunk = api.DuckDBDataChunk.create(types)
  }

  /** @returns the place of a column with a value that does not fit; undefined where all do. */
  add({ rowCount, columnCount, bytes, bounds }: TextBatch): number | undefined {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let bound = 0
    for (let row = 0; row < rowCount; row += 1) {
      for (let column = 0; column < columnCount; column += 1, bound += 2) {
        const [start, to] = [bounds[bound]!, this.#buffers[column]!]
        if (start < 0) to.putNull(this.#waiting)
        else if (!to.put(this.#waiting, buffer, start, bounds[bound + 1]!)) return column
      }
      this.#waiting += 1
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
    for (const [index, buffer] of this.#stored.entries())
      buffer.move(this.#bindings.data_chunk_get_vector(this.#chunk.chunk, index), count)
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
