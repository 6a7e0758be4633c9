/** Where a file is made: a small one on the calling thread, because another takes longer to start than to make it. */
import type { RowBatch } from '@querent/query'
import { openSource, type Source } from './closable-stream.ts'

type Make = (batches: AsyncIterable<RowBatch>) => Source<Uint8Array>

/**
 * A file of one batch is made `here`; any other `away`, if that pays for batches like its second. Nothing is read before the
 * first chunk is asked for.
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
    const make = second && pays(second) ? away : here
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
