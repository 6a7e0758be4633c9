import type { DuckDBAppender, DuckDBDataChunk, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { LoadColumn, LoadType } from '@querent/query'
import { UnfitValue } from '../../shared/loads/unfit-value.ts'
import {
  dayNumber,
  momentMs,
  readBoolean,
  readDate,
  readDecimal,
  readMoment,
  readShort,
  readWhole,
} from '../../shared/loads/value-forms.ts'
import type { DuckDbApi } from './api.ts'

/** Of a chunk of DuckDB. */
const CHUNK_ROWS = 2048
/** After which the appender writes what it has: by itself it would write much at once. */
const FLUSH_CHUNKS = 8
const MICROSECOND_DIGITS = 6

/** Makes the value of a text; undefined for one that does not fit. */
type Reader = (text: string) => DuckDBValue | undefined

/** Appends rows of texts to a table that has their columns. */
export class RowAppender {
  readonly #appender: DuckDBAppender
  readonly #columns: readonly LoadColumn[]
  readonly #readers: readonly Reader[]
  readonly #chunk: DuckDBDataChunk
  #values: DuckDBValue[][]
  #rowCount = 0
  #chunkCount = 0

  constructor(api: DuckDbApi, appender: DuckDBAppender, columns: readonly LoadColumn[]) {
    const forms = formsOf(api)
    this.#appender = appender
    this.#columns = columns
    this.#readers = columns.map(({ type }) => forms[type].read)
    this.#chunk = api.DuckDBDataChunk.create(columns.map(({ type }) => forms[type].type))
    this.#values = columns.map(() => [])
  }

  /** @throws {UnfitValue} */
  add(values: readonly (string | null)[]): void {
    for (const [index, value] of values.entries()) {
      const read = value === null ? null : this.#readers[index]!(value)
      if (read === undefined) throw new UnfitValue(value ?? '', this.#columns[index]!)
      this.#values[index]!.push(read)
    }
    this.#rowCount += 1
    if (this.#values[0]!.length === CHUNK_ROWS) this.#write()
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
    if (this.#values[0]!.length === 0) return
    this.#chunk.reset()
    this.#chunk.setColumns(this.#values)
    this.#appender.appendDataChunk(this.#chunk)
    this.#chunkCount += 1
    if (this.#chunkCount % FLUSH_CHUNKS === 0) this.#appender.flushSync()
    this.#values = this.#columns.map(() => [])
  }
}

function formsOf(api: DuckDbApi): Readonly<Record<LoadType, { type: DuckDBType; read: Reader }>> {
  const { BOOLEAN, BIGINT, DOUBLE, VARCHAR, DATE, TIMESTAMP, TIMESTAMPTZ } = api
  const { DuckDBDateValue, DuckDBTimestampValue, DuckDBTimestampTZValue } = api
  return {
    boolean: { type: BOOLEAN, read: readBoolean },
    integer: { type: BIGINT, read: readWhole },
    float: { type: DOUBLE, read: readDecimal },
    'varchar-255': { type: VARCHAR, read: readShort },
    text: { type: VARCHAR, read: (text) => text },
    date: {
      type: DATE,
      read: (text) => (readDate(text) === undefined ? undefined : new DuckDBDateValue(dayNumber(text))),
    },
    datetime: { type: TIMESTAMP, read: (text) => moment(text, '', (micros) => new DuckDBTimestampValue(micros)) },
    'offset-datetime': {
      type: TIMESTAMPTZ,
      read: (text) => moment(text, 'Z', (micros) => new DuckDBTimestampTZValue(micros)),
    },
    'auto-key': { type: BIGINT, read: readWhole },
  }
}

function moment<T>(text: string, zone: '' | 'Z', valueOf: (micros: bigint) => T): T | undefined {
  const found = readMoment(text, zone)
  if (found === undefined) return undefined
  const { fraction } = found
  const micros = fraction === '' ? 0 : Number(fraction.slice(0, MICROSECOND_DIGITS).padEnd(MICROSECOND_DIGITS, '0'))
  return valueOf(BigInt(momentMs(found)) * 1000n + BigInt(micros))
}
