/** Reading a statement's rows: the first batch early, because it tells types, and no more rows than allowed. */
import type { DataSource, PreparedQuery, Row, RowBatch, RowStream } from '@querent/query'

export interface OpenedRows {
  /** Already read; empty when the result is. */
  first: Row[]
  /** All rows, the first batch included. Read it once; leaving early stops the statement. */
  batches: AsyncIterable<Row[]>
  /** The same for those who write texts: they need no values where the engine has texts. Read one of both. */
  textBatches: AsyncIterable<RowBatch>
}

/** Runs a compiled query up to its first rows, with the columns as the engine describes them. */
export async function openQuery(
  dataSource: DataSource,
  { sql, params, session, rowLimit }: PreparedQuery,
  signal: AbortSignal,
): Promise<OpenedRows & { described: RowStream['columns'] }> {
  const stream = await dataSource.run({ sql, params, ...session, signal, access: 'read' })
  return { described: stream.columns, ...(await openRows(stream, rowLimit)) }
}

/** @param rowLimit Null for all rows. */
async function openRows(stream: RowStream, rowLimit: number | null): Promise<OpenedRows> {
  const iterator = stream[Symbol.asyncIterator]()
  const opening = await iterator.next()
  const first = opening.done === true ? [] : opening.value
  const limit = rowLimit ?? Number.POSITIVE_INFINITY
  const textIterator = () => stream.texts?.()[Symbol.asyncIterator]() ?? iterator
  return {
    first,
    batches: limited(first, () => iterator, limit, opening.done === true),
    textBatches: limited<RowBatch>(first, textIterator, limit, opening.done === true),
  }
}

export function rowCountOf(batch: RowBatch): number {
  return Array.isArray(batch) ? batch.length : batch.rowCount
}

async function* limited<Batch extends RowBatch>(
  first: Batch,
  openRest: () => AsyncIterator<Batch>,
  rowLimit: number,
  isEmpty: boolean,
): AsyncGenerator<Batch> {
  if (isEmpty) return
  const rest = openRest()
  let left = rowLimit
  let isDone = false
  try {
    for (let batch = first; ;) {
      yield rowCountOf(batch) > left ? firstRows(batch, left) : batch
      left -= rowCountOf(batch)
      if (left <= 0) return
      const next = await rest.next()
      isDone = next.done === true
      if (next.done === true) return
      batch = next.value
    }
  } finally {
    if (!isDone) await rest.return?.()
  }
}

function firstRows<Batch extends RowBatch>(batch: Batch, count: number): Batch {
  return (Array.isArray(batch) ? batch.slice(0, count) : { ...batch, rowCount: count }) as Batch
}
