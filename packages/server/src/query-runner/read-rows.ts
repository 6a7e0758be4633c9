/** Reading a statement's rows: the first batch early, because it tells types, and no more rows than allowed. */
import type { Row, RowStream } from '@querent/query'

export interface OpenedRows {
  /** Already read; empty when the result is. */
  first: Row[]
  /** All rows, the first batch included. Read it once; leaving early stops the statement. */
  batches: AsyncIterable<Row[]>
}

/** @param rowLimit Null for all rows. */
export async function openRows(stream: RowStream, rowLimit: number | null): Promise<OpenedRows> {
  const iterator = stream[Symbol.asyncIterator]()
  const opening = await iterator.next()
  const first = opening.done === true ? [] : opening.value
  return {
    first,
    batches: limited(iterator, opening.done === true ? [] : [first], rowLimit ?? Number.POSITIVE_INFINITY),
  }
}

async function* limited(iterator: AsyncIterator<Row[]>, ready: Row[][], rowLimit: number): AsyncGenerator<Row[]> {
  let left = rowLimit
  let isDone = ready.length === 0
  try {
    for (const batch of ready) {
      yield batch.length > left ? batch.slice(0, left) : batch
      left -= batch.length
    }
    while (!isDone && left > 0) {
      const next = await iterator.next()
      if (next.done === true) {
        isDone = true
        return
      }
      yield next.value.length > left ? next.value.slice(0, left) : next.value
      left -= next.value.length
    }
  } finally {
    if (!isDone) await iterator.return?.()
  }
}
