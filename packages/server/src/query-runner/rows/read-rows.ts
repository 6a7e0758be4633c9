/** Reading a statement's rows: the first batch early, because it tells types, and no more rows than allowed. */
import type { DataSource, PreparedQuery, ReadRows, Row, RowBatch, RowStream } from '@querent/query'

interface OpenedRows {
  /** What the engine says of the columns. */
  described: RowStream['columns']
  /** Already read; empty when the result is. */
  first: Row[]
  /** All rows, the first batch, of values, included. */
  read: ReadRows
  /** How many rows were handed over so far. */
  rowCount(): number
  /** Ends the statement if it has not ended, also when nobody has begun to read. */
  close(): Promise<void>
}

/** Runs a compiled query up to its first rows, with the columns as the engine describes them. */
export async function readStatement(
  dataSource: Pick<DataSource, 'run'>,
  { sql, params, session, rowLimit }: Pick<PreparedQuery, 'sql' | 'params' | 'session' | 'rowLimit'>,
  signal: AbortSignal,
): Promise<OpenedRows> {
  const stream = await dataSource.run({ sql, params, ...session, signal, access: 'read' })
  const values = stream[Symbol.asyncIterator]()
  const { done, value } = await values.next()
  const rows = new LimitedRows(stream, values, {
    first: done === true ? undefined : value,
    limit: rowLimit ?? Infinity,
  })
  return {
    described: stream.columns,
    first: done === true ? [] : value,
    read: rows.read.bind(rows),
    rowCount: () => rows.rowCount,
    close: () => rows.close(),
  }
}

/**
 * The rows of a stream whose first batch was read, up to the limit; the statement ends with them, or when their reader
 * leaves. (A class: a generator that is made for each statement is a new kind of object for V8 each time, which costs a
 * small answer more than reading its rows.)
 */
class LimitedRows implements AsyncIterableIterator<RowBatch> {
  rowCount = 0
  readonly #stream: RowStream
  readonly #limit: number
  /** Undefined once it was handed over. */
  #first: Row[] | undefined
  #rest: AsyncIterator<RowBatch>
  #isEnded: boolean
  #isRead = false

  constructor(
    stream: RowStream,
    values: AsyncIterator<Row[]>,
    { first, limit }: { first: Row[] | undefined; limit: number },
  ) {
    this.#stream = stream
    this.#rest = values
    this.#first = first
    this.#limit = limit
    this.#isEnded = first === undefined
  }

  read(form: 'values'): AsyncIterable<Row[]>
  read(form: 'values' | 'texts'): AsyncIterable<RowBatch>
  read(form: 'values' | 'texts'): AsyncIterable<RowBatch> {
    if (this.#isRead) throw new Error('The rows of a statement can be read only once.')
    this.#isRead = true
    if (form === 'texts' && !this.#isEnded) this.#rest = this.#stream.texts?.()[Symbol.asyncIterator]() ?? this.#rest
    return this
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<RowBatch, undefined>> {
    if (this.rowCount >= this.#limit) await this.close()
    if (this.#isEnded) return { done: true, value: undefined }
    const batch = this.#first ?? (await this.#nextOfRest())
    this.#first = undefined
    if (batch === undefined) return { done: true, value: undefined }
    const left = this.#limit - this.rowCount
    const size = sizeOf(batch)
    this.rowCount += Math.min(size, left)
    return { done: false, value: size > left ? firstRows(batch, left) : batch }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.close()
    return { done: true, value: undefined }
  }

  async close(): Promise<void> {
    if (this.#isEnded) return
    this.#isEnded = true
    await this.#rest.return?.()
  }

  async #nextOfRest(): Promise<RowBatch | undefined> {
    try {
      const { done, value } = await this.#rest.next()
      if (done !== true) return value
    } catch (error) {
      await this.close()
      throw error
    }
    this.#isEnded = true
    return undefined
  }
}

function sizeOf(batch: RowBatch): number {
  return Array.isArray(batch) ? batch.length : batch.rowCount
}

function firstRows(batch: RowBatch, count: number): RowBatch {
  return Array.isArray(batch) ? batch.slice(0, count) : { ...batch, rowCount: count }
}
