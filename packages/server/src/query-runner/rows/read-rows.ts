/** Reading a statement's rows: the first batch early, because it tells types, and no more rows than allowed. */
import type { DataSource, PreparedQuery, ReadRows, Row, RowBatch, RowStream } from '@querent/query'

interface OpenedRows {
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
): Promise<OpenedRows & { described: RowStream['columns'] }> {
  const stream = await dataSource.run({ sql, params, ...session, signal, access: 'read' })
  return { described: stream.columns, ...(await openRows(stream, rowLimit)) }
}

/** @param rowLimit Null for all rows. */
async function openRows(stream: RowStream, rowLimit: number | null): Promise<OpenedRows> {
  const values = stream[Symbol.asyncIterator]()
  const { done, value } = await values.next()
  const first = done === true ? [] : value
  const limit = rowLimit ?? Number.POSITIVE_INFINITY
  let rest: AsyncIterator<RowBatch> = values
  let isEnded = done === true
  let isRead = false
  let rowCount = 0

  async function close(): Promise<void> {
    if (isEnded) return
    isEnded = true
    await rest.return?.()
  }

  function read(form: 'values'): AsyncIterable<Row[]>
  function read(form: 'values' | 'texts'): AsyncIterable<RowBatch>
  function read(form: 'values' | 'texts'): AsyncIterable<RowBatch> {
    if (isRead) throw new Error('The rows of a statement can be read only once.')
    isRead = true
    return limited(form)
  }

  async function* limited(form: 'values' | 'texts'): AsyncGenerator<RowBatch> {
    if (isEnded) return
    if (form === 'texts') rest = stream.texts?.()[Symbol.asyncIterator]() ?? values
    try {
      for (let batch: RowBatch = first; ;) {
        const left = limit - rowCount
        rowCount += Math.min(sizeOf(batch), left)
        yield sizeOf(batch) > left ? firstRows(batch, left) : batch
        if (rowCount >= limit) return
        const next = await rest.next()
        isEnded = next.done === true
        if (next.done === true) return
        batch = next.value
      }
    } finally {
      await close()
    }
  }

  return { first, read, rowCount: () => rowCount, close }
}

function sizeOf(batch: RowBatch): number {
  return Array.isArray(batch) ? batch.length : batch.rowCount
}

function firstRows(batch: RowBatch, count: number): RowBatch {
  return Array.isArray(batch) ? batch.slice(0, count) : { ...batch, rowCount: count }
}
