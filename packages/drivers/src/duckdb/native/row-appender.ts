import type { DuckDBAppender, DuckDBDataChunk, DuckDBType } from '@duckdb/node-api'
import type { LoadColumn, LoadType } from '@querent/query'
import { BACKSLASH, isNullAt, LF, TAB, unescapeValue, valueCount } from '../../shared/loads/lines.ts'
import { UnfitValue, wrongValueCount } from '../../shared/loads/unfit-value.ts'
import type { DuckDbApi, DuckDbBindings } from './api.ts'
import { columnBuffer, type ColumnBuffer } from './column-buffers.ts'
import { RowNumbers } from './row-numbers.ts'
import { CHUNK_ROWS } from './validity.ts'

/** After which the appender writes what it has: by itself it would write much at once. */
const FLUSH_CHUNKS = 8

/** What is appended. */
interface AppendedRows {
  columns: readonly LoadColumn[]
  /** Whether the table has a column before them, for the number of each row. */
  hasKey: boolean
}

/** Appends rows of texts to a table that has their columns. */
export class RowAppender {
  readonly #appender: DuckDBAppender
  readonly #bindings: DuckDbBindings
  readonly #columns: readonly LoadColumn[]
  readonly #buffers: readonly ColumnBuffer[]
  readonly #keys: RowNumbers | undefined
  readonly #chunk: DuckDBDataChunk
  /** In the buffers. */
  #waiting = 0
  #rowCount = 0
  #chunkCount = 0

  constructor(
    { api, bindings }: { api: DuckDbApi; bindings: DuckDbBindings },
    appender: DuckDBAppender,
    { columns, hasKey }: AppendedRows,
  ) {
    const types = typesOf(api)
    this.#appender = appender
    this.#bindings = bindings
    this.#columns = columns
    this.#buffers = columns.map(({ type }) => columnBuffer(type, bindings))
    this.#keys = hasKey ? new RowNumbers(bindings) : undefined
    const key = hasKey ? [types['auto-key']] : []
    this.#chunk = api.DuckDBDataChunk.create([...key, ...columns.map(({ type }) => types[type])])
  }

  /** Adds the rows of whole lines. The bytes of values with escapes are changed. @throws {UnfitValue} @throws {QueryError} */
  add(lines: Buffer): void {
    for (let at = 0; at < lines.length;) at = this.#addRow(lines, at)
  }

  /** Adds the row of the line that begins at `start`; gives where the next one begins. */
  #addRow(lines: Buffer, start: number): number {
    const last = this.#buffers.length - 1
    let at = start
    for (let index = 0; index <= last; index += 1) {
      let end = at
      let isEscaped = false
      for (; end < lines.length; end += 1) {
        const byte = lines[end]!
        // Most bytes of values are larger.
        if (byte > BACKSLASH) continue
        if (byte === TAB || byte === LF) break
        if (byte === BACKSLASH) isEscaped = true
      }
      if ((lines[end] === TAB) !== index < last) throw wrongValueCount(valueCount(lines, start), last + 1)
      if (isEscaped) this.#putEscaped(index, lines, at, end)
      else this.#put(index, lines, at, end)
      at = end + 1
    }
    this.#rowCount += 1
    this.#waiting += 1
    if (this.#waiting === CHUNK_ROWS) this.#write()
    return at
  }

  #putEscaped(index: number, lines: Buffer, start: number, end: number): void {
    if (isNullAt(lines, start, end)) this.#buffers[index]!.putNull(this.#waiting)
    else this.#put(index, lines, start, unescapeValue(lines, start, end))
  }

  #put(index: number, lines: Buffer, start: number, end: number): void {
    if (this.#buffers[index]!.put(this.#waiting, lines, start, end)) return
    throw new UnfitValue(lines.toString('utf8', start, end), this.#columns[index]!)
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
    const vectorOf = (place: number) => this.#bindings.data_chunk_get_vector(this.#chunk.chunk, place)
    this.#keys?.move(vectorOf(0), count)
    const first = this.#keys === undefined ? 0 : 1
    for (const [index, buffer] of this.#buffers.entries()) buffer.move(vectorOf(first + index), count)
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
