/** Where a file is made: a small one on the calling thread, because another takes longer to start than to make it. */
import type { RowBatch } from '@querent/query'
import { openSource, type Source } from './closable-stream.ts'

type Make = (batches: AsyncIterable<RowBatch>) => Source<Uint8Array>

/**
 * A file of one batch is made `here`, unless it is of long texts; any other `away`, if that pays for batches like its second.
 * Nothing is read before the first chunk is asked for.
 */
export function placedExport(
  batches: AsyncIterable<RowBatch>,
  here: Make,
  away: Make,
  pays: (batch: RowBatch) => boolean,
): Source<Uint8Array> {
  const source = openSource(batches)
  let file: Source<Uint8Array> | undefined
  let isClosed = false

  async function place(): Promise<Source<Uint8Array> | undefined> {
    const first = await source.next()
    const second = first && (await source.next())
    if (isClosed) return undefined
    const isAway = (first !== undefined && isOfLongTexts(first)) || (second !== undefined && pays(second))
    const make = isAway ? away : here
    return make(resumed([first, second], source))
  }

  return {
    async next() {
      file ??= await place()
      return file?.next()
    },
    async close() {
      isClosed = true
      await source.close()
      await file?.close()
    },
  }
}

/** Bytes of a batch of which a file is made in a moment. */
const SHORT_BATCH = 500_000

/** Whether a batch is of long texts. They are moved to a thread, where values would be copied. */
function isOfLongTexts(batch: RowBatch): boolean {
  return !Array.isArray(batch) && batch.bytes.length > SHORT_BATCH
}

/** Values that were read already, and then those that are left. */
function resumed<T>(read: (T | undefined)[], source: Source<T>): AsyncIterable<T> {
  const iterator: AsyncIterator<T> = {
    async next() {
      const value = read.length > 0 ? read.shift() : await source.next()
      return value === undefined ? { done: true, value } : { done: false, value }
    },
    async return() {
      await source.close()
      return { done: true, value: undefined }
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}
